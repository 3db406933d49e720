/** The mails of a made match, as far as the facts of their dice go. */
import { diceBlock } from '../../src/mail/compose/letter.js';
import type { MailPayload } from '../../src/match/index.js';
import type { Mail } from '../../src/verifier/index.js';
import type { Maker } from '../journal/maker.js';

/** When the first e-mail arrives. */
export const BEGAN = Date.parse('2026-11-21T10:02:00Z') / 1000;

type Facts = Pick<MailPayload, 'match' | 'side' | 'head' | 'dice' | 'chapters'>;

/**
 * The mails of a made match as one inbox holds them: at the opening, when the other is invited, and after
 * each event of play.
 */
export function inboxOf(made: Maker): readonly Mail[] {
  const events = made.rows.map(({ text }) => JSON.parse(text));
  const chain = { ...events[0].public.commitments, digests: {}, seeds: {}, words: {} };
  const told: Mail[] = [];
  for (const [i, event] of events.entries()) {
    if (event.type === 'committed') chain.digests = { [event.public.side]: event.public.digest };
    if (event.type === 'seeded') chain.seeds = { ...chain.seeds, [event.public.side]: event.public.seed };
    if (event.type === 'seeded' && event.public.words !== undefined)
      chain.words = { [event.public.side]: event.public.words };
    const rolls = event.type === 'played' ? event.public.rolls : [];
    const payload = {
      match: made.match,
      side: 'RU',
      head: { number: event.n, hash: event.hash },
      dice: [{ ...chain }],
      chapters: [
        { rolls, beacon: event.public.beacon, facts: event.type === 'unsealed' ? event.public : {} },
      ],
    } as unknown as Facts;
    const text = ['Hello', '', '-- dice', ...diceBlock(payload as MailPayload), ''].join('\n');
    told.push({ name: `${i}.eml`, subject: `News ${i}`, at: BEGAN + 60 * i, text });
  }
  return told;
}
