import {
  seatLocale as localeOf,
  type MailKind,
  type MailPayload,
  NOBODY,
  type SettingChange,
} from '../../match/index.js';
import type { Side } from '../../referee/index.js';
import { cleanName, type Narrator } from '../../telling/index.js';

export interface Lead {
  readonly title: string;
  /** Turn and phase; empty before the match has begun. */
  readonly now: string;
  readonly what: readonly string[];
  /** What the link says. */
  readonly label: string;
}

/** Headline, place in the sequence of play, what to do. `joined`: whether the reader has taken the seat. */
export function leadOf(narrator: Narrator, payload: MailPayload, joined: boolean): Lead {
  const { kind } = payload;
  const first = kind === 'invitation' || kind === 'claim';
  const label = joined
    ? narrator.say(asksNothing(kind) ? 'link.link' : `link.${kind}`)
    : narrator.say('link.join');
  const now = first || kind === 'result' ? '' : narrator.game.where(payload.now);
  return { title: titleOf(narrator, payload), now, what: whatOf(narrator, payload, joined), label };
}

type Telling = 'invitation' | 'claim' | 'declined' | 'settings' | 'unreachable';

/** Whether a mail to a seat that was taken only tells something. */
function asksNothing(kind: MailKind): kind is Telling {
  return ['invitation', 'claim', 'declined', 'settings', 'unreachable'].includes(kind);
}

function titleOf(narrator: Narrator, payload: MailPayload): string {
  const { kind, side, invitedBy } = payload;
  const game = narrator.title;
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
  if (kind === 'link') {
    return [
      ...waitingOf(narrator, payload),
      narrator.say(joined ? 'what.link' : 'what.linkToJoin'),
      ...changed,
    ];
  }
  if (kind === 'settings') return [...changed, narrator.say('what.settings')];
  const opponent = playerOf(payload, narrator.opponentOf(side));
  if (kind === 'declined')
    return [narrator.say('what.declined', { opponent }), ...waitingOf(narrator, payload)];
  const key = kind === 'invitation' && opponent === NOBODY ? 'what.waiting' : (`what.${kind}` as const);
  const what = narrator.say(key, { seat: narrator.side(side), opponent });
  if (kind === 'claim') return [what, narrator.say('what.notYou')];
  if (kind !== 'invitation' || invitedBy === undefined || invitedBy === side) return [what];
  return [what, narrator.say('what.stranger', { inviter: playerOf(payload, invitedBy) })];
}

/** Settings of the seat, as they were and as they are. */
function changedOf(narrator: Narrator, { changed = [] }: MailPayload): readonly string[] {
  const said = (what: SettingChange['what'], value: string | boolean): string => {
    if (typeof value === 'boolean') return narrator.say(value ? 'changed.on' : 'changed.off');
    return what === 'locale' ? narrator.say(`changed.${localeOf({ locale: value })}`) : cleanName(value);
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
