/**
 * A position as the practice opponent looks at it: who stands where, what places and units are worth. In
 * hundredths of a point.
 */
import type { View } from '../../../referee/index.js';
import { enemyOf, hexIndex, type Pack, SIDES, type SideId } from '../components/pack.js';
import { once } from '../rules/playing.js';
import { suppliedHexes } from '../rules/supply/check.js';
import { networkOf, openSources } from '../rules/supply/lines.js';
import { situationIn } from '../state/position.js';
import { type BySide, isAboard, type Position } from '../state/state.js';
import { type Survey, surveyOf } from '../state/survey.js';

/** What stands in a hex of one side: land ashore, land aboard, Air, fleets. */
export interface Stand {
  readonly land: readonly number[];
  readonly aboard: readonly number[];
  readonly air: readonly number[];
  readonly fleets: readonly number[];
}

export interface Outlook extends Position {
  readonly side: SideId;
  readonly enemy: SideId;
  readonly survey: Survey;
  /** By hex. */
  readonly stands: BySide<readonly Stand[]>;
  /** By hex, whether a depot of this side could be joined to its network there. */
  joined(side: SideId): readonly boolean[];
  /** By hex, whether land and Air of this side are in supply there. */
  supplied(side: SideId): Uint8Array;
  /** Figures by hex, each reckoned once. */
  readonly known: Map<string, Float64Array>;
  /** The hexes whose depots open the way into Japan, and her sources. */
  readonly gates: readonly number[];
  readonly homes: readonly number[];
}

const NOBODY: Stand = { land: [], aboard: [], air: [], fleets: [] };

export function outlookOf(position: Position, side: SideId): Outlook {
  const { pack, state } = position;
  const { depots, sources } = pack.file.victory.b;
  const survey = surveyOf(position);
  const both = <T>(of: (one: SideId) => T) => ({ J: once(() => of('J')), A: once(() => of('A')) });
  const joined = both((one) => {
    const { steps } = networkOf(position, survey, one);
    const own = openSources(position, survey, one);
    return Array.from(steps, (step, hex) => step >= 0 || own.includes(hex));
  });
  const supplied = both((one) => suppliedHexes(position, survey, one));
  return {
    pack,
    state,
    side,
    enemy: enemyOf(side),
    survey,
    stands: { J: standsOf(position, 'J'), A: standsOf(position, 'A') },
    joined: (one) => joined[one](),
    supplied: (one) => supplied[one](),
    known: new Map(),
    gates: depots.map((id) => hexIndex(pack, id)),
    homes: sources.map((id) => hexIndex(pack, id)),
  };
}

function standsOf({ pack, state }: Position, side: SideId): Stand[] {
  const stands: Record<keyof Stand, number[]>[] = [];
  for (const unit of pack.army[side]) {
    const one = state.units[unit]!;
    if (one.at < 0) continue;
    stands[one.at] ??= { land: [], aboard: [], air: [], fleets: [] };
    const { fleet, type } = pack.units[unit]!;
    const part = fleet ? 'fleets' : type === 'A' ? 'air' : isAboard(one) ? 'aboard' : 'land';
    stands[one.at]![part].push(unit);
  }
  return pack.hexes.map((_, hex) => stands[hex] ?? NOBODY);
}

/** Outlooks by view: suggestions and their worth are asked of the same view one after the other. */
export function outlooks(pack: Pack): (view: View, side: string) => Outlook {
  const known = new WeakMap<View, Outlook>();
  return (view, side) => {
    const found = known.get(view);
    if (found !== undefined) return found;
    const made = outlookOf(
      { pack, state: situationIn(pack, view) },
      SIDES.find((one) => one === side) ?? 'A',
    );
    known.set(view, made);
    return made;
  };
}

// --- units

const WHOLE = { CV: 60, N: 30, L: 30, A: 26 } as const;
/** Chinese units cannot leave China, and recover by themselves. */
const CHINESE = 14;
/** What a damaged unit keeps of its worth: repairing it costs little. */
const DAMAGED = 0.65;

/** What a full unit is worth to its owner. */
export function wholeWorth({ pack }: Position, unit: number): number {
  const { type, nation } = pack.units[unit]!;
  return nation === 'CN' ? CHINESE : WHOLE[type];
}

/** What a unit is worth as it stands. */
export function unitWorth(position: Position, unit: number): number {
  return wholeWorth(position, unit) * (position.state.units[unit]!.damaged ? DAMAGED : 1);
}

/** What one more hit on a unit takes from it. */
export function hitWorth(position: Position, unit: number): number {
  const whole = wholeWorth(position, unit);
  return position.state.units[unit]!.damaged ? whole * DAMAGED : whole * (1 - DAMAGED);
}

// --- places

const PORT = 26;
const AIRFIELD = 18;
const BARE = 4;
const RESOURCE = 16;
const GATE = 130;
const GATE_OPEN = 300;
const HOME = 70;
const WON = 4_000;
const NEAR = 6;
const STEP_NEARER = 9;
const MAINLAND = 8;
const FIRST_ON_MAINLAND = 30;
const SOURCE = 20;
const CHINA = 20;
const CHUNGKING = 70;
/** Of bases in the last turn of a match whose bases are counted. */
const COUNTED = 60;

/** A figure of a hex that is asked for again and again. */
export function remembered(outlook: Outlook, about: string, hex: number, reckon: () => number): number {
  const figures = outlook.known.get(about) ?? new Float64Array(outlook.pack.hexes.length).fill(Number.NaN);
  outlook.known.set(about, figures);
  if (Number.isNaN(figures[hex])) figures[hex] = reckon();
  return figures[hex]!;
}

/** What control of a hex is worth to either side, the same to both. */
export function hexWorth(outlook: Outlook, hex: number): number {
  return remembered(outlook, 'worth', hex, () => placeWorth(outlook, hex));
}

function placeWorth(outlook: Outlook, hex: number): number {
  const { pack, state, gates, homes } = outlook;
  const { base, resource, region, source, colour } = pack.hexes[hex]!;
  if (homes.includes(hex)) return gates.some((gate) => state.depots.A.includes(gate)) ? WON : HOME;
  if (colour === 'CN') return state.surrendered ? BARE : CHUNGKING;
  if (pack.chinaHome.includes(hex)) return state.surrendered ? BARE : CHINA;
  if (base === undefined) return BARE;
  const own = base === 'port' ? PORT : AIRFIELD;
  return (
    own +
    (resource ? RESOURCE : 0) +
    (source === undefined ? 0 : SOURCE) +
    gateWorth(outlook, hex) +
    mainlandWorth(outlook, region) +
    (state.scenario === 'short' && state.turn === state.lastTurn ? COUNTED : 0)
  );
}

/** The nearer to the gates of Japan the better; a gate with an Allied depot is the match. */
function gateWorth({ pack, state, gates }: Outlook, hex: number): number {
  const way = Math.min(...gates.map((gate) => pack.grid.distance(gate, hex)));
  const gate = gates.includes(hex) ? (state.depots.A.includes(hex) ? GATE_OPEN : GATE) : 0;
  return gate + STEP_NEARER * Math.max(0, NEAR - way);
}

/** The first foothold in Australia or India costs the Allies resources every turn (WP-12.4.a). */
function mainlandWorth({ pack, stands }: Outlook, region: string): number {
  if (region !== 'australia' && region !== 'india') return 0;
  const held = pack.bases.some(
    (base) =>
      ['australia', 'india'].includes(pack.hexes[base]!.region) &&
      stands.J[base]!.land.length > 0 &&
      stands.A[base]!.land.length === 0,
  );
  return held ? MAINLAND : FIRST_ON_MAINLAND;
}

/** Full units of some. */
export function fullOf({ state }: Position, units: readonly number[]): number[] {
  return units.filter((unit) => !state.units[unit]!.damaged);
}

/** Air of a side that can support a battle in a hex. */
export function supportIn({ survey, pack }: Outlook, side: SideId, hex: number): number {
  const { neighbours, first } = pack.grid;
  let air = survey.fullAir[side][hex]!;
  for (let link = first[hex]!; link < first[hex + 1]!; link++) {
    const next = neighbours[link]!;
    if (next >= 0) air += survey.fullAir[side][next]!;
  }
  return air;
}
