/** What decides a match of Night Attack at Kyuchorei: the digest of its rules is made from here. */
import type { GameCore } from '../../referee/index.js';
import type { Pack } from './components/pack.js';
import { crumbsOf, positionSchema, readPosition, showPosition, situationIn, viewOf } from './position.js';
import { proceduresOf, stepsOf } from './rules/sequence.js';
import { placedSoFar } from './rules/setup.js';
import { plannedOf } from './standing/plan.js';
import { outlived, standingAnswer, standingForms, standingKey, timeoutAnswer } from './standing/standing.js';
import { type KyState, startState } from './state.js';

export function rulesOf(pack: Pack): GameCore<KyState> {
  const steps = stepsOf(pack);
  return {
    sides: [...pack.file.players].sort((a, b) => Number(b.first) - Number(a.first)).map((p) => p.id),
    rules: {
      universe: { unit: new Set(pack.units.map((u) => u.id)), hex: new Set(pack.hexes.map((h) => h.id)) },
      purposes: { fire: { faces: pack.faces, most: 1 }, melee: { faces: pack.faces, most: 1 } },
      start: () => startState(pack),
      steps: () => steps,
      procedures: proceduresOf(pack),
      now: crumbsOf,
      freeSetup: { kind: 'setup', secret: false, orders: (state) => placedSoFar(pack, state) },
      timeout: (view, decision) => timeoutAnswer(pack, view, decision),
    },
    position: {
      hides: false,
      view: (state, viewer) => viewOf(pack, state, viewer),
      situation: (view) => situationIn(pack, view),
      seen: (_, __, order) => order,
      read: (json) => readPosition(pack, json),
      show: (state) => showPosition(pack, state),
      schema: () => positionSchema(pack),
    },
    standing: {
      forms: (side) => standingForms(pack, side === 'JP' ? 'JP' : 'RU'),
      key: standingKey,
      outlived: (order, view) => outlived(pack, order, view),
      answer: (orders, view, decision) => standingAnswer(pack, orders, view, decision),
    },
    plans: plannedOf(pack),
  };
}
