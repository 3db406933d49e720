/** The operator's page and figures: behind a key of their own, with what waits, failed or stands still. */
import { describe, expect, test } from 'vitest';
import { deliverDue, type MailTransport, makeComposer } from '../../../src/mail/index.js';
import { spoken } from '../spoken.js';
import { BASE, beginMatch, KEYS, makeWorld, type World } from '../world.js';

const KEY = 'key-of-the-operator-long-enough';
const BEARER = { Authorization: `Bearer ${KEY}` };

/** Tries to send all that is due; every server answers like this. */
async function deliver(world: World, error: Error & object): Promise<void> {
  const transport: MailTransport = {
    send: async () => {
      throw error;
    },
    close: async () => {},
  };
  const settings = { base: BASE, from: 'runner@denrei.example', keys: KEYS };
  const game = () => spoken;
  await deliverDue({
    store: world.store,
    transport,
    clock: world.context.clock,
    composer: makeComposer({ settings, game, draw: async () => Buffer.from('') }),
    log: { info: () => {}, warn: () => {}, error: () => {} },
    unreachable: world.matches.tellUnreachable,
  });
}

const refused = () =>
  Object.assign(new Error('550 5.1.1 no such user'), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 550,
    response: '550 5.1.1 no such user',
  });
const down = () => Object.assign(new Error('connect ECONNREFUSED 192.0.2.1:587'), { code: 'ECONNREFUSED' });

describe('the operator’s page', () => {
  test('is not there without a key in the settings, nor are the figures', async () => {
    const world = await makeWorld();
    for (const path of ['/operator', '/metrics'])
      expect((await world.browser().get(path, BEARER)).status).toBe(404);
  });

  test('asks for the key, lets in who types it, forgets him when he leaves and after some hours', async () => {
    const world = await makeWorld({ operator: KEY });
    const visitor = world.browser();
    expect((await visitor.get('/operator')).text).toContain('DENREI_OPERATOR_KEY');
    const wrong = await visitor.post('/operator/enter', { key: `${KEY}x` });
    expect({ status: wrong.status, text: wrong.text }).toEqual({
      status: 403,
      text: expect.stringContaining('not the key'),
    });
    expect((await visitor.get('/operator')).text).not.toContain('E-mails in the outbox');
    await visitor.post('/operator/enter', { key: KEY });
    expect((await visitor.get('/operator')).text).toContain('E-mails in the outbox');
    expect((await visitor.get('/operator?lang=ja')).text).toContain('待っているもの');
    world.pass(13 * 3600);
    expect((await visitor.get('/operator')).text).not.toContain('E-mails in the outbox');
    await visitor.post('/operator/enter', { key: KEY });
    await visitor.post('/operator/leave', {});
    expect((await visitor.get('/operator')).text).not.toContain('E-mails in the outbox');
  });

  test('lets nobody in by a cookie that he made', async () => {
    const world = await makeWorld({ operator: KEY });
    const later = `${world.context.clock().getTime() + 1_000_000}`;
    for (const cookie of [later, `${later}.`, `${later}.AAAA`, '.', 'x.y'])
      expect(
        (await world.browser().get('/operator', { Cookie: `denrei-operator=${cookie}` })).text,
      ).not.toContain('E-mails in the outbox');
    expect((await world.browser().post('/operator/send', { match: 'x', side: 'RED' })).status).toBe(404);
  });

  test('may be asked for only so often', async () => {
    const world = await makeWorld({ operator: KEY, limits: { mails: 2 } });
    const tries: number[] = [];
    for (let i = 0; i < 4; i++)
      tries.push((await world.browser().post('/operator/enter', { key: `${i}` })).status);
    expect(tries).toEqual([403, 403, 429, 429]);
  });

  test.each(['/operator', '/metrics', '/operator/send'])(
    'counts wrong keys that programs send to %s with those that are typed, and right ones not at all',
    async (path) => {
      const world = await makeWorld({ operator: KEY, limits: { mails: 3 } });
      const send = async (key: string) => {
        const sent = { Authorization: `Bearer ${key}` };
        const body = { match: 'none', side: 'RED' };
        const visitor = world.browser();
        return (await (path === '/operator/send' ? visitor.post(path, body, sent) : visitor.get(path, sent)))
          .status;
      };
      for (let i = 0; i < 5; i++) expect((await world.browser().get('/metrics', BEARER)).status).toBe(200);
      expect(await send('wrong-1')).toBe(404);
      expect((await world.browser().post('/operator/enter', { key: 'wrong-2' })).status).toBe(403);
      expect(await send('wrong-3')).toBe(404);
      expect(await send('wrong-4')).toBe(429);
      // Whoever guesses does not learn that he was right.
      expect(await send(KEY)).toBe(429);
      expect((await world.browser().post('/operator/enter', { key: KEY })).status).toBe(429);
    },
  );

  test('shows a mail that was given up with what to do, and mails a fresh link', async () => {
    const world = await makeWorld({ operator: KEY });
    const match = await beginMatch(world);
    await deliver(world, refused());
    const { text } = await world.browser().get('/operator', BEARER);
    expect(text).toContain(match);
    expect(text).toContain('550 5.1.1 no such user');
    expect(text).toContain('The address does not accept e-mails');
    expect(text).not.toContain('@example.org');
    const before = (await world.store.waitingMails(match)).length;
    const sent = await world.browser().post('/operator/send', { match, side: 'RED' }, BEARER);
    expect(sent.status).toBe(303);
    expect((await world.store.waitingMails(match)).map(({ kind }) => kind).slice(before)).toEqual(['link']);
  });

  test('shows a mail that is tried again, and says that mails are late', async () => {
    const world = await makeWorld({ operator: KEY });
    await beginMatch(world);
    await deliver(world, down());
    world.pass(3600);
    const { text } = await world.browser().get('/operator', BEARER);
    expect(text).toContain('ECONNREFUSED');
    expect(text).toContain('did not answer');
    expect(text).toContain('E-mails are late');
  });

  test('shows a match that waits for new dice, and for whom', async () => {
    const world = await makeWorld({ operator: KEY });
    const match = await beginMatch(world);
    await world.matches.renew(match);
    const { text } = await world.browser().get('/operator', BEARER);
    expect(text).toContain('Matches waiting for new dice: 1');
    expect(text).toMatch(new RegExp(`${match}</a> .*Waiting for`));
  });
});

describe('the figures', () => {
  test('are given to a program with the key: what waits, what failed, what was submitted', async () => {
    const world = await makeWorld({ operator: KEY });
    await beginMatch(world);
    await deliver(world, refused());
    expect((await world.browser().get('/metrics')).status).toBe(404);
    expect((await world.browser().get('/metrics', { Authorization: 'Bearer no' })).status).toBe(404);
    await world.browser().post('/m/x/RED/orders', {});
    const { text, headers } = await world.browser().get('/metrics', BEARER);
    expect(headers['content-type']).toContain('text/plain');
    expect(text).toMatch(/^denrei_mails_failed [1-9]/m);
    expect(text).toMatch(/^denrei_matches\{status="playing"\} 1$/m);
    expect(text).toMatch(/^denrei_submissions_total\{result="refused"\} 1$/m);
    expect(text).toContain('route="/m/:match/:side/orders",status="404"');
    expect(text).toContain('process_cpu_seconds_total');
  });

  test('name no match, no side and no token', async () => {
    const world = await makeWorld({ operator: KEY });
    const match = await beginMatch(world);
    const token = await world.token(match, 'RED', 'play');
    const visitor = world.browser();
    await visitor.open(`/l/${token}`);
    await visitor.get(`/m/${match}/RED/order?do=bid`);
    await visitor.get(`/nowhere/${token}`);
    const { text } = await world.browser().get('/metrics', BEARER);
    expect(text).toContain('route="/l/:token"');
    for (const secret of [match, token, 'RED']) expect(text).not.toContain(secret);
  });
});
