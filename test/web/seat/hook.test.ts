/** The page on which a seat names another service: its key is shown once, and what was given up is told. */
import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { hookSecret } from '../../../src/mail/index.js';
import { pageText } from '../../../src/web/words/words.js';
import { unescaped } from '../html.js';
import { beginMatch, KEYS, makeWorld, seatedAt, type World } from '../world.js';

const URL = 'https://hooks.example.org/secret-path';
const LEASE = { leaseMs: 60_000, limit: 10 };

let world: World;
let match: string;
let page: string;
beforeEach(async () => {
  world = await makeWorld();
  match = await beginMatch(world);
  page = `/m/${match}/RED/hook`;
});

const seatNow = async () => {
  const seat = (await world.store.readMatch(match))?.seats.find(({ side }) => side === 'RED');
  if (seat === undefined) throw new Error('no seat');
  return seat;
};

describe('the page of messages to another service', () => {
  test('is led to from the settings of who plays, and shut to who looks on', async () => {
    const player = await seatedAt(world, match, 'RED');
    expect((await player.get(`/m/${match}/RED/mail`)).text).toContain(page);
    expect((await player.get(page)).status).toBe(200);
    const onlooker = world.browser();
    await onlooker.get(`/l/${await world.token(match, 'RED', 'view')}`);
    expect((await onlooker.get(page)).status).toBe(404);
  });

  test('shows the key in the answer to the form and never again; another form makes another', async () => {
    const player = await seatedAt(world, match, 'RED');
    const shown = async () =>
      /whsec_([A-Za-z0-9+/=]+)/.exec(unescaped((await player.post(page, { hook: URL })).text))?.[1];
    const first = await shown();
    const key = hookSecret(KEYS, match, await seatNow());
    expect(first).toBe(key.toString('base64'));
    expect(
      createHmac('sha256', Buffer.from(first ?? '', 'base64'))
        .update('x')
        .digest(),
    ).toEqual(createHmac('sha256', key).update('x').digest());
    expect((await player.get(page)).text).not.toContain('whsec_');
    expect((await player.get(page)).text).toContain(URL);
    expect(await shown()).not.toBe(first);
    expect(world.lines.join('\n')).not.toMatch(/whsec_|secret-path/);
  });

  test.each(['http://hooks.example.org/', 'https://127.0.0.1/', 'https://[::1]/', 'no address'])(
    'refuses %s, and keeps what was there',
    async (hook) => {
      const player = await seatedAt(world, match, 'RED');
      await player.post(page, { hook: URL });
      expect((await player.post(page, { hook })).status).toBe(422);
      expect((await seatNow()).hook).toBe(URL);
    },
  );

  test('takes the address away on an empty field', async () => {
    const player = await seatedAt(world, match, 'RED');
    await player.post(page, { hook: URL });
    expect((await player.post(page, { hook: '' })).status).toBe(303);
    expect(await seatNow()).toMatchObject({ hook: null, hookNonce: null });
  });

  test('tells its owner alone of a message that was given up, until he saves again', async () => {
    const player = await seatedAt(world, match, 'RED');
    await player.post(page, { hook: URL });
    const [call] = await world.store.claimCalls({ ...LEASE, now: world.context.clock() });
    if (call === undefined) throw new Error('no message');
    const notice = pageText('ja', 'hook.notice');
    expect((await player.get(`/m/${match}/RED`)).text).not.toContain(notice);
    await world.store.callFailed(call, 'answered 404', null);
    world.pass(60);
    expect((await player.get(`/m/${match}/RED`)).text).toContain(notice);
    expect((await player.get(page)).text).toContain(pageText('ja', 'hook.answered', { status: '404' }));
    const other = await seatedAt(world, match, 'BLUE');
    expect((await other.get(`/m/${match}/BLUE`)).text).not.toContain(notice);
    await player.post(page, { hook: URL });
    world.pass(60);
    expect((await player.get(`/m/${match}/RED`)).text).not.toContain(notice);
  });
});
