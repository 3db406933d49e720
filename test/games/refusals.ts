/**
 * What a game answers to every order that names one unit and one place, over positions of random matches:
 * counts by clause.
 */
import {
  checkOrder,
  type Game,
  type Order,
  type Question,
  Session,
  sampleOrder,
} from '../../src/referee/index.js';
import { picker, seededChance } from '../referee/support.js';

/** How often each clause was named, and how often an order was legal, by the kind of the question. */
type Tally = Readonly<Record<string, number>>;

/** Looks at every `every`-th question of matches played at random with these seeds. */
export function tallyOf<S extends Parameters<Game['rules']['now']>[0]>(
  game: Game<S>,
  seeds: readonly number[],
  every: number,
): Tally {
  const tally: Record<string, number> = {};
  for (const seed of seeds) {
    const session = new Session(game, game.rules.start({ scenario: 'standard', options: {} }), {
      chance: seededChance(seed),
    });
    const pick = picker(seed);
    for (let n = 1; session.stop.at === 'asked'; n++) {
      const [question] = session.questions;
      if (question === undefined) break;
      if (n % every === 0) count(game, question, tally);
      session.give(question.side, sampleOrder(question, pick));
    }
  }
  return Object.fromEntries(Object.entries(tally).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function count<S extends Parameters<Game['rules']['now']>[0]>(
  game: Game<S>,
  question: Question,
  tally: Record<string, number>,
): void {
  for (const form of question.forms)
    for (const order of ordersOf(
      game,
      form.do,
      form.fields.map(({ name, type, of }) => [name, type, of] as const),
    )) {
      const checked = checkOrder(question, game.rules.universe, order);
      const key = `${question.kind} ${form.do} ${checked.ok ? 'legal' : checked.refusal.clause}`;
      tally[key] = (tally[key] ?? 0) + 1;
    }
}

type Blank = readonly [name: string, type: string, of: string | readonly string[]];

function ordersOf<S>(
  game: Pick<Game<S & Parameters<Game['rules']['now']>[0]>, 'rules'>,
  word: string,
  blanks: readonly Blank[],
): Order[] {
  return blanks.reduce<Order[]>(
    (orders, [name, type, of]) => {
      const ids = typeof of === 'string' ? [...(game.rules.universe[of] ?? [])] : of;
      const values = type === 'set' || type === 'list' ? ids.map((id) => [id]) : ids;
      return orders.flatMap((order) => values.map((value) => ({ ...order, [name]: value })));
    },
    [{ do: word }],
  );
}
