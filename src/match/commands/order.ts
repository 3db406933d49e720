/** Orders, previews, undo. */
import { type Answer, type Refusal, Runner, type RunStop, type Side } from '../../referee/index.js';
import type { MatchAndSeats } from '../../store/index.js';
import type { MatchContext } from '../core/context.js';
import {
  draftAnswers,
  type LoadedMatch,
  loadMatch,
  runnerOn,
  standingPort,
  stateToRunFrom,
} from '../core/loaded-match.js';
import { done, failed } from '../core/outcome.js';
import { type Act, answeredBefore, bodyHashOf, submit, type Write } from '../core/submission.js';
import { openSides, settle } from '../events/commit.js';
import { liveChance } from '../events/dice.js';
import { EventWriter } from '../events/event-writer.js';
import type { Accepted, Guard, OrderRequest, Outcome, Preview } from '../types.js';

/** What an order would do up to the first barrier. */
export async function preview(
  context: MatchContext,
  id: string,
  side: Side,
  order: unknown,
): Promise<Outcome<Preview>> {
  const loaded = await loadMatch(context, id);
  if (loaded === undefined) return failed('unknown-match');
  if (loaded.match.status !== 'playing')
    return failed(loaded.match.status === 'open' ? 'not-begun' : closedAs(loaded.match.status));
  // The other side's draft and its standing orders are never read here, so nothing of them shows.
  const before = runnerOn(loaded, {}, [side]);
  if (before.go().at !== 'asked') return failed('stale');
  const known = before.draftOf(side).length;
  // A plan of one's own is a barrier too.
  const runner = runnerOn(loaded, { standing: standingPort(loaded) }, [side]);
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

/** Whether an answer to a question to both commits depends on the other answer, so it is shown as if it did. */
function barrierAt(stop: RunStop, side: Side): Preview['barrier'] {
  if (stop.at === 'barrier') return stop.what;
  return stop.at === 'asked' && stop.answered.includes(side) ? 'both' : undefined;
}

function closedAs(status: LoadedMatch['match']['status']): 'stopped' | 'finished' | 'imported' {
  return status === 'stopped' || status === 'imported' ? status : 'finished';
}

/** Takes an order: it becomes a draft, or, where it passes a barrier, commits the draft and all that follows. */
export function giveOrder(
  context: MatchContext,
  id: string,
  side: Side,
  request: OrderRequest,
  known?: MatchAndSeats,
): Promise<Outcome<Accepted>> {
  const act: Act = async (loaded) => {
    const dice = liveChance(context, loaded);
    const ports = { chance: dice.chance, standing: standingPort(loaded), snapshots: true };
    const runner = runnerOn(loaded, ports, loaded.game.sides);
    const stop = runner.give({ side, order: request.order });
    if (stop.at === 'refused')
      return failed('refused', { refusal: refusalFor(loaded, side, request.order, stop.refusal) });
    if (stop.at === 'asked' && !stop.committed) return done(draftWrite(loaded, side, runner, stop));
    const { commit, result } = await settle(
      context,
      loaded,
      runner,
      stop,
      dice,
      new EventWriter(loaded, context.clock()),
    );
    const event = commit.events.at(-1)?.number ?? loaded.match.headNumber;
    const accepted: Accepted = {
      became: 'played',
      event,
      draft: 0,
      ...(result === undefined ? {} : { result }),
    };
    return done<Write>({ to: 'commit', commit, accepted });
  };
  return submit(context, id, side, request, named(request), act, { known });
}

/** What was answered to this order under its key before. */
export function answered(
  context: MatchContext,
  id: string,
  side: Side,
  request: OrderRequest,
): Promise<Outcome<Accepted> | undefined> {
  return answeredBefore(context, id, side, request.key, bodyHashOf(named(request), request));
}

/** An order as the record of its key names it. */
function named({ order }: OrderRequest): readonly unknown[] {
  return ['order', order];
}

/** A refusal names the question that stands. How far the other side's draft has come is not this side's business. */
function refusalFor(loaded: LoadedMatch, side: Side, sent: unknown, refusal: Refusal): Refusal {
  if (refusal.code !== 'not-asked') return refusal;
  const stop = runnerOn(loaded, {}, [side]).give({ side, order: sent });
  return stop.at === 'refused' ? stop.refusal : refusal;
}

function draftWrite(
  loaded: LoadedMatch,
  side: Side,
  runner: Runner,
  stop: Extract<RunStop, { at: 'asked' }>,
): Write {
  const revision = loaded.drafts.find((d) => d.side === side)?.revision ?? 0;
  const pending = openSides(stop);
  return {
    to: 'draft',
    save: { answers: JSON.stringify(runner.draftOf(side)), pending },
    accepted: { became: 'draft', event: loaded.match.headNumber, draft: revision + 1 },
  };
}

/** Drops the last given answer of the draft and what followed it. */
export function undo(
  context: MatchContext,
  id: string,
  side: Side,
  guard: Guard,
): Promise<Outcome<Accepted>> {
  return submit(context, id, side, guard, ['undo'], async (loaded) => {
    const draft = loaded.drafts.find((d) => d.side === side);
    const answers = draft === undefined ? [] : draftAnswers(draft);
    const last = lastGiven(answers);
    if (draft === undefined || last < 0) return failed('nothing-to-undo');
    const kept = answers.slice(0, last);
    const pending = pendingAfter(loaded, side, kept);
    const event = loaded.match.headNumber;
    const accepted: Accepted = { became: 'draft', event, draft: draft.revision + 1 };
    return done<Write>({ to: 'draft', save: { answers: JSON.stringify(kept), pending }, accepted });
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
