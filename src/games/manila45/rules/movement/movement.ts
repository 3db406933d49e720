/** Chapter 8: the movement phases, unit by unit. MN-8.1. */
import type { Clause, Decision, Next, Rules } from '../../../../referee/index.js';
import { closed, decision, order } from '../../../../referee/index.js';
import { hexIds, hexIndex, OUT, type SideId, sideOf, unitIndex } from '../../components/pack.js';
import { ids, isOnMap, unitAt } from '../../state/questions.js';
import { type Position, phaseOf, STOP_RULES, type Turn } from '../../state/state.js';
import { allowanceOf } from './allowance.js';
import { type Coastal, coastalForm, jump } from './coastal.js';
import { mayBeHelped } from './crossing.js';
import { goalOf, helpWalk, LONGEST, stopWalk, topWalk, wayWalk } from './fields.js';
import { type Marching, moveUnit, STEP_BY_STEP } from './march.js';
import { type Building, build, pontoonForm } from './pontoons.js';
import { forbidsStep, type Trek } from './steps.js';

export type Marched = {
  do: 'march';
  unit: string;
  path: readonly string[];
  help?: string;
  stopIf?: string;
  top?: string;
};
type Moved = { do: 'move'; unit: string; to: string; help?: string };
type Moving = Marched | Moved | Building | Coastal | { do: 'end' };

/** One move, or the end of the phase. It is always handed to its side: what a seat could do is not public. */
export function* movementRound(t: Turn): Rules<Next> {
  const answer = yield* t.play.ask(moving(t));
  if (answer.do === 'end') {
    t.play.log('ended.movement', { side: activeSide(t) });
    return 'next';
  }
  if (answer.do === 'buildPontoon') build(t, answer);
  else if (answer.do === 'coastalMove') jump(t, answer);
  else yield* moveUnit(t, unitIndex(t.pack, answer.unit), marchingOf(t, answer));
  return 'again';
}

/** What was ordered, in indexes. */
export function marchingOf({ pack }: Position, answer: Marched | Moved): Marching {
  const help = answer.help === 'yes';
  if (answer.do === 'move') return { ...STEP_BY_STEP, way: [hexIndex(pack, answer.to)], help };
  return {
    way: answer.path.map((id) => hexIndex(pack, id)),
    whole: true,
    help,
    stop: STOP_RULES.find((rule) => rule === answer.stopIf) ?? STEP_BY_STEP.stop,
    top: answer.top === undefined ? OUT : unitIndex(pack, answer.top),
  };
}

/** The side whose phase it is. */
export function activeSide(p: Position): SideId {
  const phase = phaseOf(p);
  return phase === 'D' || phase === 'E' ? 'JP' : 'US';
}

/** The question for the next move; any unit may be the next (MN-8.1.c). */
export function moving(p: Position): Decision<Moving> {
  const side = activeSide(p);
  const us = side === 'US' ? [pontoonForm(p), coastalForm(p)] : [];
  return decision({
    side,
    kind: 'movement',
    clause: 'MN-8.1.a',
    public: false,
    forms: [
      marchForm(p, (unit) => forbidsMover(p, side, unit)),
      moveForm(p, side),
      ...us,
      order('end').idly(),
      closed('attack', 'MN-10.1.a'),
    ],
  });
}

/** A whole move by its way or its goal. */
export function marchForm(p: Position, forbids: (unit: number) => Clause | undefined) {
  const { pack } = p;
  return order('march')
    .one('unit', 'unit', {
      candidates: () => ids(pack, pack.army[activeSide(p)]),
      forbids: (_, __, id) => forbids(unitIndex(pack, id)),
    })
    .maybe('help', ['yes'], {
      ...helpWalk(() => false),
      applies: ({ unit }) => mayBeHelped(p, unitIndex(pack, unit)),
    })
    .path(
      'path',
      'hex',
      wayWalk(p, ({ unit, help }) => trekOf(p, unitIndex(pack, unit), help)),
      { max: LONGEST },
    )
    .aside('stopIf', STOP_RULES, stopWalk())
    .maybe(
      'top',
      'unit',
      topWalk(p, ({ unit, path }) => [unitIndex(pack, unit), hexIndex(pack, goalOf(path))]),
    );
}

/** The first step of a move that is ordered hex by hex. */
function moveForm(p: Position, side: SideId) {
  const { pack } = p;
  return order('move')
    .one('unit', 'unit', {
      candidates: () => ids(pack, pack.army[side]),
      forbids: (_, __, id) => forbidsMover(p, side, unitIndex(pack, id)),
    })
    .maybe('help', ['yes'], {
      ...helpWalk(() => false),
      applies: ({ unit }) => mayBeHelped(p, unitIndex(pack, unit)),
    })
    .one('to', 'hex', {
      candidates: ({ unit }) => hexIds(pack, pack.hexes[unitAt(p, unitIndex(pack, unit)).at]!.near),
      forbids: ({ unit, help }, _, to) =>
        forbidsStep(p, trekOf(p, unitIndex(pack, unit), help), hexIndex(pack, to)),
    });
}

function trekOf(p: Position, unit: number, help: string | undefined): Trek {
  return { unit, from: unitAt(p, unit).at, left: allowanceOf(p, unit), help: help === 'yes' };
}

/** The clause that keeps a unit where it is. */
export function forbidsMover(p: Position, side: SideId, unit: number): Clause | undefined {
  if (unit < 0 || sideOf(p.pack, unit) !== side) return 'MN-8.1.a';
  const { air, fixed } = p.pack.units[unit]!;
  if (air) return 'MN-2.9.a';
  if (!isOnMap(p, unit)) return 'MN-8.1.a';
  if (fixed) return 'MN-8.3.a';
  if (!unitAt(p, unit).moved) return undefined;
  const hasJumped = unit === p.pack.amphibian && p.state.landing?.jumped === true;
  return hasJumped ? 'MN-8.10.d' : 'MN-8.1.b';
}

/** The phase is over: everybody may move again in his next one. */
export function endMovement({ state }: Position): void {
  for (const unit of state.units) unit.moved = false;
  state.helped = false;
  delete state.landing;
}
