/** What decides a match of Manila '45: the digest of its rules is made from here. */
import type { GameRules, Json } from '../../referee/index.js';
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

export function rulesOf(pack: Pack): GameRules<MnState> {
  const steps = stepsOf(pack);
  return {
    sides: ['US', 'JP'],
    universe: universeOf(pack),
    hides: true,
    purposes: purposesOf(pack),
    start: () => startState(pack),
    steps,
    procedures: proceduresOf(pack),
    now: (state) => crumbsOf({ pack, state }),
    view: (state, viewer) => viewOf({ pack, state }, viewer),
    situation: (view) => situationIn(pack, view),
    freeSetup: { kind: 'setup', secret: true, orders: (state) => placedSoFar({ pack, state }) },
    seen: (state, side, order, viewer) => seenOrder({ pack, state }, side, order, viewer),
    standingForms: (side) => standingForms(pack, side === 'US' ? 'US' : 'JP'),
    standingKey,
    outlived: (order, view) => outlived(pack, order, view),
    standing: (orders, view, decision) => standingAnswer(pack, orders, view, decision),
    timeout: (view, decision) => timeoutAnswer(pack, view, decision),
    readPosition: (json) => readChecked(pack, json),
    showPosition: (state) => showPosition({ pack, state }),
    positionSchema: () => positionSchema(pack),
    twin: (state, viewer, pick) => twinOf({ pack, state }, viewer, pick),
    ...plannedOf(pack),
  };
}

/** An attack that a position begins with is checked as the order would be. */
function readChecked(pack: Pack, json: Json): ReturnType<GameRules<MnState>['readPosition']> {
  const read = readPosition(pack, json);
  if ('fault' in read) return read;
  const clause = forbidsBegin({ pack, state: read.state });
  return clause === undefined ? read : { fault: { at: 'begin.with', message: clause } };
}
