/** A match as it was read: its records, its game, and what is needed to run it on. */
import {
  type Answer,
  type BaseState,
  type Game,
  type Ports,
  playBack,
  Runner,
  type Side,
  type Tape,
  tapeOf,
} from '../../referee/index.js';
import type {
  DraftRecord,
  EventRecord,
  MatchAndSeats,
  MatchRecord,
  RootRecord,
  SeatRecord,
  SnapshotRecord,
} from '../../store/index.js';
import { isStrict, NO_TERMS_TEXT } from './charter.js';
import type { MatchContext } from './context.js';
import { courseOf } from './course.js';
import type { LoadedMatch } from './match-cache.js';
import { seatPlanOf } from './plan.js';
import { seatClockOf } from './shown-clock.js';
import { ordersInForce } from './standing.js';

export type { LoadedMatch } from './match-cache.js';

/** An imported match has no roots: it is for reading. */
export const NO_ROOT: RootRecord = { chain: 0, sealed: '', secret: '', nextRoll: 1, nextDraw: 1 };

/**
 * Reads a match; undefined when there is none of this id. `just`: as it was just read, enough where the rest
 * is known.
 */
export async function loadMatch(
  context: MatchContext,
  id: string,
  just?: MatchAndSeats,
): Promise<LoadedMatch | undefined> {
  const kept = just === undefined ? undefined : context.matches.fresh(just.match);
  if (kept !== undefined) return { ...kept, ...just };
  const found = await context.store.readMatch(id);
  if (found === undefined) return undefined;
  const known = context.matches.fresh(found.match);
  // Delivered mails move a seat without moving the match, so seats are always those just read.
  if (known !== undefined) return { ...known, ...found };
  const loaded = await readWhole(context, found);
  if (loaded !== undefined) context.matches.keep(loaded);
  return loaded;
}

async function readWhole(
  context: MatchContext,
  { match, seats }: MatchAndSeats,
): Promise<LoadedMatch | undefined> {
  const { store } = context;
  const { id } = match;
  const [roots, snapshot, drafts, standings, plans, clocks] = await Promise.all([
    store.readRoots(id),
    store.readSnapshot(id),
    store.readDrafts(id),
    store.readStandings(id),
    store.readPlans(id),
    match.terms === NO_TERMS_TEXT ? [] : store.readClocks(id),
  ]);
  const root = roots.at(-1) ?? (match.status === 'imported' ? NO_ROOT : undefined);
  if (root === undefined) return undefined;
  const events = await store.readEvents(id, snapshot?.event ?? 1, match.headNumber);
  return {
    match,
    seats,
    game: await gameOf(context, match),
    root,
    earlierRoots: roots.slice(0, -1),
    snapshot,
    tape: tapeSince(events, snapshot),
    drafts,
    standing: Object.fromEntries(
      standings.map(({ side, orders, expiry, revision }) => [
        side,
        { orders: JSON.parse(orders), expiry: JSON.parse(expiry), revision },
      ]),
    ),
    plans: Object.fromEntries(plans.map((row) => [row.side, seatPlanOf(row)])),
    clocks: Object.fromEntries(clocks.map((row) => [row.side, seatClockOf(row)])),
  };
}

/** A tape with another behind it. */
export function tapeWith(first: Tape, then: Tape): Tape {
  return {
    answers: [...first.answers, ...then.answers],
    rolls: [...first.rolls, ...then.rolls],
    draws: [...first.draws, ...then.draws],
    recorded: (first.recorded ?? false) || (then.recorded ?? false),
    waits: (then.recorded === true ? then.waits : first.waits) ?? false,
  };
}

/** The game of a match, at its version and with its component pack. */
export async function gameOf(
  context: MatchContext,
  match: Pick<MatchRecord, 'game' | 'rulesVersion' | 'pack'> & Partial<Pick<MatchRecord, 'rules' | 'status'>>,
): Promise<Game> {
  const pack = match.pack === null ? undefined : await context.store.readPack(match.pack);
  // What is over is looked at with what there is.
  const rules = match.status === 'finished' || match.status === 'imported' ? null : (match.rules ?? null);
  return context.library.load(match.game, match.rulesVersion, pack?.text ?? null, rules);
}

/** The game of a match at each of the versions that it was played by. */
export async function versionsOf(
  context: Pick<MatchContext, 'store' | 'library'>,
  match: Pick<MatchRecord, 'game' | 'pack'>,
): Promise<(version: number) => Game> {
  const pack = match.pack === null ? undefined : await context.store.readPack(match.pack);
  return (version) => context.library.load(match.game, version, pack?.text ?? null);
}

/** What these events recorded, behind a snapshot at the first of them if there is one. */
export function tapeSince(events: readonly EventRecord[], snapshot: SnapshotRecord | undefined): Tape {
  const course = courseOf(events);
  const from = course[0]?.number === snapshot?.event ? snapshot : undefined;
  return tapeOf(
    course.map(({ run }) => run),
    from,
  );
}

/** The state to run on from: the snapshot's, or the set-up. */
export function stateToRunFrom(loaded: LoadedMatch): BaseState {
  const { match, game, snapshot } = loaded;
  if (snapshot === undefined) return game.rules.start({ scenario: match.scenario, options: match.options });
  return JSON.parse(snapshot.state) as BaseState;
}

/** The committed position. */
export function committedState(loaded: LoadedMatch): BaseState {
  return playBack(loaded.game, stateToRunFrom(loaded), loaded.tape).state;
}

/** A runner at the committed position, or, with drafts, at the position they lead to. Not yet started. */
export function runnerOn(loaded: LoadedMatch, ports: Ports, sides: readonly Side[]): Runner {
  const drafts = loaded.drafts.filter((d) => sides.includes(d.side)).map((d) => draftAnswers(d));
  return new Runner(loaded.game, stateToRunFrom(loaded), ports, loaded.tape, drafts);
}

/** The answers of a draft. */
export function draftAnswers(draft: DraftRecord): readonly Answer[] {
  return JSON.parse(draft.answers) as readonly Answer[];
}

/**
 * The standing orders of all sides as the kernel asks them; in strict alternation none is an action.
 * The practice opponent goes by its defaults here like anybody: it never thinks in another seat's request.
 */
export function standingPort(loaded: LoadedMatch, now: Date): NonNullable<Ports['standing']> {
  const { alternates = [] } = loaded.game.plans;
  const actions = isStrict(loaded) ? alternates : [];
  return (side, decision, view) => {
    if (actions.includes(decision.kind)) return undefined;
    return loaded.game.standing.answer(ordersInForce(loaded, side, now)(view), view, decision);
  };
}

/** The seat of a side. */
export function seatOf(loaded: Pick<LoadedMatch, 'seats'>, side: Side): SeatRecord | undefined {
  return loaded.seats.find((seat) => seat.side === side);
}

/** The revision of a side's draft, 0 when there is none. */
export function revisionOf({ drafts }: Pick<LoadedMatch, 'drafts'>, side: Side): number {
  return drafts.find((draft) => draft.side === side)?.revision ?? 0;
}

// Where an invitation goes on whose match was opened anew with sides switched: its old link is still in a
// mail.

/** Under this the match is opened that takes the place of one. */
export function switchedKey(match: string): string {
  return `sides switched of ${match}`;
}

/** The seat that whoever was invited to this one is invited to now. */
export async function currentInvitation(
  { store }: Pick<MatchContext, 'store'>,
  match: string,
  side: Side,
): Promise<{ readonly match: string; readonly side: Side }> {
  const opening = await store.readOpening(switchedKey(match));
  const next = opening && (await store.readMatch(opening.matchId));
  const other = next?.seats.find((seat) => seat.side !== side);
  return next === undefined || other === undefined
    ? { match, side }
    : { match: next.match.id, side: other.side };
}
