/** Rule 4: the event phase. WP-4. */
import type { Rules } from '../../../../referee/index.js';
import { decision, order } from '../../../../referee/index.js';
import type { SideId } from '../../components/pack.js';
import { cardId, cardIds, cardIndex, opsOf } from '../../components/pack.js';
import { freshLeft } from '../../state/words.js';
import { entryRoll } from '../delayed.js';
import type { Playing } from '../playing.js';
import { deal, declaringOrder, drawCard, renewDeck } from './deck.js';
import { immediate } from './immediate.js';

/**
 * On turn 1 the cards are dealt, and none is used (WP-4.1.a, c); from turn 2 each side draws and uses one
 * (WP-4.2.a).
 */
export function* eventPhase(p: Playing): Rules<void> {
  if (p.state.turn === 1) {
    if (p.state.hands.J.length + p.state.hands.A.length === 0) deal(p);
    return;
  }
  entryRoll(p);
  renewDeck(p);
  const sides = declaringOrder(p);
  const forced = sides.map((side) => drawCard(p, side)); // both, before either card is used: WP-4.2.c
  for (const [i, side] of sides.entries()) yield* declare(p, side, forced[i]);
}

/** A forced card that was drawn is used; else the owner uses one of his two (WP-4.2.a, WP-4.5.e). */
function* declare(p: Playing, side: SideId, forced: number | undefined): Rules<void> {
  if (forced !== undefined) return yield* useCard(p, side, forced);
  if (p.state.hands[side].length === 0) return;
  const { card } = yield* p.play.ask(declaring(p, side));
  yield* useCard(p, side, cardIndex(p.pack, card));
}

function declaring(p: Playing, side: SideId) {
  const { pack, state } = p;
  return decision({
    side,
    kind: 'card',
    clause: 'WP-4.2.a',
    public: false,
    forms: [
      order('use').one('card', 'card', {
        candidates: () => cardIds(pack, state.hands[side]),
        forbids: (_, __, card) =>
          state.hands[side].includes(cardIndex(pack, card)) ? undefined : 'WP-4.2.a',
      }),
    ],
  });
}

/** The card is shown; what is immediate is carried out, the rest is in force (WP-4.2.d, WP-4.3). */
export function* useCard(p: Playing, side: SideId, card: number): Rules<void> {
  const { pack, state, play } = p;
  state.hands[side] = state.hands[side].filter((other) => other !== card);
  state.discards.push(card);
  play.reveal();
  play.log('card.used', { side, card: cardId(pack, card) });
  const effect = { card, owner: side, used: false, left: freshLeft(pack, card, side) };
  state.effects.push(effect);
  if (opsOf(pack, card, side).some(({ op }) => op === 'endSuddenDeath')) state.suddenDeathOff = true;
  yield* play.scope({ key: 'card', card: cardId(pack, card) }, immediate(p, effect));
}
