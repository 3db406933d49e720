/** With the built-in mailbox every e-mail stays on this machine: no address is protected from too many. */
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../../src/cli/config.js';
import { type Service, startService } from '../../src/cli/service.js';
import { seededBytes } from '../support/random.js';
import { ownEnvironment } from './match.js';

/** An hour does not end meanwhile. */
const EFFECTS = {
  clock: () => new Date('2026-11-29T12:30:00Z'),
  random: seededBytes('own mailbox'),
  tick: 2000,
};

let service: Service | undefined;
afterEach(() => service?.stop());

/** Opens a match in which one address holds both seats; gives the status. */
async function openBoth({ base }: Service): Promise<number> {
  const response = await fetch(`${base}/matches`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', origin: base },
    body: JSON.stringify({
      game: 'kyuchorei',
      scenario: 'standard',
      side: 'RU',
      other: 'self',
      name: 'Ann',
      address: 'me@example.org',
      locale: 'en',
      timeZone: 'UTC',
    }),
  });
  return response.status;
}

const eight = Array.from({ length: 8 }, () => 201);

test('one address may be invited to more matches in an hour than a stranger’s', async () => {
  const started = await startService(readConfig(await ownEnvironment()), { mails: false }, EFFECTS);
  service = started;
  const statuses: number[] = [];
  for (const _ of eight) statuses.push(await openBoth(started));
  expect(statuses).toEqual(eight);
});

test('with a mail server the limit holds', async () => {
  const env = { ...(await ownEnvironment()), SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.org' };
  const started = await startService(readConfig(env), { mails: false }, EFFECTS);
  service = started;
  const statuses: number[] = [];
  for (const _ of eight) statuses.push(await openBoth(started));
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
});
