/** Rule 9.2: Air support, and what cards let a player name before the dice. WP-9.2, WP-4.3. */
import type { Rules } from '../../../../referee/index.js';
import { decision, order } from '../../../../referee/index.js';
import type { SideId } from '../../components/pack.js';
import { cardIds, cardIndex, enemyOf, hexId, unitIndex } from '../../components/pack.js';
import { inForce } from '../../state/effects.js';
import type { Battle, Effect, Position } from '../../state/state.js';
import { firstToAct, named, type Playing, removeUnit } from '../playing.js';
import { applyHits } from './hits.js';
import { airInRange, bonusHolds, fighters } from './strength.js';

/** The player without the initiative declares first (WP-9.2.d); then Air given up strike (card 1944-03). */
export function* declarations(p: Playing, battle: Battle): Rules<void> {
  const last = firstToAct(p);
  const first = enemyOf(last);
  const givenUp = { first: yield* declare(p, battle, first), last: yield* declare(p, battle, last) };
  yield* strikeWith(p, battle, first, givenUp.first);
  yield* strikeWith(p, battle, last, givenUp.last);
}

/** One who has neither Air in range nor an option is not asked. What he gives up of his Air. */
function* declare(p: Playing, battle: Battle, side: SideId): Rules<readonly number[]> {
  const air = airInRange(p, battle, side);
  const cards = options(p, battle, side);
  if (air.length + cards.length === 0) return [];
  const answer = yield* p.play.ask(declaring(p, battle, side, air, cards));
  const indexes = (ids: readonly string[]) => ids.map((id) => unitIndex(p.pack, id));
  battle.support[side] = indexes(answer.support);
  for (const effect of p.state.effects)
    if (effect.owner === side && answer.cards.includes(p.pack.cards[effect.card]!.id)) {
      effect.used = true;
      battle.named.push(effect.card);
    }
  p.play.log('battle.declared', { side, units: answer.support, cards: answer.cards });
  return indexes(answer.kamikaze);
}

function declaring(
  p: Playing,
  battle: Battle,
  side: SideId,
  air: readonly number[],
  cards: readonly Effect[],
) {
  const open = cards.map(({ card }) => card);
  const suicide = kamikazeHits(p, battle, side) > 0;
  return decision({
    side,
    kind: 'declare',
    clause: 'WP-9.2.d',
    public: true,
    about: { hex: hexId(p.pack, battle.hex), what: battle.kind },
    forms: [
      order('declare')
        .set('support', 'unit', {
          candidates: () => named(p, air),
          forbids: (_, __, unit) => (air.includes(unitIndex(p.pack, unit)) ? undefined : 'WP-9.2.b'),
        })
        .set('cards', 'card', {
          candidates: () => cardIds(p.pack, open),
          forbids: (_, __, card) => (open.includes(cardIndex(p.pack, card)) ? undefined : 'WP-4.3.a'),
        })
        .set('kamikaze', 'unit', {
          candidates: ({ support }) => (suicide ? named(p, air).filter((id) => !support.includes(id)) : []),
          forbids: ({ support }, _, unit) => {
            if (!suicide) return 'WP-4.3.a';
            return air.includes(unitIndex(p.pack, unit)) && !support.includes(unit) ? undefined : 'WP-9.2.b';
          },
        }),
    ],
  });
}

/** OptionFlags of cards in force that can be named in this battle. */
function options(position: Position, battle: Battle, side: SideId): Effect[] {
  return position.state.effects.filter(
    (effect) => effect.owner === side && !effect.used && isOption(position, battle, effect),
  );
}

function isOption(position: Position, battle: Battle, effect: Effect): boolean {
  const { owner } = effect;
  const mine = <O extends { readonly effect: Effect }>(found: readonly O[]) =>
    found.filter((one) => one.effect === effect);
  const strength = mine(inForce(position, 'strength')).some(
    ({ op }) => op.side === owner && op.uses === 1 && bonusHolds(position, battle, op),
  );
  const dice = mine(inForce(position, 'bestOfTwo')).some(
    ({ op }) => op.side === owner && op.uses === 1 && op.battles.includes(battle.kind),
  );
  const bonus = mine(inForce(position, 'defenceBonus')).some(
    ({ op }) => op.uses === 1 && battle.kind === 'assault' && battle.attacker === op.attacker,
  );
  return strength || dice || bonus;
}

/** Hits of one Air given up in a fleet battle; 0: no card lets it. */
function kamikazeHits(position: Position, battle: Battle, side: SideId): number {
  if (battle.kind !== 'fleet') return 0;
  return inForce(position, 'kamikaze').find(({ op }) => op.side === side)?.op.hits ?? 0;
}

/** Each Air given up is lost and inflicts its hits before strengths are totalled. */
function* strikeWith(p: Playing, battle: Battle, side: SideId, air: readonly number[]): Rules<void> {
  if (air.length === 0) return;
  const hits = kamikazeHits(p, battle, side);
  p.play.log('kamikaze', { side, units: named(p, air), hex: hexId(p.pack, battle.hex) });
  for (const unit of air) removeUnit(p, unit);
  for (const _ of air) yield* applyHits(p, fighters(p, battle, enemyOf(side)), hits, 'kamikaze', battle.hex);
}
