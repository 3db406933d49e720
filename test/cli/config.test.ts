import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, usesMailbox } from '../../src/cli/config.js';
import { asCommandError } from '../../src/cli/fault.js';
import { readKeys } from '../../src/cli/keys.js';
import { readLink, signLink } from '../../src/links/index.js';
import { scratchFolder } from '../support/leftovers.js';

const faultOf = (work: () => unknown): string => {
  try {
    work();
    return 'none';
  } catch (error) {
    return asCommandError(error)?.lineIn('en') ?? 'a bug';
  }
};
const key = (byte: number) => Buffer.alloc(32, byte).toString('base64url');
const link = {
  match: 'm',
  side: 'JP',
  purpose: 'play',
  generation: 0,
  head: { number: 1, hash: 'ab' },
  chain: 1,
} as const;

describe('the settings', () => {
  test('let a newcomer begin with nothing set: this machine only, SQLite, the built-in mailbox', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: 'file:data/denrei.db',
      logLevel: 'warn',
    });
    expect(usesMailbox(config)).toBe(true);
  });

  test('put the mailbox away where mails are sent, and in production', () => {
    expect(usesMailbox(readConfig({ SMTP_URL: 'smtp://localhost' }))).toBe(false);
    expect(usesMailbox(readConfig({ NODE_ENV: 'production' }))).toBe(false);
    expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ host: '0.0.0.0', logLevel: 'info' });
  });

  test('let a roll wait two minutes for its round where its orders are mailed first', () => {
    expect(readConfig({}).beacon.wait).toBe(20);
    expect(readConfig({ SMTP_URL: 'smtp://localhost' }).beacon.wait).toBe(40);
    expect(readConfig({ SMTP_URL: 'smtp://localhost', DENREI_BEACON_WAIT: '30' }).beacon.wait).toBe(30);
  });

  test('prefer the service’s own port to the usual variable, and take empty ones as not set', () => {
    expect(readConfig({ PORT: '8000' }).port).toBe(8000);
    expect(readConfig({ PORT: '8000', DENREI_PORT: '9000', DENREI_HOST: ' ' })).toMatchObject({
      port: 9000,
      host: '127.0.0.1',
    });
  });

  test('follow the data folder, and drop the slash of the address', () => {
    const config = readConfig({ DENREI_DATA: '/data', DENREI_BASE_URL: 'https://play.example.org/' });
    expect(config).toMatchObject({
      databaseUrl: 'file:/data/denrei.db',
      baseUrl: 'https://play.example.org',
    });
  });

  test('know proxies by number, by yes and no, and by address', () => {
    expect(['2', 'true', 'loopback'].map((TRUST_PROXY) => readConfig({ TRUST_PROXY }).trustProxy)).toEqual([
      2,
      true,
      'loopback',
    ]);
  });

  test.each([
    [{ DENREI_PORT: '70000' }, 'DENREI_PORT: not a port [bad-setting]'],
    [{ PORT: 'http' }, 'PORT: not a port [bad-setting]'],
    [
      { DENREI_BASE_URL: 'play.example.org' },
      'DENREI_BASE_URL: not an address such as https://denrei.example.org [bad-setting]',
    ],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM: not an e-mail address [bad-setting]'],
    [{ DENREI_LIMIT_MAILS: '0' }, 'DENREI_LIMIT_MAILS: must be at least 1 [bad-setting]'],
  ])('%j are refused by name', (env, message) => {
    expect(faultOf(() => readConfig(env))).toBe(message);
  });
});

describe('the keys', () => {
  const given = { data: '/nowhere', linkKeys: [key(1)], rootKeys: [key(2)] };

  test('are made at the first start, readable by their owner alone, and the same ever after', async () => {
    const data = await scratchFolder();
    const own = { data, linkKeys: [], rootKeys: [] };
    const [one, two] = await Promise.all([
      readKeys(own),
      readKeys(own),
      readKeys(own),
      readKeys(own),
      readKeys(own),
    ]);
    expect(two.roots).toEqual(one.roots);
    expect((await readKeys(own)).roots).toEqual(one.roots);
    const token = signLink(one.links, link, new Date());
    expect(readLink(two.links, token, new Date())).toMatchObject({ match: 'm' });
    for (const name of ['links', 'roots']) {
      const file = join(data, 'keys', name);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect(Buffer.from(await readFile(file, 'utf8'), 'base64url')).toHaveLength(32);
    }
  });

  test('rotate: the newest signs, the older ones still open, a retired one opens nothing', async () => {
    const old = await readKeys(given);
    const both = await readKeys({ ...given, linkKeys: [key(3), key(1)] });
    const fresh = await readKeys({ ...given, linkKeys: [key(3)] });
    const now = new Date();
    const [byOld, byNew] = [signLink(old.links, link, now), signLink(both.links, link, now)];
    expect(readLink(both.links, byOld, now)).toBeDefined();
    expect(readLink(fresh.links, byNew, now)).toBeDefined();
    expect(readLink(fresh.links, byOld, now)).toBeUndefined();
    expect(readLink(old.links, byNew, now)).toBeUndefined();
  });

  test('of the roots keep their ids wherever they stand in the list', async () => {
    const both = await readKeys({ ...given, rootKeys: [key(9), key(2)] });
    expect(both.roots[1]).toEqual((await readKeys(given)).roots[0]);
  });

  test.each([
    ['short', ['c2hvcnQ'], [key(2)], 'DENREI_LINK_KEYS: a key is not 32 bytes in base64url [bad-key]'],
    [
      'of other letters',
      [`${key(1)}!`],
      [key(2)],
      'DENREI_LINK_KEYS: a key is not 32 bytes in base64url [bad-key]',
    ],
    [
      'too long for a root',
      [key(1)],
      [Buffer.alloc(33).toString('base64url')],
      'DENREI_ROOT_KEYS: a key must have exactly 32 bytes [bad-key]',
    ],
  ])('%s are refused', async (_, linkKeys, rootKeys, message) => {
    const fault = await readKeys({ data: '/nowhere', linkKeys, rootKeys }).catch(asCommandError);
    expect(asCommandError(fault)?.lineIn('en')).toBe(message);
  });

  test('a fault that begins with an empty line, as those of the database do, is told by its first words', () => {
    const fault = Object.assign(new Error('\nThe row is there.\n\nMore.'), { code: 'P2002' });
    expect(asCommandError(fault)?.lineIn('en')).toBe('The row is there. [P2002]');
  });

  test('of an empty file are a fault, not a reason to make new ones', async () => {
    const data = await scratchFolder();
    await mkdir(join(data, 'keys'));
    await writeFile(join(data, 'keys', 'links'), '\n');
    const fault = await readKeys({ data, linkKeys: [], rootKeys: [] }).catch(asCommandError);
    expect(fault).toMatchObject({ code: 'bad-key', at: join(data, 'keys', 'links') });
  });
});
