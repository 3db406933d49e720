/** A mail as it is composed, and as it arrives. */
import PostalMime, { type Email } from 'postal-mime';
import { nodemailerMessage } from '../../../src/mail/compose/message.js';
import type { MailPayload } from '../../../src/match/index.js';
import type { SeatRecord } from '../../../src/store/index.js';
import { bytesOf } from '../raw.js';
import { composerOf, NOW, rowOf, seatOf } from '../samples.js';

export const compose = composerOf({ draw: async ({ scene }) => Buffer.from(`picture of ${scene.title}`) });

export async function mailOf(payload: MailPayload, seat: Partial<SeatRecord> = {}) {
  return compose(rowOf(payload), seatOf(seat), NOW);
}

/** The mail as it arrives. */
export async function arrived(payload: MailPayload, seat: Partial<SeatRecord> = {}): Promise<Email> {
  return PostalMime.parse(await bytesOf(nodemailerMessage(await mailOf(payload, seat))));
}

export const WAITING_FOR_JOIN = { joinedAt: null, seed: null };

/** Without the breaks of lines. */
export function joined(text: string): string {
  return text.replace(/\s+/gu, '');
}
