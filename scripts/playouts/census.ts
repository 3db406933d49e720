/**
 * What matches reach of a game, held against all that it has: questions, forms with their fields, outcomes
 * of rolls, modifiers, results, lines of the log, clauses that refuse.
 */
import { globSync, readFileSync } from 'node:fs';
import {
  type Game,
  type Order,
  openForms,
  type Question,
  type RunRecord,
  type Session,
} from '../../src/referee/index.js';

/** What is counted: the thing of a kind, and how often; and the forms that were open at each question. */
export type Census = { readonly [kind in Kind]: Map<string, number> } & { readonly offered: Set<string> };

const KINDS = [
  'questions',
  'answers',
  'fields',
  'modifiers',
  'outcomes',
  'results',
  'log',
  'refusals',
] as const;
type Kind = (typeof KINDS)[number];

export function emptyCensus(): Census {
  return {
    offered: new Set(),
    questions: new Map(),
    answers: new Map(),
    fields: new Map(),
    modifiers: new Map(),
    outcomes: new Map(),
    results: new Map(),
    log: new Map(),
    refusals: new Map(),
  };
}

/** How many different things were reached, refusals apart. */
export function reachedIn(census: Census): number {
  const sizes = KINDS.map((kind) => (kind === 'refusals' ? 0 : census[kind].size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function count(counted: Map<string, number>, key: string): void {
  counted.set(key, (counted.get(key) ?? 0) + 1);
}

/** An answer by its question and word, and the fields that it fills. */
export function countAnswer(census: Census, { kind }: Question, order: Order): void {
  count(census.answers, `${kind}: ${order.do}`);
  for (const field of Object.keys(order)) if (field !== 'do') count(census.fields, `${order.do}.${field}`);
}

/** A question and the forms that are open at it: told before it is answered. */
export function countQuestion(census: Census, question: Question): void {
  count(census.questions, question.kind);
  for (const form of openForms(question)) census.offered.add(`${question.kind}: ${form.do}`);
}

export function countRefusal(census: Census, clause: string): void {
  count(census.refusals, clause);
}

/** What was rolled, told and won in a match that has ended. */
export function countMatch(census: Census, { events, stop }: Session): void {
  for (const event of events) countEvent(census, event);
  if (stop.at === 'ended') count(census.results, stop.result.key);
}

function countEvent(census: Census, { rolls, log, told }: RunRecord): void {
  for (const { outcome, modifiers } of rolls) {
    if (outcome !== undefined) count(census.outcomes, outcome);
    for (const { reason } of modifiers) count(census.modifiers, reason);
  }
  for (const { key } of [...log, ...Object.values(told).flat()]) count(census.log, key);
}

/** All that a game has of each kind, out of its words; the clauses that refuse out of its rules. */
function wholeOf(game: Game): { readonly [kind in Kind]: readonly string[] } {
  const keys = Object.keys(game.words.text.en);
  const under = (word: string) =>
    keys.filter((key) => key.startsWith(`${word}.`)).map((key) => key.slice(word.length + 1));
  const forms = under('do').filter((word) => !word.includes('.'));
  return {
    questions: under('decision').filter((kind) => !kind.includes('.')),
    answers: forms,
    fields: under('field').filter((field) => forms.includes(field.split('.')[0] ?? '')),
    modifiers: under('modifier'),
    outcomes: under('outcome'),
    results: under('result'),
    log: keys.filter((key) => !NO_LINES.test(key)),
    refusals: refusalsOf(game),
  };
}

/** Keys of sentences that are no lines of the log: docs/add-a-game.md#what-the-text-tables-hold. */
const NO_LINES = new RegExp(
  `^(${[
    'aim choice decision did do effect explain field modifier none note option order outcome plan',
    'purpose result scope side standing table why',
  ]
    .join(' ')
    .replaceAll(' ', '|')})\\.|\\.die$`,
);

const RULES = 'src/games';

function refusalsOf({ id, words: { clauses } }: Game): readonly string[] {
  const rules = globSync(`${RULES}/${id}/{rules,standing}/**/*.ts`).map((path) => readFileSync(path, 'utf8'));
  return Object.keys(clauses).filter((clause) => rules.some((text) => text.includes(`'${clause}'`)));
}

/** The report: what was reached how often, and by name what was not. */
export function report(game: Game, census: Census): string {
  const whole = wholeOf(game);
  return KINDS.flatMap((kind) => {
    const reached = kind === 'answers' ? byWord(census.answers) : census[kind];
    const missed = whole[kind].filter((key) => !reached.has(key));
    const untaken = kind === 'answers' ? untakenOf(census) : [];
    const found = [...census[kind]].sort(([a], [b]) => (a < b ? -1 : 1));
    return [
      `${TITLES[kind]}: ${whole[kind].length - missed.length} of ${whole[kind].length} reached`,
      ...found.map(([key, n]) => `  ${String(n).padStart(9)}  ${key}`),
      ...missed.map((key) => `    never    ${key}`),
      ...untaken.map((key) => `   offered   ${key}, and never taken`),
    ];
  }).join('\n');
}

const TITLES: { readonly [kind in Kind]: string } = {
  questions: 'Questions asked',
  answers: 'Forms, by question',
  fields: 'Fields filled',
  modifiers: 'Modifiers',
  outcomes: 'Outcomes of rolls',
  results: 'Results',
  log: 'Lines of the log',
  refusals: 'Clauses that refuse',
};

/** Forms that were open at a question and that nobody took there. */
function untakenOf({ offered, answers }: Census): readonly string[] {
  return [...offered].filter((key) => !answers.has(key)).sort();
}

function byWord(answers: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  return new Map([...answers].map(([key, n]) => [key.slice(key.indexOf(': ') + 2), n]));
}
