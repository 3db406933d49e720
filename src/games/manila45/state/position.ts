/** Position files: the situation in the words of components and decisions. */
import { z } from 'zod';
import { type Json, memoized, type PositionFault } from '../../../referee/index.js';
import { type Declaration, readParts, readPositionFile, shownParts } from '../../shared/index.js';
import { hexId, type Pack, unitId } from '../components/pack.js';
import { landingOf, settleFaces, settleStacks, sharedHex } from './derived.js';
import { fileParts, fileShape } from './parts.js';
import { beginShape } from './procedures.js';
import { unitAt, unitsIn } from './questions.js';
import { forbidsCompany } from './stacking.js';
import { type MnState, type Position, phaseOf, startState } from './state.js';
import { absent } from './units.js';

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
