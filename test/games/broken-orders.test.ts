/**
 * Orders that lack a field, or hold one that is refused, in every form that whole matches come by: a line that
 * is typed or mailed, a program's order and a page's sentence are answered, whatever stands in them.
 */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.js';
import {
  checkOrder,
  type Form,
  filledUp,
  type Game,
  initialOptions,
  isOpenForm,
  type Order,
  type Question,
  readTyped,
  Session,
  sampleOrder,
  typingAt,
  valuesNext,
} from '../../src/referee/index.js';
import { explainablePart, readProgress, toQuery } from '../../src/web/parts/sentence.js';
import { picker, seededChance } from '../referee/support.js';
import { effort } from '../support/effort.js';
import { broken, lineOf } from './support/broken.js';

const MATCHES = effort(1, 2);
const QUESTIONS = effort(120, 250);
/** Each form of each question is tried so often. */
const TIMES = 4;

describe.each(games())('$id', (game) => {
  test('answers an order with each of its fields missing or refused', { timeout: 120_000 }, () => {
    const tried = new Map<string, number>();
    for (let seed = 1; seed <= MATCHES; seed++) {
      const pick = picker(seed);
      const scenario = game.scenarios[seed % game.scenarios.length]?.id ?? '';
      const session = new Session(
        game,
        game.rules.start({ scenario, options: initialOptions(game, scenario) }),
        {
          chance: seededChance(seed),
        },
      );
      for (let i = 0; i < QUESTIONS && session.stop.at === 'asked'; i++) {
        for (const question of session.questions)
          for (const form of question.forms) {
            const name = `${question.kind} ${form.do}`;
            const times = tried.get(name) ?? 0;
            if (!isOpenForm(form) || times >= TIMES || pick(4) > 0) continue;
            for (const order of broken(game, question, form, pick)) expectAnswered(game, question, order);
            tried.set(name, times + 1);
          }
        const [question] = session.questions;
        const order = question === undefined ? undefined : sampleOrder(question, pick, 20);
        if (question === undefined || order === undefined) break;
        expect(session.give(question.side, order)).toBeUndefined();
      }
    }
    expect(tried.size).toBeGreaterThan(3);
  });
});

function expectAnswered(game: Game, question: Question, order: Order): void {
  const said = `${question.kind}: ${JSON.stringify(order)}`;
  try {
    typedIn(game, question, lineOf(question, order));
    checkOrder(question, game.rules.universe, order);
    asked(game, question, order);
  } catch (error) {
    throw new Error(said, { cause: error });
  }
}

/** As the page and the mail read a line, and what they offer next. */
function typedIn(game: Game, question: Question, line: string): void {
  const typed = readTyped(game, question, line);
  if (typed.ok) valuesInstead(game, question, typed.form, filledUp(typed.form, typed.soFar));
  for (const open of [line, `${line} `]) {
    const { wants } = typingAt(game, question, open);
    if (typeof wants === 'object') valuesNext(wants.form, wants.index, wants.soFar, wants.steps);
  }
}

/** What is legal in the place of what a line was refused for. */
function valuesInstead(game: Game, question: Question, form: Form, order: Order): void {
  const checked = checkOrder(question, game.rules.universe, order);
  const index = checked.ok ? -1 : form.fields.findIndex(({ name }) => name === checked.refusal.field);
  const before = form.fields.slice(0, Math.max(index, 0)).flatMap(({ name }) => {
    const value = order[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  valuesNext(form, index, { do: order.do, ...Object.fromEntries(before) }, []);
}

/** As the page reads the sentence in a query. */
function asked(game: Game, question: Question, order: Order): void {
  const form = question.forms.find(({ do: word }) => word === order.do);
  if (form === undefined) return;
  readProgress(form, question, game.rules.universe, toQuery(order));
  explainablePart(form, question, game.rules.universe, toQuery(order));
}
