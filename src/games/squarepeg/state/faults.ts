/** What a position file may not say: situations that cannot be, procedures out of place. */
import type { Json, PositionFault } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { enemyOf, OUT, sideOf } from '../components/pack.js';
import type { SpState } from './state.js';
import {
  fileId,
  isCrowded,
  isFaceUp,
  isOnMap,
  phaseOf,
  printedStrength,
  unitAt,
  unitCalled,
  unitsIn,
} from './state.js';

/** The first thing that cannot be. */
export function forbidsSituation(pack: Pack, state: SpState): PositionFault | undefined {
  if (state.ravine !== OUT && !pack.ravineHexes.includes(state.ravine))
    return { at: 'ravine', message: 'SP-6.4.b' };
  if (state.arrival === 'arrived' && unitAt(state, pack.thirtieth).at < OUT)
    return { at: 'arrival', message: 'the 30th has no place yet' };
  for (const unit of pack.pieces.keys()) {
    const message = forbidsUnit(pack, state, unit);
    if (message !== undefined) return { at: `units.${fileId(pack, state, unit)}.at`, message };
  }
  return forbidsSetup(pack, state);
}

/** The set-up is on turn 1, with a Japanese unit on each of the palm-tree hexes (SP-3.1.a). */
function forbidsSetup(pack: Pack, state: SpState): PositionFault | undefined {
  if (phaseOf(state) !== 'SETUP-NZ') return undefined;
  if (state.turn !== 1) return { at: 'turn', message: 'the set-up is on turn 1' };
  const palms = pack.army.JP.map((unit) => pack.pieces[unit]!.start);
  const astray = pack.army.JP.find((unit) => !palms.includes(unitAt(state, unit).at));
  return astray === undefined
    ? undefined
    : { at: `units.${fileId(pack, state, astray)}.at`, message: 'SP-3.1.a' };
}

function forbidsUnit(pack: Pack, state: SpState, unit: number): string | undefined {
  const { at, faceUp } = unitAt(state, unit);
  const side = sideOf(pack, unit);
  if (side === 'JP' && at < OUT) return 'on the map or out';
  if (at < 0) return undefined;
  if (unitsIn(pack, state, enemyOf(side), at).length > 0) return 'SP-6.1.c';
  if (isCrowded(pack, state, unit, at)) return side === 'JP' ? 'SP-6.1.i' : 'SP-6.1.h';
  if (side === 'JP' && faceUp === true && printedStrength(pack, state, unit) === 0) return 'SP-7.1.d';
  if (unit !== pack.battalion) return undefined;
  const companies = pack.companies.map((company) => unitAt(state, company).at);
  return companies.some((place) => place >= OUT) ? 'SP-6.6.e' : undefined;
}

/** A procedure belongs to some phases, and its units must be able to take part. */
export function forbidsBegin(pack: Pack, state: SpState): PositionFault | undefined {
  const { begin } = state;
  if (begin === undefined) return undefined;
  const phase = phaseOf(state);
  const at = 'begin';
  if (begin.procedure === 'arrival') {
    if (phase !== 'NZ-MOVEMENT') return { at, message: 'arrival belongs to NZ-MOVEMENT' };
    return state.arrival === 'earned' ? undefined : { at: 'arrival', message: 'must be earned' };
  }
  const wanted = begin.procedure === 'move' ? 'MOVEMENT' : 'COMBAT';
  if (!phase.endsWith(wanted))
    return { at, message: `${begin.procedure} belongs to NZ-${wanted} and JP-${wanted}` };
  return forbidsGiven(pack, state, begin.procedure, begin.with);
}

function forbidsGiven(pack: Pack, state: SpState, procedure: string, given: Json): PositionFault | undefined {
  const side = phaseOf(state).startsWith('JP') ? 'JP' : 'NZ';
  const units = unitsGiven(given).map((id) => unitCalled(pack, state, id));
  const at = `begin.with.${procedure === 'move' ? 'unit' : 'units'}`;
  if (units.some((unit) => unit < 0 || !isOnMap(state, unit))) return { at, message: 'not on the map' };
  if (new Set(units).size < units.length) return { at, message: 'a unit stands twice' };
  const own = procedure === 'retreat' ? sideOf(pack, units[0]!) : side;
  if (units.some((unit) => sideOf(pack, unit) !== own))
    return { at, message: 'units of one side, that of the phase' };
  if (procedure === 'advance' && units.some((unit) => !isFaceUp(pack, state, unit)))
    return { at, message: 'SP-7.1.a' };
  const target = targetGiven(pack, given);
  if (target === undefined) return undefined;
  const enemies = unitsIn(pack, state, enemyOf(side), target);
  if (procedure === 'result' && enemies.length === 0)
    return { at: 'begin.with.target', message: 'no enemy there' };
  if (procedure === 'advance' && enemies.length > 0) return { at: 'begin.with.target', message: 'SP-7.5.a' };
  const far = units.some((unit) => !pack.hexes[unitAt(state, unit).at]!.neighbours.includes(target));
  return far ? { at, message: 'SP-7.0.a' } : undefined;
}

function unitsGiven(given: Json): string[] {
  if (typeof given !== 'object' || given === null) return [];
  if ('unit' in given) return [String(given.unit)];
  return 'units' in given && Array.isArray(given.units) ? given.units.map(String) : [];
}

function targetGiven(pack: Pack, given: Json): number | undefined {
  if (typeof given !== 'object' || given === null || !('target' in given)) return undefined;
  return pack.grid.index(String(given.target));
}
