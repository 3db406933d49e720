import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { startSink } from '../../mail/sink.js';
import { freePort } from '../../support/port.js';
import { atHome, begin, ownEnvironment } from '../match.js';
import { denrei } from '../terminal.js';

const NEWEST = { game: 'kyuchorei', rulesVersion: 1, pack: null };
const addressIn = (said: string) => /is ready: (\S+)/.exec(said)?.[1] ?? '';

describe('denrei serve', () => {
  test('says where it is, answers, delivers to the built-in mailbox, and ends in good order', async () => {
    const env = await ownEnvironment();
    await atHome(env, (house) => begin(house));
    const seen: string[] = [];
    const { exit, out, err } = await denrei([], {
      env,
      stopped: async (said) => {
        const base = addressIn(said());
        expect((await fetch(`${base}/healthz`)).status).toBe(200);
        expect((await fetch(`${base}/readyz`)).status).toBe(200);
        while (seen.length === 0) {
          await new Promise((resolve) => setTimeout(resolve, 50));
          const page = await (await fetch(`${base}/mailbox`)).text();
          seen.splice(0, seen.length, ...(page.match(/\/mailbox\/\d+/g) ?? []));
        }
      },
    });
    expect({ exit, out }).toEqual({ exit: 0, out: '' });
    expect(err).toMatch(
      /^Denrei is ready: http:\/\/localhost:\d+\nE-mails stay here, in the built-in mailbox: \S+\n$/,
    );
    await expect(fetch(`${addressIn(err)}/healthz`)).rejects.toThrow();
  });

  test('plays on for the practice opponent where it stood when the last server ended', async () => {
    const env = await ownEnvironment();
    const person = { name: 'Ann', address: null, locale: 'en', timeZone: 'UTC' } as const;
    const seats = [
      { ...person, side: 'JP', holder: 'person' },
      { ...person, side: 'RU', holder: 'robot' },
    ] as const;
    const request = { game: 'kyuchorei', scenario: 'standard', options: {}, pack: null, opener: 'JP', seats };
    const match = await atHome(env, async ({ matches }) => {
      const opened = await matches.open({
        ...request,
        scenario: (await matches.game(NEWEST)).scenarios[0]?.id ?? '',
      });
      if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
      await matches.join(opened.value.match, 'JP', {});
      return opened.value.match;
    });
    const page = async (said: string) => (await fetch(`${addressIn(said)}/m/${match}?lang=en`)).text();
    const { exit } = await denrei([], {
      env,
      stopped: async (said) => {
        await expect.poll(() => page(said())).toContain('Russians: Practice opponent took the seat');
      },
    });
    expect(exit).toBe(0);
    await atHome(env, async ({ matches }) => expect((await matches.info(match))?.status).toBe('playing'));
  });

  test('listens where it is told to, whatever address it is known by', async () => {
    const port = String(await freePort());
    const env = {
      ...(await ownEnvironment()),
      DENREI_PORT: port,
      DENREI_BASE_URL: 'https://play.example.org',
    };
    let status = 0;
    const { err } = await denrei([], {
      env,
      stopped: async () => {
        status = (await fetch(`http://127.0.0.1:${port}/healthz`)).status;
      },
    });
    expect(status).toBe(200);
    expect(err).toContain('Denrei is ready: https://play.example.org\n');
  });

  test('without a worker leaves the mails to others', async () => {
    const env = await ownEnvironment();
    const match = await atHome(env, (house) => begin(house));
    expect((await denrei(['serve', '--no-worker'], { env })).exit).toBe(0);
    expect((await denrei(['--no-worker'], { env })).exit).toBe(0);
    await atHome(env, async ({ store }) => expect(await store.waitingMails(match)).not.toEqual([]));
  });

  test('in production has no mailbox, and warns where mails cannot leave or links lead nowhere', async () => {
    const env = { ...(await ownEnvironment()), NODE_ENV: 'production', DENREI_HOST: '127.0.0.1' };
    let status = 0;
    const { exit, err } = await denrei([], {
      env,
      stopped: async (said) => {
        status = (await fetch(`${addressIn(said())}/mailbox`)).status;
      },
    });
    expect({ exit, status }).toEqual({ exit: 0, status: 404 });
    expect(err).toMatch(/Warning: SMTP_URL is not set.*\nWarning: DENREI_BASE_URL is not set/);
  });

  test('says in one line that a port is taken or a database cannot be opened', async () => {
    const env = await ownEnvironment();
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    expect(await denrei([], { env: { ...env, DENREI_PORT: port } })).toMatchObject({
      exit: 2,
      err: expect.stringMatching(/^denrei: .*\[EADDRINUSE\]\n$/),
    });
    server.close();
    expect(await denrei([], { env: { ...env, DATABASE_URL: 'mysql://here' } })).toMatchObject({
      exit: 2,
      err: expect.stringMatching(/^denrei: .*\[badUrl\]\n$/),
    });
    expect(await denrei([], { env: { ...env, SMTP_URL: 'mail.example.org' } })).toMatchObject({
      exit: 2,
      err: expect.stringMatching(/^denrei: .*\[bad-settings\]\n$/),
    });
  });
});

describe('denrei worker', () => {
  test('sends the mails that a service without worker has written', async () => {
    const sink = await startSink({ disabledCommands: ['STARTTLS'] });
    const own = await ownEnvironment();
    await atHome(own, (house) => begin(house));
    const env = { ...own, SMTP_URL: sink.url, DENREI_BASE_URL: 'https://play.example.org' };
    const { exit, err } = await denrei(['worker'], {
      env,
      stopped: async () => {
        while (sink.mails.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
      },
    });
    await sink.close();
    expect({ exit, err }).toEqual({ exit: 0, err: 'Denrei sends e-mails.\n' });
    expect(sink.mails[0]?.to).toEqual(['jp@example.org']);
  });

  test('needs to know where links lead, and a way for mails', async () => {
    const env = { ...(await ownEnvironment()), NODE_ENV: 'production' };
    expect(await denrei(['worker'], { env })).toMatchObject({
      exit: 2,
      err: expect.stringContaining('DENREI_BASE_URL'),
    });
    const placed = { ...env, DENREI_BASE_URL: 'https://play.example.org' };
    expect(await denrei(['worker'], { env: placed })).toMatchObject({
      exit: 2,
      err: expect.stringContaining('SMTP_URL'),
    });
  });
});
