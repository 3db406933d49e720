/** What decides a match of Manila '45: the digest of its rules is made from here. */
import type { GameCore, Json } from '../../referee/index.js';
import type { Pack } from './components/pack.js';
import { forbidsBegin, proceduresOf, purposesOf } from './rules/procedures.js';
import { seenOrder } from './rules/seen.js';
import { stepsOf } from './rules/sequence.js';
import { placedSoFar } from './rules/setup.js';
import {
  outlived,
  plannedOf,
  standingAnswer,
  standingForms,
  standingKey,
  timeoutAnswer,
} from './standing.js';
import {
  crumbsOf,
  positionSchema,
  readPosition,
  showPosition,
  situationIn,
  twinOf,
  viewOf,
} from './state/position.js';
import { type MnState, startState, universeOf } from './state/state.js';

export function rulesOf(pack: Pack): GameCore<MnState> {
  const steps = stepsOf(pack);
  return {
    sides: ['US', 'JP'],
    rules: {
      universe: universeOf(pack),
      purposes: purposesOf(pack),
      start: () => startState(pack),
      steps,
      procedures: proceduresOf(pack),
      now: (state) => crumbsOf({ pack, state }),
      freeSetup: { kind: 'setup', secret: true, orders: (state) => placedSoFar({ pack, state }) },
      timeout: (view, decision) => timeoutAnswer(pack, view, decision),
    },
    position: {
      hides: true,
      view: (state, viewer) => viewOf({ pack, state }, viewer),
      situation: (view) => situationIn(pack, view),
      seen: (state, side, order, viewer) => seenOrder({ pack, state }, side, order, viewer),
      read: (json) => readChecked(pack, json),
      show: (state) => showPosition({ pack, state }),
      schema: () => positionSchema(pack),
      twin: (state, viewer, pick) => twinOf({ pack, state }, viewer, pick),
    },
    standing: {
      forms: (side) => standingForms(pack, side === 'US' ? 'US' : 'JP'),
      key: standingKey,
      outlived: (order, view) => outlived(pack, order, view),
      answer: (orders, view, decision) => standingAnswer(pack, orders, view, decision),
    },
    plans: plannedOf(pack),
  };
}

/** An attack that a position begins with is checked as the order would be. */
function readChecked(pack: Pack, json: Json): ReturnType<GameCore<MnState>['position']['read']> {
  const read = readPosition(pack, json);
  if ('fault' in read) return read;
  const clause = forbidsBegin({ pack, state: read.state });
  return clause === undefined ? read : { fault: { at: 'begin.with', message: clause } };
}
