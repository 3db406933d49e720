/** Position files: the situation in the words of components and decisions. */
import { z } from 'zod';
import {
  type Crumb,
  type Json,
  memoized,
  type PositionFault,
  type View,
  type Viewer,
} from '../../../referee/index.js';
import { type Declaration, readParts, readPositionFile, shownParts } from '../../shared/index.js';
import { hexId, hexIndex, OFF, OUT, type Pack, unitId } from '../components/pack.js';
import { absent, fileParts, fileShape, type UnitsWords, unitFrom, viewParts } from './parts.js';
import {
  forbidsCompany,
  isFaceDown,
  landingOf,
  type MnState,
  mayStack,
  type Position,
  phaseOf,
  settleFaces,
  settleStacks,
  sharedHex,
  startState,
  unitAt,
  unitsIn,
} from './state.js';

interface Filing {
  readonly parts: Declaration<Position>;
  readonly shape: ReturnType<typeof shapeOf>;
}

/** Made once a pack: making it costs ten times what reading a position does. */
const filingOf = memoized((pack: Pack): Filing => ({ parts: fileParts(pack), shape: shapeOf(pack) }));

function shapeOf(pack: Pack) {
  return z.strictObject({
    game: z.literal(pack.file.id),
    title: z.string().optional(),
    scenario: z.literal(pack.file.scenario.id).optional(),
    options: z.strictObject({}).optional(),
    clear: z.boolean().optional(),
    standing: z.record(z.string(), z.unknown()).optional(),
    begin: beginShape(pack).optional(),
    ...fileShape(pack),
  });
}

/** JSON Schema of a position file, procedures included. */
export function positionSchema(pack: Pack): Json {
  // A JSON Schema is JSON; the library's type only does not say so.
  return z.toJSONSchema(shapeOf(pack)) as Json;
}

/** Reads a position file: what it does not name is as at the start, or off the map where `clear` is true. */
export function readPosition(
  pack: Pack,
  json: Json,
): { readonly state: MnState } | { readonly fault: PositionFault } {
  const { parts, shape } = filingOf(pack);
  const read = readPositionFile(shape, json);
  if ('fault' in read) return read;
  const { begin, clear, ...file } = read.file;
  const named: { readonly [name: string]: unknown } = file;
  const state = startState(pack);
  const p: Position = { pack, state };
  readParts(parts, p, { turn: named.turn, phase: named.phase });
  for (const unit of pack.units.keys()) unitAt(p, unit).at = absent(p, unit);
  if (clear !== true && phaseOf(p) !== 'S1')
    for (const [unit, hex] of pack.template) unitAt(p, unit).at = hex;
  readParts(parts, p, named);
  settle(p, named.landing === undefined);
  // Its shape was checked, and what came in was JSON.
  if (begin !== undefined) state.begin = { procedure: begin.procedure, with: (begin.with ?? {}) as Json };
  const fault = forbidsSituation(p);
  return fault === undefined ? { state } : { fault };
}

function settle(p: Position, withoutLanding: boolean): void {
  settleStacks(p);
  settleFaces(p);
  const landing = landingOf(p);
  if (withoutLanding && landing !== undefined) p.state.landing = landing;
}

/** What no rule lets come about: units where none may stand. */
function forbidsSituation(p: Position): PositionFault | undefined {
  const { pack, state } = p;
  for (const [unit, { at }] of state.units.entries())
    if (at >= 0) {
      const why = forbidsStand(p, unit, at);
      if (why !== undefined) return { at: `units.${unitId(pack, unit)}.at`, message: why };
    }
  const shared = sharedHex(p);
  return shared === undefined
    ? undefined
    : { at: 'units', message: `both sides in ${hexId(pack, shared)}: MN-8.14.a` };
}

function forbidsStand(p: Position, unit: number, at: number): string | undefined {
  const { side, air } = p.pack.units[unit]!;
  if (air) return 'air units stand nowhere: MN-10.23.b';
  if (!p.pack.hexes[at]!.land) return 'sea: MN-8.13.a';
  const others = unitsIn(p, side, at).filter((other) => other !== unit);
  const clause = forbidsCompany(p, unit, others);
  return clause === undefined ? undefined : `not with what lies in ${hexId(p.pack, at)}: ${clause}`;
}

/** The position in the words of a position file; reading it gives the same state at every safe point. */
export function showPosition(p: Position): Json {
  const { file } = p.pack;
  return {
    game: file.id,
    scenario: file.scenario.id,
    clear: true,
    ...shownParts(filingOf(p.pack).parts, p, 'everything'),
  };
}

/** The shape of `begin`, for a pack's ids. */
function beginShape(pack: Pack) {
  const hex = z.enum(pack.hexes.map(({ id }) => id));
  const unit = z.enum(pack.units.map(({ id }) => id));
  const bridge = z.enum(pack.bridges.map(({ id }) => id));
  const units = z.array(unit);
  const spotter = unit.optional();
  const help = unit.optional();
  const left = z.int().min(0).optional();
  return z.discriminatedUnion('procedure', [
    z.strictObject({ procedure: z.literal('move'), with: z.strictObject({ unit, left }) }),
    z.strictObject({ procedure: z.literal('defensiveFire'), with: z.strictObject({ unit, left }) }),
    z.strictObject({
      procedure: z.literal('attack'),
      with: z.strictObject({
        target: hex,
        units,
        air: units.optional(),
        fga: z.literal('yes').optional(),
        help,
        spotter,
      }),
    }),
    z.strictObject({
      procedure: z.literal('attackBridge'),
      with: z.strictObject({ bridge, units, spotter }),
    }),
    z.strictObject({
      procedure: z.literal('attackBuilding'),
      with: z.strictObject({ target: hex, units, help, spotter }),
    }),
    z.strictObject({ procedure: z.literal('advance'), with: z.strictObject({ target: hex, units, help }) }),
    z.strictObject({ procedure: z.literal('eliminate'), with: z.strictObject({ units }) }),
    z.strictObject({ procedure: z.literal('victory'), with: z.strictObject({}).optional() }),
    z.strictObject({
      procedure: z.literal('combatTable'),
      with: z.strictObject({ strength: z.int().positive(), drm: z.int() }),
    }),
  ]);
}

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
