/**
 * What a mail tells of orders that its reader gave in a reply: each line, what it was read as, what came of
 * it.
 */
import type { MailPayload } from '../../match/index.js';
import { cleanText, type GameTexts, inARow, type Narrator, namesOf, withLead } from '../../telling/index.js';

type Told = NonNullable<MailPayload['reply']>;
type Line = Told['lines'][number];
type Mistake = NonNullable<Told['mistake']>;

/** Longest line of a reply that is repeated. */
const LONGEST = 200;
/** Lines that are repeated. */
const MOST = 100;
/** Faults that its reader puts right by answering once more. */
const AGAIN: readonly Told['fault'][] = ['mistake', 'empty', 'many', 'unreadable'];

/**
 * How this mail may be answered with orders: nowhere where its reader was told just now to put them right.
 */
export function howToAnswer(
  narrator: Narrator,
  { question, reply }: MailPayload,
  answered: boolean,
): readonly string[] {
  if (!answered || question === undefined || reply?.became === 'refused') return [];
  const words = question.forms.map((form) => wordFor(narrator, form, question.kind));
  return [
    inARow(
      [narrator.say('reply.how'), narrator.say('reply.verbs', { list: listed(narrator, words) })],
      narrator.locale,
    ),
  ];
}

/** A verb as it is typed: its id in English, what the page calls it in Japanese. */
function wordFor(narrator: Narrator, verb: string, kind: string): string {
  return narrator.locale === 'ja' ? narrator.deed(verb, kind) : verb;
}

/** What has become of a reply, then its lines as they were typed and read. */
export function repliedLines(narrator: Narrator, game: GameTexts, told: Told | undefined): readonly string[] {
  if (told === undefined) return [];
  const lines = told.lines.slice(0, MOST).map((line, i) => lineOf(narrator, line, i + 1));
  const more = told.lines.length > MOST ? ['…'] : [];
  return [...leadOf(narrator, game, told), ...lines, ...more];
}

function leadOf(narrator: Narrator, game: GameTexts, told: Told): readonly string[] {
  const { became, lines, fault, mistake, minutes = 0, drafted } = told;
  if (became === 'kept' || became === 'given') return [narrator.say(`reply.${became}`)];
  const after = (key: 'reply.drafted' | 'reply.draftedClosing' | 'reply.draftStays') =>
    drafted === undefined ? [] : [narrator.say(key, { n: drafted })];
  if (became === 'closing')
    return [...after('reply.draftedClosing'), narrator.say('reply.closing', { minutes })];
  if (became === 'played') {
    const halted = lines.some(({ came }) => came !== undefined && came !== 'done');
    return [
      ...after('reply.drafted'),
      narrator.say('reply.played'),
      ...(halted ? [narrator.say('reply.halted')] : []),
    ];
  }
  const why =
    mistake !== undefined
      ? mistakeLines(narrator, game, mistake)
      : fault === undefined || fault === 'mistake'
        ? []
        : [narrator.say(`reply.fault.${fault}`)];
  const again = fault !== undefined && AGAIN.includes(fault);
  return [
    ...why,
    narrator.say('reply.nothing'),
    ...after('reply.draftStays'),
    ...(again ? [narrator.say('reply.again')] : []),
  ];
}

function lineOf(narrator: Narrator, { text, order, kind = '', came, clause }: Line, n: number): string {
  const typed = cleanText(text, LONGEST);
  const read =
    order === undefined
      ? narrator.say('reply.line', { n, text: typed })
      : narrator.say('reply.read', { n, text: typed, order: narrator.orderIn(order, kind) });
  const said = came === undefined ? read : narrator.say(`reply.came.${came}`, { line: read });
  return clause === undefined ? said : narrator.say('reply.came.clause', { line: said, clause });
}

function mistakeLines(narrator: Narrator, game: GameTexts, mistake: Mistake): readonly string[] {
  const { why, line, word = '', among = [], clause = '', barred, choices, takenFor, lacks } = mistake;
  const rule = narrator.clause(clause);
  const names = barred === undefined ? [] : namesIn(narrator, game, barred.of, [barred.id]);
  const lead = names.map((name) => narrator.say('refused.named', { name })).join('');
  const said = narrator.say(`reply.why.${why}`, {
    n: line + 1,
    word: cleanText(word, LONGEST),
    clause,
    text: withLead(narrator.locale, lead, rule),
    among: listed(narrator, among),
  });
  const first =
    takenFor === undefined
      ? []
      : [
          narrator.say('reply.takenFor', {
            word: cleanText(takenFor.first, LONGEST),
            verb: narrator.deed(takenFor.verb, takenFor.kind),
          }),
        ];
  const missing =
    lacks === undefined
      ? []
      : [narrator.say('reply.lacks', { field: narrator.tell(`field.${lacks.verb}.${lacks.field}`) })];
  const told = inARow([said, ...first, ...missing], narrator.locale);
  return [told, ...(choices === undefined ? [] : [choicesOf(narrator, game, choices)])];
}

/** What may stand in its place, in the words in which it may be typed. */
function choicesOf(narrator: Narrator, game: GameTexts, choices: NonNullable<Mistake['choices']>): string {
  if ('least' in choices) return narrator.say('reply.number', { ...choices });
  if ('verbs' in choices) {
    const { verbs, kind } = choices;
    const words = verbs.map((verb) => wordFor(narrator, verb, kind));
    return words.length === 0
      ? narrator.say('reply.none')
      : narrator.say('reply.verbs', { list: listed(narrator, words) });
  }
  const { of, ids, more } = choices;
  if (ids.length === 0) return narrator.say('reply.none');
  const list = listed(narrator, namesIn(narrator, game, of, ids));
  return narrator.say(more ? 'reply.choicesMore' : 'reply.choices', { list });
}

/** Names of ids; of two that share one each is given by its id. */
function namesIn(narrator: Narrator, game: GameTexts, of: string, ids: readonly string[]): readonly string[] {
  const names = ids.map((id) => {
    if (of !== 'choice') return namesOf(game, narrator.locale).name([of], id);
    return narrator.game.has(`choice.${id}`) ? narrator.tell(`choice.${id}`) : id;
  });
  return names.map((name, i) => (names.indexOf(name) === names.lastIndexOf(name) ? name : (ids[i] ?? name)));
}

function listed(narrator: Narrator, words: readonly string[]): string {
  return words.join(narrator.say('join'));
}
