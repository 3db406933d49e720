/** Chapters 2.3 and 6.2: the deck, the hands, what a card may be used for. TS-2.3, TS-6.2. */
import type { Clause, Decision, Form, Play, Rules } from '../../../../referee/index.js';
import { decision, order } from '../../../../referee/index.js';
import type { Pack, PackEvent, SideId } from '../../components/pack.js';
import { cardId, cardIndex, eventOf } from '../../components/pack.js';
import type { TsState } from '../../state/state.js';
import { phaseOf } from '../../state/state.js';

/**
 * What cards are drawn for: the first hand (TS-3.2.d), Borneo (TS-6.2.a), the Allied allowance of the turn
 * (TS-6.2.b).
 */
export type DrawnFor = 'draw.setup' | 'draw.oil' | 'draw';

/** Draws up to `wanted` cards for a side, as many as its hand still holds (TS-6.2.c). */
export function drawCards(
  pack: Pack,
  play: Play<TsState>,
  side: SideId,
  wanted: number,
  what: DrawnFor,
): void {
  const { state } = play;
  const room = pack.file.rules.handLimit[side] - state.hands[side].length;
  const drawn = takeFromDeck(pack, play, side, Math.max(0, Math.min(wanted, room)));
  if (drawn > 0) play.log(what, { side, n: drawn });
}

/**
 * Draws cards one after the other; the deck is made anew the moment it falls to one card (TS-6.2.d,
 * TS-6.2.e).
 */
function takeFromDeck(pack: Pack, play: Play<TsState>, side: SideId, wanted: number): number {
  const { state } = play;
  let drawn = 0;
  while (drawn < wanted) {
    reshuffleIfLow(pack, play);
    const take = Math.min(
      wanted - drawn,
      Math.max(1, state.deck.length - pack.file.rules.reshuffleWhenDeckAt),
    );
    if (state.deck.length === 0) break;
    const ids = play.draw({
      side,
      purpose: 'cards',
      from: state.deck.map((card) => cardId(pack, card)),
      take,
    });
    const cards = ids.map((id) => cardIndex(pack, id));
    state.deck = state.deck.filter((card) => !cards.includes(card));
    state.hands[side] = sorted([...state.hands[side], ...cards]);
    play.tell(side, 'drawn', { cards: ids });
    drawn += take;
  }
  reshuffleIfLow(pack, play);
  return drawn;
}

/** Hands hold two cards fewer than there are, so a deck that is low finds discards (TS-6.2.e). */
function reshuffleIfLow(pack: Pack, play: Play<TsState>): void {
  const { state } = play;
  if (state.deck.length > pack.file.rules.reshuffleWhenDeckAt) return;
  state.deck = sorted([...state.deck, ...state.discards]);
  state.discards = [];
  play.log('reshuffle', { n: state.deck.length });
}

function sorted(cards: readonly number[]): number[] {
  return [...cards].sort((a, b) => a - b);
}

/** Puts a card from a hand face-up on the discard pile (TS-2.3.1.a, TS-7.3.b). */
export function discard(state: TsState, side: SideId, card: number): void {
  state.hands[side] = state.hands[side].filter((c) => c !== card);
  state.discards.push(card);
}

/** A card out of a hand by chance: a secret draw, then face-up (TS-CX.d). */
export function discardAtRandom(pack: Pack, play: Play<TsState>, side: SideId): void {
  const { state } = play;
  const from = state.hands[side].map((card) => cardId(pack, card));
  const [id] = play.draw({ side, purpose: 'discard', from, take: 1 });
  if (id === undefined) return;
  discard(state, side, cardIndex(pack, id));
  play.log('discarded', { side, card: id });
}

/** Plays an event: its card is discarded, a single-use one marked for good (TS-2.2.7.a, TS-2.3.d). */
export function playEvent(play: Play<TsState>, event: PackEvent): void {
  const { state } = play;
  discard(state, event.side, event.card);
  if (event.oneShot) state.spent = [...state.spent, event.no].sort();
  play.log('event', { side: event.side, event: event.no });
}

/** Events work from the supply phase of turn 1 on (TS-7.3.c, TS-7.3.d). */
export function eventsAllowed(pack: Pack, state: TsState): boolean {
  const from = pack.file.rules.eventsAllowedFrom.turn;
  if (state.turn !== from) return state.turn > from;
  return state.begin === undefined
    ? /^(ISOLATION|CAPTURE|RETURN|RESUPPLY|SCORING)/.test(phaseOf(state))
    : /^(isolation|capture|redeployment|resupply|supply|scoring)$/.test(state.begin.procedure);
}

/** The clause that keeps a side from playing an event now, whatever the moment. */
export function forbidsEvent(pack: Pack, state: TsState, side: SideId, event: PackEvent): Clause | undefined {
  if (event.side !== side) return 'TS-2.3.b';
  if (!eventsAllowed(pack, state)) return 'TS-7.3.c';
  if (!state.hands[side].includes(event.card)) return event.timing === 'operation' ? 'TS-7.3.b' : 'TS-8.0.b';
  return state.spent.includes(event.no) ? 'TS-2.3.d' : undefined;
}

/** The clause that keeps a card from being spent as a resource. */
export function forbidsResource(pack: Pack, state: TsState, side: SideId, id: string): Clause | undefined {
  return state.hands[side].includes(cardIndex(pack, id)) ? undefined : 'TS-2.3.2.a';
}

/** A field that takes a card of the side's hand as a resource. */
export function resourceWalk(pack: Pack, state: TsState, side: SideId) {
  return {
    candidates: () => state.hands[side].map((card) => cardId(pack, card)),
    forbids: (_: unknown, __: readonly string[], id: string) => forbidsResource(pack, state, side, id),
  };
}

/** Spends a card as a resource. */
export function spend(pack: Pack, play: Play<TsState>, side: SideId, id: string, what: string): void {
  discard(play.state, side, cardIndex(pack, id));
  play.log('resource', { side, card: id, what });
}

/**
 * Whether an event may still turn up in its owner's hand, as everybody knows: not spent, not in the discards.
 */
export function mayBeHeld(state: TsState, event: PackEvent): boolean {
  return !state.spent.includes(event.no) && !state.discards.includes(event.card);
}

/** Forms of a decision of this side, with those playable at any time (TS-CJ10.c). */
export function withAnytime(
  pack: Pack,
  state: TsState,
  side: SideId,
  forms: readonly Form<never>[],
): readonly Form<never>[] {
  const more = pack.anytime[side].map((event) =>
    order(event.no)
      .unless(() => (eventsAllowed(pack, state) ? forbidsEvent(pack, state, side, event) : 'TS-7.3.d'))
      .atAnyTime(),
  );
  // A card of these is no answer to the question, so its form adds nothing to the type of the answers.
  return [...forms, ...(more as unknown as readonly Form<never>[])];
}

/**
 * Asks as long as the answer is a card playable at any time; such a card may change whether there is still
 * something to ask. Undefined: not asked (any more).
 */
export function* askSide<F extends Form<never> | Form<unknown>>(
  pack: Pack,
  play: Play<TsState>,
  make: () => (Omit<Decision, 'forms'> & { readonly forms: readonly F[] }) | undefined,
  onReshuffle: () => void = () => undefined,
): Rules<(F extends Form<infer A> ? A : never) | undefined> {
  for (;;) {
    const made = make();
    if (made === undefined) return undefined;
    const side = made.side === 'J' ? 'J' : 'A';
    const forms = withAnytime(pack, play.state, side, made.forms as readonly Form<never>[]);
    const answer = yield* play.ask(decision({ ...made, forms: forms as readonly F[] }));
    const found = pack.events.get((answer as { readonly do: string }).do);
    if (found === undefined) return answer as F extends Form<infer A> ? A : never;
    reshuffleAll(pack, play, eventOf(pack, found.no));
    onReshuffle();
  }
}

/**
 * J10: everything but this card becomes a new deck, and each side draws as many as it held (TS-CJ10.a,
 * TS-CJ10.d: J first).
 */
function reshuffleAll(pack: Pack, play: Play<TsState>, event: PackEvent): void {
  const { state } = play;
  playEvent(play, event);
  const sizes = { J: state.hands.J.length, A: state.hands.A.length };
  const others = state.discards.filter((card) => card !== event.card);
  state.deck = sorted([...state.deck, ...others, ...state.hands.J, ...state.hands.A]);
  state.discards = [event.card];
  state.hands = { J: [], A: [] };
  play.log('reshuffleAll', { n: state.deck.length });
  for (const side of ['J', 'A'] as const) takeFromDeck(pack, play, side, sizes[side]);
}
