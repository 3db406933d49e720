/**
 * The links of a mail, made for the seat as it is now; for a reader who sees no links, the codes that he
 * types in their place.
 */
import {
  codePlace,
  type Link,
  linkUrl,
  type MailUse,
  matchPath,
  neverUrl,
  ownUrl,
  type Purpose,
  rulesPath,
  seatPath,
  shortCode,
  signLink,
  signMailAddress,
  signNever,
  signOwn,
  unsubscribeUrl,
} from '../../links/index.js';
import { type MailKind, type MailPayload, NOBODY, type OtherSeat, seatLocale } from '../../match/index.js';
import type { SeatRecord } from '../../store/index.js';
import { cleanName, type MailKey, type Narrator, timeOf } from '../../telling/index.js';
import type { MailSettings } from './types.js';

/** By what a mail lets its reader in: its sentences name it. */
export type AccessMethod = 'link' | 'code';

/** Links with their labels, and what is said behind them. */
export interface LinkList {
  readonly title: string;
  readonly after: string;
  readonly items: readonly { readonly label: string; readonly url: string }[];
}

/** Mails that may be answered with orders: those that say that the match waits for their reader. */
const ANSWERED: readonly MailKind[] = ['turn', 'question', 'reminder', 'extended', 'reply'];

/** Where this mail may be answered with orders, and where it comes back to; left out: nowhere. */
export function mailboxesOf(
  { box, keys }: MailSettings,
  { match, side, event, kind, names, waiting, to }: MailPayload,
  { generation, joinedAt }: SeatRecord,
): { readonly post?: string; readonly returnPath?: string } {
  if (box === undefined || to !== undefined) return {};
  const seat = Object.keys(names).toSorted().indexOf(side);
  const signed = (use: MailUse) => signMailAddress(keys, box, { use, match, seat, generation, event });
  const asks = ANSWERED.includes(kind) || (kind === 'link' && waiting?.sides.includes(side) === true);
  const post = asks && joinedAt !== null ? signed('orders') : undefined;
  const returnPath = signed('bounce');
  return { ...(post === undefined ? {} : { post }), ...(returnPath === undefined ? {} : { returnPath }) };
}

/**
 * Absolute addresses. The pages open only in a browser that has followed `main`; they are empty for a seat
 * not yet taken.
 */
export interface MailLinks {
  readonly main: string;
  readonly view: string;
  /** Mail settings: empty in a mail to somebody who holds no seat. */
  readonly mail: string;
  /** One click: from the mails of this seat, or, where it is not taken yet, from all. Codes have none. */
  readonly unsubscribe: string;
  /** No mail to this address any more, of no match. */
  readonly never: string;
  /** All that is kept of the address: in a mail that its holder asked for, else empty. */
  readonly own: string;
  readonly match: string;
  readonly standing: string;
  readonly journal: string;
  readonly replay: string;
  readonly audit: string;
  /** The rules in the reader's language. */
  readonly rules: string;
}

/** The codes of a mail that is text alone, where it has any: what has none leads nowhere. */
export function codesOf(
  { keys }: MailSettings,
  { match, side, kind }: MailPayload,
  { generation, address }: SeatRecord,
  now: Date,
): MailLinks {
  const reader = address ?? '';
  const none = { view: '', mail: '', match: '', standing: '', journal: '', replay: '', audit: '', rules: '' };
  return {
    main: shortCode(keys, reader, { use: 'seat', match, side, generation }, now),
    own: kind === 'link' ? shortCode(keys, reader, { use: 'own' }, now) : '',
    never: shortCode(keys, reader, { use: 'never' }, now),
    unsubscribe: '',
    ...none,
  };
}

/** Where the codes of a mail are typed. */
export function codeHow({ base }: MailSettings, narrator: Narrator): string {
  return narrator.say('code.how', { where: codePlace(base) });
}

/**
 * A way in for whoever sees no links in the first mail that he gets, or in one that he asked for; empty in
 * all others.
 */
export function codeBeside(
  settings: MailSettings,
  narrator: Narrator,
  payload: MailPayload,
  seat: SeatRecord,
  now: Date,
): string {
  const { kind, to } = payload;
  if (to !== undefined || (kind !== 'invitation' && kind !== 'link')) return '';
  const { main } = codesOf(settings, payload, seat, now);
  return narrator.say('code.beside', { where: codePlace(settings.base), code: main });
}

/** The reader's other seats as lines with a link or a code, in the words of their own games. */
export async function othersOf(
  { others = [] }: MailPayload,
  { address, timeZone }: SeatRecord,
  narratorOf: (seat: OtherSeat) => Promise<Narrator>,
  wayTo: (seat: OtherSeat, address: string) => string,
): Promise<LinkList['items']> {
  return Promise.all(
    others.map(async (other) => {
      const narrator = await narratorOf(other);
      const said = {
        game: narrator.title,
        seat: narrator.side(other.side),
        opponent: cleanName(other.opponent),
        since: timeOf(other.since, timeZone, narrator.locale),
      };
      return { label: narrator.say(othersKey(other), said), url: wayTo(other, address ?? '') };
    }),
  );
}

function othersKey({ joined, asked, opponent }: OtherSeat): MailKey {
  if (!joined) return 'others.join';
  if (opponent === NOBODY) return 'others.empty';
  return asked ? 'others.asked' : 'others.waits';
}

/** The code of another seat of the same reader. */
export function otherCode(
  { keys }: MailSettings,
  { match, side, generation }: OtherSeat,
  address: string,
  now: Date,
): string {
  return shortCode(keys, address, { use: 'seat', match, side, generation }, now);
}

/** A link that opens another seat of the reader, or lets him take it. */
export function otherLink({ base, keys }: MailSettings, seat: OtherSeat, now: Date): string {
  const { match, side, generation, head, chain, joined } = seat;
  return linkUrl(
    base,
    signLink(keys, { match, side, purpose: joined ? 'play' : 'join', generation, head, chain }, now),
  );
}

/** Links for the seat as it is now (its generation), knowing the head and the dice as of the mail's event. */
export function linksOf(
  settings: MailSettings,
  payload: MailPayload,
  seat: SeatRecord,
  now: Date,
): MailLinks {
  const { match, side, head, commitments, pack, to } = payload;
  const { base } = settings;
  const rules = base + rulesPath(payload.game, seatLocale(seat), undefined, pack);
  const known = { match, side, generation: seat.generation, head, chain: commitments.chain };
  const signed = (purpose: Purpose, more: Pick<Link, 'claimant'> = {}) =>
    signLink(settings.keys, { ...known, purpose, ...more }, now);
  const mail = signed('mail');
  const never = neverUrl(base, signNever(settings.keys, to?.address ?? seat.address ?? '', now));
  const asked = payload.kind === 'link' && seat.address !== null;
  const own = asked ? ownUrl(base, signOwn(settings.keys, seat.address ?? '', now)) : '';
  const both = { own, mail: linkUrl(base, mail), unsubscribe: unsubscribeUrl(base, mail), never, rules };
  const none = { view: '', match: '', standing: '', journal: '', replay: '', audit: '' };
  // Whoever only asked for the seat gets no link that would still open something of it when somebody else has
  // taken it.
  if (to !== undefined) {
    return {
      main: linkUrl(base, signed('join', { claimant: to })),
      ...none,
      mail: '',
      own: '',
      unsubscribe: never,
      never,
      rules,
    };
  }
  // Whoever has not played yet may not want to be asked at all: his mail program's button means all mails.
  if (seat.joinedAt === null)
    return { main: linkUrl(base, signed('join')), ...none, ...both, unsubscribe: never };
  const over = payload.kind === 'result';
  const page = base + seatPath(match, side);
  // When all is over these are open to everybody, and so in every browser.
  const open = over && !payload.closed ? base + matchPath(match) : page;
  const lang = over ? `?lang=${seatLocale(seat)}` : '';
  const pages = {
    match: over ? '' : page,
    standing: over ? '' : `${page}/standing`,
    journal: `${open}/journal`,
    replay: `${open}/replay${lang}`,
    audit: `${open}/audit${lang}`,
  };
  const view = payload.closed ? '' : linkUrl(base, signed('view'));
  return { main: linkUrl(base, signed('play')), view, ...pages, ...both };
}

/** The small links at the end of a mail. */
export function linkListOf(narrator: Narrator, links: MailLinks): LinkList {
  const { view, mail, never, own, match, standing, journal, replay, audit, rules } = links;
  const all = [
    { label: narrator.say('link.standing'), url: standing },
    { label: narrator.say('link.replay'), url: replay },
    { label: narrator.say('link.audit'), url: audit },
    { label: narrator.say('link.journal'), url: journal },
    { label: narrator.say('link.rules'), url: rules },
    { label: narrator.say('link.view'), url: view },
    { label: narrator.say('link.mail'), url: mail },
    { label: narrator.say('link.revoke'), url: match },
    { label: narrator.say('link.own'), url: own },
    { label: narrator.say('link.never'), url: never },
  ];
  return {
    title: narrator.say(links.unsubscribe === '' ? 'head.codes' : 'head.links'),
    after: match === '' ? '' : narrator.say('link.after'),
    items: all.filter(({ url }) => url !== ''),
  };
}
