/** Chapter 5: the sequence of play, as a table of steps. MN-5. */
import type { Next, Play, Rules, Step } from '../../../referee/index.js';
import type { Pack, SideId } from '../components/pack.js';
import type { Phase } from '../components/schema.js';
import { landingOf, type MnState, type Turn, turnOf } from '../state/state.js';
import { entryRound } from './entry.js';
import { attackRound, endAttacks } from './fire/attack.js';
import { returnAir } from './fire/offensive.js';
import { endMovement, movementRound } from './movement/movement.js';
import { replacementRound } from './replacements.js';
import { setupRound } from './setup.js';
import { judgeTurn } from './victory.js';

/** Phases whose end reads public facts and hands on to the same side: whoever drafts ahead may pass it. */
const AHEAD: readonly Phase[] = ['S2', 'A', 'B', 'D'];

/** Set-up and entry, then turn after turn: the US player first (MN-5.2.a, MN-5.2.b). */
export function stepsOf(pack: Pack): (state: MnState) => readonly Step<MnState>[] {
  const turns = tableOf(pack);
  // Set-up and entry are followed by turn 1, which has no phase A (MN-3.4.g).
  const first = turns.filter(({ id }) => id !== 'A');
  return ({ step }) => (step === 'S1' || step === 'S2' ? first : turns);
}

function tableOf(pack: Pack): readonly Step<MnState>[] {
  const step = (id: Phase, side: SideId, round: (t: Turn) => Rules<Next>): Step<MnState> => ({
    id,
    phase: id,
    side,
    ahead: AHEAD.includes(id),
    run: (play: Play<MnState>) => round(turnOf(pack, play)),
  });
  return [
    step('S1', 'JP', setupRound),
    step('S2', 'US', entryPhase),
    step('A', 'US', replacementPhase),
    step('B', 'US', movementPhase),
    step('C', 'US', attackPhase),
    step('D', 'JP', movementPhase),
    step('E', 'JP', lastPhase),
  ];
}

/** Phase A of turn 1 is empty and not handed over (MN-3.4.g). */
function* entryPhase(t: Turn): Rules<Next> {
  if ((yield* entryRound(t)) === 'again') return 'again';
  endMovement(t);
  t.play.log('turn', { n: t.state.turn });
  return startMovement(t);
}

function* replacementPhase(t: Turn): Rules<Next> {
  if ((yield* replacementRound(t)) === 'again') return 'again';
  t.state.replaced = []; // MN-7.2.b
  return startMovement(t);
}

/** The US movement phase looks back at where the 672nd stood when it began (MN-8.8.a). */
function startMovement(t: Turn): Next {
  t.state.step = 'B';
  const landing = landingOf(t);
  if (landing !== undefined) t.state.landing = landing;
  return { to: 'B' };
}

function* movementPhase(t: Turn): Rules<Next> {
  if ((yield* movementRound(t)) === 'again') return 'again';
  endMovement(t);
  return 'next';
}

function* attackPhase(t: Turn): Rules<Next> {
  if ((yield* attackRound(t)) === 'again') return 'again';
  endAttacks(t);
  return 'next';
}

/** After the Japanese attacks the turn is over, and the marker advances (MN-5.2.a). */
function* lastPhase(t: Turn): Rules<Next> {
  if ((yield* attackRound(t)) === 'again') return 'again';
  endAttacks(t);
  returnAir(t);
  judgeTurn(t);
  t.state.turn += 1;
  t.play.log('turn', { n: t.state.turn });
  return { to: 'A' };
}
