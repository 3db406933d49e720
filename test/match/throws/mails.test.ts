/** What mails of a match with a beacon prove by themselves, and what a witness is mailed. */
import { describe, expect, it } from 'vitest';
import { diceBlock } from '../../../src/mail/compose/letter.js';
import type { MailPayload } from '../../../src/match/index.js';
import { type Mail, verifyMails } from '../../../src/verifier/index.js';
import { good, REQUEST, step } from '../harness.js';
import { beginBeacon, makeBeaconHarness, playBeacon } from './beacon.js';

/** The blocks of all mails of a match to one side, as they would have been sent. */
async function inboxOf(harness: BeaconHarness, match: string, side: string) {
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

type BeaconHarness = Awaited<ReturnType<typeof makeBeaconHarness>>;

/** Plays until a throw waits for its round. */
async function untilThrow(harness: BeaconHarness, match: string): Promise<void> {
  while ((await harness.matches.info(match))?.beacon?.waits === undefined)
    if (!(await step(harness, match))) throw new Error('no throw came');
}

/** Whether the newest event with rolls says that nobody had its orders in time. */
async function isLastUnwitnessed({ matches }: BeaconHarness, match: string): Promise<boolean> {
  const { chapters } = good(await matches.publicPage(match, 'en'));
  return chapters.findLast(({ type }) => type === 'played')?.unwitnessed === true;
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
    // One head after another, each once.
    expect(new Set(told.map(({ event }) => event)).size).toBe(told.length);
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

  /** The sides whose own address is mailed the heads of throws. */
  async function toldThemselves(harness: BeaconHarness, match: string) {
    const mails = await harness.store.waitingMails(match);
    return [...new Set(mails.filter(({ kind }) => kind === 'ordered').map(({ side }) => side))].sort();
  }

  it('are witnesses for both seats, unless a player does not want them', async () => {
    const harness = await makeBeaconHarness('own');
    const match = await beginBeacon(harness);
    expect(await toldThemselves(harness, match)).toEqual(['BLUE', 'RED']);
    const other = await makeBeaconHarness('own-off');
    const { match: quiet } = good(await other.matches.open({ ...REQUEST, dice: 'beacon' }));
    good(await other.matches.join(quiet, 'RED', {}));
    good(await other.matches.settings(quiet, 'RED', { ownWitness: false }));
    good(await other.matches.join(quiet, 'BLUE', {}));
    expect(await toldThemselves(other, quiet)).toEqual(['BLUE']);
  });

  it('go to a third address too, and to none twice', async () => {
    const harness = await makeBeaconHarness('third');
    const match = await beginBeacon(harness);
    const address = (await harness.store.readMatch(match))?.seats.find(({ side }) => side === 'RED')?.address;
    await harness.store.change({ matchId: match, seats: [{ side: 'RED', witness: address ?? null }] });
    await playBeacon(harness, match, 6);
    const mails = await harness.store.waitingMails(match);
    expect(mails.filter(({ kind }) => kind === 'witness')).toEqual([]);
    expect(mails.filter(({ kind, side }) => kind === 'ordered' && side === 'RED').length).toBeGreaterThan(1);
  });

  it('leave their mark: a throw whose orders no e-mail had in time is called so, and play goes on', async () => {
    const harness = await makeBeaconHarness('handed');
    const match = await beginBeacon(harness);
    // The first deal: its mails still wait in the outbox.
    expect(await isLastUnwitnessed(harness, match)).toBe(true);
    await untilThrow(harness, match);
    const waiting = await harness.matches.info(match);
    expect(waiting?.beacon?.waits?.witnesses).toEqual([]);
    const head = waiting?.head.number ?? 0;
    const mails = (await harness.store.waitingMails(match)).filter(
      ({ kind, event }) => kind === 'ordered' && event === head,
    );
    await harness.store.mailsSent(mails, harness.context.clock());
    expect((await harness.matches.info(match))?.beacon?.waits?.witnesses?.length).toBe(2);
    await harness.fall();
    expect(await isLastUnwitnessed(harness, match)).toBe(false);
    // Handed over when the round was known already: no witness.
    await untilThrow(harness, match);
    const late = (await harness.store.waitingMails(match)).filter(({ kind }) => kind === 'ordered');
    harness.pass(600);
    await harness.store.mailsSent(late, harness.context.clock());
    await harness.fall();
    expect(await isLastUnwitnessed(harness, match)).toBe(true);
  });
});
