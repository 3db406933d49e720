/**
 * Several mails to one address as one: each a chapter with its own headline, map, links and facts of the
 * dice, under a list of what they want.
 */
import { type HouseWords, houseWords } from '../../telling/index.js';
import { calendarOf } from './calendar.js';
import type { MailTemplates } from './templates.js';
import type { ComposedMail } from './types.js';

/** Makes one mail of several, the first of which lends it its name: sent twice it is one mail. */
export type Collector = (chapters: readonly [ComposedMail, ...ComposedMail[]], now: Date) => ComposedMail;

const RULE = '='.repeat(72);

/** Those chapters as one mail. */
export function collectedMail(
  templates: MailTemplates,
  chapters: readonly [ComposedMail, ...ComposedMail[]],
  now: Date,
): ComposedMail {
  const [first] = chapters;
  const words = houseWords(first.chapter.html.locale);
  const subject = words('collected.subject', { n: chapters.length });
  const lead = words('collected.lead', { n: chapters.length });
  const cards = titled(words, chapters).map(({ title, chapter: { html, main } }) => ({
    ...html,
    subject: title,
    main,
  }));
  return {
    ...first,
    ...threadOf(chapters),
    ...calendarIn(words, chapters, now),
    list: listOf(words, chapters),
    subject,
    text: textOf(words, chapters),
    html: first.html === '' ? '' : templates.html({ locale: first.language, subject, lead, cards }),
    pictures: chapters.flatMap(({ pictures }) => pictures),
  };
}

/** It belongs to the thread that all its chapters belong to, where there is one. */
function threadOf(chapters: readonly ComposedMail[]): Pick<ComposedMail, 'references' | 'inReplyTo'> {
  const roots = rootsOf(chapters);
  const [root] = roots;
  return roots.size === 1 && root !== undefined
    ? { references: [root], inReplyTo: root }
    : { references: [] };
}

/** What the chapters want, and then each of them whole, with its own facts of the dice at its end. */
function textOf(words: HouseWords, chapters: readonly ComposedMail[]): string {
  const all = titled(words, chapters);
  const head = [words('collected.lead', { n: chapters.length }), '', ...all.map(({ title }) => title)];
  const whole = all.flatMap(({ title, text }) => [...['', RULE, title, RULE, ''], text.trimEnd()]);
  return `${[...head, ...whole].join('\n')}\n`;
}

/** The chapters under numbered titles. Two matches of one game are told apart by the opponent. */
function titled(words: HouseWords, chapters: readonly ComposedMail[]) {
  return chapters.map((mail, i) => {
    const { subject, chapter } = mail;
    const { opponent } = chapter;
    const told = opponent === '' ? subject : words('collected.against', { subject, opponent });
    return { ...mail, title: `${i + 1}. ${told}` };
  });
}

/** One entry a seat, in one part. */
function calendarIn(
  words: HouseWords,
  chapters: readonly ComposedMail[],
  now: Date,
): Pick<ComposedMail, 'calendar'> {
  const entries = chapters.flatMap(({ chapter: { entry } }) => (entry === undefined ? [] : [entry]));
  // Of two entries of one seat the later one holds.
  const newest = new Map(entries.map((entry) => [`${entry.match} ${entry.side}`, entry]));
  return newest.size === 0 ? {} : { calendar: calendarOf(words('brand'), [...newest.values()], now) };
}

/**
 * One click stops the mails that it holds: those of its seat, or, where it is of several, all that go to the
 * address. It is answered by nobody: each chapter's link leads to its orders.
 */
function listOf(
  words: HouseWords,
  chapters: readonly [ComposedMail, ...ComposedMail[]],
): ComposedMail['list'] {
  const [first] = chapters;
  const { post: _, ...list } = first.list;
  if (rootsOf(chapters).size === 1) return list;
  const domain = first.from.address.slice(first.from.address.indexOf('@') + 1);
  return { id: `collected.${domain}`, title: words('collected.list'), unsubscribe: first.chapter.never };
}

/** The threads of the chapters: one a match and seat. */
function rootsOf(chapters: readonly ComposedMail[]): ReadonlySet<string> {
  return new Set(chapters.map(({ inReplyTo, messageId }) => inReplyTo ?? messageId));
}
