/** How fast the referee replays and plays, and how many positions a second `denrei try -` answers. */

import { readRequest, runTrial } from '../../src/cli/commands/trial.js';
import { CommandError } from '../../src/cli/fault.js';
import { games } from '../../src/games/index.js';
import {
  type BaseState,
  type Game,
  initialOptions,
  playBack,
  Session,
  type Setting,
  sampleOrder,
  type Tape,
  tapeOf,
} from '../../src/referee/index.js';
import { picker, seededChance } from '../../test/referee/support.js';

export { benchPeers } from './peers/boardgame.js';

/** Matches that are played back in turn. */
const MATCHES = 20;
/**
 * Seconds of CPU time: what runs at first is still being compiled, so a server that has run for a while is
 * told of apart.
 */
const COLD = 1;
const WARM = 3;

/** A match of random orders, and its recording. */
interface Recorded {
  readonly tape: Tape;
  readonly decisions: number;
  /** Position files of the states at its questions. */
  readonly positions: readonly unknown[];
}

/**
 * Prints decisions a second of random play and of replay for every game, and positions a second. One core.
 */
export async function benchReferee(): Promise<void> {
  console.log(
    `a second of CPU time, after ${COLD} s of the same; in brackets that first second, on code not yet compiled`,
  );
  for (const game of games()) benchGame(game);
}

function benchGame(game: Game): void {
  const start = (): BaseState => game.rules.start(firstSetting(game));
  let seed = 1;
  const play = rated(() => randomMatch(game, start(), ++seed, false).decisions);
  console.log(`${game.id}: decisions of random matches (forced and passed ones too)`);
  console.log(
    `  random legal play: ${play} decisions (at least 45,000 in the small games, 10,000 in the large, at first half of it)`,
  );

  const played = Array.from({ length: MATCHES }, (_, n) => randomMatch(game, start(), n + 2, false));
  const replay = rated(() => {
    for (const { tape } of played) playBack(game, start(), tape);
    return played.reduce((sum, match) => sum + match.decisions, 0);
  });
  console.log(`  trusted replay: ${replay} decisions (at least 300,000 in the small games, 60,000 in every)`);

  const positions = randomMatch(game, start(), 1, true).positions.filter(asksAtOnce);
  const tried = rated(() => {
    for (const position of positions) JSON.stringify(runTrial(readRequest({ position })).outcome);
    return positions.length;
  });
  console.log(`  try: ${tried} positions of a match, each with all its legal orders`);
}

const WANTING: readonly string[] = ['given-too-few-dice', 'given-too-few-draws'];

/** A position that begins with a roll or a draw cannot be tried without it. */
function asksAtOnce(position: unknown): boolean {
  try {
    runTrial(readRequest({ position }));
    return true;
  } catch (error) {
    if (error instanceof CommandError && WANTING.includes(error.code)) return false;
    throw error;
  }
}

/** How many a second of CPU time `work` does, warm and (in brackets) cold; it gives how many it did. */
function rated(work: () => number): string {
  const cold = during(COLD, work);
  return `${during(WARM, work)} (${cold})`;
}

/** CPU time, not the clock's: other work on the machine does not count. */
function during(seconds: number, work: () => number): string {
  const before = process.cpuUsage();
  let done = 0;
  for (;;) {
    done += work();
    const { user, system } = process.cpuUsage(before);
    const spent = (user + system) / 1e6;
    if (spent >= seconds) return Math.round(done / spent).toLocaleString('en');
  }
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
    if (keepPositions && session.draftOf(question.side).length === 0)
      positions.push(game.position.show(session.state));
    session.give(question.side, order);
  }
  const decisions = session.events.reduce((sum, event) => sum + event.answers.length, 0);
  return { tape: tapeOf(session.events), decisions, positions };
}

function firstSetting(game: Game): Setting {
  const scenario = game.scenarios[0]?.id ?? '';
  return { scenario, options: initialOptions(game, scenario) };
}
