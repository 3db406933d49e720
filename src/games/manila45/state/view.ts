/** What a viewer may know of a situation, and the way back. */
import { type Crumb, memoized, type View, type Viewer } from '../../../referee/index.js';
import { readParts, shownParts } from '../../shared/index.js';
import { hexIndex, OFF, OUT, type Pack } from '../components/pack.js';
import { landingOf, settleFaces } from './derived.js';
import { viewParts } from './parts.js';
import { isFaceDown, unitAt, unitsIn } from './questions.js';
import { mayStack } from './stacking.js';
import { type MnState, type Position, phaseOf, startState } from './state.js';
import { absent, type UnitsWords, unitFrom } from './units.js';

const partsOf = memoized(viewParts);

/** Turn and phase. */
export function crumbsOf(p: Position): readonly Crumb[] {
  const phase = phaseOf(p);
  return phase === 'S1' || phase === 'S2'
    ? [{ key: phase }]
    : [{ key: 'turn', n: p.state.turn }, { key: phase }];
}

export function viewOf(p: Position, viewer: Viewer): View {
  return { viewer, now: crumbsOf(p), body: shownParts(partsOf(p.pack), p, viewer) };
}

/** What of a view's body is read again here; views are made by `viewOf` alone, so their shape is trusted. */
interface Body {
  readonly turn: number;
  readonly phase: string;
  readonly units?: UnitsWords;
  readonly covered?: readonly string[];
}

/**
 * A situation that has this view: what its viewer may not know is filled in with the first units that fit.
 */
export function situationIn(pack: Pack, view: View): MnState {
  const body = view.body as Body & { readonly [name: string]: unknown };
  const state = startState(pack);
  const p: Position = { pack, state };
  state.step = body.phase;
  for (const unit of pack.units.keys()) unitAt(p, unit).at = absent(p, unit);
  const { move, ...rest } = body;
  readParts(partsOf(pack), p, rest);
  if (view.viewer !== 'JP') fillTokens(p, body.units ?? {});
  fillCovered(p, body.covered ?? []);
  settleFaces(p);
  if (move !== undefined) readParts(partsOf(pack), p, { move });
  const landing = landingOf(p);
  if (state.landing === undefined && landing !== undefined) state.landing = landing;
  return state;
}

/**
 * Japanese units for the counters that lie face down: those that have moved first, since they must be mobile.
 */
function fillTokens(p: Position, words: UnitsWords): void {
  const { pack, state } = p;
  const open = (unit: number) => unitAt(p, unit).revealed || words[pack.units[unit]!.id] !== undefined;
  const free = pack.army.JP.filter((unit) => !open(unit));
  const tokens = [...pack.tokenIds.keys()];
  const roamedFirst = [
    ...tokens.filter((token) => words[pack.tokenIds[token]!]?.roamed === true),
    ...tokens.filter((token) => words[pack.tokenIds[token]!]?.roamed !== true),
  ];
  const placed: number[] = tokens.map(() => OUT);
  for (const token of roamedFirst) {
    const word = words[pack.tokenIds[token]!];
    if (word === undefined) continue;
    const at = word.at === undefined ? OFF : hexIndex(pack, word.at);
    const unit = free.find((one) => fitsToken(p, one, at, word.roamed === true)) ?? free[0]!;
    free.splice(free.indexOf(unit), 1);
    placed[token] = unit;
    state.units[unit] = unitFrom(p, unit, word);
  }
  const others = pack.army.JP.filter((unit) => !placed.includes(unit));
  state.tokens = placed.map((unit) => (unit === OUT ? others.shift()! : unit));
}

/** A mobile one where it has moved; never a second fixed one in a hex (MN-6.3.a). */
function fitsToken(p: Position, unit: number, at: number, roamed: boolean): boolean {
  const { fixed } = p.pack.units[unit]!;
  if (!fixed) return true;
  return !roamed && unitsIn(p, 'JP', at).every((other) => !p.pack.units[other]!.fixed);
}

/** Units below the top: who was seen there, else the first that may lie there and stands nowhere else. */
function fillCovered(p: Position, covered: readonly string[]): void {
  for (const id of covered) {
    const at = hexIndex(p.pack, id);
    const [top] = unitsIn(p, 'US', at);
    const lost = p.pack.army.US.filter((unit) => unitAt(p, unit).at === absent(p, unit));
    const fitting = lost.filter((unit) => top === undefined || mayStack(p, unit, top));
    const unit = fitting.find((one) => unitAt(p, one).seen === at) ?? fitting[0];
    if (unit === undefined) continue;
    unitAt(p, unit).at = at;
    unitAt(p, unit).under = true;
  }
}

/**
 * Another situation that differs only in what the viewer may not know. Of the Japanese counters: which unit
 * lies under which token. Of US units below the top: which of those that the Japanese player has not seen
 * there.
 */
export function twinOf(p: Position, viewer: Viewer, pick: (n: number) => number): MnState | undefined {
  return viewer === 'JP' ? twinBelow(p, pick) : twinFaceDown(p, pick);
}

function twinFaceDown(p: Position, pick: (n: number) => number): MnState | undefined {
  const { pack, state } = p;
  const other: Position = { pack, state: structuredClone(state) };
  const down = pack.army.JP.filter((unit) => isFaceDown(p, unit) && unitAt(p, unit).at >= 0);
  let changed = false;
  for (const [i, unit] of down.entries()) {
    const partner = down[i + pick(down.length - i)]!;
    const apart = unitAt(other, partner).at !== unitAt(p, unit).at;
    if (partner !== unit && apart && maySwap(other, unit, partner)) {
      swapFaces(other, unit, partner);
      changed = true;
    }
  }
  return changed && !down.some((unit) => changesPlaces(p, other, unit)) ? other.state : undefined;
}

/**
 * Under another token of its own hex: when it is turned up everybody sees which, and nothing else has
 * changed.
 */
function changesPlaces(p: Position, other: Position, unit: number): boolean {
  const sameHex = unitAt(p, unit).at === unitAt(other, unit).at;
  return sameHex && p.state.tokens.indexOf(unit) !== other.state.tokens.indexOf(unit);
}

/**
 * Both stay where they may stand, and what has moved is mobile. What is going on names its units: those stay.
 */
function maySwap(p: Position, unit: number, partner: number): boolean {
  if (p.state.move?.unit === unit || p.state.move?.unit === partner) return false;
  const mayTake = (one: number, place: number) =>
    !p.pack.units[one]!.fixed ||
    (!unitAt(p, place).roamed &&
      unitsIn(p, 'JP', unitAt(p, place).at).every(
        (there) => there === place || !p.pack.units[there]!.fixed || there === one,
      ));
  return mayTake(unit, partner) && mayTake(partner, unit);
}

function swapFaces({ state }: Position, unit: number, partner: number): void {
  const [one, two] = [state.units[unit]!, state.units[partner]!];
  state.units[unit] = two;
  state.units[partner] = one;
  state.tokens = state.tokens.map((held) => (held === unit ? partner : held === partner ? unit : held));
}

function twinBelow(p: Position, pick: (n: number) => number): MnState | undefined {
  const { pack } = p;
  const special = (unit: number) => pack.builders.includes(unit) || unit === pack.amphibian;
  const unseen = pack.army.US.filter((unit) => {
    const { at, under, seen, moved, attacked } = unitAt(p, unit);
    return at >= 0 && under && seen !== at && !moved && !attacked && !special(unit);
  });
  const unit = unseen[pick(Math.max(1, unseen.length))];
  if (unit === undefined) return undefined;
  // Of the same formation, and armoured or not alike: an attack on the stack has told that (MN-6.5.j).
  const { formation, armoured } = pack.units[unit]!;
  const fits = (other: number) =>
    pack.units[other]!.formation === formation && pack.units[other]!.armoured === armoured && !special(other);
  const others = pack.army.US.filter((other) => unitAt(p, other).at === OUT && fits(other));
  const partner = others[pick(Math.max(1, others.length))];
  if (partner === undefined) return undefined;
  const other = structuredClone(p.state);
  const [one, two] = [other.units[unit]!, other.units[partner]!];
  other.units[unit] = { ...two, seen: one.seen };
  other.units[partner] = { ...one, seen: two.seen };
  return other;
}
