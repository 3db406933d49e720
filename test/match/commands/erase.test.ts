/** Erasing: the person goes from every row, the match and its journal stay. */
import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OpenRequest } from '../../../src/match/index.js';
import { verifyJournal } from '../../../src/verifier/index.js';
import { makeWorld, type World } from '../../web/world.js';
import { begin, good, guardOf, REQUEST, step } from '../harness.js';

const NAME = 'Blue Person';
const ADDRESS = 'blue@example.org';

let world: World;
let match: string;
beforeEach(async () => {
  world = await makeWorld({ mailbox: true });
  match = await begin(world, { ...REQUEST, key: 'form' } as OpenRequest);
});

/** Whatever the database holds of the person, by table. */
const traces = () =>
  (JSON.parse(world.everything()) as [string, unknown[]][])
    .filter(([, rows]) => JSON.stringify(rows).includes(NAME) || JSON.stringify(rows).includes('blue@'))
    .map(([loaded]) => loaded);

/** A seat with a witness, as a match with a beacon would have it. */
const name = (id: string, side: string, witness: string) =>
  world.store.change({ matchId: id, seats: [{ side, witness }] });

/** A mail in the built-in mailbox as the worker leaves it. */
const boxed = (address: string, subject: string) =>
  world.store.keepMail({
    address,
    subject,
    messageId: `<${match}.4.turn.RED@denrei.example>`,
    raw: new TextEncoder().encode(subject),
    at: world.context.clock(),
  });

describe('erasing a seat', () => {
  test('leaves no row with name or address: not the seat, nor mails that wait, nor the mailbox, nor the form’s hash', async () => {
    await boxed('red@example.org', `Against ${NAME}`);
    await world.matches.sendLinks('red@example.org');
    expect(traces()).toEqual(expect.arrayContaining(['Mail', 'Outbox', 'Seat']));
    good(await world.matches.erase(match, 'BLUE'));
    expect(traces()).toEqual([]);
    expect(await world.store.readOpening('form')).toBeUndefined();
    expect(await world.store.listMails(10)).toEqual([]);
  });

  test('takes the address of its witness along', async () => {
    await name(match, 'BLUE', 'witness@example.org');
    expect(world.everything().includes('witness@')).toBe(true);
    good(await world.matches.erase(match, 'BLUE'));
    expect(world.everything().includes('witness@')).toBe(false);
  });

  test('leaves nothing in free pages of the database or in its log of writes', async () => {
    await boxed(ADDRESS, `To ${NAME}`.padEnd(9000, '.'));
    const held = async () => {
      const files = await Promise.all([world.file, `${world.file}-wal`].map((path) => readFile(path)));
      return files.some((bytes) => bytes.includes(NAME) || bytes.includes('blue@'));
    };
    expect(await held()).toBe(true);
    good(await world.matches.eraseAddress(ADDRESS));
    expect(traces()).toEqual([]);
    expect(await held()).toBe(false);
  });

  test('leaves the journal as it was, and the match goes on under a neutral name', async () => {
    const before = await world.store.readEvents(match, 1);
    good(await world.matches.erase(match, 'BLUE'));
    expect(await world.store.readEvents(match, 1)).toEqual(before);
    const info = await world.matches.info(match);
    expect(info?.seats.map(({ name }) => name)).toEqual(['元の対戦者', '山田 太郎']);
    while (await step(world, match));
    expect((await world.matches.info(match))?.status).toBe('finished');
    expect((await verifyJournal(good(await world.matches.journal(match, 'all')))).ok).toBe(true);
  });

  test('keeps what others are mailed: their mails wait on, without the name', async () => {
    const waiting = (await world.store.waitingMails(match))
      .filter(({ side }) => side === 'RED')
      .map(({ messageId }) => messageId);
    good(await world.matches.erase(match, 'BLUE'));
    const after = await world.store.waitingMails(match);
    expect(after.map(({ messageId }) => messageId)).toEqual(waiting);
    expect(after.map(({ payload }) => JSON.parse(payload).names.BLUE)).toEqual(
      waiting.map(() => '元の対戦者'),
    );
  });

  test('mails nothing to it any more', async () => {
    good(await world.matches.erase(match, 'BLUE'));
    await world.matches.sendLink(match, 'BLUE');
    await world.matches.sendLinks(ADDRESS);
    const page = good(await world.matches.page(match, 'RED'));
    good(await world.matches.resign(match, 'RED', guardOf(page)));
    expect((await world.store.waitingMails(match)).filter(({ side }) => side === 'BLUE')).toEqual([]);
  });
});

describe('erasing an address', () => {
  test('erases all its seats, what it asked for and claims in its name, and nobody else', async () => {
    const other = await begin(world);
    const anyone = REQUEST.seats.map((seat) =>
      seat.side === 'RED' ? seat : { ...seat, holder: 'anyone' as const, name: '?', address: null },
    );
    const open = good(await world.matches.open({ ...REQUEST, seats: anyone })).match;
    good(await world.matches.join(open, 'RED', {}));
    good(
      await world.matches.claim(open, 'BLUE', {
        name: NAME,
        address: ADDRESS,
        locale: 'en',
        timeZone: 'UTC',
      }),
    );
    await world.recipients.ask(ADDRESS, '192.0.2.1');
    expect(good(await world.matches.eraseAddress('blue@EXAMPLE.org'))).toBe(2);
    expect(traces()).toEqual([]);
    for (const id of [match, other])
      expect((await world.store.readMatch(id))?.seats.map(({ address }) => address)).toEqual([
        null,
        'red@example.org',
      ]);
  });

  test('takes it from the seats that named it as their witness', async () => {
    await name(match, 'RED', 'witness@example.org');
    const before = (await world.store.readMatch(match))?.match.revision ?? 0;
    expect(good(await world.matches.eraseAddress('witness@example.org'))).toBe(0);
    expect(world.everything().includes('witness@')).toBe(false);
    // Else a kept position would still mail it.
    expect((await world.store.readMatch(match))?.match.revision).toBeGreaterThan(before);
  });

  test('that is none is refused, one that nobody has erases nothing', async () => {
    expect(await world.matches.eraseAddress('nobody')).toMatchObject({ ok: false });
    expect(good(await world.matches.eraseAddress('nobody@example.org'))).toBe(0);
    expect(traces()).toContain('Seat');
  });
});
