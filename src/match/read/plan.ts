/**
 * What the page of a plan shows: its lines, each tried from where the match stands, and where a draft ahead
 * goes on.
 */
import {
  besideStanding,
  type PhaseAhead,
  phasesAhead,
  type Rehearsal,
  type Side,
} from '../../referee/index.js';
import type { PlanState } from '../../store/index.js';
import type { MatchContext } from '../model/context.js';
import { loadMatch, seatOf } from '../model/loaded-match.js';
import type { DraftedAt, SeatPlan } from '../model/plan.js';
import { done, failed } from '../model/seats.js';
import type { Outcome } from '../model/types.js';
import {
  draftingOf,
  type PlanRoom,
  planGroundOf,
  rehearsalOf,
  roomOf,
  withCurrentPlan,
} from '../write/drafting.js';
import { seatPlan } from '../write/running.js';

export interface PlanPage extends Pick<SeatPlan, 'plan' | 'progress' | 'revision'> {
  readonly state: PlanState;
  readonly drafting: DraftedAt;
  readonly rehearsal: Rehearsal;
  readonly room: PlanRoom;
  /** What can still be left for this turn, phase by phase. */
  readonly ahead: readonly PhaseAhead[];
  /** Whether the match waits for its owner now. */
  readonly asked: boolean;
}

/** For the owner alone. */
export async function planPage(context: MatchContext, id: string, side: Side): Promise<Outcome<PlanPage>> {
  const found = await loadMatch(context, id);
  if (found === undefined || seatOf(found, side) === undefined) return failed('unknown-match');
  const { status } = found.match;
  if (status === 'open') return failed('not-begun');
  if (status === 'finished' || status === 'imported') return failed(status);
  const loaded = withCurrentPlan(found, side, context.clock());
  const { plan, progress, revision, state } = seatPlan(loaded, side);
  const drafting = draftingOf(loaded, side);
  const ground = planGroundOf(loaded, side, context.clock());
  const rehearsal = rehearsalOf(loaded, side, ground, drafting);
  const { view, asked, standing } = ground;
  const ahead = phasesAhead(besideStanding(loaded.game, standing), view, side, asked);
  const room = roomOf(plan, progress);
  const told = { plan, progress, revision, state, drafting, rehearsal, room, ahead };
  return done({ ...told, asked: asked !== undefined });
}
