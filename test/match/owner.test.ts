/**
 * What the holder of a seat is mailed when somebody was at it with his link, and what his opponent is when no
 * mail reaches him.
 */
import { expect, test } from 'vitest';
import type { MailPayload } from '../../src/match/index.js';
import { begin, good, type Harness, makeHarness, REQUEST, step } from './harness.js';

/** The mails that wait for a side and are of a kind. */
async function mailsOf(
  { store }: Harness,
  match: string,
  side: string,
  kind: string,
): Promise<readonly MailPayload[]> {
  const waiting = await store.waitingMails(match);
  return waiting
    .filter((mail) => mail.side === side && mail.kind === kind)
    .map(({ payload }) => JSON.parse(payload));
}

const seatOf = async ({ store }: Harness, match: string, side: string) =>
  (await store.readMatch(match))?.seats.find((seat) => seat.side === side);

test('changed settings are mailed to the seat, as they were and as they are', async () => {
  const context = await makeHarness('settings');
  const match = await begin(context);
  good(await context.matches.settings(match, 'BLUE', { name: 'Somebody', mailing: false }));
  const [mail, ...more] = await mailsOf(context, match, 'BLUE', 'settings');
  expect(more).toEqual([]);
  expect(mail?.changed).toEqual([
    { what: 'name', from: 'Blue Person', to: 'Somebody' },
    { what: 'mailing', from: true, to: false },
  ]);
  expect(mail?.names.BLUE).toBe('Somebody');
  expect(await seatOf(context, match, 'BLUE')).toMatchObject({ name: 'Somebody', mailing: false });
});

test('settings that stay as they are are no news', async () => {
  const context = await makeHarness('the same settings');
  const match = await begin(context);
  good(await context.matches.settings(match, 'BLUE', { name: 'Blue Person', mailing: true }));
  expect(await mailsOf(context, match, 'BLUE', 'settings')).toEqual([]);
});

test('whoever was invited and does not want mail gets none about that', async () => {
  const context = await makeHarness('a stranger');
  const { match } = good(await context.matches.open(REQUEST));
  good(await context.matches.settings(match, 'BLUE', { mailing: false }));
  expect(await mailsOf(context, match, 'BLUE', 'settings')).toEqual([]);
  expect(await seatOf(context, match, 'BLUE')).toMatchObject({ mailing: false });
});

test('revoking links switches mails on that somebody switched off, and says so', async () => {
  const context = await makeHarness('theft');
  const match = await begin(context);
  good(await context.matches.settings(match, 'BLUE', { mailing: false }));
  good(await context.matches.revoke(match, 'BLUE'));
  expect(await seatOf(context, match, 'BLUE')).toMatchObject({ mailing: true, generation: 1 });
  const [mail] = await mailsOf(context, match, 'BLUE', 'link');
  expect(mail?.changed).toEqual([{ what: 'mailing', from: false, to: true }]);
  good(await context.matches.revoke(match, 'BLUE'));
  expect(
    (await mailsOf(context, match, 'BLUE', 'link')).filter(({ changed }) => changed !== undefined),
  ).toHaveLength(1);
});

test('the opponent of a dead address is told once, without the address', async () => {
  const context = await makeHarness('dead address');
  const match = await begin(context);
  await context.matches.tellUnreachable(match, 'BLUE');
  await step(context, match);
  await context.matches.tellUnreachable(match, 'BLUE');
  const told = await mailsOf(context, match, 'RED', 'unreachable');
  expect(told).toHaveLength(1);
  expect(JSON.stringify(told)).not.toContain('blue@example.org');
  expect(await mailsOf(context, match, 'BLUE', 'unreachable')).toEqual([]);
});

test('nobody is told of a dead address when the match is over, or there is none', async () => {
  const context = await makeHarness('over');
  const match = await begin(context);
  while (await step(context, match));
  await context.matches.tellUnreachable(match, 'BLUE');
  await context.matches.tellUnreachable('nowhere', 'BLUE');
  expect(await mailsOf(context, match, 'RED', 'unreachable')).toEqual([]);
});
