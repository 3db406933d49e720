/** Rules 9.3 to 9.6: one battle from the declarations to the last hit. WP-9.3 to WP-9.6.2. */
import { decision, type Modifier, order, type Rules } from '../../../../referee/index.js';
import { cardIds, cardIndex, enemyOf, hexId, SIDES, type SideId, unitIndex } from '../../components/pack.js';
import {
  type Battle,
  type BySide,
  type Effect,
  inForce,
  isChinese,
  isFull,
  isOnMap,
  type Position,
  typeOf,
  unitAt,
} from '../../state/state.js';
import { firstToAct, named, type Playing, removeUnit } from '../playing.js';
import { applyHits } from './hits.js';
import { airInRange, bonusHolds, fighters, partsOf } from './strength.js';

/** How a battle ended. */
export interface BattleResult {
  readonly winner: SideId;
  /** Of the final totals (WP-9.6.3.g). */
  readonly difference: number;
}

/** What counts at the start of a battle, after the declarations. */
interface Muster {
  readonly units: BySide<readonly number[]>;
  /** Full fighters: the most hits that they inflict (WP-9.6.1.c, d). */
  readonly full: BySide<number>;
  /** Whether the side has carriers (WP-9.6.2.i). */
  readonly carriers: BySide<boolean>;
}

/** Declarations, strengths, dice, hits; undefined when Air given up have left nobody to fight. */
export function* fight(p: Playing, battle: Battle): Rules<BattleResult | undefined> {
  p.state.battle = battle;
  p.play.log('battle', { what: battle.kind, hex: hexId(p.pack, battle.hex) });
  if (battle.kind !== 'fleet') noteChina(p, battle);
  yield* declarations(p, battle);
  const muster = musterOf(p, battle);
  if (SIDES.some((side) => muster.units[side].length === 0)) {
    p.state.battle = null;
    return undefined;
  }
  const { faces, totals } = throwDice(p, battle);
  const winner: SideId = totals.J > totals.A ? 'J' : 'A';
  const outcome = { winner, difference: Math.abs(totals.J - totals.A) };
  p.play.log('battle.won', { side: winner, n: outcome.difference });
  yield* normalHits(p, battle, muster, outcome);
  for (const side of [enemyOf(winner), winner])
    yield* extraHits(p, battle, muster, side, faces[enemyOf(side)]);
  yield* afterBattle(p, battle);
  p.state.battle = null;
  return outcome;
}

/** A land battle against CN units is what J owes every turn (WP-12.2.f). */
function noteChina(p: Playing, battle: Battle): void {
  if (battle.kind === 'land' && fighters(p, battle, 'A').some((unit) => isChinese(p, unit)))
    p.state.chinaBattle = true;
}

function musterOf(p: Playing, battle: Battle): Muster {
  const units = { J: fighters(p, battle, 'J'), A: fighters(p, battle, 'A') };
  const full = (side: SideId) => units[side].filter((unit) => isFull(p, unit)).length;
  const carriers = (side: SideId) => units[side].some((unit) => typeOf(p, unit).type === 'CV');
  return {
    units,
    full: { J: full('J'), A: full('A') },
    carriers: { J: carriers('J'), A: carriers('A') },
  };
}

interface Thrown {
  readonly faces: BySide<number>;
  readonly totals: BySide<number>;
}

/** J's die, then A's; a tie throws both again, and only the last throw counts (WP-9.6.a to c). */
function throwDice(p: Playing, battle: Battle): Thrown {
  for (let again = false; ; again = true) {
    const faces = { J: natural(p, battle, 'J', again), A: natural(p, battle, 'A') };
    const totals = { J: total(p, battle, 'J', faces.J), A: total(p, battle, 'A', faces.A) };
    if (totals.J !== totals.A) return { faces, totals };
    p.play.log('battle.tie', { n: totals.J });
  }
}

/** The natural die of a side: the higher of two where a card gives two, thrown one by one. */
function natural(p: Playing, battle: Battle, side: SideId, again = false): number {
  const modifiers = partsOf(p, battle, side).map((part): Modifier => ({ ...part, on: 'attack' }));
  const one = (spec = {}) => p.play.roll({ purpose: `battle${side}`, dice: [6], modifiers, ...spec }).total;
  const first = one({ again });
  const twice = inForce(p, 'bestOfTwo').some(
    ({ op, effect }) =>
      op.side === side &&
      op.battles.includes(battle.kind) &&
      (op.uses === 'all' || battle.named.includes(effect.card)),
  );
  return twice ? Math.max(first, one()) : first;
}

/** Fleets add the whole die, land half of it, rounded down (WP-9.3.a, WP-9.4.a, WP-9.5.a). */
function total(p: Playing, battle: Battle, side: SideId, face: number): number {
  const strength = partsOf(p, battle, side).reduce((sum, { amount }) => sum + amount, 0);
  const die = battle.kind === 'fleet' ? face : Math.floor(face / 2);
  p.play.log('battle.total', { side, strength, face, die, n: strength + die });
  return strength + die;
}

/**
 * The difference hits the loser, half of what was marked the winner; at most the full units of the enemy
 * (WP-9.6.1.a to f).
 */
function* normalHits(
  p: Playing,
  battle: Battle,
  muster: Muster,
  { winner, difference }: BattleResult,
): Rules<void> {
  const loser = enemyOf(winner);
  const most = Math.min(difference, muster.full[winner]);
  const marked = yield* applyHits(p, muster.units[loser], most, 'hit', battle.hex);
  const back = Math.min(Math.floor(marked / 2), muster.full[loser]);
  yield* applyHits(p, muster.units[winner], back, 'hit', battle.hex);
}

/**
 * What a natural 5 or 6 of the enemy does to the Air that supported a side, or to its carriers (WP-9.6.2).
 */
function* extraHits(p: Playing, battle: Battle, muster: Muster, side: SideId, face: number): Rules<void> {
  const air = battle.support[side];
  if (face < 5 || air.length === 0) return; // WP-9.6.2.a, b, g
  const table = p.pack.file.tables.extraHits;
  const row = face === 5 ? '5' : '6';
  const set = (unit: 'A' | 'CV') =>
    inForce(p, 'extraHits')
      .filter(({ op }) => op.victim === side && (op.unit === 'all' || op.unit === unit))
      .at(-1)?.op.table[row];
  if (face === 6 && battle.kind === 'fleet' && muster.carriers[side]) {
    const carriers = muster.units[side].filter((unit) => typeOf(p, unit).type === 'CV');
    const hits = set('CV') ?? table['6'].carrierInsteadInFleetBattle;
    yield* applyHits(p, carriers, hits, 'extra-cv', battle.hex);
    return;
  }
  yield* applyHits(p, air, set('A') ?? table[row].air, 'extra-air', battle.hex);
}

/** What cards take after all hits and before the retreat: of the battle in which they were named. */
function* afterBattle(p: Playing, battle: Battle): Rules<void> {
  for (const { op, effect } of inForce(p, 'afterBattleHit'))
    if (battle.named.includes(effect.card))
      yield* applyHits(p, of(p, battle, op), op.n, 'by-card', battle.hex);
  for (const { op, effect } of inForce(p, 'afterBattleEliminate'))
    if (battle.named.includes(effect.card))
      yield* applyHits(p, of(p, battle, op), op.n, 'eliminate', battle.hex);
}

function of(
  p: Playing,
  battle: Battle,
  { victim, types }: { readonly victim: SideId; readonly types: readonly string[] },
): number[] {
  return fighters(p, battle, victim).filter(
    (unit) => types.includes(typeOf(p, unit).type) && isOnMap(unitAt(p, unit)),
  );
}

/** The player without the initiative declares first (WP-9.2.d); then Air given up strike (card 1944-03). */
function* declarations(p: Playing, battle: Battle): Rules<void> {
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
