/** Taking a seat, and the seeds of a chain. Nothing is rolled before both are open. */
import { z } from 'zod';
import { readEvent, sha256Hex } from '../../journal/index.js';
import type { BaseState, Side } from '../../referee/index.js';
import type { SeatChange, SeatRecord } from '../../store/index.js';
import { eventOf, NO_TERMS_TEXT } from '../model/charter.js';
import type { DecisionInputs, MatchContext } from '../model/context.js';
import { type LoadedMatch, runnerOn, seatOf, standingPort, stateToRunFrom } from '../model/loaded-match.js';
import {
  addressSchema,
  checked,
  done,
  failed,
  isLeftOpen,
  localeSchema,
  nameSchema,
  seedGivenSchema,
  UNFINISHED,
  zoneSchema,
} from '../model/seats.js';
import type { Accepted, JoinRequest, Outcome, SeedGiven } from '../model/types.js';
import { stretchName } from '../write/behind.js';
import { giveSeed, needOf, type SeedStep } from '../write/ceremony.js';
import { openSides, settle } from '../write/commit.js';
import { liveChance } from '../write/dice.js';
import { type DueMail, waitingMails } from '../write/due.js';
import { EventWriter, type NewCommit } from '../write/event-writer.js';
import { drawnByLot, freshLinks } from '../write/lot.js';
import { type MailKind, WAITING_KINDS } from '../write/payload.js';
import { hasAddress, invitationName, newlyAwaited } from '../write/waiting.js';
import { type CommandResult, carryOutCommand, type IdempotencyKey } from '../write/writer.js';

/** Milliseconds in which somebody who was not answered tries again. */
const ASKED_AGAIN = 10 * 60_000;

const joinSchema = z.strictObject({
  ...seedGivenSchema.shape,
  name: nameSchema.optional(),
  address: addressSchema.optional(),
  locale: localeSchema.optional(),
  timeZone: zoneSchema.optional(),
});

/** Takes a seat, with the first step of this side in the ceremony of the chain. */
export async function join(
  context: MatchContext,
  id: string,
  side: Side,
  input: JoinRequest,
): Promise<Outcome<Accepted>> {
  const request = checked(joinSchema, input);
  if (!request.ok) return request;
  const { digest, seed, words, ...person } = request.value;
  const given = defined({ digest, seed, words });
  return press(context, id, onceOf(side, 'join', given, person), (loaded, now) => {
    const seat = seatOf(loaded, side);
    if (loaded.match.status !== 'open' || seat === undefined || seat.joinedAt !== null)
      return failed('seat-taken');
    const { address, ...rest } = person;
    const open = isLeftOpen(seat);
    if (open && address === undefined)
      return failed('invalid', { fields: [{ field: 'address', message: 'an address is needed' }] });
    const held = { ...defined(rest), ...(open && address !== undefined ? { address } : {}) };
    return done({ side, given, taken: { side, joinedAt: now, ...held } });
  });
}

/**
 * Gives what the chain in force needs of this side: a digest, a seed, or the seed that was committed to.
 * `atOrder`: with the order that begins play, whose giver sits before the question.
 */
export async function seed(
  context: MatchContext,
  id: string,
  side: Side,
  input: SeedGiven,
  atOrder = false,
): Promise<Outcome<Accepted>> {
  const given = checked(seedGivenSchema, input);
  if (!given.ok) return given;
  return press(context, id, onceOf(side, 'seed', given.value), (loaded) => {
    const seat = seatOf(loaded, side);
    if (seat === undefined || seat.joinedAt === null) return failed('not-joined');
    return done({ side, given: defined(given.value), atOrder });
  });
}

interface Press {
  readonly side: Side;
  readonly given: SeedGiven;
  /** Set where the press takes the seat too. */
  readonly taken?: SeatChange;
  readonly atOrder?: boolean;
}

/**
 * What was sent names such a press where it holds a digest, a seed or words, which nobody else knows. Only for a
 * while: seeds are opened.
 */
function onceOf(
  side: Side,
  what: 'join' | 'seed',
  given: SeedGiven,
  person: object = {},
): { readonly side: Side; readonly once?: IdempotencyKey } {
  const own = given.digest ?? given.seed ?? given.words;
  if (own === undefined) return { side };
  const bodyHash = sha256Hex(JSON.stringify([what, given, person]));
  return { side, once: { side, key: `${what} ${sha256Hex(own)}`, bodyHash, lasts: ASKED_AGAIN } };
}

function press(
  context: MatchContext,
  id: string,
  named: { readonly side: Side; readonly once?: IdempotencyKey },
  decide: (loaded: LoadedMatch, now: Date) => Outcome<Press>,
): Promise<Outcome<Accepted>> {
  return carryOutCommand(context, {
    match: id,
    ...named,
    states: UNFINISHED,
    recognise: (now, before) =>
      moved(seatOf(now, named.side), seatOf(before, named.side))
        ? { became: 'played', event: now.match.headNumber, draft: 0 }
        : undefined,
    prepare: async (before) => {
      const old = await seedsBefore(context, before, named.side);
      return (givens, loaded) => decidePress(givens, loaded, decide(loaded, givens.clock()), old);
    },
  });
}

/** Seeds that this side gave to earlier chains: what was known once protects from nobody. SPEC section 4. */
async function seedsBefore(
  { store }: MatchContext,
  { match, root }: LoadedMatch,
  side: Side,
): Promise<readonly string[]> {
  if (root.chain === 1) return [];
  const events = (await store.readEvents(match.id, 1)).filter(({ type }) => type === 'seeded');
  const seeded = events.map(({ text }) => readEvent(text));
  return seeded.flatMap((event) =>
    event.type === 'seeded' && event.public.side === side ? [event.public.seed] : [],
  );
}

function decidePress(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  decided: Outcome<Press>,
  old: readonly string[],
): Outcome<CommandResult<Accepted>> {
  if (!decided.ok) return decided;
  const { seed } = decided.value.given;
  if (seed !== undefined && old.includes(seed))
    return failed('invalid', { fields: [{ field: 'seed', message: 'given before' }] });
  const commit = pressed(givens, loaded, decided.value);
  if (!commit.ok) return commit;
  const event = commit.value.events.at(-1)?.number ?? 0;
  return done({
    write: { to: 'commit', commit: commit.value },
    value: { became: 'played', event, draft: 0 },
  });
}

/** Whether something was noted of this seat in the ceremony. */
function moved(now: SeatRecord | undefined, before: SeatRecord | undefined): boolean {
  return now?.digest !== before?.digest || now?.seed !== before?.seed;
}

/** The commit of a press; where the last seed opens, play begins or goes on. */
function pressed(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  { side, given, taken, atOrder = false }: Press,
): Outcome<NewCommit> {
  const { match, root } = loaded;
  // Where the other is to commit first, this press only takes the seat.
  const sitsDown = taken !== undefined && needOf(loaded.seats, side) === undefined;
  const step = sitsDown
    ? satDown(given)
    : giveSeed(givens, { match: match.id, chain: root.chain }, loaded.seats, side, given);
  if (!step.ok) return step;
  const writer = new EventWriter(loaded, givens.clock());
  if (taken !== undefined) writer.write({ type: 'joined', public: { side } });
  for (const event of step.value.events) writer.write(event);
  const changes = mergedChanges([...(taken === undefined ? [] : [taken]), ...step.value.seats]);
  const seats = loaded.seats.map((seat) => ({
    ...seat,
    ...changes.find((change) => change.side === seat.side),
  }));
  const now: LoadedMatch = { ...loaded, seats };
  // Whoever opens his seed has not lost it.
  const found = needOf(loaded.seats, side) === 'opening' ? { offers: { drop: [side] } } : {};
  if (seats.some((seat) => seat.seed === null)) {
    const waits = waitOn(now, side, writer);
    return done({
      ...found,
      ...waits,
      due: [...(waits.due ?? []), ...wordsDue(now, side, given)],
      seats: changes,
    });
  }
  const drawn = drawnByLot(now);
  // Whose time runs is mailed in any case: it runs from that mail on.
  const sits = atOrder && match.terms === NO_TERMS_TEXT ? [side] : [];
  const begun = { ...(drawn?.loaded ?? now), match: { ...match, pending: sits } };
  const { commit, state } = goOn(givens, begun, writer);
  // Behind a lot both are mailed anyhow: their links are new.
  if (drawn === undefined) {
    const due = [...(commit.due ?? []), ...wordsDue(begun, side, given)];
    return done({ ...found, ...commit, due, seats: changes });
  }
  const { status, pending } = commit;
  const playing = { ...begun, match: { ...begun.match, status, pending } };
  const others = loaded.game.sides.filter((one) => !commit.pending.includes(one));
  return done({
    ...found,
    ...commit,
    seats: mergedChanges([...changes, ...drawn.seats]),
    seatsChanged: true,
    due: [...(commit.due ?? []), ...freshLinks(playing, others, state)],
  });
}

/** Nothing is wanted of this side yet: what it brings was made for another step. */
function satDown(given: SeedGiven): Outcome<SeedStep> {
  return Object.keys(given).length === 0 ? done({ events: [], seats: [] }) : failed('stale');
}

/** Whoever typed something finds it in their own inbox at once. */
function wordsDue(loaded: LoadedMatch, side: Side, { words }: SeedGiven): readonly DueMail[] {
  const seat = seatOf(loaded, side);
  if (words === undefined || seat === undefined || !hasAddress(seat)) return [];
  return [{ loaded, seat, kind: 'words', state: stateToRunFrom(loaded) }];
}

/** One change a seat. */
function mergedChanges(changes: readonly SeatChange[]): readonly SeatChange[] {
  const sides = [...new Set(changes.map(({ side }) => side))];
  return sides.map((side) => Object.assign({ side }, ...changes.filter((change) => change.side === side)));
}

/**
 * The ceremony goes on with the other side: only now that roots and digest stand is he invited, or told the
 * seed.
 */
function waitOn(loaded: LoadedMatch, side: Side, writer: EventWriter): NewCommit {
  const pending = loaded.seats.filter((seat) => needOf(loaded.seats, seat.side) !== undefined);
  // Of a match of an event both seats are taken at once: nobody is invited.
  const isHeld = loaded.match.status === 'open' && eventOf(loaded.match) !== undefined;
  const told = isHeld ? [] : pending.filter((one) => one.side !== side && hasAddress(one));
  return {
    events: writer.made,
    status: loaded.match.status,
    pending: pending.map((seat) => seat.side),
    supersede: loaded.game.sides.map((one) => ({ side: one, kinds: [...WAITING_KINDS] })),
    due: told.map((seat) => ceremonyDue(loaded, seat, side)),
  };
}

/**
 * The mail that a seat's thread begins with is named so whatever the number of its event; a second one goes
 * by its own.
 */
function ceremonyDue(loaded: LoadedMatch, seat: SeatRecord, invitedBy: Side): DueMail {
  const kind = ceremonyMail(loaded, seat);
  const named =
    kind === 'invitation' ? { name: invitationName(loaded.match.id, seat.side), isFirst: true } : {};
  return { loaded, seat, kind, state: stateToRunFrom(loaded), beside: { invitedBy }, ...named };
}

function ceremonyMail({ match }: LoadedMatch, seat: SeatRecord): MailKind {
  if (seat.joinedAt === null) return 'invitation';
  return match.status === 'stopped' ? 'stopped' : 'begin';
}

/** Play begins or goes on; the position in which it then stands. */
function goOn(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  writer: EventWriter,
): { readonly commit: NewCommit; readonly state: BaseState } {
  const dice = liveChance(givens, loaded);
  const runner = runnerOn(
    loaded,
    { chance: dice.chance, standing: standingPort(loaded, givens.clock()), snapshots: true },
    loaded.game.sides,
  );
  const stop = runner.go();
  if (stop.at === 'ended' || stop.at === 'throw' || (stop.at === 'asked' && stop.committed))
    return { commit: settle(givens, loaded, runner, stop, dice, writer).commit, state: runner.state };
  const pending = stop.at === 'asked' ? openSides(stop) : [];
  const awaited = newlyAwaited(loaded.match, pending);
  const due = waitingMails(loaded, runner.state, stop, awaited);
  const supersede = loaded.game.sides.map((side) => ({ side, kinds: [...WAITING_KINDS] }));
  const phase = stretchName(loaded.game, runner.state);
  const commit = { events: writer.made, status: 'playing' as const, pending, phase, supersede, due };
  return { commit, state: runner.state };
}

function defined<T extends object>(value: T): { [K in keyof T]: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as {
    [K in keyof T]: NonNullable<T[K]>;
  };
}
