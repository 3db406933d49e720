/**
 * Chapter 5: the sequence of play, as a table of steps, and the procedures a position can begin with. KY-5.
 */

import type { Clause, Decision, Json, Next, Play, Rules, Step } from '../../../referee/index.js';
import { decision, order } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { unitIndex } from '../components/pack.js';
import type { Choice, KyState, Phase } from '../state.js';
import { activeSide, endPhase, sideOfPhase, turnOf, unitsOf } from '../state.js';
import { fireRound } from './fire.js';
import { meleeRound } from './melee.js';
import { movementRound } from './movement.js';
import { reorganise } from './reorganisation.js';
import { forcedRetreat } from './retreat.js';
import { setupRound } from './setup.js';
import { decideMatch } from './victory.js';

/**
 * Set-up, then the Japanese and the Russian player turn of two phases each (KY-5.0.a, KY-5.0.b). One step a
 * phase.
 */
export function stepsOf(pack: Pack): readonly Step<KyState>[] {
  const step = (id: Phase, round: (pack: Pack, play: Play<KyState>) => Rules<Next>): Step<KyState> => ({
    id,
    phase: id,
    side: sideOfPhase(id),
    ahead: true,
    run: (play) => round(pack, play),
  });
  return [
    step('setup', setupRound),
    step('J1', firstPhase),
    step('J2', secondPhase),
    step('R1', firstPhase),
    step('R2', secondPhase),
  ];
}

/** Movement or fire, chosen before the first move or shot (KY-5.2.a, KY-5.2.R1). */
function* firstPhase(pack: Pack, play: Play<KyState>): Rules<Next> {
  const { state } = play;
  if (isAlone(pack, play)) return finish(pack, play);
  if (state.chosen === undefined) return yield* choose(play, 'firstChoice', 'KY-5.2.a', ['move', 'fire']);
  const went =
    state.chosen === 'move' ? yield* movementRound(pack, play, false) : yield* fireRound(pack, play);
  return went === 'over' ? finish(pack, play) : 'again';
}

/**
 * Melee or reorganisation, chosen when the first phase is done (KY-5.3.a, KY-5.3.R2); by night melee alone is
 * left (KY-5.3.R1).
 */
function* secondPhase(pack: Pack, play: Play<KyState>): Rules<Next> {
  const { state } = play;
  if (isAlone(pack, play)) return finish(pack, play);
  if (!turnOf(pack, state).reorganisation) state.chosen = 'melee'; // KY-10.0.b
  if (state.chosen === undefined)
    return yield* choose(play, 'secondChoice', 'KY-5.3.a', ['melee', 'reorganise']);
  if (state.chosen === 'melee')
    return (yield* meleeRound(pack, play)) === 'over' ? finish(pack, play) : 'again';
  reorganise(pack, play);
  return finish(pack, play);
}

function* choose(play: Play<KyState>, kind: string, clause: Clause, modes: readonly Choice[]): Rules<Next> {
  const answer = yield* play.ask(choosing(activeSide(play.state), kind, clause, modes));
  const mode = modes.find((m) => m === answer.mode);
  if (mode !== undefined) play.state.chosen = mode;
  play.log(`choose.${answer.mode}`, { side: activeSide(play.state) });
  return 'again';
}

function choosing(
  side: string,
  kind: string,
  clause: Clause,
  modes: readonly Choice[],
): Decision<{ do: 'choose'; mode: string }> {
  const form = order('choose').one('mode', modes, { candidates: () => modes, forbids: () => undefined });
  return decision({ side, kind, clause, public: true, forms: [form] });
}

/** A side without a unit is asked nothing; its phases pass (KY-5.2.R2). */
function isAlone(pack: Pack, play: Play<KyState>): boolean {
  const side = activeSide(play.state);
  if (unitsOf(pack, play.state, side).length > 0) return false;
  play.log('phase.empty', { side });
  return true;
}

/**
 * The phase is over; after the second Russian one the turn ends, after the last turn the match (KY-5.1.a,
 * KY-5.1.b, KY-4.0.a).
 */
function finish(pack: Pack, play: Play<KyState>): Next {
  const { state } = play;
  const { chosen } = state;
  if (chosen !== undefined && chosen !== 'reorganise')
    play.log(`ended.${chosen}`, { side: activeSide(state) });
  endPhase(state);
  if (state.step !== 'R2') return 'next';
  if (turnOf(pack, state).last) decideMatch(pack, play);
  state.turn += 1;
  play.log('turn', { n: state.turn });
  return { to: 'J1' };
}

/** The procedures that a position can begin with. */
export function proceduresOf(
  pack: Pack,
): Readonly<Record<string, (play: Play<KyState>, given: Json) => Rules<void>>> {
  return {
    retreat: (play, given) =>
      forcedRetreat(pack, play, unitIndex(pack, unitGiven(given)), {
        kind: 'retreatFromFire',
        clause: 'KY-8.3.g',
      }),
    movement: (play) => wholeMovement(pack, play),
    victory: (play) => victory(pack, play),
  };
}

/** A whole movement phase, asked even when no unit can move; the phase is over with it. */
function* wholeMovement(pack: Pack, play: Play<KyState>): Rules<void> {
  play.state.chosen = 'move';
  while ((yield* movementRound(pack, play, true)) === 'more');
  const next = finish(pack, play);
  if (next === 'next') play.state.step = phaseAfter(pack, play.state.step);
}

function phaseAfter(pack: Pack, id: string): string {
  const steps = stepsOf(pack);
  return steps[steps.findIndex((s) => s.id === id) + 1]?.id ?? id;
}

function* victory(pack: Pack, play: Play<KyState>): Rules<void> {
  decideMatch(pack, play);
}

/** A position that was read names a unit here. */
function unitGiven(given: Json): string {
  return typeof given === 'object' && given !== null && 'unit' in given ? String(given.unit) : '';
}
