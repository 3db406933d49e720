/** Taking a seat, and giving a new seed after new roots. Nothing is rolled before both seats have given one. */
import { z } from 'zod';
import { readEvent, sha256Hex } from '../../journal/index.js';
import type { Side } from '../../referee/index.js';
import type { Commit, SeatChange } from '../../store/index.js';
import { announce, type Desk } from '../core/context.js';
import { liveChance, openSides, Pen, settle, waitingMails } from '../core/course.js';
import { readTable, runnerOn, seatOf, standingPort, type Table } from '../core/loaded-match.js';
import { done, failed } from '../core/outcome.js';
import { addressSchema, checked, isLeftOpen, localeSchema, nameSchema, seedSchema, zoneSchema } from '../core/seats.js';
import { baseOf } from '../core/submission.js';
import type { Accepted, JoinRequest, Outcome } from '../types.js';

const ATTEMPTS = 5;

const joinSchema = z.strictObject({
  seed: seedSchema,
  name: nameSchema.optional(),
  address: addressSchema.optional(),
  locale: localeSchema.optional(),
  timeZone: zoneSchema.optional(),
});

/** Takes a seat. With the second seat the match begins. */
export async function join(desk: Desk, id: string, side: Side, input: JoinRequest): Promise<Outcome<Accepted>> {
  const request = checked(joinSchema, input);
  if (!request.ok) return request;
  const { seed, ...person } = request.value;
  return giveSeed(desk, id, side, seed, (table, hash) => {
    const seat = seatOf(table, side);
    if (table.match.status !== 'open' || seat === undefined || seat.joinedAt !== null) return failed('seat-taken');
    const open = isLeftOpen(seat);
    if (open && person.address === undefined) {
      return failed('invalid', { fields: [{ field: 'address', message: 'an address is needed' }] });
    }
    const { address, ...rest } = person;
    const change = {
      side,
      seed: hash,
      joinedAt: desk.clock(),
      ...defined(rest),
      ...(open && address !== undefined ? { address } : {}),
    };
    return done({ change, event: { type: 'joined', public: { side, seed: hash } } });
  });
}

/** Gives a new seed for new roots. */
export async function seed(desk: Desk, id: string, side: Side, input: string): Promise<Outcome<Accepted>> {
  const given = checked(seedSchema, input);
  if (!given.ok) return given;
  return giveSeed(desk, id, side, given.value, async (table, hash) => {
    const seat = seatOf(table, side);
    if (await gaveBefore(desk, id, side, hash))
      return failed('invalid', { fields: [{ field: 'seed', message: 'given before' }] });
    if (seat === undefined || seat.joinedAt === null) return failed('not-joined');
    if (seat.seed !== null) return failed('seat-taken');
    return done({
      change: { side, seed: hash },
      event: { type: 'seeded', public: { side, chain: table.root.chain, seed: hash } },
    });
  });
}

/** SPEC section 2: a seed that was known once is no secret from the server any more. */
async function gaveBefore(desk: Desk, id: string, side: Side, hash: string): Promise<boolean> {
  const events = (await desk.store.readEvents(id, 1)).map(({ text }) => readEvent(text));
  return events.some((e) => (e.type === 'joined' || e.type === 'seeded') && e.public.side === side && e.public.seed === hash);
}

interface Seeding {
  readonly change: SeatChange;
  readonly event:
    | { readonly type: 'joined'; readonly public: { readonly side: Side; readonly seed: string } }
    | { readonly type: 'seeded'; readonly public: { readonly side: Side; readonly chain: number; readonly seed: string } };
}

async function giveSeed(
  desk: Desk,
  id: string,
  side: Side,
  seedText: string,
  decide: (table: Table, hash: string) => Outcome<Seeding> | Promise<Outcome<Seeding>>,
): Promise<Outcome<Accepted>> {
  const hash = sha256Hex(seedText);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const table = await readTable(desk, id);
    if (table === undefined || seatOf(table, side) === undefined) return failed('unknown-match');
    if (table.match.status === 'finished') return failed('finished');
    if (table.match.status === 'imported') return failed('imported');
    const decided = await decide(table, hash);
    if (!decided.ok) return decided;
    const commit = await seeded(desk, table, decided.value);
    const written = await desk.store.commit({ ...commit, base: baseOf(table) });
    if (written.ok) {
      announce(desk, table.seats);
      return done({ became: 'played', event: commit.events.at(-1)?.number ?? 0, draft: 0 });
    }
  }
  return failed('busy');
}

/** The commit of a seed; with the last one missing, play begins or goes on. */
async function seeded(desk: Desk, table: Table, { change, event }: Seeding): Promise<Omit<Commit, 'base'>> {
  const pen = new Pen(table, desk.clock());
  pen.write(event);
  const seats = table.seats.map((seat) => (seat.side === change.side ? { ...seat, ...change } : seat));
  const missing = seats.filter((seat) => seat.seed === null);
  const begun = seats.every((seat) => seat.joinedAt !== null);
  if (missing.length > 0) {
    return { events: pen.made, status: begun ? 'stopped' : 'open', pending: missing.map((s) => s.side), seats: [change] };
  }
  const ready: Table = { ...table, seats, match: { ...table.match, pending: [] } };
  const commit = await goOn(desk, ready, pen);
  return { ...commit, seats: [change] };
}

async function goOn(desk: Desk, table: Table, pen: Pen): Promise<Omit<Commit, 'base'>> {
  const dice = liveChance(desk, table);
  const runner = runnerOn(table, { chance: dice.chance, standing: standingPort(table), snapshots: true }, table.game.sides);
  const stop = runner.go();
  if (stop.at === 'ended' || (stop.at === 'asked' && stop.committed))
    return (await settle(desk, table, runner, stop, dice, pen)).commit;
  const pending = stop.at === 'asked' ? openSides(stop) : [];
  const mails = await waitingMails(desk, table, runner.state, stop, pending, pen);
  return { events: pen.made, status: 'playing', pending, mails };
}

function defined<T extends object>(value: T): { [K in keyof T]: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as { [K in keyof T]: NonNullable<T[K]> };
}
