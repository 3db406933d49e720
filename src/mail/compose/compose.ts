/** A row of the outbox as a mail: text, HTML and pictures. */
import { type CutReason, columns, type DrawPng, sceneToPng, wrappedByWords } from '../../board/index.js';
import { seatPath } from '../../links/index.js';
import { type MailPayload, seatLocale } from '../../match/index.js';
import { type Clause, LOCALES, type Side } from '../../referee/index.js';
import type { OutboxMail, SeatRecord } from '../../store/index.js';
import {
  cleanName,
  cleanText,
  type GameTexts,
  type HouseWords,
  houseWords,
  makeNarrators,
  type Narrator,
  type Narrators,
} from '../../telling/index.js';
import { type CalendarEntry, calendarOf } from './calendar.js';
import { deadlineIn } from './lead/time.js';
import { diceBlock, type Letter, letterOf, toldStory } from './letter.js';
import {
  codeBeside,
  codeHow,
  codesOf,
  linksOf,
  type MailLinks,
  mailboxesOf,
  otherCode,
  otherLink,
  othersOf,
} from './links.js';
import { changesInWords, drawingOf, keepingPictures, picturesFor } from './pictures.js';
import { loadTemplates, type MailTemplates } from './templates.js';
import {
  type ComposedMail,
  checkAddress,
  type InlinePicture,
  type KeptPictures,
  MailError,
  type MailSettings,
  readPayload,
} from './types.js';

/** What composing needs beside payload and seat. */
export interface MailContext {
  readonly settings: MailSettings;
  readonly game: GameTexts;
  /** The texts of the game of another match of the reader. */
  readonly gameOf: ComposerParts['game'];
  readonly templates: MailTemplates;
  readonly draw: KeptPictures;
  readonly narrators: Narrators;
  /** Id of the outbox row: the local part of the Message-ID. */
  readonly rowId: string;
  readonly now: Date;
  /**
   * When it would have left, had its reader not wished it later, or first left in a try that its server may
   * have taken: its reader's time runs from then.
   */
  readonly left: Date;
  /** How many letters share the mail that it goes in. */
  readonly share: number;
  /** Its reader sees neither HTML nor links. */
  readonly textOnly: boolean;
}

/** Makes mails from outbox rows. */
export interface Composer {
  /** `share`: how many of them will be chapters of one collected mail. */
  (mail: OutboxMail, seat: SeatRecord, now: Date, share?: number): Promise<ComposedMail>;
  readonly collect: Collector;
}

export interface ComposerParts {
  readonly settings: MailSettings;
  /** The texts of a game at the version and with the pack (hash) of a match. */
  readonly game: (
    payload: Pick<MailPayload, 'game' | 'rulesVersion' | 'pack'>,
  ) => Promise<GameTexts> | GameTexts;
  readonly draw?: DrawPng;
  /** Whether mails to an address are text alone; left out: to none. */
  readonly isTextOnly?: (address: string) => Promise<boolean>;
}

const LONGEST_SUBJECT = 200;
/** Hosts without a dot too: `denrei@localhost`. */
const SENDER = /^[\w.+-]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i;

/** Prepares composing: templates compiled, pictures kept. @throws MailError `bad-settings`. */
export function makeComposer(given: ComposerParts): Composer {
  const { settings, game, draw = sceneToPng, isTextOnly = async () => false } = given;
  checkSettings(settings);
  const parts = {
    settings,
    templates: loadTemplates(),
    draw: keepingPictures(drawingOf(draw)),
    narrators: makeNarrators(),
  };
  const compose = async (mail: OutboxMail, seat: SeatRecord, now: Date, share = 1) => {
    const payload = readPayload(mail, seat);
    const reader = inLanguageOf(payload, { ...seat, ...payload.to });
    return composeMail(payload, reader, {
      ...parts,
      game: await game(payload),
      gameOf: game,
      rowId: mail.messageId,
      now,
      left: mail.heldSince ?? mail.leftAt ?? now,
      share,
      textOnly: await isTextOnly(reader.address ?? ''),
    });
  };
  const collect: Collector = (chapters, now) => collectedMail(parts.templates, chapters, now);
  return Object.assign(compose, { collect });
}

/**
 * The reader in a language that his mail was written in: who has changed his since gets one mail more in the
 * one before.
 */
function inLanguageOf({ position }: MailPayload, reader: SeatRecord): SeatRecord {
  const written = LOCALES.filter((locale) => position[locale] !== undefined);
  const [locale = seatLocale(reader)] = written.includes(seatLocale(reader)) ? [] : written;
  return { ...reader, locale };
}

/**
 * The mail that tells `seat` of `payload`: links signed now, headers of its thread, both parts and the map.
 * @throws MailError `bad-address`.
 */
export async function composeMail(
  payload: MailPayload,
  seat: SeatRecord,
  context: MailContext,
): Promise<ComposedMail> {
  const { settings, templates, now } = context;
  const { kind } = payload;
  if (kind === 'ordered' || kind === 'witness') return headMail(kind, payload, seat, context);
  const narrator = context.narrators(context.game, seatLocale(seat));
  const links = linksOf(settings, payload, seat, now);
  // Who has only just asked for a seat has no code yet: his mail keeps its link.
  const coded = context.textOnly && payload.to === undefined;
  const { post, ...box } = mailboxesOf(settings, payload, seat);
  // Of several letters in one mail none can be answered with orders.
  const boxes = post === undefined || context.share > 1 ? box : { ...box, post };
  const typed = coded ? codeHow(settings, narrator) : codeBeside(settings, narrator, payload, seat, now);
  const shown = coded ? codesOf(settings, payload, seat, now) : links;
  const letter = letterOf(narrator, context.game, payload, seat, shown, {
    others: await othersIn(payload, seat, context),
    now: context.left,
    answered: 'post' in boxes,
    typed,
    way: coded ? 'code' : 'link',
  });
  const subject = cleanText(letter.subject, LONGEST_SUBJECT);
  const { locale } = letter;
  const opponent = cleanName(payload.names[narrator.opponentOf(payload.side)] ?? '');
  const headers = headersOf(payload, seat, context, narrator, links, boxes);
  const text = plainOf(templates, letter);
  if (context.textOnly) {
    const chapter = { html: { locale, card: '' }, main: '', opponent, never: links.never };
    return { ...headers, subject, text, html: '', pictures: [], chapter };
  }
  const pictures = await picturesOf(payload, letter, narrator, context);
  const card = {
    locale,
    card: letterCard(templates, narrator, letter, pictures, context.share, payload.side),
  };
  const entry = entryIn(payload, seat, context, narrator);
  const { main } = letter;
  return {
    ...headers,
    subject,
    text,
    html: templates.html({ locale, subject, lead: '', cards: [{ ...card, subject: '', main }] }),
    pictures,
    ...(entry === undefined ? {} : { calendar: calendarOf(narrator.say('brand'), [entry], now) }),
    chapter: { html: card, main, opponent, never: links.never, ...(entry === undefined ? {} : { entry }) },
  };
}

/**
 * The head of a throw before its round is known, for whoever keeps it. A witness may be anybody: no link to the
 * seat and nothing of the position is in it.
 */
function headMail(
  kind: 'ordered' | 'witness',
  payload: MailPayload,
  seat: SeatRecord,
  context: MailContext,
): ComposedMail {
  const { match, thrown, beacon } = payload;
  const narrator = context.narrators(context.game, seatLocale(seat));
  const number = thrown?.ordered ?? payload.head.number;
  const hash = thrown?.hash ?? payload.head.hash;
  const told = { match, number, hash, round: thrown?.round ?? 0, name: beacon?.name ?? '' };
  const what = narrator.say(`what.${kind}`, told);
  const links = linksOf(context.settings, payload, seat, context.now);
  const { textOnly } = context;
  const never = textOnly ? codesOf(context.settings, payload, seat, context.now).never : links.never;
  const how = textOnly ? [codeHow(context.settings, narrator)] : [];
  const stop = narrator.say('link.never');
  const title = narrator.say(`wants.${kind}`);
  const block = ['-- dice', ...diceBlock({ ...payload, dice: [], chapters: [] })];
  return {
    // He answers for nobody: no address for orders, and what comes back says nothing of the seat.
    ...headersOf(payload, seat, context, narrator, links, {}),
    subject: cleanText(`${title} (${match})`, LONGEST_SUBJECT),
    text: `${[what, '', `${stop}${narrator.say('colon')}`, never, ...how, '', ...block].join('\n')}\n`,
    html: textOnly
      ? ''
      : context.templates.witness({
          locale: narrator.locale,
          title: narrator.say(`lead.${kind}`),
          what,
          never,
          stop,
        }),
    pictures: [],
    chapter: { html: { locale: narrator.locale, card: '' }, main: '', opponent: '', never: links.never },
  };
}

/** The deadline for the reader's calendar; in the mail of the end it is cancelled. */
function entryIn(
  payload: MailPayload,
  seat: SeatRecord,
  { settings, left }: MailContext,
  narrator: Narrator,
): CalendarEntry | undefined {
  const { match, side, kind, agreed } = payload;
  const deadline = deadlineIn(payload, seat.timeZone, left);
  if (agreed === undefined || (deadline === undefined && kind !== 'result')) return undefined;
  const summary = narrator.say('calendar.deadline', { game: narrator.title, seat: narrator.side(side) });
  const url = settings.base + seatPath(match, side);
  const domain = new URL(settings.base).hostname;
  return { match, side, domain, summary, url, deadline: deadline ?? null };
}

/** The reader's other seats, each with its way in. */
function othersIn(payload: MailPayload, seat: SeatRecord, context: MailContext) {
  const { settings, now, textOnly, narrators, gameOf } = context;
  return othersOf(
    payload,
    seat,
    async (other) => narrators(await gameOf(other), seatLocale(seat)),
    (other, address) =>
      textOnly ? otherCode(settings, other, address, now) : otherLink(settings, other, now),
  );
}

type Headers = Omit<ComposedMail, 'subject' | 'text' | 'html' | 'pictures' | 'chapter'>;

function headersOf(
  payload: MailPayload,
  seat: SeatRecord,
  context: MailContext,
  narrator: Narrator,
  links: MailLinks,
  { post, returnPath }: ReturnType<typeof mailboxesOf>,
): Headers {
  const { settings, rowId, now } = context;
  const domain = domainOf(settings.from);
  const messageId = messageIdOf(rowId, domain);
  const root = threadRoot(payload.match, payload.side, domain);
  return {
    from: { name: narrator.say('brand'), address: settings.from },
    to: { name: cleanName(seat.name), address: checkAddress(seat.address ?? '') },
    messageId,
    ...(messageId === root ? { references: [] } : { inReplyTo: root, references: [root] }),
    date: now,
    list: {
      id: `${payload.match.replace(/[^\w-]/g, '-')}.${domain}`,
      title: narrator.say('list.title', { match: payload.match }),
      ...(links.unsubscribe === '' ? {} : { unsubscribe: links.unsubscribe }),
      ...(post === undefined ? {} : { post }),
    },
    ...(returnPath === undefined ? {} : { returnPath }),
    language: narrator.locale,
  };
}

async function picturesOf(
  payload: MailPayload,
  { locale, map }: Letter,
  narrator: Narrator,
  context: MailContext,
): Promise<readonly InlinePicture[]> {
  const scene = payload.scene?.[locale];
  if (scene === undefined) return [];
  const { ground, look } = context.game.picture;
  const reader = { side: payload.side, asked: askedIn(payload) };
  const shown = await picturesFor(context.draw, { ground: ground(locale), scene }, look, reader);
  const id = messageIdOf(context.rowId, domainOf(context.settings.from)).slice(1, -1);
  const altOfPart = (why: CutReason, changes: readonly string[]) =>
    why === 'changes'
      ? changesInWords(narrator, changes)
      : narrator.say(why === 'asked' ? 'alt.asked' : 'alt.army');
  return shown.map(({ picture, why, changes }, i) => ({
    ...picture,
    cid: `map${i === 0 ? '' : i}.${id}`,
    filename: `map-${payload.event}${i === 0 ? '' : `-${i}`}.png`,
    alt: why === 'whole' ? map.alt : altOfPart(why, changes),
  }));
}

/** Places and units that the question names. */
function askedIn({ question }: MailPayload): readonly string[] {
  return Object.values(question?.about ?? {})
    .flat()
    .filter((value) => typeof value === 'string');
}

function checkSettings({ base, from }: MailSettings): void {
  if (!URL.canParse(base) || base.endsWith('/'))
    throw new MailError('bad-settings', `no address of a service: ${base}`);
  if (!SENDER.test(from)) throw new MailError('bad-settings', `mails cannot come from ${from}`);
}

/** The Message-ID of an outbox row, with angle brackets. */
function messageIdOf(rowId: string, domain: string): string {
  // Ids are our own, but a header is no place to trust anything.
  return `<${rowId.replace(/[^\w.+-]/g, '-')}@${domain}>`;
}

/** The Message-ID of the invitation to a seat, with which its thread begins. */
function threadRoot(match: string, side: Side, domain: string): string {
  return messageIdOf(`${match}.1.invitation.${side}`, domain);
}

/** The domain of an address. */
function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

const WIDTH = 76;
/** What a player says stands behind this: no reader of facts (SPEC section 13) takes it for the server's word. */
const SAID = '| ';
/** What a line begins with: further lines of it are indented as far, or begin so too if a player says them. */
const HEAD = /^(?:\s*- |\| |\s+|)/;
/**
 * Counting columns character by character is the dearest part of a mail; what is surely narrow goes by
 * length.
 */
const NARROW = /^[\u0020-\u024f–—…’]*$/;

/** The letter as plain text. Only a word longer than a line (a link) makes a line longer. */
function plainOf(templates: MailTemplates, letter: Letter): string {
  const lines = templates.text(letter).split('\n').flatMap(broken);
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

function broken(line: string): readonly string[] {
  const narrow = NARROW.test(line);
  if (line.length <= (narrow ? WIDTH : WIDTH / 2) || (narrow && !line.includes(' ', 2))) return [line];
  const head = HEAD.exec(line)?.[0] ?? '';
  const indent = columns(head);
  const text = line.slice(head.length);
  const pieces = narrow ? filled(text, WIDTH - indent) : wrappedByWords(text, WIDTH - indent);
  return pieces.map((piece, i) => (i === 0 || head === SAID ? head : ' '.repeat(indent)) + piece);
}

/** Lines of narrow text, as long as they may be. */
function filled(text: string, width: number): readonly string[] {
  return text.match(new RegExp(`\\S(?:.{0,${width - 2}}\\S)?(?=\\s|$)|\\S+`, 'g')) ?? [];
}

// Several mails to one address as one: each a chapter with its own headline, map, links and facts of the
// dice, under a list of what they want.

/** Makes one mail of several, the first of which lends it its name: sent twice it is one mail. */
type Collector = (chapters: readonly [ComposedMail, ...ComposedMail[]], now: Date) => ComposedMail;

const RULE = '='.repeat(72);

/** Those chapters as one mail. */
function collectedMail(
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

/** Columns of text (a full-width character takes two) for the position. */
const LONGEST_POSITION = 800;

/** Bytes. Gmail clips at about 102 KB; quoted-printable and the reader's own headers need room. */
const LARGEST = 88_000;
/** Of these the frame takes less. */
const FRAME = 2_000;

/**
 * The letter as HTML, without the frame; `share`: how many letters share the mail. What is too much for it
 * (the oldest events, then the position) is left to the match page, and it says how much.
 */
function letterCard(
  templates: MailTemplates,
  narrator: Narrator,
  letter: Letter,
  pictures: readonly InlinePicture[],
  share: number,
  side: Side,
): string {
  const [whole = null, ...parts] = pictures;
  let kept = briefOf(narrator, letter);
  for (;;) {
    const html = templates.card({
      ...kept,
      parts,
      whole,
      full: narrator.say('since.full'),
      clauseUrl: (clause) => clauseUrl(narrator, letter, clause),
    });
    if (Buffer.byteLength(html) <= LARGEST / share - FRAME) return html;
    const shorter = shorten(narrator, letter, kept, side);
    if (shorter === undefined) return html;
    kept = shorter;
  }
}

/** Where a clause leads: nowhere in a game without a rules page, nor for a clause that it does not have. */
function clauseUrl(narrator: Narrator, { rules }: Letter, clause: Clause): string | undefined {
  return rules === '' || narrator.clause(clause) === '' ? undefined : `${rules}#${clause}`;
}

/** The first paragraphs of the position, as much as a phone shows at a stretch. */
function briefOf(narrator: Narrator, letter: Letter): Letter {
  const { position } = letter;
  const paragraphs = within(LONGEST_POSITION, position.paragraphs, ({ lines }) => columns(lines.join(' · ')));
  if (paragraphs.length === position.paragraphs.length) return letter;
  const n = position.paragraphs.length - paragraphs.length;
  const elsewhere = narrator.say('position.left', { n });
  return { ...letter, position: { ...position, paragraphs, elsewhere } };
}

/** The first of them, until their lengths come to more than `most`. */
function within<T>(most: number, all: readonly T[], lengthOf: (one: T) => number): readonly T[] {
  let left = most;
  return all.filter((one) => {
    if (left >= 0) left -= lengthOf(one);
    return left >= 0;
  });
}

/** Fewest lines of a story. */
const FEWEST = 6;
/** Proofs beyond these go first: the text has them all. */
const MANY_PROOFS = 80;

function newerProofs(proofs: Letter['proofs']): Letter['proofs'] {
  return { ...proofs, rolls: proofs.rolls.slice(Math.ceil(proofs.rolls.length / 2)) };
}

/**
 * One step shorter: fewer lines of the story, the proofs of older rolls, the position, the standing orders.
 * Undefined when nothing is left to leave out.
 */
function shorten(narrator: Narrator, whole: Letter, kept: Letter, side: Side): Letter | undefined {
  const { log, position, standing, proofs } = kept;
  const lines = log.told.phases.reduce((sum, { facts }) => sum + facts.length, 0);
  if (proofs.rolls.length > MANY_PROOFS) return { ...kept, proofs: newerProofs(proofs) };
  if (lines > FEWEST) {
    const told = toldStory({ narrator, side }, log.facts, Math.max(FEWEST, Math.floor(lines / 2)));
    return { ...kept, log: { ...log, told } };
  }
  if (proofs.rolls.length > 0) return { ...kept, proofs: newerProofs(proofs) };
  if (position.paragraphs.length > 0) {
    const elsewhere = narrator.say('position.left', { n: whole.position.paragraphs.length });
    return { ...kept, position: { ...position, paragraphs: [], elsewhere } };
  }
  return standing.lines.length > 0 ? { ...kept, standing: { ...standing, lines: [] } } : undefined;
}
