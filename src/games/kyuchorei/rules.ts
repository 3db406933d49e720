/** What decides a match of Night Attack at Kyuchorei: the digest of its rules is made from here. */
import type { GameRules } from '../../referee/index.js';
import type { Pack } from './components/pack.js';
import { crumbsOf, positionSchema, readPosition, showPosition, situationIn, viewOf } from './position.js';
import { proceduresOf, stepsOf } from './rules/sequence.js';
import { placedSoFar } from './rules/setup.js';
import { plannedOf } from './standing/plan.js';
import { outlived, standingAnswer, standingForms, standingKey, timeoutAnswer } from './standing/standing.js';
import { type KyState, startState } from './state.js';

export function rulesOf(pack: Pack): GameRules<KyState> {
  const steps = stepsOf(pack);
  return {
    sides: [...pack.file.players].sort((a, b) => Number(b.first) - Number(a.first)).map((p) => p.id),
    universe: { unit: new Set(pack.units.map((u) => u.id)), hex: new Set(pack.hexes.map((h) => h.id)) },
    hides: false,
    purposes: { fire: { faces: pack.faces, most: 1 }, melee: { faces: pack.faces, most: 1 } },
    start: () => startState(pack),
    steps: () => steps,
    procedures: proceduresOf(pack),
    now: crumbsOf,
    view: (state, viewer) => viewOf(pack, state, viewer),
    situation: (view) => situationIn(pack, view),
    freeSetup: { kind: 'setup', secret: false, orders: (state) => placedSoFar(pack, state) },
    seen: (_, __, order) => order,
    standingForms: (side) => standingForms(pack, side === 'JP' ? 'JP' : 'RU'),
    standingKey,
    outlived: (order, view) => outlived(pack, order, view),
    standing: (orders, view, decision) => standingAnswer(pack, orders, view, decision),
    timeout: (view, decision) => timeoutAnswer(pack, view, decision),
    readPosition: (json) => readPosition(pack, json),
    showPosition: (state) => showPosition(pack, state),
    positionSchema: () => positionSchema(pack),
    ...plannedOf(pack),
  };
}
