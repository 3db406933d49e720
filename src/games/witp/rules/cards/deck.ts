/** Rules 3.3(4), 4.1, 4.4: dealing, the decks of the years, drawing. */
import type { SideId } from '../../components/pack.js';
import { cardId, cardIds, cardIndex, enemyOf, opsOf } from '../../components/pack.js';
import { cardsOfYear } from '../../state/start.js';
import type { Position } from '../../state/state.js';
import { ascending, type Playing } from '../playing.js';

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
