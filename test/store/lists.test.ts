/** What matches are found by, and that a start form opens one. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type NewMatch, openStore, type SeatRecord, type Store } from '../../src/store/index.js';
import { DATABASES } from '../support/databases.js';
import { AT, later, matchOf, seatOf } from './support/fixtures.js';

describe.each(DATABASES)('lists of matches in $provider', ({ freshDatabase }) => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore(await freshDatabase());
  });
  afterAll(() => store.close());

  async function made(
    ru: Partial<SeatRecord>,
    jp: Partial<SeatRecord> = {},
    match: Partial<NewMatch['match']> = {},
  ): Promise<string> {
    const id = randomUUID();
    const written = await store.createMatch({
      ...matchOf(id, match),
      seats: [seatOf('JP', jp), seatOf('RU', ru)],
    });
    expect(written).toEqual({ ok: true });
    return id;
  }

  const ids = (found: readonly { readonly match: { readonly id: string } }[]) =>
    found.map(({ match }) => match.id);

  test('invitations are open matches whose host has taken his seat, with an untaken one for anyone, not older than asked for', async () => {
    const open = { status: 'open' } as const;
    const anyone = { holder: 'anyone', address: null } as const;
    const host = { joinedAt: AT };
    const listed = await made(anyone, host, open);
    await made({ holder: 'open', address: null }, host, open);
    await made({ ...anyone, joinedAt: AT }, host, open);
    await made(anyone, {}, open);
    await made(anyone, host, { status: 'finished' });
    expect(ids(await store.listInvitations(AT, 10))).toEqual([listed]);
    expect(await store.listInvitations(later(1), 10)).toEqual([]);
    expect(await store.listInvitations(AT, 0)).toEqual([]);
  });

  test('a finished match is agreed to be listed by every seat or not at all', async () => {
    const yes = { listed: true };
    const finished = { status: 'finished' } as const;
    const both = await made(yes, yes, finished);
    await made(yes, {}, finished);
    await made({}, {}, finished);
    await made(yes, yes);
    expect(ids(await store.listAgreed(10))).toEqual([both]);
  });

  test('the practice opponent is asked where its side is awaited or offered something, in matches that run', async () => {
    const robot = { holder: 'robot', address: null } as const;
    const asked = await made(robot, {}, { pending: ['JP', 'RU'] });
    const idle = await made(robot, {}, { pending: ['JP'] });
    await made(robot, {}, { pending: ['RU'], status: 'finished' });
    await made({}, {}, { pending: ['RU'] });
    expect(await store.listRobots(10)).toEqual([{ matchId: asked, side: 'RU' }]);
    const offer = (side: string) => ({ put: [{ side, kind: 'draw' as const, at: AT, event: 3 }] });
    await store.change({ matchId: idle, offers: offer('RU') });
    expect(await store.listRobots(10)).toHaveLength(1);
    await store.change({ matchId: idle, offers: offer('JP') });
    expect((await store.listRobots(10)).map(({ matchId }) => matchId).sort()).toEqual([asked, idle].sort());
    expect(await store.listRobots(1)).toHaveLength(1);
  });

  test('an opening is kept with its match; a second match for the same key is not written', async () => {
    const opening = { key: randomUUID(), bodyHash: 'body', at: AT };
    const first = matchOf(randomUUID());
    expect(await store.readOpening(opening.key)).toBeUndefined();
    expect(await store.createMatch({ ...first, opening })).toEqual({ ok: true });
    expect(await store.readOpening(opening.key)).toEqual({ ...opening, matchId: first.match.id });
    const second = matchOf(randomUUID());
    expect(await store.createMatch({ ...second, opening })).toEqual({ ok: false, conflict: 'key' });
    expect(await store.readMatch(second.match.id)).toBeUndefined();
  });
});
