/** Declining an invitation on its page. */
import { beforeEach, describe, expect, test } from 'vitest';
import { good, REQUEST } from '../../match/harness.js';
import { mainOf } from '../html.js';
import { makeWorld, type Visitor, type World } from '../world.js';

let world: World;
let match: string;
let blue: Visitor;
const home = (path: string) => `/m/${match}/BLUE${path}`;

beforeEach(async () => {
  world = await makeWorld();
  match = good(await world.matches.open(REQUEST)).match;
  good(await world.matches.join(match, 'RED', {}));
  blue = world.browser();
  await blue.open(`/l/${await world.token(match, 'BLUE', 'join')}`);
});

const status = async () => (await world.matches.info(match))?.status;

describe('the invitation', () => {
  test('leads to a page that asks once more, and looking at it changes nothing', async () => {
    const page = mainOf((await blue.get(home('/join'))).text);
    expect(page).toContain(`href="${home('/decline')}"`);
    const before = world.everything();
    const asked = await blue.get(home('/decline'));
    expect(asked.status).toBe(200);
    expect(mainOf(asked.text)).toContain('data-pressed="take"');
    expect(world.everything()).toBe(before);
  });

  test('is declined by the press of a hand alone: the match is over, and so says its page', async () => {
    const unpressed = await blue.post(home('/decline'), {});
    expect(unpressed.status).toBe(422);
    expect(mainOf(unpressed.text)).toMatch(/<input type="checkbox" name="take"/);
    expect(await status()).toBe('open');
    expect((await blue.post(home('/decline'), { take: 'yes' })).status).toBe(200);
    expect((await blue.post(home('/decline'), { take: 'yes' })).status).toBe(200);
    expect(await status()).toBe('finished');
    const after = mainOf((await blue.get(home('/join'))).text);
    expect(after).not.toContain('/decline');
    const mails = (await world.store.waitingMails(match)).filter(({ kind }) => kind === 'result');
    expect(mails.map(({ side }) => side)).toEqual(['RED']);
  });

  test('is declined by its old link too where sides were switched since, as soon as somebody invites', async () => {
    const terms = { sides: 'guest' as const };
    match = good(await world.matches.open({ ...REQUEST, terms })).match;
    good(await world.matches.join(match, 'RED', {}));
    blue = world.browser();
    await blue.open(`/l/${await world.token(match, 'BLUE', 'join')}`);
    const next = good(await world.matches.switchSides(match, 'BLUE')).match;
    const early = await blue.post(home('/decline'), { take: 'yes' });
    expect(mainOf(early.text)).toContain('Sides switched');
    expect(mainOf(early.text)).not.toContain('does not begin');
    expect((await world.matches.info(next))?.status).toBe('open');
    good(await world.matches.join(next, 'BLUE', {}));
    const page = mainOf((await blue.get(home('/join'))).text);
    expect(page).toContain('opened again with sides switched');
    expect(page).toContain(`href="${home('/decline')}"`);
    expect(mainOf((await blue.get(home('/decline'))).text)).toContain('data-pressed="take"');
    expect((await blue.post(home('/decline'), { take: 'yes' })).status).toBe(200);
    expect((await world.matches.info(next))?.status).toBe('finished');
    const mails = (await world.store.waitingMails(next)).filter(({ kind }) => kind === 'result');
    expect(mails.map(({ side }) => side)).toEqual(['BLUE']);
  });

  test('is declined by nobody without its link, and not when the seat is taken', async () => {
    expect((await world.browser().post(home('/decline'), { take: 'yes' })).status).toBe(404);
    good(await world.matches.join(match, 'BLUE', {}));
    expect((await blue.get(home('/decline'))).status).toBe(409);
    expect((await blue.post(home('/decline'), { take: 'yes' })).status).toBe(409);
    expect(await status()).toBe('playing');
  });
});
