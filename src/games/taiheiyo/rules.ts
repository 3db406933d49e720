/** What decides a match of The Pacific War: the digest of its rules is made from here. */
import type { GameCore } from '../../referee/index.js';
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

export function rulesOf(pack: Pack): GameCore<TsState> {
  const steps = stepsOf(pack);
  const schema = positionFile(positionIds(pack));
  return {
    sides: ['J', 'A'],
    rules: {
      universe: universeOf(pack),
      purposes: purposesOf(pack),
      start: () => startState(pack),
      steps: () => steps,
      procedures: proceduresOf(pack),
      now: crumbsOf,
      timeout: (view, decision) => timeoutAnswer(pack, view, decision),
    },
    position: {
      hides: true,
      view: (state, viewer) => viewOf(pack, state, viewer),
      situation: (view) => filledSituation(pack, view),
      seen: (_, __, order) => order, // announced in the open: routes too (TS-CX.a)
      read: (json) => readPosition(pack, schema, json),
      show: (state) => showPosition(pack, state),
      schema: () => positionSchema(pack),
      twin: twinOf,
    },
    standing: {
      // announced in the open: routes too (TS-CX.a)
      forms: (side) => standingForms(pack, side === 'J' ? 'J' : 'A'),
      key: standingKey,
      outlived: (order, view) => outlived(pack, order, view),
      answer: (orders, view, decision) => standingAnswer(pack, orders, view, decision),
    },
    plans: plannedOf(pack),
  };
}
