/** What decides a match of The Pacific War: the digest of its rules is made from here. */
import type { GameRules } from '../../referee/index.js';
import type { Pack } from './components/pack.js';
import { positionFile } from './components/position.js';
import { proceduresOf, purposesOf } from './rules/procedures.js';
import { stepsOf } from './rules/sequence.js';
import { plannedOf, standingAnswer, standingForms, standingKey, timeoutAnswer } from './standing/index.js';
import { outlived } from './standing/plan.js';
import { startState } from './state/control.js';
import {
  crumbsOf,
  filledSituation,
  positionIds,
  positionSchema,
  readPosition,
  showPosition,
  twinOf,
  viewOf,
} from './state/position.js';
import { type TsState, universeOf } from './state/state.js';

export function rulesOf(pack: Pack): GameRules<TsState> {
  const steps = stepsOf(pack);
  const schema = positionFile(positionIds(pack));
  return {
    sides: ['J', 'A'],
    universe: universeOf(pack),
    hides: true,
    purposes: purposesOf(pack),
    start: () => startState(pack),
    steps: () => steps,
    procedures: proceduresOf(pack),
    now: crumbsOf,
    view: (state, viewer) => viewOf(pack, state, viewer),
    situation: (view) => filledSituation(pack, view),
    seen: (_, __, order) => order, // announced in the open: routes too (TS-CX.a)
    standingForms: (side) => standingForms(pack, side === 'J' ? 'J' : 'A'),
    standingKey,
    outlived: (order, view) => outlived(pack, order, view),
    standing: (orders, view, decision) => standingAnswer(pack, orders, view, decision),
    timeout: (view, decision) => timeoutAnswer(pack, view, decision),
    readPosition: (json) => readPosition(pack, schema, json),
    showPosition: (state) => showPosition(pack, state),
    positionSchema: () => positionSchema(pack),
    ...plannedOf(pack),
    twin: twinOf,
  };
}
