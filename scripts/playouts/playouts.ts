/** Matches of random players, and what of the game they reached. */
import { parseArgs } from 'node:util';
import { games } from '../../src/games/index.js';
import {
  type Game,
  initialOptions,
  type Order,
  type Picker,
  type Question,
  Session,
  sampleOrder,
} from '../../src/referee/index.js';
import { picker, seededChance } from '../../test/referee/support.js';
import {
  type Census,
  countAnswer,
  countMatch,
  countQuestion,
  countRefusal,
  emptyCensus,
  report,
} from './census.js';

const USAGE =
  'usage: npm run playouts -- <game>|all [matches, 100] [--first 1] [--eagerness 60] [--scenario <id>]';
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
      scenario: { type: 'string' },
    },
  });
  const wanted = games().filter(({ id }) => id === positionals[0] || positionals[0] === 'all');
  const [matches, first, eagerness] = [positionals[1] ?? '100', values.first, values.eagerness].map(Number);
  const numbers = [matches, first, eagerness].every((n) => Number.isInteger(n) && (n ?? 0) > 0);
  const { scenario } = values;
  const known = wanted.every(
    ({ scenarios }) => scenario === undefined || scenarios.some(({ id }) => id === scenario),
  );
  if (wanted.length === 0 || !numbers || !known) {
    console.error(USAGE);
    return 2;
  }
  for (const game of wanted) {
    const played = {
      scenario: scenario ?? game.scenarios[0]?.id ?? '',
      first: first ?? 1,
      eagerness: eagerness ?? 1,
    };
    tell(game, played, matches ?? 0);
  }
  return 0;
}

/** How matches are played: from which scenario and seed on, and how eagerly. */
interface Manner {
  readonly scenario: string;
  readonly first: number;
  readonly eagerness: number;
}

/** Plays the matches of a game and prints what they reached. */
function tell(game: Game, { scenario, first, eagerness }: Manner, matches: number): void {
  const census = emptyCensus();
  const begun = process.cpuUsage();
  for (let i = 0; i < matches; i++) playAtRandom(game, scenario, first + i, eagerness, census);
  const { user, system } = process.cpuUsage(begun);
  const seconds = ((user + system) / 1e6 / matches).toFixed(2);
  console.log(`${game.id}: ${matches} matches from seed ${first}, eagerness ${eagerness}`);
  console.log(`${seconds} s of a processor each\n${report(game, census)}`);
}

/** Of every two matches one answers windows by what holds without standing orders, the other by lot. */
function playAtRandom(game: Game, scenario: string, seed: number, eagerness: number, census: Census): void {
  const state = game.start({ scenario, options: initialOptions(game, scenario) });
  const pick = picker(seed);
  const session = new Session(game, state, {
    chance: seededChance(seed),
    ...(seed % 2 === 0 ? { standing: (_side, decision, view) => game.standing([], view, decision) } : {}),
  });
  for (let given = 0; session.stop.at === 'asked'; given++) {
    const [question] = session.questions;
    const order = question && sampleOrder(question, pick, eagerness);
    if (question === undefined || order === undefined || given > MOST)
      throw new Error(`${game.id}, seed ${seed}: ${question?.kind ?? 'nobody'} goes on without an end`);
    countQuestion(census, question);
    if (pick(TRIED) === 0 && tryChanged(game, session, question, order, pick, census)) continue;
    const refusal = session.give(question.side, order);
    if (refusal !== undefined)
      throw new Error(`${game.id}, seed ${seed}: ${JSON.stringify({ order, refusal })}`);
    countAnswer(census, question, order);
  }
  countMatch(census, session);
}

/** Gives the order with one of its ids changed; whether it was legal all the same. */
function tryChanged(
  game: Game,
  session: Session,
  question: Question,
  order: Order,
  pick: Picker,
  census: Census,
): boolean {
  const changed = changedOrder(game, question, order, pick);
  if (changed === undefined) return false;
  const refusal = session.give(question.side, changed);
  if (refusal !== undefined) countRefusal(census, refusal.clause);
  else countAnswer(census, question, changed);
  return refusal === undefined;
}

/** One field of the order with another id of its universe in it. */
function changedOrder(game: Game, { forms }: Question, order: Order, pick: Picker): Order | undefined {
  const fields = forms.find((form) => form.do === order.do)?.fields ?? [];
  const filled = fields.filter(({ name, type }) => name in order && !['allot', 'number'].includes(type));
  const field = filled[pick(Math.max(1, filled.length))];
  if (field === undefined) return undefined;
  const ids = [field.of].flat().flatMap((of) => [...(game.universe[of] ?? [])]);
  const other = ids[pick(Math.max(1, ids.length))];
  if (other === undefined) return undefined;
  const value = order[field.name];
  if (!Array.isArray(value)) return { ...order, [field.name]: other };
  const at = pick(value.length + 1);
  return { ...order, [field.name]: [...value.slice(0, at), other, ...value.slice(at + 1)] };
}
