/**
 * Matches of random players, and what of the game they reached. With `--practised 50` the practice opponent
 * gives half of the answers, one order ahead, so that matches come further; with `--scenario every` they go
 * round all scenarios, their options drawn by lot. With `--keep <file>` the orders of those that reached
 * something new are written there, for test/games/support/unchanged.ts.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { games } from '../../src/games/index.js';
import { bestOrder } from '../../src/practice/choose.js';
import {
  type Game,
  initialOptions,
  type Order,
  type Picker,
  type Question,
  Session,
  type Setting,
  sampleOrder,
} from '../../src/referee/index.js';
import { changedOrder } from '../../test/games/support/changed-order.js';
import type { KeptMatch } from '../../test/games/support/unchanged.js';
import { picker, seededChance } from '../../test/referee/support.js';
import {
  type Census,
  countAnswer,
  countMatch,
  countQuestion,
  countRefusal,
  emptyCensus,
  reachedIn,
  report,
} from './census.js';

const USAGE =
  'usage: npm run playouts -- <game>|all [matches, 100] [--first 1] [--eagerness 60] [--practised 0] [--scenario <id>|every] [--keep <file>]';
/** All scenarios by turns. */
const EVERY = 'every';
/** More orders than any match has. */
const MOST = 50_000;
/** One order in so many is tried with an id changed at random: the referee refuses most of them. */
const TRIED = 8;

/** Plays and prints; gives the exit code. */
export function playouts(args: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      first: { type: 'string', default: '1' },
      eagerness: { type: 'string', default: '60' },
      practised: { type: 'string', default: '0' },
      scenario: { type: 'string' },
      keep: { type: 'string' },
    },
  });
  const wanted = games().filter(({ id }) => id === positionals[0] || positionals[0] === 'all');
  const [matches, first, eagerness] = [positionals[1] ?? '100', values.first, values.eagerness].map(Number);
  const numbers = [matches, first, eagerness].every((n) => Number.isInteger(n) && (n ?? 0) > 0);
  const { scenario } = values;
  const practised = Number(values.practised);
  const isShare = Number.isInteger(practised) && practised >= 0 && practised <= 100;
  const known = wanted.every(
    ({ scenarios }) =>
      scenario === undefined || scenario === EVERY || scenarios.some(({ id }) => id === scenario),
  );
  if (wanted.length === 0 || !numbers || !isShare || !known) {
    console.error(USAGE);
    return 2;
  }
  for (const game of wanted) {
    const played = {
      scenario: scenario ?? game.scenarios[0]?.id ?? '',
      first: first ?? 1,
      eagerness: eagerness ?? 1,
      practised,
    };
    const kept = tell(game, played, matches ?? 0);
    if (values.keep !== undefined) writeFileSync(values.keep, gzipSync(JSON.stringify(kept)));
  }
  return 0;
}

/** How matches are played: from which scenario and seed on, how eagerly, and who answers. */
interface Manner {
  readonly scenario: string;
  readonly first: number;
  readonly eagerness: number;
  /** Of a hundred answers so many are the practice opponent's. */
  readonly practised: number;
}

/** Plays the matches of a game, prints what they reached and gives those that reached something new. */
function tell(game: Game, manner: Manner, matches: number): readonly KeptMatch[] {
  const { scenario, first, eagerness, practised } = manner;
  const census = emptyCensus();
  const begun = process.cpuUsage();
  const kept: KeptMatch[] = [];
  for (let i = 0; i < matches; i++) {
    const before = reachedIn(census);
    const match = playAtRandom(game, manner, first + i, census);
    if (reachedIn(census) > before) kept.push(match);
  }
  const { user, system } = process.cpuUsage(begun);
  const seconds = ((user + system) / 1e6 / matches).toFixed(2);
  console.log(
    `${game.id} ${scenario}: ${matches} matches from seed ${first}, eagerness ${eagerness}, practised ${practised}`,
  );
  console.log(`${seconds} s of a processor each\n${report(game, census)}`);
  return kept;
}

/** Of every two matches one answers windows by what holds without standing orders, the other by lot. */
function playAtRandom(game: Game, manner: Manner, seed: number, census: Census): KeptMatch {
  const pick = picker(seed);
  const setting = settingOf(game, manner, seed, pick);
  const standing = seed % 2 === 0;
  const orders: Order[] = [];
  const session = new Session(game, game.rules.start(setting), {
    chance: seededChance(seed),
    ...(standing ? { standing: (_side, decision, view) => game.standing.answer([], view, decision) } : {}),
  });
  for (let given = 0; session.stop.at === 'asked'; given++) {
    const [question] = session.questions;
    const order = question && answer(game, session, question, manner, pick);
    if (question === undefined || order === undefined || given > MOST)
      throw new Error(`${game.id}, seed ${seed}: ${question?.kind ?? 'nobody'} goes on without an end`);
    countQuestion(census, question);
    const changed = pick(TRIED) === 0 ? tryChanged(game, session, question, order, pick, census) : undefined;
    orders.push(changed ?? order);
    if (changed !== undefined) continue;
    const refusal = session.give(question.side, order);
    if (refusal !== undefined)
      throw new Error(`${game.id}, seed ${seed}: ${JSON.stringify({ order, refusal })}`);
    countAnswer(census, question, order);
  }
  countMatch(census, session);
  return { setting, seed, standing, orders };
}

/** The scenario and its usual options; of every scenario with what the lot says. */
function settingOf(game: Game, { scenario }: Manner, seed: number, pick: Picker): Setting {
  if (scenario !== EVERY) return { scenario, options: initialOptions(game, scenario) };
  const { id, options } = game.scenarios[seed % game.scenarios.length] ?? { id: '', options: [] };
  const drawn = options.map(({ id: option, values }) => [option, values[pick(values.length)] ?? '']);
  return { scenario: id, options: Object.fromEntries(drawn) };
}

function answer(
  game: Game,
  session: Session,
  question: Question,
  { eagerness, practised }: Manner,
  pick: Picker,
): Order | undefined {
  const asPractised = practised > 0 && pick(100) < practised;
  const best = asPractised
    ? bestOrder(game, game.position.view(session.state, question.side), question, pick)
    : undefined;
  return best ?? sampleOrder(question, pick, eagerness);
}

/** Gives the order with one of its ids changed, and says which if it was legal all the same. */
function tryChanged(
  game: Game,
  session: Session,
  question: Question,
  order: Order,
  pick: Picker,
  census: Census,
): Order | undefined {
  const changed = changedOrder(game, question, order, pick);
  if (changed === undefined) return undefined;
  const refusal = session.give(question.side, changed);
  if (refusal !== undefined) countRefusal(census, refusal.clause);
  else countAnswer(census, question, changed);
  return refusal === undefined ? changed : undefined;
}
