/** An e-mail about an event as text and HTML: names, tables and links are put in as they are now. */
import {
  type LoadedEntrant,
  type LoadedEvent,
  loadEvent,
  type NoticePayload,
  type NoticeText,
  type Row,
  sheetOf,
  tableIn,
} from '../../club/index.js';
import {
  type EventLink,
  eventLinkUrl,
  eventPath,
  linkUrl,
  neverUrl,
  ownUrl,
  signEventLink,
  signLink,
  signNever,
  signOwn,
} from '../../links/index.js';
import type { Game, Locale } from '../../referee/index.js';
import type { NoticeRecord, Store } from '../../store/index.js';
import { cleanName, cleanText, dayOf, type Narrators } from '../../telling/index.js';
import type { MailTemplates, NoticeLetter } from '../compose/templates.js';
import { type ComposedMail, checkAddress, type MailSettings } from '../compose/types.js';
import { noticeText } from './words.js';

const LONGEST_SUBJECT = 200;
const LONGEST_TEXT = 1000;

export interface NoticeComposing {
  readonly settings: MailSettings;
  readonly templates: MailTemplates;
  readonly narrators: Narrators;
  readonly store: Pick<
    Store,
    'readCompetition' | 'readPlayers' | 'resultsOfCompetition' | 'readMatch' | 'readRoot'
  >;
  readonly game: (id: string, version: number) => Game;
  readonly isTextOnly: (address: string) => Promise<boolean>;
}

/** The e-mail, or undefined where it tells nothing true any more. */
export async function composeNotice(
  parts: NoticeComposing,
  notice: NoticeRecord,
  payload: NoticePayload,
  now: Date,
): Promise<ComposedMail | undefined> {
  const { settings, templates, isTextOnly } = parts;
  const event = await loadEvent(parts.store, payload.event);
  if (event === undefined) return undefined;
  const letter = await letterOf(parts, event, payload, notice.address, now);
  const { locale } = payload;
  const domain = settings.from.slice(settings.from.lastIndexOf('@') + 1);
  const root = `<${payload.event}.event@${domain}>`;
  const subject = cleanText(letter.subject, LONGEST_SUBJECT);
  const textOnly = await isTextOnly(notice.address);
  const card = { locale, card: templates.notice(letter) };
  const never = neverUrl(settings.base, signNever(settings.keys, notice.address, now));
  return {
    from: { name: noticeText(locale, 'brand'), address: settings.from },
    to: { name: '', address: checkAddress(notice.address) },
    subject,
    messageId: `<${notice.id.replace(/[^\w.+-]/g, '-')}@${domain}>`,
    // One thread an event.
    inReplyTo: root,
    references: [root],
    date: now,
    list: {
      id: `${payload.event}.${domain}`,
      title: noticeText(locale, 'list.title', { event: payload.event }),
      unsubscribe: never,
    },
    language: locale,
    text: plain(letter),
    html: textOnly
      ? ''
      : templates.html({
          locale,
          subject,
          lead: '',
          cards: [{ ...card, subject: '', main: letter.button?.url ?? '' }],
        }),
    pictures: [],
    chapter: { html: card, main: letter.button?.url ?? '', opponent: '', never },
  };
}

function plain({ subject, paragraphs, button, list, links, locale }: NoticeLetter): string {
  const colon = noticeText(locale, 'colon');
  const pressed = button === null ? [] : [`${button.label}${colon}`, button.url, ''];
  const listed = list.lines.length === 0 ? [] : [`${list.title}${colon}`, ...list.lines, ''];
  const places = links.flatMap(({ label, url }) => [`${label}${colon} ${url}`]);
  return `${[subject, '', ...paragraphs.flatMap((one) => [one, '']), ...pressed, ...listed, ...places].join('\n')}\n`;
}

async function letterOf(
  parts: NoticeComposing,
  event: LoadedEvent,
  payload: NoticePayload,
  address: string,
  now: Date,
): Promise<NoticeLetter> {
  const { settings } = parts;
  const { base, keys } = settings;
  const { locale, reader } = payload;
  const { competition } = event;
  const title = cleanName(competition.title);
  const link: EventLink =
    reader.as === 'claimant'
      ? { as: 'claimant', event: competition.id, claimant: reader.claimant }
      : {
          as: reader.as,
          event: competition.id,
          number: reader.as === 'entry' ? reader.number : 0,
          generation: reader.generation,
        };
  const main = eventLinkUrl(base, signEventLink(keys, link, now));
  const page = `${base}${eventPath(competition.id)}?lang=${locale}`;
  const say = (key: Parameters<typeof noticeText>[1], more: Parameters<typeof noticeText>[2] = {}) =>
    noticeText(locale, key, { title, ...more });
  const own = reader.as === 'entry';
  const links = [
    { label: say('link.event'), url: page },
    ...(own ? [{ label: say('link.entry'), url: main }] : []),
    ...(reader.as === 'organizer' || reader.as === 'deputy'
      ? [{ label: say('link.organize'), url: main }]
      : []),
    ...(own ? [{ label: say('link.own'), url: ownUrl(base, signOwn(keys, address, now)) }] : []),
    { label: say('link.never'), url: neverUrl(base, signNever(keys, address, now)) },
  ];
  const said = await saidOf(parts, event, payload, say, now);
  const button = said.button === undefined ? null : { label: said.button, url: said.url ?? main };
  return {
    locale,
    subject: said.subject,
    paragraphs: said.paragraphs,
    button,
    list: said.list ?? { title: '', lines: [] },
    links: [...(said.links ?? []), ...links],
  };
}

interface Said {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Label of the button; left out: there is none. */
  readonly button?: string;
  /** Where it leads; left out: to the reader's own page of the event. */
  readonly url?: string;
  readonly list?: NoticeLetter['list'];
  /** Before the links that every e-mail has. */
  readonly links?: NoticeLetter['links'];
}

type Say = (key: Parameters<typeof noticeText>[1], more?: Parameters<typeof noticeText>[2]) => string;

async function saidOf(
  parts: NoticeComposing,
  event: LoadedEvent,
  { text, reader, locale }: NoticePayload,
  say: Say,
  now: Date,
): Promise<Said> {
  const yes = (given: boolean) => (given ? 'yes' : 'no');
  switch (text.kind) {
    case 'organize': {
      const first = yes(text.first);
      return {
        subject: say('organize.subject', { first }),
        paragraphs: [say('organize.text', { first, role: text.role }), say('organize.note')],
        button: say('organize.button'),
      };
    }
    case 'enter':
    case 'invited':
    case 'challenged': {
      const name = reader.as === 'claimant' ? cleanName(reader.claimant.name) : '';
      const { settings, stored } = event;
      const game = parts.narrators(parts.game(settings.game, stored.rulesVersion), locale).title;
      const facts = { by: cleanName(text.by), name, game };
      return {
        subject: say(`${text.kind}.subject`, facts),
        paragraphs: [say(`${text.kind}.text`, facts), say('enter.note')],
        button: say('enter.button'),
      };
    }
    case 'entered': {
      const asked = yes(text.asked);
      return {
        subject: say('entered.subject', { asked }),
        paragraphs: [say('entered.text', { asked })],
        button: say('entered.button'),
      };
    }
    case 'ready':
    case 'readyReminder': {
      const facts = { reserve: yes(text.reserve), begins: dayOf(text.begins, locale) };
      return {
        subject: say(`${text.kind}.subject`, facts),
        paragraphs: [say('ready.text', facts), say('ready.note')],
        button: say('ready.button'),
      };
    }
    case 'drawn':
      return {
        subject: say('drawn.subject'),
        paragraphs: [say('drawn.text')],
        button: say('drawn.button'),
        list: tableList(event, text.stage, text.group, locale, say),
      };
    case 'begins':
      return beginning(
        parts,
        event,
        text.pairing,
        reader.as === 'entry' ? reader.number : 0,
        locale,
        say,
        now,
      );
    case 'stillIn':
      return {
        subject: say('stillIn.subject'),
        paragraphs: [say('stillIn.text', { until: dayOf(text.until, locale) })],
        button: say('stillIn.button'),
      };
    case 'out':
      return { subject: say('out.subject'), paragraphs: [say('out.text', { why: text.why })] };
    case 'date': {
      const { when, pairings } = text;
      const ends = dayOf(text.ends, locale);
      const lines = pairings.map((id) => pairingLine(event, id, locale, say));
      return {
        subject: say('date.subject', { when }),
        paragraphs: [say('date.text', { when, ends })],
        list: { title: say('head.unfinished'), lines },
      };
    }
    case 'ruled':
      return {
        subject: say('ruled.subject'),
        paragraphs: [say('ruled.text', namesIn(event, text.pairing, locale))],
      };
    case 'stageOver': {
      const number = reader.as === 'entry' ? reader.number : 0;
      const group = event.stored.stages
        .find(({ stage }) => stage === text.stage)
        ?.groups.find(({ entries }) => entries.includes(number));
      return {
        subject: say('stageOver.subject'),
        paragraphs: [say('stageOver.text')],
        list: tableList(event, text.stage, group?.group ?? 0, locale, say),
      };
    }
    case 'announcement': {
      const words = text.words[locale] || text.words.en || text.words.ja;
      return { subject: say('announcement.subject'), paragraphs: [cleanText(words, LONGEST_TEXT)] };
    }
    case 'ended':
      return { subject: say('ended.subject'), paragraphs: [say('ended.text', { how: text.how })] };
    case 'silence':
      return {
        subject: say('silence.subject'),
        paragraphs: [say('silence.text')],
        button: say('organize.button'),
      };
  }
}

/** The matches of a pairing, each with the reader's own link. */
async function beginning(
  { store, settings, narrators, game }: NoticeComposing,
  event: LoadedEvent,
  id: string,
  number: number,
  locale: Locale,
  say: Say,
  now: Date,
): Promise<Said> {
  const pairing = event.pairings.find((one) => one.id === id)?.stored;
  const narrator = narrators(game(event.settings.game, event.stored.rulesVersion), locale);
  const other = pairing?.entries.find((one) => one !== number) ?? 0;
  const found: { readonly side: string; readonly url: string }[] = [];
  for (const { match, seats, sides } of pairing?.legs ?? []) {
    const side = sides[seats.indexOf(number)];
    const known = match === null ? undefined : await store.readMatch(match);
    const root = match === null ? undefined : await store.readRoot(match);
    const seat = known?.seats.find((one) => one.side === side);
    if (known === undefined || seat === undefined || side === undefined) continue;
    const { headNumber, headHash } = known.match;
    const token = signLink(
      settings.keys,
      {
        match: known.match.id,
        side,
        purpose: 'play',
        generation: seat.generation,
        head: { number: headNumber, hash: headHash },
        chain: root?.chain ?? 0,
      },
      now,
    );
    found.push({ side: narrator.side(side), url: linkUrl(settings.base, token) });
  }
  const [first] = found;
  const table = tableList(event, pairing?.stage ?? 0, pairing?.group ?? 0, locale, say);
  const matches = found.map(({ side, url }, n) => ({ label: say('match', { side, n: n + 1 }), url }));
  return {
    subject: say('begins.subject', { opponent: nameOf(event, other, locale) }),
    paragraphs: [say('begins.text', { n: found.length })],
    links: matches,
    ...(first === undefined ? {} : { button: say('begins.button'), url: first.url }),
    list: table,
  };
}

function tableList(
  event: LoadedEvent,
  stage: number,
  number: number,
  locale: Locale,
  say: Say,
): NoticeLetter['list'] {
  const group = event.stored.stages
    .find((one) => one.stage === stage)
    ?.groups.find((one) => one.group === number);
  const rows: readonly Row[] = group === undefined ? [] : tableIn(sheetOf(event), stage, group);
  return {
    title: say('head.table'),
    lines: rows.map(({ entry, place, points, won, drawn, lost }) =>
      say('row', {
        place: place === null ? 'none' : String(place),
        name: nameOf(event, entry, locale),
        points,
        won,
        drawn,
        lost,
      }),
    ),
  };
}

function pairingLine(event: LoadedEvent, id: string, locale: Locale, say: Say): string {
  return say('pairing', namesIn(event, id, locale));
}

function namesIn(event: LoadedEvent, id: string, locale: Locale): { one: string; two: string } {
  const [one = 0, two = 0] = event.pairings.find((each) => each.id === id)?.stored.entries ?? [];
  return { one: nameOf(event, one, locale), two: nameOf(event, two, locale) };
}

function nameOf({ entrants }: LoadedEvent, number: number, locale: Locale): string {
  const found: LoadedEntrant | undefined = entrants.find(({ record }) => record.number === number);
  const player = found?.player;
  if (player === undefined || player.name === '') return noticeText(locale, 'former');
  return noticeText(locale, 'tagged', { name: cleanName(player.name), tag: player.tag });
}

/** Kinds that their reader has just asked for: no wish holds them back. */
export const PROMPT: readonly NoticeText['kind'][] = [
  'organize',
  'enter',
  'invited',
  'challenged',
  'entered',
];
