/** Opening a match: once for each start form, with options that the game has. */
import { describe, expect, test } from 'vitest';
import { good, makeHarness, REQUEST } from '../harness.js';

describe('a start form', () => {
  test('that is sent twice opens one match, even when both come at once; another form with its key opens none', async () => {
    const { matches, store } = await makeHarness();
    const request = { ...REQUEST, key: 'a form' };
    const [a, b] = await Promise.all([matches.open(request), matches.open(request)]);
    expect(good(a)).toEqual(good(b));
    expect(await matches.open(request)).toEqual(a);
    expect(await matches.open({ ...request, opener: 'BLUE' })).toMatchObject({
      failure: { code: 'key-reused' },
    });
    expect(await store.listMatches({ limit: 10 })).toHaveLength(1);
    expect(await store.waitingMails(good(a).match)).toHaveLength(1);
    good(await matches.open({ ...request, key: 'another form' }));
    good(await matches.open(REQUEST));
    expect(await store.listMatches({ limit: 10 })).toHaveLength(3);
  });

  test('with an option that the game has not is refused by its name', async () => {
    const { matches, store } = await makeHarness();
    for (const id of ['weather', '__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const options = Object.fromEntries([[id, 'hail']]);
      const outcome = await matches.open({ ...REQUEST, options });
      expect(outcome).toMatchObject({
        ok: false,
        failure: { code: 'unknown-option', fields: [{ field: `option.${id}` }] },
      });
    }
    expect(await store.listMatches({ limit: 10 })).toEqual([]);
  });
});

describe('a seat that was left open', () => {
  const [red, blue] = REQUEST.seats;
  const left = (holder: 'open' | 'anyone') => ({
    ...REQUEST,
    seats: [red, { ...blue, holder, name: 'whatever', address: null }] as typeof REQUEST.seats,
  });

  test('is listed only where it is for anyone, from when its host has taken his own until it is taken or has grown old', async () => {
    const { matches, pass } = await makeHarness();
    good(await matches.open(left('open')));
    const { match } = good(await matches.open(left('anyone')));
    const listed = async () => (await matches.invitations(10)).map(({ id }) => id);
    expect(await listed()).toEqual([]);
    good(await matches.join(match, 'RED', {}));
    expect(await listed()).toEqual([match]);
    const person = { name: 'Eve', address: 'eve@example.org' };
    expect(await matches.join(match, 'BLUE', {})).toMatchObject({
      failure: { code: 'invalid' },
    });
    good(await matches.join(match, 'BLUE', { ...person }));
    expect(await listed()).toEqual([]);
    const next = good(await matches.open(left('anyone')));
    good(await matches.join(next.match, 'RED', {}));
    expect(await listed()).toHaveLength(1);
    pass(31 * 24 * 3600);
    expect(await listed()).toEqual([]);
  });

  test('has no name that its opener thought of', async () => {
    const { matches } = await makeHarness();
    const { match } = good(await matches.open(left('anyone')));
    expect((await matches.info(match))?.seats.find(({ side }) => side === 'BLUE')?.name).toBe('?');
  });
});

describe('a match that is over', () => {
  test('is listed when both seats agree, and no sooner', async () => {
    const { matches } = await makeHarness();
    const { match } = good(await matches.open(REQUEST));
    for (const side of ['RED', 'BLUE']) good(await matches.join(match, side, {}));
    good(await matches.settings(match, 'RED', { listed: true }));
    good(await matches.settings(match, 'BLUE', { listed: true }));
    expect(await matches.agreed(10)).toEqual([]);
    const page = good(await matches.page(match, 'RED'));
    good(await matches.resign(match, 'RED', { event: page.match.head.number, draft: 0, key: 'k' }));
    expect((await matches.agreed(10)).map(({ id }) => id)).toEqual([match]);
    good(await matches.settings(match, 'BLUE', { listed: false }));
    expect(await matches.agreed(10)).toEqual([]);
  });
});

describe('links that are asked for by address', () => {
  test('come in one mail, of all matches that run, those first that wait for the reader', async () => {
    const context = await makeHarness();
    const { matches, store, pass } = context;
    const open = async () => good(await matches.open(REQUEST)).match;
    const asked = await open();
    for (const side of ['RED', 'BLUE']) good(await matches.join(asked, side, {}));
    pass(60);
    const waiting = await open();
    good(await matches.join(waiting, 'RED', {}));
    const over = await open();
    for (const side of ['RED', 'BLUE']) good(await matches.join(over, side, {}));
    const page = good(await matches.page(over, 'RED'));
    good(await matches.resign(over, 'RED', { event: page.match.head.number, draft: 0, key: 'k' }));
    await matches.sendLinks('red@EXAMPLE.org');
    await matches.sendLinks('stranger@example.org');
    const mails = (await Promise.all([asked, waiting, over].map((id) => store.waitingMails(id)))).flat();
    const links = mails.filter(({ kind }) => kind === 'link');
    expect(links.map(({ matchId, side }) => [matchId, side])).toEqual([[asked, 'RED']]);
    const { others } = JSON.parse(links[0]?.payload ?? '{}');
    expect(others).toMatchObject([
      { match: waiting, side: 'RED', joined: true, asked: false, opponent: 'Blue Person' },
    ]);
  });
});
