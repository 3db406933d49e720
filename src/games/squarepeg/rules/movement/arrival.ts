/** Chapter 6.3: the 30th Battalion. SP-6.3. All of it is compulsory and asks nobody (SP-6.3.p). */
import type { Next, OutcomeRow, Play, Rules } from '../../../../referee/index.js';
import type { Pack } from '../../components/pack.js';
import { hexId, OFF } from '../../components/pack.js';
import type { SpState } from '../../state.js';
import { isCrowded, phaseOf, unitAt, unitId, unitsIn } from '../../state.js';
import { turnUp } from '../combat/reveal.js';
import { removeUnits } from '../victory.js';

/** The start of a turn: one die while the 30th is still to be rolled for (SP-6.3.b, SP-6.3.j). */
export function* startOfTurn(pack: Pack, play: Play<SpState>): Rules<Next> {
  const { state } = play;
  const { arrivesUpTo } = pack.turns[state.turn - 1]!;
  if (arrivesUpTo === 0 || !isAwaited(pack, state)) return 'next';
  const unit = unitId(pack, state, pack.thirtieth);
  const { outcome } = play.roll({
    purpose: 'arrival',
    dice: [pack.faces],
    outcomes: arrivalTable(arrivesUpTo, pack.faces),
  });
  if (outcome === 'arrives') state.arrival = 'earned'; // SP-6.3.c
  play.log(`arrival.${outcome ?? 'waits'}`, { unit });
  return 'next';
}

function arrivalTable(upTo: number, faces: number): OutcomeRow[] {
  return upTo >= faces
    ? [[faces, 'arrives']]
    : [
        [upTo, 'arrives'],
        [faces, 'waits'],
      ];
}

/** Whether no start of an NZ movement phase is left at which the 30th could come in (SP-6.3.n). */
export function comesNoMore(pack: Pack, state: SpState): boolean {
  if (state.arrival === 'arrived' || state.turn < pack.lastTurn) return false;
  const phase = phaseOf(state);
  if (phase === 'ARRIVAL') return false;
  const mayCome = phase === 'NZ-RECOVERY' || (phase === 'NZ-MOVEMENT' && state.opening === 'arrival');
  return !(mayCome && state.arrival === 'earned');
}

/** Neither earned nor come nor removed. */
export function isAwaited(pack: Pack, state: SpState): boolean {
  return state.arrival === 'roll' && unitAt(state, pack.thirtieth).at === OFF;
}

/**
 * The start of the NZ movement phase: the 30th is placed if it has earned it (SP-6.3.d), or waits for room
 * (SP-6.3.m).
 */
export function placeThirtieth(pack: Pack, play: Play<SpState>): void {
  const { state } = play;
  const unit = pack.thirtieth;
  if (state.arrival !== 'earned' || unitAt(state, unit).at !== OFF) return;
  const said = { unit: unitId(pack, state, unit), hex: hexId(pack, pack.blue) };
  if (isCrowded(pack, state, unit, pack.blue)) {
    play.log('arrival.blocked', said);
    return;
  }
  evict(pack, play);
  unitAt(state, unit).at = pack.blue;
  state.arrival = 'arrived';
  play.log('arrival.placed', said);
}

/** A Japanese unit on the blue arrow is turned up as it leaves (SP-6.3.e, SP-6.3.k). */
function evict(pack: Pack, play: Play<SpState>): void {
  const there = unitsIn(pack, play.state, 'JP', pack.blue);
  turnUp(pack, play, there);
  if (there.length > 0) removeUnits(pack, play, there, 'evicted');
}

/**
 * A Valentine has crossed before the 30th came in: it comes next turn, if there is one, without a die
 * (SP-6.3.h, SP-6.3.i, SP-6.3.l).
 */
export function supportThirtieth(pack: Pack, play: Play<SpState>, from: number): void {
  const { state } = play;
  if (!isAwaited(pack, state)) return;
  if (!pack.hexes[from]!.green && !pack.flags.ferryOppositeEntryTriggersArrival) return;
  state.arrival = 'earned';
  if (state.turn < pack.lastTurn)
    play.log('arrival.supported', { unit: unitId(pack, state, pack.thirtieth) });
}
