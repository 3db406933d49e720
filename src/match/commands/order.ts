/** Orders, previews, undo. */
import {
  type Answer,
  type BaseState,
  type PublicOrder,
  type Refusal,
  Runner,
  type RunStop,
  type Side,
} from '../../referee/index.js';
import type { MatchAndSeats } from '../../store/index.js';
import { noteHalfAnswer } from '../model/clock.js';
import type { DecisionInputs, MatchContext } from '../model/context.js';
import {
  draftAnswers,
  type LoadedMatch,
  loadMatch,
  runnerOn,
  standingPort,
  stateToRunFrom,
} from '../model/loaded-match.js';
import { closedTo, done, failed } from '../model/seats.js';
import { clockSave } from '../model/shown-clock.js';
import type { Accepted, Guard, OrderRequest, Outcome, Preview } from '../model/types.js';
import { pressIn, windowOf } from '../model/window.js';
import { beginsByOrder } from '../write/ceremony.js';
import { openSides, settle } from '../write/commit.js';
import { liveChance } from '../write/dice.js';
import { EventWriter } from '../write/event-writer.js';
import { plansAfter } from '../write/evolve.js';
import { plansBehind, plansOfRun, readPublicOrders } from '../write/running.js';
import { answeredBefore, type CommandResult, carryOutCommand, onceFor, onPosition } from '../write/writer.js';

/** What an order would do up to the first barrier. */
export async function preview(
  context: MatchContext,
  id: string,
  side: Side,
  order: unknown,
): Promise<Outcome<Preview>> {
  const loaded = await loadMatch(context, id);
  if (loaded === undefined) return failed('unknown-match');
  const closed = closedTo(loaded.match, ['playing']);
  if (closed !== undefined && !beginsByOrder(loaded, side)) return { ok: false, failure: closed };
  if (loaded.match.throwing !== null) return failed('throw-waits');
  // The other side's draft and its standing orders are never read here, so nothing of them shows.
  const before = runnerOn(loaded, {}, [side]);
  if (before.go().at !== 'asked') return failed('stale');
  const known = before.draftOf(side).length;
  // A plan of one's own is a barrier too.
  const runner = runnerOn(loaded, { standing: standingPort(loaded, context.clock()) }, [side]);
  const stop = runner.give({ side, order });
  if (stop.at === 'refused') return failed('refused', { refusal: stop.refusal });
  const taken = runner.draftOf(side)[known]?.order ?? runner.draftOf(side).at(-1)?.order;
  const shown = taken ?? { do: '' };
  const barrier = barrierAt(stop, side);
  return done({
    order: shown,
    log: runner.log.slice(before.log.length),
    ...(barrier === undefined ? {} : { barrier }),
  });
}

/**
 * Whether an answer to a question to both commits depends on the other answer, so it is shown as if it did.
 */
function barrierAt(stop: RunStop, side: Side): Preview['barrier'] {
  if (stop.at === 'barrier') return stop.what;
  return stop.at === 'asked' && stop.answered.includes(side) ? 'both' : undefined;
}

/**
 * Takes an order: it becomes a draft, or, where it passes a barrier, commits the draft and all that follows.
 */
export function giveOrder(
  context: MatchContext,
  id: string,
  side: Side,
  request: OrderRequest,
  known?: MatchAndSeats,
): Promise<Outcome<Accepted>> {
  return carryOutCommand(context, {
    ...onPosition(id, side, request, named(request)),
    known,
    prepare: async (loaded) => {
      const heard = await readPublicOrders(context, loaded);
      return (givens) => decideOrder(givens, loaded, side, request, heard);
    },
  });
}

/** What an order by hand comes to. */
function decideOrder(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  side: Side,
  request: OrderRequest,
  heard: readonly PublicOrder[],
): Outcome<CommandResult<Accepted>> {
  if (loaded.match.throwing !== null) return failed('throw-waits');
  if (pressIn(loaded, side) !== undefined) return failed('handing-over');
  const closesAt = windowOf(loaded, side, request.order, givens.clock());
  return closesAt === undefined
    ? carryOutOrder(givens, loaded, side, request.order, heard, request)
    : done(withPress(givens, loaded, side, request, closesAt));
}

/** The draft is closed, with the press that ends its phase; its author's clock stands. */
export function withPress(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  side: Side,
  { order, ...guard }: OrderRequest,
  closesAt: Date,
): CommandResult<Accepted> {
  const clock = loaded.clocks[side];
  const clocks = clock === undefined ? [] : [clockSave(side, noteHalfAnswer(clock, true, givens.clock()))];
  const draft = loaded.drafts.find((one) => one.side === side);
  const save = {
    side,
    expectedRevision: guard.draft,
    key: guard.key,
    answers: draft?.answers ?? '[]',
    clocks,
    press: { press: JSON.stringify({ order }), closesAt },
  };
  const value = { became: 'draft' as const, event: loaded.match.headNumber, draft: guard.draft + 1 };
  return { write: { to: 'draft', save }, value };
}

/** What comes of an order by hand. `guard`: where it may become a draft; `state`: the position behind it. */
export function carryOutOrder(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  side: Side,
  order: unknown,
  heard: readonly PublicOrder[],
  guard?: Guard,
): Outcome<CommandResult<Accepted> & { readonly state: BaseState }> {
  const dice = liveChance(givens, loaded);
  const mover = { by: 'hand', side } as const;
  const plans = plansOfRun(givens, loaded, mover, heard);
  const watched = plans === undefined ? {} : { plans };
  const ports = {
    chance: dice.chance,
    standing: standingPort(loaded, givens.clock()),
    snapshots: true,
    ...watched,
  };
  const runner = runnerOn(loaded, ports, loaded.game.sides);
  const stop = runner.give({ side, order });
  if (stop.at === 'refused')
    return failed('refused', { refusal: refusalFor(loaded, side, order, stop.refusal) });
  if (stop.at === 'asked' && !stop.committed)
    return guard === undefined
      ? failed('stale')
      : done({
          ...withDraft(loaded, side, guard, runner.draftOf(side), openSides(stop)),
          state: runner.state,
        });
  const writer = new EventWriter(loaded, givens.clock());
  const saved = plansBehind(loaded, plans, mover, stop, runner.state, loaded.match.headNumber + 1);
  // Its mails tell what became of them.
  const told = { ...loaded, plans: plansAfter(loaded, saved) };
  const { commit, result } = settle(givens, told, runner, stop, dice, writer);
  const event = commit.events.at(-1)?.number ?? loaded.match.headNumber;
  return done({
    write: { to: 'commit', commit: { ...commit, plans: saved } },
    value: { became: 'played', event, draft: 0, ...(result === undefined ? {} : { result }) },
    state: runner.state,
  });
}

/** What was answered to this order under its key before; `said` is enough to know it by. */
export function answered(
  context: MatchContext,
  id: string,
  side: Side,
  request: OrderRequest,
): Promise<Outcome<Accepted> | undefined> {
  return answeredBefore(context, { match: id, once: onceFor(side, request, named(request)) });
}

/** An order as the record of its key names it. */
function named({ order, said = order }: OrderRequest): readonly unknown[] {
  return ['order', said];
}

/**
 * A refusal names the question that stands. How far the other side's draft has come is not this side's
 * business.
 */
function refusalFor(loaded: LoadedMatch, side: Side, sent: unknown, refusal: Refusal): Refusal {
  if (refusal.code !== 'not-asked') return refusal;
  const stop = runnerOn(loaded, {}, [side]).give({ side, order: sent });
  return stop.at === 'refused' ? stop.refusal : refusal;
}

/** A draft of these answers in the place of the one that was seen. */
function withDraft(
  loaded: LoadedMatch,
  side: Side,
  { draft: expectedRevision, key }: Guard,
  answers: readonly Answer[],
  pending: readonly Side[],
): CommandResult<Accepted> {
  return {
    write: { to: 'draft', save: { side, expectedRevision, key, answers: JSON.stringify(answers), pending } },
    value: { became: 'draft', event: loaded.match.headNumber, draft: expectedRevision + 1 },
  };
}

/** Reopens a phase whose end waits to be handed over; else drops the last given answer of the draft. */
export function undo(
  context: MatchContext,
  id: string,
  side: Side,
  guard: Guard,
): Promise<Outcome<Accepted>> {
  return carryOutCommand(context, {
    ...onPosition(id, side, guard, ['undo']),
    decide: (_, loaded) => {
      const draft = loaded.drafts.find((d) => d.side === side);
      const answers = draft === undefined ? [] : draftAnswers(draft);
      if (draft !== undefined && draft.press !== null)
        return done(withDraft(loaded, side, guard, answers, loaded.match.pending));
      const last = lastGiven(answers);
      if (last < 0) return failed('nothing-to-undo');
      const kept = answers.slice(0, last);
      return done(withDraft(loaded, side, guard, kept, pendingAfter(loaded, side, kept)));
    },
  });
}

function lastGiven(answers: readonly Answer[]): number {
  return answers.reduce((last, answer, i) => (answer.by === 'given' ? i : last), -1);
}

function pendingAfter(loaded: LoadedMatch, side: Side, kept: readonly Answer[]): readonly Side[] {
  const others = loaded.drafts.filter((d) => d.side !== side).map(draftAnswers);
  const stop = new Runner(loaded.game, stateToRunFrom(loaded), {}, loaded.tape, [kept, ...others]).go();
  return stop.at === 'asked' ? openSides(stop) : loaded.match.pending;
}

/**
 * Carries out a press whose window is over, as if its author had pressed now. `revision`: of the draft that
 * it was found in; one that was reopened meanwhile is not carried out.
 */
export function closePhase(
  context: MatchContext,
  id: string,
  side: Side,
  revision: number,
): Promise<Outcome<Accepted | null>> {
  return carryOutCommand<Accepted | null>(context, {
    match: id,
    side,
    states: ['playing'],
    stale: ['head'],
    prepare: async (loaded) => {
      const heard = await readPublicOrders(context, loaded);
      return (givens) => {
        const draft = pressIn(loaded, side);
        if (draft?.press == null || draft.revision !== revision) return done({ value: null });
        const { order } = JSON.parse(draft.press) as { readonly order: unknown };
        return carryOutOrder(givens, loaded, side, order, heard);
      };
    },
  });
}
