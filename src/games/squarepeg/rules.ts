/** What decides a match of Operation Square Peg: the digest of its rules is made from here. */
import type { GameCore } from '../../referee/index.js';
import type { Pack } from './components/pack.js';
import {
  crumbsOf,
  positionSchema,
  readPosition,
  showPosition,
  situationIn,
  twinOf,
  viewOf,
} from './position.js';
import { seenOrder } from './rules/movement/movement.js';
import { purposesOf } from './rules/purposes.js';
import { proceduresOf, stepsOf } from './rules/sequence.js';
import { placedSoFar } from './rules/setup.js';
import { plannedOf, standingForms, standingKey } from './standing/plan.js';
import { outlived, standingAnswer, timeoutAnswer } from './standing/standing.js';
import { type SpState, startState, universeOf } from './state.js';

/** The option by which New Zealand loses with its tanks. */
export const VALENTINE_VICTORY = 'optionalValentineVictory';

export function rulesOf(pack: Pack): GameCore<SpState> {
  const steps = stepsOf(pack);
  return {
    sides: pack.file.game.sides,
    rules: {
      universe: universeOf(pack),
      // a position file may lay counters under tokens
      purposes: purposesOf(pack),
      start: ({ options }) =>
        startState(pack, (options[VALENTINE_VICTORY] ?? String(pack.file.options[0]!.default)) === 'true'),
      steps: () => steps,
      procedures: proceduresOf(pack),
      now: crumbsOf,
      freeSetup: { kind: 'setup', secret: false, orders: (state) => placedSoFar(pack, state) },
      timeout: (view, decision) => timeoutAnswer(pack, view, decision),
    },
    position: {
      hides: true, // a position file may lay counters under tokens
      view: (state, viewer) => viewOf(pack, state, viewer),
      situation: (view) => situationIn(pack, view),
      seen: (state, side, order, viewer) => seenOrder(pack, state, side, order, viewer),
      read: (json) => readPosition(pack, json),
      show: (state) => showPosition(pack, state),
      schema: () => positionSchema(pack),
      twin: (state, viewer, pick) => twinOf(pack, state, viewer, pick),
    },
    standing: {
      forms: (side) => standingForms(pack, side === 'JP' ? 'JP' : 'NZ'),
      key: standingKey,
      outlived: (order, view) => outlived(pack, order, view),
      answer: (orders, view, decision) => standingAnswer(pack, orders, view, decision),
    },
    plans: plannedOf(pack),
  };
}
