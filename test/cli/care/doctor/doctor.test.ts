/** `denrei doctor`: what a house stands on, looked at from outside. */
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, describe, expect, test } from 'vitest';
import { checkClock, checkDisk } from '../../../../src/cli/care/doctor/machine.js';
import { type Sink, startSink } from '../../../mail/sink.js';
import { scratchFolder } from '../../../support/leftovers.js';
import { atHome, begin, ownEnvironment } from '../../match.js';
import { denrei } from '../../terminal.js';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** What it says, by subject. */
async function examined(env: Record<string, string>, ...args: string[]) {
  const { exit, out, err } = await denrei(['doctor', '--json', ...args], { env });
  const rows: { subject: string; standing: string; says: string }[] = JSON.parse(out);
  return { exit, err, of: (subject: string) => rows.filter((row) => row.subject === subject) };
}

async function sink(): Promise<Sink> {
  const started = await startSink({ disabledCommands: ['STARTTLS'] });
  closing.push(() => started.close());
  return started;
}

/** A resolver that knows these TXT records and nothing else; gives its address. */
async function resolver(records: Readonly<Record<string, readonly string[]>>): Promise<string> {
  const socket: Socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(answered(query, records), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  closing.push(() => socket.close());
  return `127.0.0.1:${socket.address().port}`;
}

function answered(query: Buffer, records: Readonly<Record<string, readonly string[]>>): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (; query[at] !== 0; at += 1 + (query[at] ?? 0))
    labels.push(query.toString('latin1', at + 1, at + 1 + (query[at] ?? 0)));
  const question = query.subarray(12, at + 5);
  const texts = records[labels.join('.').toLowerCase()] ?? [];
  const answers = texts.map((text) => {
    const data = Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);
    return Buffer.concat([Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 9, 0, data.length]), data]);
  });
  const head = Buffer.from([0x81, texts.length > 0 ? 0x80 : 0x83, 0, 1, 0, texts.length, 0, 0, 0, 0]);
  return Buffer.concat([query.subarray(0, 2), head, question, ...answers]);
}

const PUBLIC = { NODE_ENV: 'production', DENREI_BASE_URL: 'https://denrei.example', TRUST_PROXY: '1' };

describe('denrei doctor', () => {
  test('finds a newcomer’s house in order, and makes nothing by looking', async () => {
    const env = await ownEnvironment();
    const { exit, of, err } = await examined(env);
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(of('database')[0]).toMatchObject({ standing: 'ok', says: expect.stringContaining('first start') });
    expect(of('mail')[0]).toMatchObject({ standing: 'ok', says: expect.stringContaining('mailbox') });
    expect(readdirSync(env.DENREI_DATA ?? '')).toEqual([]);
  });

  test('says all of it in lines, in both languages', async () => {
    const env = await ownEnvironment();
    expect((await denrei(['doctor'], { env })).out).toMatch(/^ok {3}Node: .*\nWARN Settings: /);
    expect((await denrei(['doctor'], { env: { ...env, LANG: 'ja_JP.UTF-8' } })).out).toMatch(
      /^正常 Node：.*\n注意 設定：/,
    );
  });

  test('finds a public house in order: settings, keys, SMTP, SPF, DKIM and DMARC', async () => {
    const own = await ownEnvironment();
    await atHome(own, begin);
    const { url } = await sink();
    const env = { ...own, ...PUBLIC, SMTP_URL: url, MAIL_FROM: 'runner@mail.denrei.example' };
    const server = await resolver({
      'mail.denrei.example': ['unrelated', 'v=spf1 mx -all'],
      'k1._domainkey.mail.denrei.example': ['v=DKIM1; p=MIGf'],
      '_dmarc.denrei.example': ['v=DMARC1; p=reject'],
    });
    const { exit, of } = await examined(env, '--resolver', server, '--dkim', 'k1');
    expect(exit).toBe(0);
    for (const subject of ['settings', 'keys', 'database', 'mail', 'clock'])
      expect(of(subject)).toMatchObject([{ standing: 'ok' }]);
    expect(of('dns').map(({ standing, says }) => `${standing} ${says}`)).toEqual([
      'ok SPF: v=spf1 mx -all',
      'ok DKIM: k1._domainkey.mail.denrei.example',
      'ok DMARC: v=DMARC1; p=reject',
    ]);
  });

  test('lists the running matches whose rules are not in this program', async () => {
    const env = await ownEnvironment();
    const match = await atHome(env, begin);
    expect((await examined(env)).of('rules')).toMatchObject([{ standing: 'ok' }]);
    const db = new Database(join(env.DENREI_DATA ?? '', 'denrei.db'));
    db.prepare('UPDATE "Match" SET "rulesVersion" = 999').run();
    db.close();
    const { exit, of } = await examined(env);
    expect(exit).toBe(1);
    expect(of('rules')).toMatchObject([{ standing: 'bad', says: expect.stringContaining(String(match)) }]);
    const inJapanese = await denrei(['doctor'], { env: { ...env, LANG: 'ja_JP.UTF-8' } });
    expect(inJapanese.out).toMatch(/^異常 ルール： ?進行中の1対戦のルール/m);
  });

  test('names what is missing or wrong in the names of the sender', async () => {
    const { url } = await sink();
    const env = { ...(await ownEnvironment()), ...PUBLIC, SMTP_URL: url, MAIL_FROM: 'a@denrei.example' };
    const saysOf = async (records: Record<string, string[]>, ...args: string[]) => {
      const { of } = await examined(env, '--resolver', await resolver(records), ...args);
      return of('dns').map(({ standing, says }) => `${standing} ${says.split(/ at | of | for |:/)[0]}`);
    };
    expect(await saysOf({})).toEqual(
      ['warn no SPF record', 'warn DKIM not checked', 'warn no DMARC record'].map((one) =>
        expect.stringContaining(one),
      ),
    );
    expect(
      await saysOf(
        {
          'denrei.example': ['v=spf1 -all', 'v=spf1 mx -all'],
          'old._domainkey.denrei.example': ['v=DKIM1; p='],
        },
        '--dkim',
        'old',
      ),
    ).toEqual(['bad two SPF records', 'warn the DKIM key', 'warn no DMARC record']);
    expect((await saysOf({ 'denrei.example': ['v=spf1 +all'] }))[0]).toBe('warn the SPF record');
  });

  test('says what SMTP server does not answer, and that nobody sends in production without one', async () => {
    const env = { ...(await ownEnvironment()), ...PUBLIC };
    const down = await examined(
      { ...env, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@denrei.example' },
      '--resolver',
      '127.0.0.1:1',
    );
    expect(down.exit).toBe(1);
    expect(down.of('mail')[0]).toMatchObject({
      standing: 'bad',
      says: expect.stringContaining('127.0.0.1:1'),
    });
    expect(down.of('dns')[0]).toMatchObject({ standing: 'warn', says: expect.stringContaining('resolver') });
    const none = await examined(env);
    expect(none.of('mail')[0]).toMatchObject({ standing: 'bad', says: expect.stringContaining('SMTP_URL') });
  });

  test('names the keys that the database needs and that are not here', async () => {
    const env = await ownEnvironment();
    await atHome(env, begin);
    const elsewhere = { ...env, DENREI_DATA: await scratchFolder() };
    const { exit, of } = await examined(elsewhere);
    expect(exit).toBe(1);
    expect(of('keys')).toMatchObject([
      { standing: 'bad', says: expect.stringMatching(/^[0-9a-f]{8}, [0-9a-f]{8} missing/) },
    ]);
  });

  test('tells a database that is newer, damaged or not there for us', async () => {
    const env = await ownEnvironment();
    await atHome(env, begin);
    const file = env.DATABASE_URL?.slice('file:'.length) ?? '';
    const db = new Database(file);
    db.prepare(
      `UPDATE "_prisma_migrations" SET "migration_name" = '29990101000000_later' WHERE "migration_name" LIKE '%offer_event'`,
    ).run();
    db.close();
    expect((await examined(env)).of('database')).toMatchObject([
      { standing: 'bad', says: expect.stringContaining('newer') },
    ]);
    const junk = join(await mkdtemp(join(tmpdir(), 'denrei-doctor-')), 'x.db');
    await writeFile(junk, 'no database at all, but long enough to be looked at as one '.repeat(20));
    const damaged = await examined({ ...env, DATABASE_URL: `file:${junk}` });
    expect(damaged).toMatchObject({ exit: 1 });
    expect(damaged.of('database')[0]).toMatchObject({ standing: 'bad' });
    const away = await examined({ ...env, DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/x' });
    expect(away.of('database')[0]).toMatchObject({
      standing: 'bad',
      says: expect.stringContaining('ECONNREFUSED'),
    });
  });

  test('looks at the settings that open a house to others', async () => {
    const env = await ownEnvironment();
    const says = async (more: Record<string, string>) =>
      (await examined({ ...env, NODE_ENV: 'production', ...more }))
        .of('settings')
        .map(({ standing }) => standing);
    expect(await says({})).toEqual(['bad']);
    expect(await says({ DENREI_BASE_URL: 'http://denrei.example' })).toEqual(['warn']);
    expect(await says({ DENREI_BASE_URL: 'https://denrei.example' })).toEqual(['warn']);
    expect(await says({ DENREI_BASE_URL: 'https://denrei.example', TRUST_PROXY: 'true' })).toEqual(['warn']);
    const unread = await examined({ ...env, DENREI_PORT: 'x' });
    expect(unread.of('settings')).toMatchObject([
      { standing: 'bad', says: expect.stringContaining('DENREI_PORT') },
    ]);
  });
});

test('little room is said, and hardly any is bad', () => {
  const standing = (megabytes: number) => checkDisk('/tmp', () => megabytes * 2 ** 20)[0]?.standing;
  expect([100, 1_000, 10_000].map(standing)).toEqual(['bad', 'warn', 'ok']);
});

test('a clock behind the newest event is bad, and one that differs from the database is said', () => {
  const now = new Date('2026-11-25T12:00:00Z');
  const basis = {
    provider: 'postgresql',
    place: 'x',
    made: true,
    pending: 0,
    unknown: 0,
    damage: '',
    durable: true,
    keys: { links: [], roots: [] },
    restoreUnfinished: false,
    played: [],
    kept: [],
  } as const;
  const standing = (theirs: string, newest: string) =>
    checkClock(now, { ...basis, now: new Date(theirs), newestAt: new Date(newest) })[0]?.standing;
  expect(standing('2026-11-25T12:00:01Z', '2026-11-25T11:00:00Z')).toBe('ok');
  expect(standing('2026-11-25T12:00:30Z', '2026-11-25T11:00:00Z')).toBe('warn');
  expect(standing('2026-11-25T13:00:00Z', '2026-11-25T11:00:00Z')).toBe('bad');
  expect(standing('2026-11-25T12:00:00Z', '2026-11-25T12:01:00Z')).toBe('bad');
});
