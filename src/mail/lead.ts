/** The head of a mail: what it is about and what to do. */
import { NOBODY } from '../match/seats.js';
import type { MailPayload } from '../match/types.js';
import type { Side } from '../referee/index.js';
import { cleanName } from './clean.js';
import type { Voice } from './words.js';

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
  const label = joined ? voice.say(kind === 'invitation' ? 'link.link' : `link.${kind}`) : voice.say('link.join');
  const now = kind === 'invitation' || kind === 'result' ? '' : voice.game.where(payload.now);
  return { title: titleOf(voice, payload), now, what: whatOf(voice, payload, joined), label };
}

function titleOf(voice: Voice, payload: MailPayload): string {
  const { kind, side, invitedBy } = payload;
  const game = voice.title;
  if (kind !== 'invitation') return voice.say(`lead.${kind}`, { opponent: playerOf(payload, voice.opponentOf(side)) });
  const own = invitedBy === undefined || invitedBy === side;
  return own ? voice.say('lead.opened', { game }) : voice.say('lead.invitation', { inviter: playerOf(payload, invitedBy), game });
}

function whatOf(voice: Voice, payload: MailPayload, joined: boolean): readonly string[] {
  const { kind, side, invitedBy } = payload;
  if (kind === 'link') return [voice.say(joined ? 'what.link' : 'what.linkToJoin')];
  const opponent = playerOf(payload, voice.opponentOf(side));
  const key = kind === 'invitation' && opponent === NOBODY ? 'what.waiting' : (`what.${kind}` as const);
  const what = voice.say(key, { seat: voice.side(side), opponent });
  if (kind !== 'invitation' || invitedBy === undefined || invitedBy === side) return [what];
  return [what, voice.say('what.stranger', { inviter: playerOf(payload, invitedBy) })];
}

function playerOf({ names }: MailPayload, side: Side): string {
  return cleanName(names[side] ?? '');
}
