/** How a mail begins: its headline, where the match stands, what to do. */
import {
  type MailKind,
  type MailPayload,
  NOBODY,
  type SettingChange,
  seatLocale,
} from '../../match/index.js';
import type { Side } from '../../referee/index.js';
import { cleanName, inARow, type LogPhase, type Narrator, withoutClauses } from '../../telling/index.js';

export interface Lead {
  readonly title: string;
  /** Turn and phase; empty before the match has begun. */
  readonly now: string;
  readonly what: readonly string[];
  /** What the link says. */
  readonly label: string;
}

/** Longest headline. What is longer is told in full below. */
const LONGEST_TITLE = 140;

/**
 * Headline, place in the sequence of play, what to do. `joined`: whether the reader has taken the seat. Who
 * is to play is told first what the other side did last.
 */
export function leadOf(
  narrator: Narrator,
  payload: MailPayload,
  joined: boolean,
  log: readonly LogPhase[],
  time: readonly string[] = [],
): Lead {
  const { kind } = payload;
  const awaited = kind === 'turn' || kind === 'question';
  const first = kind === 'invitation' || kind === 'claim';
  const label = joined
    ? narrator.say(asksNothing(kind) ? 'link.link' : `link.${kind}`)
    : narrator.say('link.join');
  const where = first || kind === 'result' ? '' : narrator.game.where(payload.now);
  const done = awaited ? lastDone(narrator, log) : '';
  const title = titleOf(narrator, payload);
  return {
    title: done === '' ? title : done,
    now: done === '' ? where : narrator.say('lead.now', { title, where }),
    what: [...whatOf(narrator, payload, joined), ...time],
    label,
  };
}

/** What the other side did last, and what came of it; empty where it did nothing. */
function lastDone({ locale }: Narrator, log: readonly LogPhase[]): string {
  const others = log.flatMap(({ passages }) => passages.filter(({ own }) => own === ''));
  const deed = others.flatMap(({ deeds }) => deeds).findLast(({ line }) => !line.alone);
  if (deed === undefined) return '';
  const said = [deed.line, ...deed.below].map(({ text }) => withoutClauses(text));
  const fits = said.filter((_, i) => inARow(said.slice(0, i + 1), locale).length <= LONGEST_TITLE);
  return inARow(fits.length === 0 ? said.slice(0, 1) : fits, locale);
}

const INFORMING = [
  ...([
    'invitation',
    'claim',
    'declined',
    'takeBackDeclined',
    'resignDeclined',
    'substituteDeclined',
    'substituted',
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

function titleOf(narrator: Narrator, payload: MailPayload): string {
  const { kind, side, invitedBy } = payload;
  const game = narrator.title;
  if (payload.takesOver) return narrator.say('lead.takesOver', { game, seat: narrator.side(side) });
  if (kind === 'reply') return narrator.say(`lead.reply.${payload.reply?.became ?? 'refused'}`);
  if (kind === 'claim') return narrator.say('lead.claim', { game, seat: narrator.side(side) });
  if (kind !== 'invitation')
    return narrator.say(`lead.${kind}`, { opponent: playerOf(payload, narrator.opponentOf(side)) });
  const own = invitedBy === undefined || invitedBy === side;
  return own
    ? narrator.say('lead.opened', { game })
    : narrator.say('lead.invitation', { inviter: playerOf(payload, invitedBy), game });
}

function whatOf(narrator: Narrator, payload: MailPayload, joined: boolean): readonly string[] {
  const { kind, side, invitedBy } = payload;
  const changed = changedOf(narrator, payload);
  if (kind === 'reply') return [];
  if (kind === 'link') {
    return [
      ...waitingOf(narrator, payload),
      narrator.say(joined ? 'what.link' : 'what.linkToJoin'),
      ...changed,
    ];
  }
  if (kind === 'settings') return [...changed, narrator.say('what.settings')];
  const opponent = playerOf(payload, narrator.opponentOf(side));
  if (
    kind === 'declined' ||
    kind === 'takeBackDeclined' ||
    kind === 'resignDeclined' ||
    kind === 'substituteDeclined'
  )
    return [narrator.say(`what.${kind}`, { opponent }), ...waitingOf(narrator, payload)];
  const key = kind === 'invitation' && opponent === NOBODY ? 'what.waiting' : (`what.${kind}` as const);
  if (payload.takesOver)
    return [
      narrator.say('what.takesOver', { seat: narrator.side(side), opponent }),
      narrator.say('what.notYou'),
    ];
  const what = narrator.say(key, { seat: narrator.side(side), opponent });
  if (kind === 'claim') return [what, narrator.say('what.notYou')];
  const lot = payload.charter?.sides === 'lot' ? [narrator.say('what.lot')] : [];
  if (kind !== 'invitation' || invitedBy === undefined || invitedBy === side) return [what, ...lot];
  return [what, ...lot, narrator.say('what.stranger', { inviter: playerOf(payload, invitedBy) })];
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
