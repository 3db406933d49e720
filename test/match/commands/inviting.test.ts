/**
 * What becomes of an invitation: it is withdrawn, or an address is proved before a mail of the match goes to
 * it.
 */
import { describe, expect, test } from 'vitest';
import type { MailPayload } from '../../../src/match/index.js';
import { verifyJournal } from '../../../src/verifier/index.js';
import { good, guardOf, type Harness, makeHarness, REQUEST } from '../harness.js';

const [red, blue] = REQUEST.seats;
const LEFT = {
  ...REQUEST,
  seats: [red, { ...blue, holder: 'anyone', name: 'whatever', address: null }] as typeof REQUEST.seats,
};
const EVE = { name: 'Eve', address: 'eve@Example.org', locale: 'ja', timeZone: 'Asia/Tokyo' } as const;

async function invited(context: Harness): Promise<string> {
  const { match } = good(await context.matches.open(LEFT));
  good(await context.matches.join(match, 'RED', {}));
  return match;
}

const guardFor = async ({ matches }: Harness, match: string, side: string) =>
  guardOf(good(await matches.page(match, side)));

describe('an invitation', () => {
  test('says to the invited player what the opener wrote, and to nobody else', async () => {
    const context = await makeHarness();
    const text = ' You lost\u202e the last one.\nRevenge? ';
    const { match } = good(await context.matches.open({ ...REQUEST, opener: 'RED', text }));
    const said = async (side: string) =>
      (await context.store.waitingMails(match))
        .filter((mail) => mail.side === side && mail.kind === 'invitation')
        .map(({ payload }) => (JSON.parse(payload) as MailPayload).said);
    expect(await said('RED')).toEqual([undefined]);
    good(await context.matches.join(match, 'RED', {}));
    expect(await said('BLUE')).toEqual([['You lost  the last one. Revenge?']]);
    expect(JSON.stringify(await context.store.readEvents(match, 1))).not.toContain('Revenge');
  });

  test('takes no more than 500 characters', async () => {
    const context = await makeHarness();
    expect(await context.matches.open({ ...REQUEST, text: 'x'.repeat(501) })).toMatchObject({
      failure: { code: 'invalid', fields: [{ field: 'text' }] },
    });
    good(await context.matches.open({ ...REQUEST, text: '山'.repeat(500) }));
  });

  test('is withdrawn by whoever waits for it to be taken: the match is over, nobody is mailed, the journal is whole', async () => {
    const context = await makeHarness();
    const match = await invited(context);
    const before = await context.store.waitingMails(match);
    const guard = await guardFor(context, match, 'RED');
    const accepted = good(await context.matches.withdraw(match, 'RED', guard));
    expect(good(await context.matches.withdraw(match, 'RED', guard))).toEqual(accepted);
    const info = await context.matches.info(match);
    expect([info?.status, info?.waitsFor, info?.ended]).toEqual([
      'finished',
      [],
      { reason: 'broken off', result: { winner: null, key: 'withdrawn', clause: '' } },
    ]);
    expect(await context.matches.invitations(10)).toEqual([]);
    expect(
      (await context.store.waitingMails(match)).filter(
        (mail) => !before.some((b) => b.messageId === mail.messageId),
      ),
    ).toEqual([]);
    expect(await context.matches.join(match, 'BLUE', { ...EVE })).toMatchObject({
      failure: { code: 'finished' },
    });
    expect((await verifyJournal(good(await context.matches.journal(match, 'all')))).ok).toBe(true);
  });

  test('that was mailed to somebody is withdrawn as well', async () => {
    const context = await makeHarness();
    const { match } = good(await context.matches.open(REQUEST));
    good(await context.matches.join(match, 'BLUE', {}));
    good(await context.matches.withdraw(match, 'BLUE', await guardFor(context, match, 'BLUE')));
    expect((await context.store.waitingMails(match)).map(({ kind }) => kind)).not.toContain('result');
  });

  test('that was taken cannot be withdrawn, nor one by somebody who has not taken his own seat', async () => {
    const context = await makeHarness();
    const match = await invited(context);
    const guard = await guardFor(context, match, 'RED');
    expect(await context.matches.withdraw(match, 'BLUE', { ...guard, key: 'another' })).toMatchObject({
      failure: { code: 'not-joined' },
    });
    good(await context.matches.join(match, 'BLUE', { ...EVE }));
    expect(await context.matches.withdraw(match, 'RED', guard)).toMatchObject({ failure: { code: 'stale' } });
    const now = await guardFor(context, match, 'RED');
    expect(await context.matches.withdraw(match, 'RED', now)).toMatchObject({ failure: { code: 'stale' } });
    expect((await context.matches.info(match))?.status).toBe('playing');
  });
});

describe('whoever is invited and will not play', () => {
  async function askedBlue(context: Harness): Promise<string> {
    const { match } = good(await context.matches.open(REQUEST));
    good(await context.matches.join(match, 'RED', {}));
    return match;
  }

  test('declines: the match is over, whoever invited is mailed, the journal is whole; twice is once', async () => {
    const context = await makeHarness();
    const match = await askedBlue(context);
    good(await context.matches.decline(match, 'BLUE'));
    good(await context.matches.decline(match, 'BLUE'));
    expect((await context.matches.info(match))?.ended).toEqual({
      reason: 'broken off',
      result: { winner: null, key: 'declined', clause: '' },
    });
    const results = (await context.store.waitingMails(match)).filter(({ kind }) => kind === 'result');
    expect(results.map(({ side }) => side)).toEqual(['RED']);
    expect((await context.store.waitingMails(match)).filter(({ side }) => side === 'BLUE')).toEqual([]);
    expect(await context.matches.join(match, 'BLUE', {})).toMatchObject({ failure: { code: 'finished' } });
    expect((await verifyJournal(good(await context.matches.journal(match, 'all')))).ok).toBe(true);
  });

  test('declines no seat that was taken, that was left open, or that nobody has invited him to yet', async () => {
    const context = await makeHarness();
    const { match } = good(await context.matches.open(REQUEST));
    expect(await context.matches.decline(match, 'BLUE')).toMatchObject({ failure: { code: 'seat-taken' } });
    good(await context.matches.join(match, 'RED', {}));
    expect(await context.matches.decline(match, 'RED')).toMatchObject({ failure: { code: 'seat-taken' } });
    const open = await invited(context);
    expect(await context.matches.decline(open, 'BLUE')).toMatchObject({ failure: { code: 'seat-taken' } });
    good(await context.matches.join(match, 'BLUE', {}));
    expect(await context.matches.decline(match, 'BLUE')).toMatchObject({ failure: { code: 'seat-taken' } });
  });
});

describe('whoever wants an open seat', () => {
  test('is mailed a link to his address, and nothing else is changed', async () => {
    const context = await makeHarness();
    const match = await invited(context);
    const head = (await context.matches.info(match))?.head;
    good(await context.matches.claim(match, 'BLUE', EVE));
    const mails = (await context.store.waitingMails(match)).filter(({ kind }) => kind === 'claim');
    expect(mails.map(({ side }) => side)).toEqual(['BLUE']);
    const payload = JSON.parse(mails[0]?.payload ?? '') as MailPayload;
    expect(payload.to).toEqual({ ...EVE, address: 'eve@example.org' });
    expect([payload.names, payload.invitedBy]).toEqual([{ RED: red?.name, BLUE: 'Eve' }, 'RED']);
    const found = await context.store.readMatch(match);
    expect(found?.seats.find(({ side }) => side === 'BLUE')).toMatchObject({
      name: '?',
      address: null,
      joinedAt: null,
    });
    expect((await context.matches.info(match))?.head).toEqual(head);
    expect(await context.matches.invitations(10)).toHaveLength(1);
  });

  test('is refused a seat that is taken or was given to somebody, a name that is none, a wrong address', async () => {
    const context = await makeHarness();
    const match = await invited(context);
    expect(await context.matches.claim(match, 'RED', EVE)).toMatchObject({ failure: { code: 'seat-taken' } });
    expect(await context.matches.claim(match, 'BLUE', { ...EVE, address: 'eve' })).toMatchObject({
      failure: { code: 'invalid' },
    });
    expect(await context.matches.claim(match, 'BLUE', { ...EVE, name: '' })).toMatchObject({
      failure: { code: 'invalid' },
    });
    expect(await context.matches.claim('none', 'BLUE', EVE)).toMatchObject({
      failure: { code: 'unknown-match' },
    });
    good(await context.matches.join(match, 'BLUE', { ...EVE }));
    expect(await context.matches.claim(match, 'BLUE', EVE)).toMatchObject({
      failure: { code: 'seat-taken' },
    });
    expect((await context.store.waitingMails(match)).filter(({ kind }) => kind === 'claim')).toEqual([]);
  });
});

describe('a draw that is declined', () => {
  test('is told to the one who offered it, by mail', async () => {
    const context = await makeHarness();
    const { match } = good(await context.matches.open(REQUEST));
    for (const side of ['RED', 'BLUE']) good(await context.matches.join(match, side, {}));
    good(await context.matches.offerEnd(match, 'RED', 'draw', await guardFor(context, match, 'RED')));
    good(
      await context.matches.answerEnd(match, 'BLUE', 'draw', false, await guardFor(context, match, 'BLUE')),
    );
    const declined = (await context.store.waitingMails(match)).filter(({ kind }) => kind === 'declined');
    expect(declined.map(({ side }) => side)).toEqual(['RED']);
    // Offered and declined once more: a second mail, not the same one.
    good(await context.matches.offerEnd(match, 'RED', 'draw', await guardFor(context, match, 'RED')));
    good(
      await context.matches.answerEnd(match, 'BLUE', 'draw', false, await guardFor(context, match, 'BLUE')),
    );
    expect((await context.store.waitingMails(match)).filter(({ kind }) => kind === 'declined')).toHaveLength(
      2,
    );
  });
});
