/** Chapter 6.4: the deep ravine, and what happens when a unit enters a hex in whatever way. SP-6.4. */
import type { OutcomeRow, Play } from '../../../../referee/index.js';
import type { Pack } from '../../components/pack.js';
import { hexId, isValentine } from '../../components/pack.js';
import type { SpState } from '../../state.js';
import { unitAt, unitId } from '../../state.js';
import { removeUnits, testMission } from '../victory.js';
import { isRough, mayDiscover } from './contact.js';

/** How a unit comes into a hex. */
export type EntryKind = 'move' | 'retreat' | 'advance';

/** Puts a unit into a hex: Mission first, then the ravine (SP-6.1.z). `fell`: it is gone. */
export function enterHex(
  pack: Pack,
  play: Play<SpState>,
  unit: number,
  hex: number,
  how: EntryKind,
): 'stays' | 'fell' {
  unitAt(play.state, unit).at = hex;
  testMission(pack, play, unit);
  if (discovers(pack, play.state, unit, hex, how)) discover(pack, play, unit);
  if (unitAt(play.state, unit).at !== hex) return 'fell';
  if (how !== 'move' && pack.flags.retreatAndAdvanceCauseFatigue && isRough(pack, play.state, hex))
    unitAt(play.state, unit).fatigued = true; // SP-6.1.w, the other reading
  return 'stays';
}

/** Whether the entry makes the roll: once a game, by any entry (SP-6.4.e). */
export function discovers(pack: Pack, state: SpState, unit: number, hex: number, how: EntryKind): boolean {
  return (how === 'move' || pack.flags.ravineRollOnAnyEntry) && mayDiscover(pack, state, unit, hex);
}

/**
 * One die places the marker for good (SP-6.4.a, SP-6.4.b, SP-6.4.l); only a Valentine that rolled falls
 * (SP-6.4.d, SP-6.4.j).
 */
function discover(pack: Pack, play: Play<SpState>, unit: number): void {
  const { state } = play;
  const outcomes = pack.ravineHexes.map((hex, i): OutcomeRow => [i + 1, hexId(pack, hex)]);
  const { total } = play.roll({ purpose: 'ravine', dice: [pack.faces], outcomes });
  state.ravine = pack.ravineHexes[total - 1]!;
  play.log('ravine', { unit: unitId(pack, state, unit), hex: hexId(pack, state.ravine) });
  const { at } = unitAt(state, unit);
  if (isValentine(pack, unit) && at === state.ravine) removeUnits(pack, play, [unit], 'ravine');
}
