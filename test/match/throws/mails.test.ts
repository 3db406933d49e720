/** What mails of a match with a beacon prove by themselves, and what a witness is mailed. */
import { describe, expect, it } from 'vitest';
import { diceBlock } from '../../../src/mail/compose/letter.js';
import type { MailPayload } from '../../../src/match/index.js';
import { type Mail, verifyMails } from '../../../src/verifier/index.js';
import { beginBeacon, makeBeaconHarness, playBeacon } from './beacon.js';

/** The blocks of all mails of a match to one side, as they would have been sent. */
async function inboxOf(harness: Awaited<ReturnType<typeof makeBeaconHarness>>, match: string, side: string) {
  const mails: Mail[] = [];
  const seen = new Set<string>();
  return {
    look: async () => {
      for (const mail of await harness.store.waitingMails(match)) {
        if (mail.side !== side || seen.has(mail.messageId)) continue;
        seen.add(mail.messageId);
        const payload = JSON.parse(mail.payload) as MailPayload;
        const at = harness.context.clock().getTime() / 1000;
        mails.push({ name: mail.messageId, at, text: ['-- dice', ...diceBlock(payload)].join('\n') });
      }
    },
    mails,
  };
}

describe('the mails of a match with a beacon', () => {
  it('prove the faces with their rounds, and a changed signature is found', async () => {
    const harness = await makeBeaconHarness('inbox');
    const match = await beginBeacon(harness);
    const inbox = await inboxOf(harness, match, 'RED');
    await playBeacon(harness, match);
    await inbox.look();
    const last = inbox.mails.at(-1);
    if (last === undefined) throw new Error('no mail');
    const report = await verifyMails([last]);
    expect(report).toMatchObject({ ok: true });
    expect(report.ok && report.summary.rolls).toBeGreaterThan(0);
    expect(report.ok && report.summary.checked).toBe(false);
    const other = last.text.replace(
      /^(roll .*)([0-9a-f])$/m,
      (_, roll, digit) => roll + (digit === '0' ? '1' : '0'),
    );
    expect(other).not.toBe(last.text);
    expect(await verifyMails([{ ...last, text: other }])).toMatchObject({
      ok: false,
      fault: { code: 'faces' },
    });
  });

  it('tell a witness the head and the round while the throw waits', async () => {
    const harness = await makeBeaconHarness('witness');
    const match = await beginBeacon(harness);
    await harness.store.change({ matchId: match, seats: [{ side: 'RED', witness: 'witness@example.org' }] });
    await playBeacon(harness, match, 12);
    const events = (await harness.store.readEvents(match, 1)).map(({ text }) => JSON.parse(text));
    const told = (await harness.store.waitingMails(match)).filter(({ kind }) => kind === 'witness');
    expect(told.length).toBeGreaterThan(0);
    for (const { payload } of told) {
      const { thrown, to } = JSON.parse(payload) as MailPayload;
      const ordered = events.find(({ n }) => n === thrown?.ordered);
      expect(ordered).toMatchObject({
        type: 'ordered',
        hash: thrown?.hash,
        public: { round: thrown?.round },
      });
      expect(to?.address).toBe('witness@example.org');
    }
  });
});
