/**
 * Every command against a database that is busy, that goes away, and that writes without an answer: nothing
 * lost, nothing twice.
 */
import { describe, expect, test } from 'vitest';
import { type Store, StoreError, type StoreErrorCode } from '../../src/store/index.js';
import { good, guardOf, REQUEST } from '../match/harness.js';
import { beginMatch, makeWorld, seatedAt, type Visitor, type World } from './world.js';

/** What writes a match. */
const WRITES = ['createMatch', 'commit', 'saveDraft', 'saveStanding', 'change', 'eraseSeat'] as const;
/** What a command reads to find out what became of its write. */
const READS = ['readMatch', 'readAnswer', 'readOpening'] as const;

/**
 * What a write meets with. `mute`: it is written, the answer is lost. `gone`: the same, and nothing is read
 * any more either.
 */
type Weather = 'fair' | 'busy' | 'away' | 'mute' | 'gone';

interface Sky {
  weather: Weather;
}

function fail(code: StoreErrorCode): never {
  throw new StoreError(code, 'said by the test');
}

type Methods = Record<string, (...args: never[]) => Promise<unknown>>;

/** The store under this sky. */
function stormy(store: Store, sky: Sky): Partial<Store> {
  const methods = store as unknown as Methods;
  const wrap = (name: string, around: (ask: () => Promise<unknown>) => Promise<unknown>) => [
    name,
    (...args: never[]) => around(() => methods[name]?.(...args) ?? Promise.resolve()),
  ];
  let lost = false;
  const writes = WRITES.map((name) =>
    wrap(name, async (write) => {
      if (sky.weather === 'busy') fail('busy');
      if (sky.weather === 'away') fail('unavailable');
      await (sky.weather === 'fair' || lost ? undefined : written(write));
      return write();
    }),
  );
  /** Once: what is asked after it is answered. */
  async function written(write: () => Promise<unknown>): Promise<void> {
    await write();
    lost = true;
    fail('outcomeUnknown');
  }
  const reads = READS.map((name) =>
    wrap(name, async (read) => (sky.weather === 'gone' && lost ? fail('unavailable') : read())),
  );
  return Object.fromEntries([...writes, ...reads]) as Partial<Store>;
}

/** A request about to be sent. */
interface Sent {
  readonly visitor: Visitor;
  readonly path: string;
  readonly body: Record<string, unknown>;
  /** Others than 200. */
  readonly status?: number;
}

type Prepare = (world: World) => Promise<Sent>;

const SEED = { take: 'yes', seed: 'ab'.repeat(32) };
const DIGEST = { take: 'yes', digest: 'cd'.repeat(32) };
const ANYONE = REQUEST.seats.map((seat) =>
  seat.side === 'RED' ? seat : { ...seat, holder: 'anyone' as const, name: '?', address: null },
);
const PERSON = { name: 'Guest', address: 'guest@example.org', locale: 'en', timeZone: 'Europe/London' };

/** Something that RED does, in a match that is being played, on the position that stands. */
function red(action: string, body: Record<string, unknown>, prepared?: Prepared): Prepare {
  return async (world) => {
    const match = await beginMatch(world);
    await prepared?.(world, match);
    const { event, draft } = guardOf(good(await world.matches.page(match, 'RED')));
    const visitor = await seatedAt(world, match, 'RED');
    return { visitor, path: `/m/${match}/RED/${action}`, body: { event, draft, key: 'once', ...body } };
  };
}

type Prepared = (world: World, match: string) => Promise<unknown>;

function bids(side: string): Prepared {
  return async (world, match) => {
    const guard = guardOf(good(await world.matches.page(match, side)));
    return good(await world.matches.order(match, side, { ...guard, order: { do: 'bid', points: 2 } }));
  };
}

async function offered({ matches }: World, match: string): Promise<unknown> {
  return good(
    await matches.offerEnd(match, 'BLUE', 'draw', guardOf(good(await matches.page(match, 'BLUE')))),
  );
}

/** Something that is done to a match of which RED alone has taken its seat. */
function invited(seats: typeof REQUEST.seats, send: (world: World, match: string) => Promise<Sent>): Prepare {
  return async (world) => {
    const { match } = good(await world.matches.open({ ...REQUEST, seats }));
    good(await world.matches.join(match, 'RED', {}));
    return send(world, match);
  };
}

async function guest(world: World, match: string): Promise<Visitor> {
  const visitor = world.browser();
  await visitor.open(`/l/${await world.token(match, 'BLUE', 'join')}`);
  return visitor;
}

const BID = { do: 'bid', points: 2 };

const COMMANDS: readonly (readonly [what: string, prepare: Prepare])[] = [
  ['an order that becomes a draft', red('orders', { order: BID })],
  ['an order that is played', red('orders', { order: BID }, bids('BLUE'))],
  ['undo', red('undo', {}, bids('RED'))],
  ['a resignation', red('resign', { word: '投了' })],
  ['the offer of a draw', red('draw', { word: '引き分け' })],
  ['consent to a draw', red('draw/answer', { choice: 'accept' }, offered)],
  ['a draw declined', red('draw/answer', { choice: 'decline' }, offered)],
  ['a setting', red('mail', { name: '山田', locale: 'ja', timeZone: 'Asia/Tokyo', mailing: 'on' })],
  ['a standing order', red('standing', { revision: 0, set: { do: 'ambush', when: 'always' } })],
  ['a new seed', red('seed', DIGEST, renewed)],
  ['a call for new links', red('revoke', { word: '無効' })],
  ['erasing', red('erase', { word: '消去' })],
  [
    'withdrawing',
    invited(REQUEST.seats, async (world, match) => {
      const { event, draft } = guardOf(good(await world.matches.page(match, 'RED')));
      const visitor = await seatedAt(world, match, 'RED');
      const body = { event, draft, key: 'once', word: '取り下げ' };
      return { visitor, path: `/m/${match}/RED/withdraw`, body };
    }),
  ],
  [
    'joining',
    invited(REQUEST.seats, async (world, match) => {
      return { visitor: await guest(world, match), path: `/m/${match}/BLUE/join`, body: SEED };
    }),
  ],
  [
    'a claim',
    invited(ANYONE, async (world, match) => {
      const visitor = await guest(world, match);
      return { visitor, path: `/m/${match}/BLUE/claim`, body: PERSON, status: 202 };
    }),
  ],
  [
    'opening',
    async (world) => {
      const form = { game: 'toy', scenario: 'standard', side: 'RED', other: 'open', key: 'once' };
      return { visitor: world.browser(), path: '/matches', body: { ...form, ...PERSON }, status: 201 };
    },
  ],
];

async function renewed({ matches }: World, match: string): Promise<unknown> {
  return good(await matches.renew(match));
}

async function prepared(prepare: Prepare) {
  const sky: Sky = { weather: 'fair' };
  const world = await makeWorld({ replaced: (store) => stormy(store, sky) });
  const sent = await prepare(world);
  const send = () => sent.visitor.json(sent.path, sent.body);
  return { sky, world, send, status: sent.status ?? 200 };
}

/** Counts of what was tried, not of what was done: mails that were thought of, versions of a match's row. */
const TRIED = ['MailCount', 'Match revision'];
const TOLD = ['type', 'kind', 'state', 'status', 'side', 'revision', 'answers', 'orders', 'generation'];

/** What is in the database, but for what is drawn by chance: how many rows of what kind. */
function tally(world: World): unknown {
  const tables = JSON.parse(world.everything()) as readonly [string, readonly Record<string, unknown>[]][];
  const counted = tables.filter(([table]) => !TRIED.includes(table));
  return counted.map(([table, rows]) => {
    const told = TOLD.filter((name) => !TRIED.includes(`${table} ${name}`));
    const kinds = rows.map((row) =>
      told.flatMap((name) => (name in row ? [`${name} ${row[name]}`] : [])).join(', '),
    );
    return [table, kinds.toSorted()];
  });
}

/** What comes of it when nothing is in its way. */
async function undisturbed(prepare: Prepare) {
  const { world, send, status } = await prepared(prepare);
  const answer = await send();
  expect(answer.status).toBe(status);
  return { body: shape(answer.body), after: tally(world) };
}

/** An answer without what is drawn by chance. */
function shape(body: Record<string, unknown>): unknown {
  const { match: _, invitation: __, ...rest } = body;
  return rest;
}

function problem({ status, headers, body }: Awaited<ReturnType<Visitor['json']>>) {
  const { code } = body as { readonly code?: string };
  return { status, after: headers['retry-after'], type: headers['content-type'], code };
}

const TYPE = 'application/problem+json; charset=utf-8';

describe.each(COMMANDS)('%s', (_, prepare) => {
  test.each([
    ['busy', 'busy', '1'],
    ['away', 'unavailable', '30'],
  ] as const)(
    'is refused while the database is %s, and taken when it is not',
    async (weather, code, after) => {
      const straight = await undisturbed(prepare);
      const { sky, world, send, status } = await prepared(prepare);
      const before = tally(world);
      sky.weather = weather;
      expect(problem(await send())).toEqual({ status: 503, after, type: TYPE, code });
      expect(tally(world)).toEqual(before);
      sky.weather = 'fair';
      const answer = await send();
      expect({ status: answer.status, body: shape(answer.body) }).toEqual({ status, body: straight.body });
      expect(tally(world)).toEqual(straight.after);
    },
  );

  test('that was written without an answer is answered as if there had been one', async () => {
    const straight = await undisturbed(prepare);
    const { sky, world, send, status } = await prepared(prepare);
    sky.weather = 'mute';
    const answer = await send();
    expect({ status: answer.status, body: shape(answer.body) }).toEqual({ status, body: straight.body });
    expect(tally(world)).toEqual(straight.after);
  });
});

/**
 * These name no key by which they could be known again later: a void link opens nothing, a claim is mailed as
 * often as it is made, and of standing orders that have moved on their page says so.
 */
const KEYLESS = ['a call for new links', 'a claim', 'a standing order'];
const ASKED_AGAIN = COMMANDS.filter(([what]) => !KEYLESS.includes(what));

test.each(ASKED_AGAIN)(
  '%s, written by a database that then went away, is not known to be done; asked again it is done once',
  async (_, prepare) => {
    const straight = await undisturbed(prepare);
    const { sky, world, send, status } = await prepared(prepare);
    sky.weather = 'gone';
    expect(problem(await send())).toEqual({ status: 503, after: '30', type: TYPE, code: 'outcome-unknown' });
    sky.weather = 'fair';
    const answer = await send();
    expect({ status: answer.status, body: shape(answer.body) }).toEqual({ status, body: straight.body });
    expect(tally(world)).toEqual(straight.after);
  },
);
