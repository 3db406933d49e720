/** Rule 4: the event phase. WP-4. */
import { decision, order, type Rules } from '../../../../referee/index.js';
import { cardId, cardIds, cardIndex, enemyOf, opsOf, type SideId } from '../../components/pack.js';
import { cardsOfYear } from '../../state/start.js';
import type { Position } from '../../state/state.js';
import { freshLeft } from '../../state/words.js';
import { entryRoll } from '../delayed.js';
import { ascending, type Playing } from '../playing.js';
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

/** On turns 2 to 8 A declares first, on 9 to 16 J; they draw in the same order (WP-4.2.b, g). */
export function declaringOrder({ pack, state }: Position): readonly [SideId, SideId] {
  const first: SideId = pack.file.turnTrack[state.turn - 1]!.cardPlay === 'J first' ? 'J' : 'A';
  return [first, enemyOf(first)];
}

/**
 * Each side draws one card of the year without the red ones; these then join the deck (WP-4.1.a, WP-3.3.d).
 */
export function deal(p: Playing): void {
  const { pack, state } = p;
  const { '1942': first, '1943': second } = pack.file.decks;
  const year = pack.file.turnTrack[state.turn - 1]!.deck;
  const red =
    state.scenario === '1943' ? second.initialDealExcludesIn1943Scenario : first.initialDealExcludes;
  const all = cardsOfYear(pack, year);
  state.deck = all.filter((card) => !red.includes(pack.cards[card]!.no));
  for (const side of declaringOrder(p)) drawCard(p, side);
  state.deck = [...state.deck, ...all.filter((card) => red.includes(pack.cards[card]!.no))].sort(ascending);
  p.play.log('cards.dealt', {});
}

/**
 * In a new year what is left of the old deck goes unseen, and the ten new cards make the deck (WP-4.4.a, b,
 * c, d).
 */
export function renewDeck({ pack, state, play }: Playing): void {
  const year = pack.file.turnTrack[state.turn - 1]!.deck;
  const before = pack.file.turnTrack[state.turn - 2]?.deck;
  if (before === undefined || before === year || state.turn === firstTurnOf({ pack, state })) return;
  state.deck = cardsOfYear(pack, year);
  play.log('deck.new', { year });
}

function firstTurnOf({ pack, state }: Position): number {
  return pack.file.scenarios.find(({ id }) => id === state.scenario)?.firstTurn ?? 1;
}

/**
 * A card from the deck, which is a set: it is decided by the draw alone. A forced card is shown at once
 * (WP-4.5.a, e); its index, or undefined.
 */
export function drawCard(p: Playing, side: SideId): number | undefined {
  const { pack, state, play } = p;
  const from = cardIds(pack, state.deck).sort();
  if (from.length === 0) return undefined;
  const id = play.draw({ side, purpose: 'card', from, take: 1 })[0]!;
  const card = cardIndex(pack, id);
  state.deck = state.deck.filter((other) => other !== card);
  state.hands[side] = [...state.hands[side], card].sort(ascending);
  play.tell(side, 'card.drawn', { card: id });
  if (!pack.cards[card]!.forced) return undefined;
  play.reveal();
  play.log('card.forced', { side, card: cardId(pack, card) });
  if (opsOf(pack, card, side).some(({ op }) => op === 'endSuddenDeath')) state.suddenDeathOff = true; // WP-X.sd.c
  return card;
}
