/** How fast the referee replays and plays, and how many positions a second `denrei try -` answers. */

import { CommandFault } from '../../src/cli/fault.js';
import { readRequest, runTrial } from '../../src/cli/trial.js';
import { games } from '../../src/games/index.js';
import { type BaseState, type Game, playBack, Session, sampleOrder, type Tape, tapeOf } from '../../src/referee/index.js';
import { picker, seededChance } from '../../test/referee/support.js';

const MATCHES = 60;
const REPLAYS = 10;
const POSITIONS = 3000;

/** A match of random orders, and its recording. */
interface Recorded {
  readonly tape: Tape;
  readonly decisions: number;
  /** Position files of the states at its questions. */
  readonly positions: readonly unknown[];
}

/** Prints decisions a second of random play and of replay for every game, and positions a second. One core. */
export async function benchReferee(): Promise<void> {
  for (const game of games()) benchGame(game);
}

function benchGame(game: Game): void {
  const start = (): BaseState => game.start({ scenario: game.scenarios[0]?.id ?? '', options: initialOptions(game) });
  randomMatch(game, start(), 1, false);
  let played: readonly Recorded[] = [];
  const playing = cpuOf(() => {
    played = Array.from({ length: MATCHES }, (_, seed) => randomMatch(game, start(), seed + 2, false));
  });
  const decisions = played.reduce((sum, match) => sum + match.decisions, 0);
  console.log(`${game.id}: ${MATCHES} random matches, ${decisions} decisions (forced and passed ones too); a second of CPU time`);
  console.log(
    `  random legal play: ${rate(decisions, playing)} decisions (at least 20,000 in the small games, 8,000 in the large)`,
  );

  const replaying = cpuOf(() => {
    for (let i = 0; i < REPLAYS; i++) for (const { tape } of played) playBack(game, start(), tape);
  });
  console.log(
    `  trusted replay: ${rate(decisions * REPLAYS, replaying)} decisions (at least 100,000 in the small games, 45,000 in every)`,
  );

  const positions = randomMatch(game, start(), 1, true).positions.filter(asksAtOnce);
  const asked = cpuOf(() => {
    for (let i = 0; i < POSITIONS; i++)
      JSON.stringify(runTrial(readRequest({ position: positions[i % positions.length] })).outcome);
  });
  console.log(`  try: ${rate(POSITIONS, asked)} positions of a match, each with all its legal orders`);
}

/** A position that begins with a roll cannot be tried without dice. */
function asksAtOnce(position: unknown): boolean {
  try {
    runTrial(readRequest({ position }));
    return true;
  } catch (error) {
    if (error instanceof CommandFault && error.code === 'given-too-few-dice') return false;
    throw error;
  }
}

/** Milliseconds of CPU time: other work on the machine does not count. */
function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function randomMatch(game: Game, state: BaseState, seed: number, keepPositions: boolean): Recorded {
  const pick = picker(seed);
  const session = new Session(game, state, { chance: seededChance(seed) });
  const positions: unknown[] = [];
  while (session.stop.at === 'asked') {
    const [question] = session.questions;
    const order = question === undefined ? undefined : sampleOrder(question, pick);
    if (question === undefined || order === undefined) throw new Error(`${game.id}: nothing is legal`);
    // Within a procedure a position file does not tell all.
    if (keepPositions && session.draftOf(question.side).length === 0) positions.push(game.showPosition(session.state));
    session.give(question.side, order);
  }
  const decisions = session.events.reduce((sum, event) => sum + event.answers.length, 0);
  return { tape: tapeOf(session.events), decisions, positions };
}

function initialOptions(game: Game): { readonly [id: string]: string } {
  return Object.fromEntries(game.options.map((option) => [option.id, option.initial]));
}

function rate(count: number, ms: number): string {
  return Math.round((count / ms) * 1000).toLocaleString('en');
}
