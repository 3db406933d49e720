import { localeOfSeat as localeOf, type MailKind, type MailPayload, NOBODY, type SettingChange } from '../../match/index.js';
import type { Side } from '../../referee/index.js';
import { cleanName, type Voice } from '../../telling/index.js';

export interface Lead {
  readonly title: string;
  /** Turn and phase; empty before the match has begun. */
  readonly now: string;
  readonly what: readonly string[];
  /** What the link says. */
  readonly label: string;
}

/** Headline, place in the sequence of play, what to do. `joined`: whether the reader has taken the seat. */
export function leadOf(voice: Voice, payload: MailPayload, joined: boolean): Lead {
  const { kind } = payload;
  const first = kind === 'invitation' || kind === 'claim';
  const label = joined ? voice.say(asksNothing(kind) ? 'link.link' : `link.${kind}`) : voice.say('link.join');
  const now = first || kind === 'result' ? '' : voice.game.where(payload.now);
  return { title: titleOf(voice, payload), now, what: whatOf(voice, payload, joined), label };
}

type Telling = 'invitation' | 'claim' | 'declined' | 'settings' | 'unreachable';

/** Whether a mail to a seat that was taken only tells something. */
function asksNothing(kind: MailKind): kind is Telling {
  return ['invitation', 'claim', 'declined', 'settings', 'unreachable'].includes(kind);
}

function titleOf(voice: Voice, payload: MailPayload): string {
  const { kind, side, invitedBy } = payload;
  const game = voice.title;
  if (kind === 'claim') return voice.say('lead.claim', { game, seat: voice.side(side) });
  if (kind !== 'invitation') return voice.say(`lead.${kind}`, { opponent: playerOf(payload, voice.opponentOf(side)) });
  const own = invitedBy === undefined || invitedBy === side;
  return own ? voice.say('lead.opened', { game }) : voice.say('lead.invitation', { inviter: playerOf(payload, invitedBy), game });
}

function whatOf(voice: Voice, payload: MailPayload, joined: boolean): readonly string[] {
  const { kind, side, invitedBy } = payload;
  const changed = changedOf(voice, payload);
  if (kind === 'link') {
    return [...waitingOf(voice, payload), voice.say(joined ? 'what.link' : 'what.linkToJoin'), ...changed];
  }
  if (kind === 'settings') return [...changed, voice.say('what.settings')];
  const opponent = playerOf(payload, voice.opponentOf(side));
  if (kind === 'declined') return [voice.say('what.declined', { opponent }), ...waitingOf(voice, payload)];
  const key = kind === 'invitation' && opponent === NOBODY ? 'what.waiting' : (`what.${kind}` as const);
  const what = voice.say(key, { seat: voice.side(side), opponent });
  if (kind === 'claim') return [what, voice.say('what.notYou')];
  if (kind !== 'invitation' || invitedBy === undefined || invitedBy === side) return [what];
  return [what, voice.say('what.stranger', { inviter: playerOf(payload, invitedBy) })];
}

/** Settings of the seat, as they were and as they are. */
function changedOf(voice: Voice, { changed = [] }: MailPayload): readonly string[] {
  const said = (what: SettingChange['what'], value: string | boolean): string => {
    if (typeof value === 'boolean') return voice.say(value ? 'changed.on' : 'changed.off');
    return what === 'locale' ? voice.say(`changed.${localeOf({ locale: value })}`) : cleanName(value);
  };
  return changed.map(({ what, from, to }) => voice.say(`changed.${what}`, { from: said(what, from), to: said(what, to) }));
}

/** Whom the match waits for: nobody when it is over. */
function waitingOf(voice: Voice, payload: MailPayload): readonly string[] {
  const { waiting, side } = payload;
  const opponent = playerOf(payload, voice.opponentOf(side));
  switch (waiting?.status) {
    case 'playing':
      return [waiting.sides.includes(side) ? voice.say('waits.you') : voice.say('waits.other', { opponent })];
    case 'stopped':
      return waiting.sides.includes(side) ? [voice.say('waits.seed')] : [];
    case 'open':
      return waiting.sides.includes(side) ? [] : [voice.say('waits.seat')];
    default:
      return [];
  }
}

function playerOf({ names }: MailPayload, side: Side): string {
  return cleanName(names[side] ?? '');
}
