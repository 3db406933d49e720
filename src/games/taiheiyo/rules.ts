/** What decides a match of The Pacific War: the digest of its rules is made from here. */
import type { GameRules } from '../../referee/index.js';
import type { Pack } from './components/pack.js';
import { positionFile } from './components/position.js';
import { proceduresOf } from './rules/procedures.js';
import { purposesOf } from './rules/purposes.js';
import { stepsOf } from './rules/sequence.js';
import { plannedOf, standingAnswer, standingForms, standingKey, timeoutAnswer } from './standing/index.js';
import { outlived } from './standing/outlived.js';
import { positionIds, positionSchema, readPosition, showPosition } from './state/position.js';
import { startState } from './state/start.js';
import type { TsState } from './state/state.js';
import { universeOf } from './state/universe.js';
import { crumbsOf, filledSituation, twinOf, viewOf } from './state/view.js';

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
