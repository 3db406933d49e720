/**
 * Chapter 5: the sequence of play, as a table of steps, and the procedures a position can begin with. SP-5.
 */

import type { Json, Next, Play, Rules, Step } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { hexIndex } from '../components/pack.js';
import type { Phase } from '../components/schema.js';
import { RESULTS } from '../components/schema.js';
import type { SpState } from '../state.js';
import { activeSide, endPhase, unitAt, unitCalled } from '../state.js';
import { advanceUnits } from './combat/advance.js';
import { applyResult, combatRound, declare, oneAttack, resultOf } from './combat/combat.js';
import { retreatUnits } from './combat/retreat.js';
import { placeThirtieth, startOfTurn } from './movement/arrival.js';
import { recoveryPhase } from './movement/fatigue.js';
import { movementPhase, oneMove } from './movement/movement.js';
import { setupRound } from './setup.js';
import { decideMatch } from './victory.js';

/**
 * Set-up, then turn after turn: arrival, the NZ player turn, the Japanese one (SP-5.0.a, SP-5.0.b, SP-5.0.c,
 * SP-5.0.f).
 */
export function stepsOf(pack: Pack): readonly Step<SpState>[] {
  const step = (id: Phase, round: (pack: Pack, play: Play<SpState>) => Rules<Next>): Step<SpState> => {
    const side: SideId = id.startsWith('JP') ? 'JP' : 'NZ';
    // What ends a phase, and what follows it, lies open on the map.
    return { id, phase: id, side, run: (play) => round(pack, play), ahead: true };
  };
  return [
    step('SETUP-NZ', setupRound),
    step('ARRIVAL', startOfTurn),
    step('NZ-RECOVERY', recoveryPhase),
    step('NZ-MOVEMENT', movementPhase),
    step('NZ-COMBAT', combatPhase),
    step('JP-RECOVERY', recoveryPhase),
    step('JP-MOVEMENT', movementPhase),
    step('JP-COMBAT', combatPhase),
  ];
}

function* combatPhase(pack: Pack, play: Play<SpState>): Rules<Next> {
  if ((yield* combatRound(pack, play)) === 'more') return 'again';
  return endOfCombat(pack, play);
}

/**
 * After the Japanese combat phase the turn ends (SP-5.0.d), after the last turn the match (SP-4.0.d,
 * SP-5.0.e).
 */
function endOfCombat(pack: Pack, play: Play<SpState>): Next {
  const { state } = play;
  endPhase(state);
  if (activeSide(state) === 'NZ') return 'next';
  for (const unit of state.units) delete unit.from;
  if (state.turn === pack.lastTurn) decideMatch(play);
  state.turn += 1;
  play.log('turn', { n: state.turn, day: state.turn - 1 });
  return { to: 'ARRIVAL' };
}

/** The procedures that a position can begin with. Their words were checked when the position was read. */
export function proceduresOf(
  pack: Pack,
): Readonly<Record<string, (play: Play<SpState>, given: Json) => Rules<void>>> {
  const units = (play: Play<SpState>, given: Json) =>
    idsIn(fieldOf(given, 'units')).map((id) => unitCalled(pack, play.state, id));
  const target = (given: Json) => hexIndex(pack, wordIn(given, 'target'));
  return {
    arrival: (play) => arrival(pack, play),
    move: (play, given) => oneMove(pack, play, unitCalled(pack, play.state, wordIn(given, 'unit'))),
    attack: (play) => oneAttack(pack, play),
    odds: (play, given) => odds(pack, play, numberIn(given, 'attack'), numberIn(given, 'defence')),
    result: (play, given) => result(pack, play, units(play, given), target(given), wordIn(given, 'result')),
    retreat: (play, given) => retreatUnits(pack, play, units(play, given)),
    advance: (play, given) => advance(pack, play, units(play, given), target(given)),
    victory: (play) => victory(play),
  };
}

function* arrival(pack: Pack, play: Play<SpState>): Rules<void> {
  placeThirtieth(pack, play);
  play.state.opening = 'exchange';
}

function* odds(pack: Pack, play: Play<SpState>, attack: number, defence: number): Rules<void> {
  resultOf(pack, play, attack, defence);
}

function* result(
  pack: Pack,
  play: Play<SpState>,
  units: readonly number[],
  target: number,
  word: string,
): Rules<void> {
  const given = RESULTS.find((r) => r === word)!;
  if (declare(pack, play, units, target)) yield* applyResult(pack, play, given);
  delete play.state.combat;
}

function* advance(pack: Pack, play: Play<SpState>, units: readonly number[], target: number): Rules<void> {
  for (const unit of units) unitAt(play.state, unit).attacked = true;
  play.state.combat = { target, attackers: [...units], defenders: [] };
  yield* advanceUnits(pack, play);
  delete play.state.combat;
}

function* victory(play: Play<SpState>): Rules<void> {
  decideMatch(play);
}

function fieldOf(given: Json, name: string): Json | undefined {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
    ? (given as { readonly [word: string]: Json })[name]
    : undefined;
}

function wordIn(given: Json, name: string): string {
  return String(fieldOf(given, name) ?? '');
}

function numberIn(given: Json, name: string): number {
  return Number(fieldOf(given, name) ?? 0);
}
