/** What a player says with his next turn. */
import { expect, test } from 'vitest';
import type { MailPayload } from '../../../src/match/index.js';
import { begin, good, makeHarness, step } from '../harness.js';

const saidTo = async (harness: Awaited<ReturnType<typeof makeHarness>>, match: string, side: string) =>
  good(await harness.matches.page(match, side)).said;

test('it is the opponent’s with the turn, in mail and page, once; till then it is its author’s alone', async () => {
  const harness = await makeHarness('said');
  const match = await begin(harness);
  const head = (await harness.matches.info(match))?.head.number ?? 0;
  for (const mail of await harness.store.waitingMails(match))
    await harness.store.mailsSent([mail], harness.context.clock());
  good(await harness.matches.sayWithTurn(match, 'RED', 'first'));
  good(await harness.matches.sayWithTurn(match, 'RED', '  good <b>luck</b>\u202e\n '));
  const text = 'good <b>luck</b>';
  expect(await saidTo(harness, match, 'RED')).toEqual([{ side: 'RED', text, next: true }]);
  expect(await saidTo(harness, match, 'BLUE')).toEqual([]);
  expect(good(await harness.matches.look(match, 'RED')).said).toEqual([]);
  expect((await harness.matches.info(match))?.head.number).toBe(head);
  let told: readonly MailPayload[] = [];
  for (let n = 0; n < 60 && told.length === 0; n++) {
    await step(harness, match);
    const mails = await harness.store.waitingMails(match);
    told = mails.filter(({ side }) => side === 'BLUE').map(({ payload }) => JSON.parse(payload));
  }
  expect(told.map(({ said }) => said)).toEqual([[text]]);
  expect(await saidTo(harness, match, 'BLUE')).toEqual([{ side: 'RED', text, next: false }]);
  expect(good(await harness.matches.journal(match, 'RED'))).not.toContain('luck');
  // Whoever is erased takes his words with him.
  good(await harness.matches.erase(match, 'RED'));
  expect(await saidTo(harness, match, 'BLUE')).toEqual([]);
});

test('more than five hundred characters are refused, none takes it back', async () => {
  const harness = await makeHarness('long');
  const match = await begin(harness);
  expect(await harness.matches.sayWithTurn(match, 'RED', 'x'.repeat(501))).toMatchObject({
    failure: { code: 'invalid', fields: [{ field: 'text' }] },
  });
  good(await harness.matches.sayWithTurn(match, 'RED', 'x'.repeat(500)));
  good(await harness.matches.sayWithTurn(match, 'RED', ''));
  expect(await saidTo(harness, match, 'RED')).toEqual([]);
});
