/** What happened, event by event, as the reader may know it. */
import { IANAZone } from 'luxon';
import type { Chapter, MailPayload } from '../match/index.js';
import { messageIn } from '../messages/index.js';
import type { Locale, PublicOrder, Side } from '../referee/index.js';
import { CONVENTIONS, inARow } from './conventions.js';
import type { Narrator } from './narrator.js';
import { type Telling, tellEntries } from './rolls.js';

export interface LogChapter {
  readonly n: number;
  /** In the reader's zone, with the zone's name. */
  readonly when: string;
  /** `from` and `to` count the chapter's entries, then what is told to the reader alone. */
  readonly lines: readonly Telling[];
}

/** Who reads, and where he is. */
export interface Reader {
  readonly narrator: Narrator;
  readonly side: Side;
  readonly zone: string;
  readonly names: { readonly [side: Side]: string };
}

/** Chapters in the reader's language and zone. */
export function logOf(reader: Reader, chapters: readonly Chapter[]): readonly LogChapter[] {
  return chapters.map((chapter) => ({
    n: chapter.n,
    when: whenOf(reader, chapter.at),
    lines: linesOf(reader, chapter),
  }));
}

function whenOf({ zone, narrator }: Reader, at: string): string {
  return timeOf(at, zone, narrator.locale);
}

/**
 * An instant in the reader's zone, with its name: `2026-11-21 19:15 JST`, in Japanese `2026年11月21日
 * 19:15（JST）`.
 */
export function timeOf(at: string, zone: string, locale: Locale): string {
  const part = partsOf(at, zone, locale);
  const clock = `${part('hour')}:${part('minute')}`;
  const zoned = { ...dateOf(part), clock, zone: part('timeZoneName') };
  return messageIn(CONVENTIONS[locale], locale, 'time').format(zoned);
}

/** A day of no zone, given as `2026-11-21`: so in English, in Japanese `2026年11月21日`. */
export function dayOf(day: string, locale: Locale): string {
  const date = dateOf(partsOf(`${day}T00:00Z`, 'UTC', locale));
  return messageIn(CONVENTIONS[locale], locale, 'day').format(date);
}

type Part = (type: Intl.DateTimeFormatPartTypes) => string;

function partsOf(at: string, zone: string, locale: Locale): Part {
  const parts = formatOf(locale, zone).formatToParts(new Date(at));
  return (type) => parts.find((one) => one.type === type)?.value ?? '';
}

function dateOf(part: Part) {
  return { year: part('year'), month: part('month'), day: part('day') };
}

/** Formats by language and zone, kept because making one costs more than all the rest of a line. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();
const TWO = '2-digit';

function formatOf(locale: Locale, zone: string): Intl.DateTimeFormat {
  const key = `${locale} ${zone}`;
  const format = FORMATS.get(key) ?? newFormat(locale, zone);
  FORMATS.set(key, format);
  return format;
}

/** UTC for a zone that is none. */
function newFormat(locale: Locale, zone: string): Intl.DateTimeFormat {
  const timeZone = IANAZone.isValidZone(zone) ? zone : 'UTC';
  const days = CONVENTIONS[locale].digits;
  const numbers = {
    year: 'numeric',
    month: days,
    day: days,
    hour: TWO,
    minute: TWO,
    hourCycle: 'h23',
  } as const;
  return new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short', ...numbers });
}

function linesOf(reader: Reader, chapter: Chapter): readonly Telling[] {
  if (chapter.type !== 'played') return [factOf(reader, chapter), ...lotOf(reader, chapter)].map(toldLine);
  const { narrator } = reader;
  const { entries, rolls } = chapter;
  const own = toldOnce(
    chapter.told.map((entry, i) => ({
      ...toldLine(narrator.say('event.told', { line: narrator.ruled(narrator.game.say(entry), entry) })),
      from: entries.length + i,
      to: entries.length + i + 1,
      entries: [entry],
      alone: true,
    })),
  );
  const orders = new Set((chapter.outline?.orders ?? []).map(({ from }) => from));
  const all = [...lateLines(reader, chapter), ...tellEntries(narrator, entries, rolls, orders), ...own];
  if (all.length > 0) return all;
  const deeds = deedsOf(narrator, chapter);
  return deeds.length > 0 ? deeds : [toldLine(narrator.say('event.played'))];
}

/** What is told in the same words several times in a row (a hit each) is one line. */
function toldOnce(lines: readonly Telling[]): readonly Telling[] {
  const once: Telling[] = [];
  for (const line of lines) {
    const last = once.at(-1);
    if (last?.text === line.text)
      once[once.length - 1] = { ...last, to: line.to, entries: [...last.entries, ...line.entries] };
    else once.push(line);
  }
  return once;
}

/** For whom the clock answered, and whether nobody had the orders before the round that decided. */
export function lateLines(
  { narrator, names }: Reader,
  { late = [], beacon, unwitnessed }: Chapter,
): readonly Telling[] {
  const answered = late.map((side) =>
    toldLine(narrator.say('event.late', { seat: narrator.side(side), player: cleanName(names[side] ?? '') })),
  );
  if (unwitnessed === undefined) return answered;
  return [...answered, toldLine(narrator.say('event.unwitnessed', { round: String(beacon?.round ?? '') }))];
}

/** What was done where the game logs nothing: a question was answered with no. */
function deedsOf(narrator: Narrator, { facts }: Chapter): readonly Telling[] {
  const orders = Array.isArray(facts.orders) ? (facts.orders as readonly PublicOrder[]) : [];
  const told = orders.flatMap(({ side, order }) =>
    order === null ? [] : [{ side, key: `did.${order.do}` }],
  );
  return told.filter(({ key }) => narrator.game.has(key)).map((deed) => toldLine(narrator.game.say(deed)));
}

/** An event that is no play, from its public facts. */
function factOf(reader: Reader, { type, facts }: Chapter): string {
  const { narrator } = reader;
  const fact = (name: string) => String(facts[name] ?? '');
  switch (type) {
    case 'opened':
      return narrator.say('event.opened');
    case 'ordered':
    case 'beaconless':
      return narrator.say(`event.${type}`, { round: fact('round') });
    case 'joined':
    case 'committed':
    case 'seeded':
      return narrator.say(`event.${type}`, {
        seat: narrator.side(fact('side')),
        player: cleanName(reader.names[fact('seatNow') || fact('side')] ?? ''),
      });
    case 'rerooted':
      return narrator.say('event.rerooted', {
        reason: fact('reason').replace(' ', ''),
        chain: fact('chain'),
      });
    case 'takenBack':
      return narrator.say('event.takenBack', { event: fact('event'), orders: fact('orders') });
    case 'moved':
      return narrator.say('event.moved', { from: fact('from'), to: fact('to') });
    case 'ended':
      return narrator.say('event.ended', {
        how: inARow(endOf(reader, { ...resultFacts(facts), reason: fact('reason') }), narrator.locale),
      });
    case 'unsealed':
      return narrator.say('event.unsealed');
    default:
      return narrator.say('event.played');
  }
}

/** How the lot of sides fell with this event, and which it gave the reader. */
function lotOf({ narrator, side }: Reader, { facts: { lot } }: Chapter): readonly string[] {
  if (typeof lot !== 'string') return [];
  return [narrator.say('event.lot', { how: lot, seat: side === '' ? 'none' : narrator.side(side) })];
}

function resultFacts({ winner, key, clause }: Chapter['facts']) {
  const said = { key: String(key ?? ''), clause: String(clause ?? '') };
  return { result: { winner: typeof winner === 'string' ? winner : null, ...said } };
}

function toldLine(text: string): Telling {
  return { text, bare: text, roll: null, from: 0, to: 0, entries: [], alone: false };
}

type Ended = NonNullable<MailPayload['ended']>;

/** Who hears of it, and who plays. */
export interface Audience {
  readonly narrator: Narrator;
  readonly side: Side;
  readonly names: { readonly [side: Side]: string };
}

/** Who won, and why: sentences. */
export function endOf(audience: Audience, ended: Ended): string[] {
  // There was nothing to win.
  if (ended.reason === 'broken off' && ended.result?.key === 'withdrawn')
    return [audience.narrator.say('ended.withdrawn')];
  if (ended.reason === 'broken off' && ended.result?.key === 'event')
    return [audience.narrator.say('ended.event')];
  if (ended.reason === 'broken off' && ended.result?.key === 'switched')
    return [audience.narrator.say('ended.switched')];
  if (ended.reason === 'broken off' && ended.result?.key === 'declined')
    return [audience.narrator.say('ended.declined')];
  return [winnerOf(audience, ended.result?.winner ?? null), ...whyOf(audience, ended)];
}

function winnerOf({ narrator, side, names }: Audience, winner: Side | null): string {
  if (winner === null) return narrator.say('ended.drawn');
  if (winner === side) return narrator.say('ended.won');
  return narrator.say('ended.lost', { winner: cleanName(names[winner] ?? ''), side: narrator.side(winner) });
}

/** The rules give a reason of their own; for the rest the house has words. */
function whyOf({ narrator, names }: Audience, { reason, result }: Ended): string[] {
  if (reason === 'agreed') return [narrator.say('ended.agreed')];
  if ((reason === 'resigned' || reason === 'time') && result?.winner != null) {
    const loser = narrator.opponentOf(result.winner);
    return [
      narrator.say(reason === 'time' ? 'ended.time' : 'ended.resigned', {
        loser: cleanName(names[loser] ?? ''),
        side: narrator.side(loser),
      }),
    ];
  }
  if (reason !== 'rules' || result === null) return [narrator.say('ended.broken')];
  const said = narrator.tell(`result.${result.key}`, { winner: result.winner });
  return [result.clause === '' ? said : `${said} [${result.clause}]`];
}

const LONGEST_NAME = 60;

/**
 * Control characters, line and paragraph separators, bidi and other invisible controls, unpaired surrogates.
 */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]+/gu;

/** One line of at most `longest` characters without control and bidi characters. */
export function cleanText(text: string, longest: number): string {
  const line = text.normalize('NFC').replace(UNSAFE, ' ').replace(/\s+/gu, ' ').trim();
  const characters = [...line];
  return characters.length <= longest
    ? line
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}

/** A player's name as mails show it. */
export function cleanName(name: string): string {
  return cleanText(name, LONGEST_NAME);
}
