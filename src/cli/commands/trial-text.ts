/** What `denrei try` prints for people. */
import type { Game, Locale, Question } from '../../referee/index.js';
import {
  clauseLabel,
  makeNarrators,
  makeWords,
  namesOf,
  refusalLead,
  refusedAt,
  type Telling,
  tellEntries,
  type Wording,
  withLead,
} from '../../telling/index.js';
import { inWords, said } from '../words/index.js';
import type { Pending, Refused, Trial, TrialReport, TrialRequest } from './trial.js';

/** The lines that `denrei try` prints without `--json`. */
export function trialLines(
  { game, outcome, questions, view }: Trial,
  request: TrialRequest,
  locale: Locale,
): string[] {
  const words = makeWords(game.words.text, locale, namesOf(game, locale));
  if ('refused' in outcome) return [refusalLine({ game, questions, view }, outcome, request, locale)];
  const asked = [outcome.pending, outcome.pendingToo ?? null].map((pending) =>
    pending === null ? [] : orderLines(words, pending, locale),
  );
  if (request.for !== undefined) return asked.flat();
  const seen = view();
  const position = game.picture
    .describe(seen, locale)
    .flatMap(({ title, lines }) => [title, ...lines.map((line) => `  ${line}`)]);
  return [
    words.where(seen.now),
    ...logLines(game, outcome, locale),
    '',
    ...position,
    '',
    ...questions.flatMap((question, i) => [questionLine(words, question, locale), ...(asked[i] ?? [])]),
    ...resultLine(words, outcome),
  ];
}

function refusalLine(
  { game, questions, view }: Pick<Trial, 'game' | 'questions' | 'view'>,
  { refused, at, side }: Refused,
  request: TrialRequest,
  locale: Locale,
): string {
  const { clause, code, field } = refused;
  const key = field === undefined ? 'try.refused' : 'try.refusedField';
  const seen = view();
  const map = { ground: game.picture.ground(locale), scene: game.picture.scene(seen, locale, []) };
  const reader = { game, narrator: makeNarrators()(game, locale), map, view: seen };
  const question = questions.find((one) => one.side === side);
  const lead = refusalLead(reader, refused, refusedAt(game, question, request.orders[at]?.order));
  const label = withLead(locale, lead, clauseLabel(game.words.clauses, clause, locale));
  return inWords(locale, said(key, { at, side, code, label, field: field ?? '' }));
}

function logLines(game: Game, { log, told = [], rolls }: TrialReport, locale: Locale): string[] {
  return tellEntries(makeNarrators()(game, locale), [...log, ...told], rolls).flatMap(logLine);
}

/** A line of the log; below a roll, what was needed. */
export function logLine({ text, roll }: Pick<Telling, 'text' | 'roll'>): string[] {
  return roll === null ? [`- ${text}`] : [`- ${text}`, `  ${roll.needed}`];
}

/** Who is asked, where in the turn, what, and by which clause. */
export function questionLine(words: Wording, question: Question, locale: Locale): string {
  const { side, kind, clause, about = {}, scope, forms } = question;
  const asked = words.asked({ kind, about, forms: forms.map((form) => form.do) });
  const named = { side: words.say({ key: `side.${side}` }), where: words.where(scope) };
  return inWords(locale, said('try.question', { ...named, asked, clause }));
}

function orderLines(words: Wording, { orders, capped }: Pending, locale: Locale): string[] {
  const lines = orders.map((order) => {
    const said = words.has(`order.${order.do}`) ? `  ${words.order(order)}` : '';
    return `  ${JSON.stringify(order)}${said}`;
  });
  return capped ? [...lines, `  ${inWords(locale, said('try.more', { n: orders.length }))}`] : lines;
}

function resultLine(words: Wording, { result }: TrialReport): string[] {
  if (typeof result !== 'object' || result === null || !('key' in result)) return [];
  return [words.say({ ...result, key: `result.${result.key}` })];
}
