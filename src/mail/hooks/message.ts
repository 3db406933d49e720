/**
 * What a message to another service says: what a mail's subject says, and nothing that anybody with the
 * match's address may not know. As Discord takes it; others find the same facts apart.
 */
import { createHmac } from 'node:crypto';
import { type LinkKeys, matchPath } from '../../links/index.js';
import type { CallPayload } from '../../match/index.js';
import type { SeatRecord } from '../../store/index.js';
import type { Narrator } from '../../telling/index.js';

/** The body of a message, as JSON. */
export function hookBody(narrator: Narrator, base: string, call: CallPayload): string {
  const { match, side, kind, event, turn } = call;
  const url = base + matchPath(match);
  return JSON.stringify({
    content: `${subjectOf(narrator, call)}\n${url}`,
    // Nobody is called by what a message says.
    allowed_mentions: { parse: [] },
    denrei: { match, side, kind, event, turn, url },
  });
}

function subjectOf(narrator: Narrator, { kind, side, turn }: CallPayload): string {
  const what = narrator.say(kind === 'test' ? 'hook.test' : `wants.${kind}`);
  const facts = { what, game: narrator.short, seat: narrator.side(side) };
  if (turn === null) return narrator.say('subject.whole', facts);
  return narrator.say('subject', { ...facts, turn: narrator.game.where([{ key: 'turn', n: turn }]) });
}

/** The key with which messages of a seat are signed: a new one whenever their address is set. */
export function hookSecret({ keys, signing }: LinkKeys, match: string, seat: SeatRecord): Buffer {
  const key = keys.get(signing);
  if (key === undefined) throw new RangeError(`no link key ${signing}`);
  const text = JSON.stringify(['hook', match, seat.side, seat.hookNonce]);
  return createHmac('sha256', key).update(text).digest();
}

/** The same as its receiver is given it. */
export function writtenSecret(secret: Buffer): string {
  return `whsec_${secret.toString('base64')}`;
}
