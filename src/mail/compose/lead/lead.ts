/** How a mail begins: its headline, where the match stands, what to do. */
import {
  isCeremony,
  type MailKind,
  type MailPayload,
  NOBODY,
  type SettingChange,
  seatLocale,
} from '../../../match/index.js';
import type { Side } from '../../../referee/index.js';
import { cleanName, type Fact, headlineOf, type MailKey, type Narrator } from '../../../telling/index.js';
import type { AccessMethod } from '../links.js';

export interface Lead {
  readonly title: string;
  /** Turn and phase; empty before the match has begun. */
  readonly now: string;
  readonly what: readonly string[];
  /** What the link says. */
  readonly label: string;
}

/** Where its reader stands: whether he has taken the seat, and by what the mail lets him in. */
export interface LeadReader {
  readonly joined: boolean;
  readonly way: AccessMethod;
}

/**
 * Headline, place in the sequence of play, what to do. Who is to play is told first what the other side did.
 */
export function leadOf(
  narrator: Narrator,
  payload: MailPayload,
  reader: LeadReader,
  story: readonly Fact[],
  time: readonly string[] = [],
): Lead {
  const { kind } = payload;
  const { joined, way } = reader;
  const awaited = kind === 'turn' || kind === 'question';
  const first = kind === 'invitation' || kind === 'claim';
  const label = payload.takesOver
    ? narrator.say('link.takesOver')
    : joined
      ? narrator.say(asksNothing(kind) ? 'link.link' : `link.${kind}`)
      : narrator.say('link.join');
  const where = first || kind === 'result' ? '' : narrator.game.where(payload.now);
  const done = awaited ? headlineOf({ narrator, side: payload.side }, played(payload, story)) : '';
  const title = titleOf(narrator, payload, way);
  return {
    title: done === '' ? title : done,
    now: done === '' ? where : narrator.say('lead.now', { title, where }),
    what: [...drawnOf(narrator, payload), ...whatOf(narrator, payload, reader), ...time],
    label,
  };
}

/** What was played, without who sat down and what was given to the dice. */
function played({ chapters }: MailPayload, story: readonly Fact[]): readonly Fact[] {
  const before = new Set(chapters.filter(isCeremony).map(({ n }) => n));
  return story.filter(({ event }) => !before.has(event));
}

/** Which side the lot has given, where it is news. */
function drawnOf(narrator: Narrator, { drawn, side }: MailPayload): readonly string[] {
  return drawn === true ? [narrator.say('what.drawn', { seat: narrator.side(side) })] : [];
}

const INFORMING = [
  ...([
    'invitation',
    'claim',
    'words',
    'declined',
    'takeBackDeclined',
    'resignDeclined',
    'substituteDeclined',
    'substituted',
    'ordered',
    'witness',
    'settings',
    'unreachable',
    'reminder',
    'timeUp',
    'overdue',
    'reply',
  ] as const),
  ...(['extended', 'pauseWanted', 'paused', 'resumed'] as const),
];
type Informing = (typeof INFORMING)[number];

/** Whether a mail to a seat that was taken only tells something. */
function asksNothing(kind: MailKind): kind is Informing {
  return INFORMING.some((one) => one === kind);
}

function titleOf(narrator: Narrator, payload: MailPayload, way: AccessMethod): string {
  const { kind, side, invitedBy } = payload;
  const game = narrator.title;
  if (payload.takesOver) return narrator.say('lead.takesOver', { game });
  if (kind === 'reply') return narrator.say(`lead.reply.${payload.reply?.became ?? 'refused'}`);
  if (kind === 'claim') return narrator.say('lead.claim', { game, seat: narrator.side(side) });
  if (kind !== 'invitation')
    return narrator.say(`lead.${kind}`, { opponent: playerOf(payload, narrator.opponentOf(side)), way });
  const own = invitedBy === undefined || invitedBy === side;
  return own
    ? narrator.say('lead.opened', { game })
    : narrator.say('lead.invitation', { inviter: playerOf(payload, invitedBy), game });
}

function whatOf(narrator: Narrator, payload: MailPayload, { joined, way }: LeadReader): readonly string[] {
  const { kind, side, invitedBy } = payload;
  const changed = changedOf(narrator, payload);
  if (kind === 'reply') return [];
  if (kind === 'link') {
    return [...waitingOf(narrator, payload), narrator.say(linkKey(payload, joined), { way }), ...changed];
  }
  if (kind === 'settings') return [...changed, narrator.say('what.settings', { way })];
  const opponent = playerOf(payload, narrator.opponentOf(side));
  if (
    kind === 'declined' ||
    kind === 'takeBackDeclined' ||
    kind === 'resignDeclined' ||
    kind === 'substituteDeclined'
  )
    return [narrator.say(`what.${kind}`, { opponent }), ...waitingOf(narrator, payload)];
  if (payload.takesOver)
    return [
      narrator.say('what.takesOver', { seat: narrator.side(side), opponent }),
      narrator.say('what.notTakenOver'),
    ];
  if (kind === 'extended' || kind === 'resumed')
    return [...givenOf(narrator, payload, way), ...waitingOf(narrator, payload)];
  if (kind === 'reminder') return [narrator.say('what.reminder', { way }), ...thenOf(narrator, payload)];
  if (kind === 'timeUp') return [narrator.say(timeUpKey(payload), { way })];
  const byLot = payload.charter?.sides === 'lot';
  const what = narrator.say(whatKey(payload, kind, opponent, byLot), {
    seat: narrator.side(side),
    opponent,
    way,
  });
  const runs = payload.runs === true ? [narrator.say('what.runs', { opponent })] : [];
  if (kind === 'claim') return [what, ...runs, narrator.say('what.notYou')];
  const lot = [
    ...(byLot ? [narrator.say('what.lot')] : []),
    ...(kind === 'invitation' && narrator.author !== ''
      ? [narrator.say('what.origin', { name: narrator.author })]
      : []),
  ];
  if (kind !== 'invitation' || invitedBy === undefined || invitedBy === side) return [what, ...lot];
  return [what, ...runs, ...lot, narrator.say('what.stranger', { inviter: playerOf(payload, invitedBy) })];
}

function linkKey({ anew }: MailPayload, joined: boolean): MailKey {
  if (!joined) return 'what.linkToJoin';
  return anew ? 'what.linkAnew' : 'what.link';
}

/** Time goes on, or there is more of it: for whoever is asked a word on what to do. */
function givenOf(
  narrator: Narrator,
  { kind, waiting, side }: MailPayload,
  way: AccessMethod,
): readonly string[] {
  if (kind === 'resumed') return [narrator.say('what.resumed')];
  const asked = waiting?.sides.includes(side) ?? true;
  return [narrator.say(asked ? 'what.extended' : 'what.extendedLater', { way })];
}

/** What happens when a deadline passes. */
function thenOf(narrator: Narrator, payload: MailPayload): readonly string[] {
  const { agreed, side } = payload;
  if (agreed === undefined) return [];
  const opponent = playerOf(payload, narrator.opponentOf(side));
  return [narrator.say('time.then', { grace: agreed.grace, opponent })];
}

function timeUpKey({ late }: MailPayload): MailKey {
  return late?.answered === true ? 'what.timeUpAnswered' : 'what.timeUp';
}

/** What to do, in most kinds of mails. */
function whatKey(
  { dice = [] }: MailPayload,
  kind: Exclude<MailKind, 'reply' | 'link' | 'settings'>,
  opponent: string,
  byLot: boolean,
): MailKey {
  if (kind === 'invitation' && opponent === NOBODY) return 'what.waiting';
  // The other has committed, and this reader's own number is next.
  const newest = dice.at(-1);
  if (kind === 'begin' && newest !== undefined && Object.keys(newest.seeds).length === 0) return 'what.give';
  // Nobody has a first order to give before the lot has given him a side.
  return kind === 'begin' && byLot ? 'what.beginByLot' : `what.${kind}`;
}

/** Settings of the seat, as they were and as they are. */
function changedOf(narrator: Narrator, { changed = [] }: MailPayload): readonly string[] {
  const said = (what: SettingChange['what'], value: string | boolean | null): string => {
    if (value === null) return narrator.say('changed.none');
    // An address, which was checked as one: no name that could pass for something else.
    if (what === 'witness') return String(value);
    if (typeof value === 'boolean') return narrator.say(value ? 'changed.on' : 'changed.off');
    return what === 'locale' ? narrator.say(`changed.${seatLocale({ locale: value })}`) : cleanName(value);
  };
  return changed.map(({ what, from, to }) =>
    narrator.say(`changed.${what}`, { from: said(what, from), to: said(what, to) }),
  );
}

/** Whom the match waits for: nobody when it is over. */
function waitingOf(narrator: Narrator, payload: MailPayload): readonly string[] {
  const { waiting, side } = payload;
  const opponent = playerOf(payload, narrator.opponentOf(side));
  switch (waiting?.status) {
    case 'playing':
      return [
        waiting.sides.includes(side) ? narrator.say('waits.you') : narrator.say('waits.other', { opponent }),
      ];
    case 'stopped':
      return waiting.sides.includes(side) ? [narrator.say('waits.seed')] : [];
    case 'open':
      return waiting.sides.includes(side) ? [] : [narrator.say('waits.seat')];
    default:
      return [];
  }
}

function playerOf({ names }: MailPayload, side: Side): string {
  return cleanName(names[side] ?? '');
}
