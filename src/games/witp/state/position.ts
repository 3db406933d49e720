/** Position files: the situation in the words of components and decisions. */
import type { Crumb, Json, PositionFault, View, Viewer } from '../../../referee/index.js';
import { readPositionFile } from '../../shared/index.js';
import {
  cardIds,
  hexId,
  hexIds,
  hexIndex,
  NONE,
  type OptionId,
  type Pack,
  SIDES,
  type SideId,
  unitId,
  unitIds,
  unitIndex,
} from '../components/pack.js';
import {
  type PositionFile,
  type PositionIds,
  type positionFile,
  positionFileSchema,
} from '../components/position.js';
import { cardsOfYear, OPTION_IDS, type OpeningWords, startState, unitIn } from './start.js';
import {
  type Battle,
  type BySide,
  type Impulse,
  isAboard,
  isOnMap,
  LIFTED,
  OFF,
  PHASES,
  type Position,
  phaseOf,
  redeployLimit,
  type UnitState,
  type WpState,
} from './state.js';
import { ashoreOf } from './survey.js';
import { cardList, laidOver, publicWords, unitFrom } from './words.js';

/**
 * Reads a position file: what it does not name has its set-up value, or is off the map where `clear` is true.
 */
export function readPosition(
  pack: Pack,
  schema: ReturnType<typeof positionFile>,
  json: Json,
): { readonly state: WpState } | { readonly fault: PositionFault } {
  const read = readPositionFile(schema, json);
  if ('fault' in read) return read;
  const state = stateFrom(pack, read.file);
  const fault = faultOfCards(read.file) ?? faultOfUnits({ pack, state });
  return fault === undefined ? { state } : { fault };
}

/** What a position file of this pack may name. */
export function positionIds(pack: Pack): PositionIds {
  return {
    units: [...pack.unitIndexes.keys()],
    hexes: [...pack.hexIndexes.keys()],
    cards: [...pack.cardIndexes.keys()],
    phases: PHASES,
    lastTurn: pack.lastTurn,
    bases: pack.bases.length,
  };
}

/** JSON Schema of a position file, procedures included. */
export function positionSchema(pack: Pack): Json {
  // A JSON Schema is JSON; the library's type only does not say so.
  return positionFileSchema(positionIds(pack)) as Json;
}

/** The position in the words of a position file; reading it gives the same state at every safe point. */
export function showPosition(position: Position): Json {
  const { pack, state } = position;
  return {
    ...publicWords(position),
    hands: { J: cardIds(pack, state.hands.J), A: cardIds(pack, state.hands.A) },
    deck: cardIds(pack, state.deck),
  };
}

/** How the match of a position file was opened. */
export function openingOf({ scenario = 'standard', options = {} }: PositionFile): OpeningWords {
  const flags: { [id in OptionId]?: boolean } = {};
  for (const id of OPTION_IDS) {
    const given = options[id];
    if (given !== undefined) flags[id] = given === true || given === 'true';
  }
  return {
    scenario,
    options: flags,
    lastTurn: options.lastTurn === undefined ? undefined : Number(options.lastTurn),
    bid: options.bid === undefined ? undefined : Number(options.bid),
  };
}

/** The situation of a position file, hands and deck included. */
export function stateFrom(pack: Pack, file: PositionFile): WpState {
  const fresh = startState(pack, openingOf(file));
  const units = unitsFrom(pack, fresh.units, file);
  const cleared = file.clear === true ? { ...fresh, depots: { J: [], A: [] } } : fresh;
  const state = { ...laidOver(pack, cleared, file), units };
  const position = { pack, state };
  state.cc = file.cc === undefined ? contested(position) : state.cc;
  state.startControl = startControl(pack, fresh, file);
  state.initiative = file.initiative ?? compared(state.trp);
  state.redeployLeft = redeployLimits(position, file);
  if (file.landAtStart === undefined) state.landAtStart = landHexes(position);
  Object.assign(state, pilesOf(pack, state.turn, file));
  return file.begin === undefined
    ? state
    : { ...state, begin: { procedure: file.begin.procedure, with: (file.begin.with ?? {}) as Json } };
}

function unitsFrom(pack: Pack, start: readonly UnitState[], file: PositionFile): UnitState[] {
  const units = start.map((unit, index) =>
    unitFrom(pack, file.clear === true ? unitIn(OFF) : unit, file.units?.[unitId(pack, index)]),
  );
  for (const [index, unit] of units.entries())
    if (pack.units[index]!.fleet && unit.at === pack.split && unit.sea === null) unit.sea = 'west';
  return units;
}

/**
 * Hexes with land of both sides; none while units move and fight, where the marker of the last turn counts
 * (WP-9.7).
 */
function contested(position: Position): number[] {
  const { pack, state } = position;
  if (state.step === 'movement' || state.step === 'combat') return [];
  const { land } = ashoreOf(position);
  return [...pack.hexes.keys()].filter((hex) => land.J[hex]! > 0 && land.A[hex]! > 0);
}

/** Who controlled the bases at the set-up; those that the file names otherwise. */
function startControl(pack: Pack, fresh: WpState, file: PositionFile): (SideId | null)[] {
  const given = file.startControl ?? {};
  return fresh.startControl.map((side, hex) => given[hexId(pack, hex)] ?? side);
}

export function compared(trp: BySide<number>): SideId | '=' {
  if (trp.J === trp.A) return '=';
  return trp.J > trp.A ? 'J' : 'A';
}

function redeployLimits(position: Position, file: PositionFile): BySide<number> {
  const { J, A } = file.redeployLeft ?? {};
  return { J: J ?? redeployLimit(position, 'J'), A: A ?? redeployLimit(position, 'A') };
}

/** Hexes in which each side has land that did not enter in this segment. */
function landHexes(position: Position): BySide<number[]> {
  const { pack, state } = position;
  const of = (side: SideId) => {
    const stayed = pack.army[side].filter((unit) => {
      const { at, moved, carrier } = state.units[unit]!;
      return pack.units[unit]!.type === 'L' && at >= 0 && !moved && carrier === NONE;
    });
    return [...new Set(stayed.map((unit) => state.units[unit]!.at))].sort((a, b) => a - b);
  };
  return { J: of('J'), A: of('A') };
}

/** Cards of the year of the deck that stand nowhere else lie in it. */
function pilesOf(pack: Pack, turn: number, file: PositionFile): Pick<WpState, 'hands' | 'deck' | 'discards'> {
  const hands = { J: cardList(pack, file.hands?.J), A: cardList(pack, file.hands?.A) };
  const discards = (file.discards ?? []).map((id) => pack.cardIndexes.get(id) ?? NONE);
  const named = new Set([...hands.J, ...hands.A, ...discards]);
  const year = pack.file.turnTrack[turn - 1]!.deck;
  const rest = cardsOfYear(pack, year).filter((card) => !named.has(card));
  return { hands, discards, deck: file.deck === undefined ? rest : cardList(pack, file.deck) };
}

function faultOfCards(file: PositionFile): PositionFault | undefined {
  const cards = [
    ...(file.hands?.J ?? []),
    ...(file.hands?.A ?? []),
    ...(file.deck ?? []),
    ...(file.discards ?? []),
  ];
  const twice = cards.find((card, i) => cards.indexOf(card) !== i);
  if (twice !== undefined) return { at: 'hands', message: `${twice} stands twice` };
  for (const side of SIDES)
    if ((file.hands?.[side] ?? []).length > 2) return { at: `hands.${side}`, message: 'WP-4.2.a' };
  return undefined;
}

/** Units where they cannot be. */
function faultOfUnits({ pack, state }: Position): PositionFault | undefined {
  for (const [index, unit] of state.units.entries()) {
    if (!isOnMap(unit)) continue;
    const clause = forbidsPlace(pack, state, index, unit);
    if (clause !== undefined) return { at: `units.${unitId(pack, index)}.at`, message: clause };
  }
  return undefined;
}

/** The clause by which a unit cannot be in a hex at all. */
function forbidsPlace(pack: Pack, state: WpState, index: number, unit: UnitState): string | undefined {
  const { fleet, type, nation } = pack.units[index]!;
  const { terrain } = pack.hexes[unit.at]!;
  if (fleet) return terrain === 'land' || terrain === 'mountain' ? 'WP-2.3.2.c' : undefined;
  if (isAboard(unit)) {
    const carrier = state.units[unit.carrier]!;
    const carries = pack.units[unit.carrier]!.type === 'N' && type === 'L' && carrier.at === unit.at;
    return carries ? undefined : 'WP-8.6.a';
  }
  if (nation === 'CN') return pack.chinaHome.includes(unit.at) ? undefined : 'WP-12.2.a';
  if (type === 'L') return terrain === 'sea' || terrain === 'mountain' ? 'WP-2.3.2.d' : undefined;
  return undefined;
}

// What a viewer may know: everything but the cards of hands that are not his and of the deck (decisions:
// hands, bids).

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
