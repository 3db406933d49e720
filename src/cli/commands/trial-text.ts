/** What `denrei try` prints for people. */
import type { Game, Locale, Question } from '../../referee/index.js';
import {
  clauseLabel,
  makeNarrators,
  makeWords,
  namesOf,
  tellEntries,
  type Wording,
} from '../../telling/index.js';
import type { Pending, Refused, Trial, TrialReport, TrialRequest } from './trial.js';

/** The lines that `denrei try` prints without `--json`. */
export function trialLines(
  { game, outcome, questions, view }: Trial,
  request: TrialRequest,
  locale: Locale,
): string[] {
  const words = makeWords(game.text, locale, namesOf(game, locale));
  if ('refused' in outcome) return [refusalLine(game, outcome, locale)];
  const asked = [outcome.pending, outcome.pendingToo ?? null].map((pending) =>
    pending === null ? [] : orderLines(words, pending),
  );
  if (request.for !== undefined) return asked.flat();
  const seen = view();
  const position = game
    .describe(seen, locale)
    .flatMap(({ title, lines }) => [title, ...lines.map((line) => `  ${line}`)]);
  return [
    words.where(seen.now),
    ...logLines(game, outcome, locale),
    '',
    ...position,
    '',
    ...questions.flatMap((question, i) => [questionLine(words, question), ...(asked[i] ?? [])]),
    ...resultLine(words, outcome),
  ];
}

function refusalLine(game: Game, { refused, at, side }: Refused, locale: Locale): string {
  const { clause, code, field } = refused;
  const place = field === undefined ? '' : `, ${field}`;
  return `refused: order ${at} (${side}${place}) [${code}] ${clauseLabel(game.clauses, clause, locale)}`;
}

function logLines(game: Game, { log, told = [], rolls }: TrialReport, locale: Locale): string[] {
  return tellEntries(makeNarrators()(game, locale), [...log, ...told], rolls).flatMap(({ text, roll }) =>
    roll === null ? [`- ${text}`] : [`- ${text}`, `  ${roll.needed}`],
  );
}

function questionLine(words: Wording, { side, kind, clause, about, scope }: Question): string {
  const asked = words.say({ ...about, key: `decision.${kind}` });
  return `${words.say({ key: `side.${side}` })} (${words.where(scope)}): ${asked} [${clause}]`;
}

function orderLines(words: Wording, { orders, capped }: Pending): string[] {
  const lines = orders.map((order) => {
    const said = words.has(`order.${order.do}`) ? `  ${words.order(order)}` : '';
    return `  ${JSON.stringify(order)}${said}`;
  });
  return capped ? [...lines, `  … more than ${orders.length}`] : lines;
}

function resultLine(words: Wording, { result }: TrialReport): string[] {
  if (typeof result !== 'object' || result === null || !('key' in result)) return [];
  return [words.say({ ...result, key: `result.${result.key}` })];
}
