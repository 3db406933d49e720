/** A row of the outbox as a mail: text, HTML and pictures. */
import { type CutReason, type DrawPng, sceneToPng } from '../../board/index.js';
import { seatPath } from '../../links/index.js';
import { type MailPayload, seatLocale } from '../../match/index.js';
import { LOCALES } from '../../referee/index.js';
import type { OutboxMail, SeatRecord } from '../../store/index.js';
import {
  cleanName,
  cleanText,
  type GameTexts,
  makeNarrators,
  type Narrator,
  type Narrators,
} from '../../telling/index.js';
import { type CalendarEntry, calendarOf } from './calendar.js';
import { type Collector, collectedMail } from './collected.js';
import { diceBlock } from './dice-block.js';
import { letterCard } from './html.js';
import { deadlineIn } from './lead/time.js';
import { type Letter, letterOf } from './letter.js';
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
import { readPayload } from './payload.js';
import { changesInWords, drawingOf, keepingPictures, picturesFor } from './pictures.js';
import { plainOf } from './plain.js';
import { loadTemplates, type MailTemplates } from './templates.js';
import { domainOf, messageIdOf, threadRoot } from './thread.js';
import {
  type ComposedMail,
  checkAddress,
  type InlinePicture,
  type KeptPictures,
  MailError,
  type MailSettings,
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
  /** When it would have left, had its reader not wished it later: his time runs from then. */
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
      left: mail.heldSince ?? now,
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
  if (payload.kind === 'witness') return witnessMail(payload, seat, context);
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
  const card = { locale, card: letterCard(templates, narrator, letter, pictures, context.share) };
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
 * The head of a throw before its round is known, for whoever keeps it. He may be anybody: no link to the seat
 * and nothing of the position is in it.
 */
function witnessMail(payload: MailPayload, seat: SeatRecord, context: MailContext): ComposedMail {
  const { match, thrown, beacon } = payload;
  const narrator = context.narrators(context.game, seatLocale(seat));
  const number = thrown?.ordered ?? payload.head.number;
  const hash = thrown?.hash ?? payload.head.hash;
  const told = { match, number, hash, round: thrown?.round ?? 0, name: beacon?.name ?? '' };
  const what = narrator.say('what.witness', told);
  const links = linksOf(context.settings, payload, seat, context.now);
  const { textOnly } = context;
  const never = textOnly ? codesOf(context.settings, payload, seat, context.now).never : links.never;
  const how = textOnly ? [codeHow(context.settings, narrator)] : [];
  const stop = narrator.say('link.never');
  const title = narrator.say('wants.witness');
  const block = ['-- dice', ...diceBlock({ ...payload, dice: [], chapters: [] })];
  return {
    // He answers for nobody: no address for orders, and what comes back says nothing of the seat.
    ...headersOf(payload, seat, context, narrator, links, {}),
    subject: cleanText(`${title} (${match})`, LONGEST_SUBJECT),
    text: `${[what, '', `${stop}${narrator.say('colon')}`, never, ...how, '', ...block].join('\n')}\n`,
    html: textOnly
      ? ''
      : context.templates.witness({
          ...{ locale: narrator.locale, title: narrator.say('lead.witness') },
          ...{ what, never, stop },
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
  const { ground, look } = context.game;
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
