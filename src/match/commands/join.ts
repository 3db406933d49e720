/** Taking a seat, and giving a new seed after new roots. Nothing is rolled before both seats have given one. */
import { z } from 'zod';
import { readEvent, sha256Hex } from '../../journal/index.js';
import type { Side } from '../../referee/index.js';
import type { SeatChange } from '../../store/index.js';
import type { MatchContext } from '../core/context.js';
import { type LoadedMatch, runnerOn, seatOf, standingPort } from '../core/loaded-match.js';
import { done, failed } from '../core/outcome.js';
import {
  addressSchema,
  checked,
  isLeftOpen,
  localeSchema,
  nameSchema,
  seedSchema,
  zoneSchema,
} from '../core/seats.js';
import { UNFINISHED } from '../core/status.js';
import { carryOutCommand } from '../core/writer.js';
import { openSides, settle } from '../events/commit.js';
import { liveChance } from '../events/dice.js';
import { EventWriter, type NewCommit } from '../events/event-writer.js';
import { waitingMails } from '../outgoing/moment.js';
import { newlyAwaited } from '../outgoing/waiting.js';
import type { Accepted, JoinRequest, Outcome } from '../types.js';

/** Milliseconds in which somebody who was not answered tries again. */
const ASKED_AGAIN = 10 * 60_000;

const joinSchema = z.strictObject({
  seed: seedSchema,
  name: nameSchema.optional(),
  address: addressSchema.optional(),
  locale: localeSchema.optional(),
  timeZone: zoneSchema.optional(),
});

/** Takes a seat. With the second seat the match begins. */
export async function join(
  context: MatchContext,
  id: string,
  side: Side,
  input: JoinRequest,
): Promise<Outcome<Accepted>> {
  const request = checked(joinSchema, input);
  if (!request.ok) return request;
  const { seed, ...person } = request.value;
  return giveSeed(context, id, side, ['join', seed, person], async (loaded) => {
    const seat = seatOf(loaded, side);
    if (loaded.match.status !== 'open' || seat === undefined || seat.joinedAt !== null)
      return failed('seat-taken');
    const open = isLeftOpen(seat);
    if (open && person.address === undefined) {
      return failed('invalid', { fields: [{ field: 'address', message: 'an address is needed' }] });
    }
    const { address, ...rest } = person;
    const hash = sha256Hex(seed);
    const change = {
      side,
      seed: hash,
      joinedAt: context.clock(),
      ...defined(rest),
      ...(open && address !== undefined ? { address } : {}),
    };
    return done({ change, event: { type: 'joined', public: { side, seed: hash } } });
  });
}

/** Gives a new seed for new roots. */
export async function seed(
  context: MatchContext,
  id: string,
  side: Side,
  input: string,
): Promise<Outcome<Accepted>> {
  const given = checked(seedSchema, input);
  if (!given.ok) return given;
  return giveSeed(context, id, side, ['seed', given.value], async (loaded) => {
    const seat = seatOf(loaded, side);
    const hash = sha256Hex(given.value);
    if (await gaveBefore(context, id, side, hash))
      return failed('invalid', { fields: [{ field: 'seed', message: 'given before' }] });
    if (seat === undefined || seat.joinedAt === null) return failed('not-joined');
    if (seat.seed !== null) return failed('seat-taken');
    return done({
      change: { side, seed: hash },
      event: { type: 'seeded', public: { side, chain: loaded.root.chain, seed: hash } },
    });
  });
}

/** SPEC section 2: a seed that was known once is no secret from the server any more. */
async function gaveBefore(context: MatchContext, id: string, side: Side, hash: string): Promise<boolean> {
  const events = (await context.store.readEvents(id, 1)).map(({ text }) => readEvent(text));
  return events.some(
    (e) => (e.type === 'joined' || e.type === 'seeded') && e.public.side === side && e.public.seed === hash,
  );
}

interface Seeding {
  readonly change: SeatChange;
  readonly event:
    | { readonly type: 'joined'; readonly public: { readonly side: Side; readonly seed: string } }
    | {
        readonly type: 'seeded';
        readonly public: { readonly side: Side; readonly chain: number; readonly seed: string };
      };
}

/**
 * Such a request names no key: the seed, which nobody else knows, makes one. Only for a while: the seed's hash stands in the
 * journal for all to see, and a weak one could be guessed by whoever was passed an invitation.
 */
function giveSeed(
  context: MatchContext,
  id: string,
  side: Side,
  what: readonly unknown[],
  decide: (loaded: LoadedMatch) => Promise<Outcome<Seeding>>,
): Promise<Outcome<Accepted>> {
  const bodyHash = sha256Hex(JSON.stringify(what));
  return carryOutCommand(context, {
    match: id,
    side,
    states: UNFINISHED,
    once: { side, key: `seed ${bodyHash}`, bodyHash, lasts: ASKED_AGAIN },
    decide: async (loaded) => {
      const decided = await decide(loaded);
      if (!decided.ok) return decided;
      const commit = await seeded(context, loaded, decided.value);
      const event = commit.events.at(-1)?.number ?? 0;
      return done({ write: { to: 'commit', commit }, value: { became: 'played', event, draft: 0 } });
    },
  });
}

/** The commit of a seed; with the last one missing, play begins or goes on. */
async function seeded(
  context: MatchContext,
  loaded: LoadedMatch,
  { change, event }: Seeding,
): Promise<NewCommit> {
  const writer = new EventWriter(loaded, context.clock());
  writer.write(event);
  const seats = loaded.seats.map((seat) => (seat.side === change.side ? { ...seat, ...change } : seat));
  const missing = seats.filter((seat) => seat.seed === null);
  const begun = seats.every((seat) => seat.joinedAt !== null);
  if (missing.length > 0) {
    return {
      events: writer.made,
      status: begun ? 'stopped' : 'open',
      pending: missing.map((s) => s.side),
      seats: [change],
    };
  }
  const ready: LoadedMatch = { ...loaded, seats, match: { ...loaded.match, pending: [] } };
  const commit = await goOn(context, ready, writer);
  return { ...commit, seats: [change] };
}

async function goOn(context: MatchContext, loaded: LoadedMatch, writer: EventWriter): Promise<NewCommit> {
  const dice = liveChance(context, loaded);
  const runner = runnerOn(
    loaded,
    { chance: dice.chance, standing: standingPort(loaded), snapshots: true },
    loaded.game.sides,
  );
  const stop = runner.go();
  if (stop.at === 'ended' || (stop.at === 'asked' && stop.committed))
    return (await settle(context, loaded, runner, stop, dice, writer)).commit;
  const pending = stop.at === 'asked' ? openSides(stop) : [];
  const mails = await waitingMails(
    context,
    loaded,
    runner.state,
    stop,
    newlyAwaited(loaded.match, pending),
    writer,
  );
  return { events: writer.made, status: 'playing', pending, mails };
}

function defined<T extends object>(value: T): { [K in keyof T]: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as {
    [K in keyof T]: NonNullable<T[K]>;
  };
}
