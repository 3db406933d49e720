/**
 * What a viewer may know: everything but the cards of hands that are not his and of the deck (decisions:
 * hands, bids).
 */
import type { Crumb, Json, View, Viewer } from '../../../referee/index.js';
import type { Pack, SideId } from '../components/pack.js';
import {
  cardIds,
  hexId,
  hexIds,
  hexIndex,
  NONE,
  SIDES,
  unitId,
  unitIds,
  unitIndex,
} from '../components/pack.js';
import type { PositionFile } from '../components/position.js';
import { stateFrom } from './position.js';
import { cardsOfYear } from './start.js';
import type { Battle, Impulse, Position, WpState } from './state.js';
import { LIFTED, phaseOf } from './state.js';
import { cardList, publicWords } from './words.js';

/** A view's body: the words of a position file without hands and deck, and what is under way. */
export type Body = Omit<PositionFile, 'hands' | 'deck' | 'begin'> & {
  readonly sizes: Readonly<Record<SideId, number>>;
  readonly deckSize: number;
  /** The viewer's own hand; nobody else's is here. */
  readonly hand?: readonly string[];
  readonly lifted: readonly { readonly unit: string; readonly from: string }[];
  readonly impulse: ImpulseWords | null;
  readonly battle: BattleWords | null;
};

interface ImpulseWords {
  readonly side: SideId;
  readonly target: string;
  readonly free: string | null;
  readonly activated: readonly string[];
  readonly reached: boolean;
  readonly carries: boolean;
  readonly underway: {
    readonly units: readonly string[];
    readonly water: number;
    readonly left: boolean;
  } | null;
}

interface BattleWords {
  readonly kind: Battle['kind'];
  readonly hex: string;
  readonly sea: Battle['sea'];
  readonly attacker: SideId | null;
  readonly support: Readonly<Record<SideId, readonly string[]>>;
  readonly named: readonly string[];
}

/** Turn and phase. */
export function crumbsOf(state: WpState): readonly Crumb[] {
  return [{ key: 'turn', n: state.turn }, { key: phaseOf(state) }];
}

export function viewOf(position: Position, viewer: Viewer): View {
  const { pack, state } = position;
  const { hands, deck, lifted, impulse, battle } = state;
  const body: Json = {
    ...publicWords(position),
    sizes: { J: hands.J.length, A: hands.A.length },
    deckSize: deck.length,
    ...(viewer === 'J' || viewer === 'A' ? { hand: cardIds(pack, hands[viewer]) } : {}),
    lifted: lifted.map(({ unit, from }) => ({ unit: unitId(pack, unit), from: hexId(pack, from) })),
    impulse: impulse === null ? null : impulseWords(pack, impulse),
    battle: battle === null ? null : battleWords(pack, battle),
  };
  return { viewer, now: crumbsOf(state), body };
}

export function bodyOf(view: View): Body {
  return view.body as Body;
}

function impulseWords(pack: Pack, impulse: Impulse): { readonly [word: string]: Json } {
  const { side, target, free, activated, reached, carries, underway } = impulse;
  return {
    side,
    target: hexId(pack, target),
    free: free === NONE ? null : pack.cards[free]!.id,
    activated: hexIds(pack, activated),
    reached,
    carries,
    underway: underway === null ? null : { ...underway, units: unitIds(pack, underway.units) },
  };
}

function battleWords(
  pack: Pack,
  { kind, hex, sea, attacker, support, named }: Battle,
): { readonly [word: string]: Json } {
  const air = { J: unitIds(pack, support.J), A: unitIds(pack, support.A) };
  return { kind, hex: hexId(pack, hex), sea, attacker, support: air, named: cardIds(pack, named) };
}

/**
 * The situation that a view shows, with cards, first those of the lowest numbers, where hidden ones are.
 * Views are made by `viewOf` alone, so their shape is trusted.
 */
export function situationIn(pack: Pack, view: View): WpState {
  const { sizes, deckSize, hand = [], lifted, impulse, battle, ...words } = bodyOf(view);
  const state = stateFrom(pack, { ...words, hands: {}, deck: [] });
  for (const { unit } of lifted) state.units[unitIndex(pack, unit)]!.at = LIFTED;
  const own = cardList(pack, hand);
  const left = unseen(pack, state, own);
  const dealt = (side: SideId) => (side === view.viewer ? own : left.splice(0, sizes[side]));
  return {
    ...state,
    hands: { J: dealt('J'), A: dealt('A') },
    deck: left.slice(0, deckSize),
    lifted: lifted.map(({ unit, from }) => ({ unit: unitIndex(pack, unit), from: hexIndex(pack, from) })),
    impulse: impulse === null ? null : impulseFrom(pack, impulse),
    battle: battle === null ? null : battleFrom(pack, battle),
  };
}

/** Cards that may be in hidden hands and in the deck: of its year, then a card kept from the year before. */
function unseen(pack: Pack, state: WpState, own: readonly number[]): number[] {
  const year = pack.file.turnTrack[state.turn - 1]!.deck;
  const seen = new Set([...own, ...state.discards, ...state.effects.map(({ card }) => card)]);
  return [...cardsOfYear(pack, year), ...cardsOfYear(pack, year - 1)].filter((card) => !seen.has(card));
}

function impulseFrom(pack: Pack, words: ImpulseWords): Impulse {
  const { side, target, free, activated, reached, carries, underway } = words;
  return {
    side,
    target: hexIndex(pack, target),
    free: free === null ? NONE : (pack.cardIndexes.get(free) ?? NONE),
    activated: activated.map((id) => hexIndex(pack, id)),
    reached,
    carries,
    underway:
      underway === null ? null : { ...underway, units: underway.units.map((id) => unitIndex(pack, id)) },
  };
}

function battleFrom(pack: Pack, { kind, hex, sea, attacker, support, named }: BattleWords): Battle {
  const air = (ids: readonly string[]) => ids.map((id) => unitIndex(pack, id));
  return {
    kind,
    hex: hexIndex(pack, hex),
    sea,
    attacker,
    support: { J: air(support.J), A: air(support.A) },
    named: cardList(pack, named),
  };
}

/**
 * Another state that differs only in what the viewer may not know: cards of hands that are not his and of the
 * deck are mixed, numbers kept. A forced card is never in a hand, a card kept from last year never in the
 * deck (WP-4.4.a, WP-4.5.a). Undefined when nothing is hidden.
 */
export function twinOf(
  { pack, state }: Position,
  viewer: Viewer,
  pick: (n: number) => number,
): WpState | undefined {
  const year = pack.file.turnTrack[state.turn - 1]!.deck;
  const mixes = (card: number) => pack.cards[card]!.year === year && !pack.cards[card]!.forced;
  const others = SIDES.filter((side) => side !== viewer && state.hands[side].some(mixes));
  const pool = [...others.flatMap((side) => state.hands[side]), ...state.deck].filter(mixes);
  if (others.length === 0 || pool.length < 2) return undefined;
  const mixed = (card: number) => (mixes(card) ? pool.splice(pick(pool.length), 1)[0]! : card);
  const hands = { ...state.hands };
  for (const side of others) hands[side] = hands[side].map(mixed).sort((a, b) => a - b);
  return { ...state, hands, deck: state.deck.map(mixed).sort((a, b) => a - b) };
}
