/** What decides a match of War in the Pacific: the digest of its rules is made from here. */
import type { Clause, Decision, GameCore, Order, Setting, View } from '../../referee/index.js';
import type { OptionId, Pack } from './components/pack.js';
import { positionFile } from './components/position.js';
import { proceduresOf, purposes } from './rules/procedures.js';
import { strandedFleets } from './rules/redeployment/fleets.js';
import { stepsOf } from './rules/sequence.js';
import { outlived, standingAnswer, standingForms, standingKey, timeoutAnswer } from './standing/index.js';
import { plannedOf } from './standing/plans.js';
import {
  crumbsOf,
  positionIds,
  positionSchema,
  readPosition,
  showPosition,
  situationIn,
  twinOf,
  viewOf,
} from './state/position.js';
import { OPTION_IDS, type OpeningWords, startState } from './state/start.js';
import { universeOf, type WpState } from './state/state.js';

export function rulesOf(pack: Pack): GameCore<WpState> {
  const steps = stepsOf(pack);
  const schema = positionFile(positionIds(pack));
  return {
    sides: ['J', 'A'],
    rules: {
      universe: universeOf(pack),
      purposes,
      start: (setting) => startState(pack, openingOf(pack, setting)),
      steps: () => steps,
      procedures: proceduresOf(pack),
      now: crumbsOf,
      timeout: (view, decision) => timeoutAnswer(pack, view, decision),
    },
    position: {
      hides: true,
      view: (state, viewer) => viewOf({ pack, state }, viewer),
      situation: (view) => situationIn(pack, view),
      seen: (_, __, order) => order,
      read: (json) => readPosition(pack, schema, json),
      show: (state) => showPosition({ pack, state }),
      schema: () => positionSchema(pack),
      twin: (state, viewer, pick) => twinOf({ pack, state }, viewer, pick),
    },
    standing: {
      forms: (side) => standingForms(pack, side === 'J' ? 'J' : 'A'),
      key: standingKey,
      outlived: (order, view) => outlived(pack, order, view),
      answer: (orders, view, decision) => standingAnswer(pack, orders, view, decision),
    },
    plans: {
      ...plannedOf(pack),
      losesBy: (view, decision, order) => losesBy(pack, view, decision, order),
    },
  };
}

/** The end of 1942. */
export const USUAL_LAST_TURN = '5';

/** Who passes while fleets of his are away from a port loses them: no plan does so by itself (WP-10.2.e). */
function losesBy(pack: Pack, view: View, { kind, side }: Decision, { do: word }: Order): Clause | undefined {
  if (kind !== 'redeployFleet' || word !== 'pass') return undefined;
  const position = { pack, state: situationIn(pack, view) };
  return strandedFleets(position, side === 'J' ? 'J' : 'A').length > 0 ? 'WP-10.2.e' : undefined;
}

function openingOf(pack: Pack, { scenario: id, options }: Setting): OpeningWords {
  const found = pack.file.scenarios.find((one) => one.id === id)?.id ?? 'standard';
  const flags: { [option in OptionId]?: boolean } = {};
  for (const option of OPTION_IDS)
    if (options[option] !== undefined) flags[option] = options[option] === 'true';
  const last = found === 'short' ? Number(options.lastTurn ?? USUAL_LAST_TURN) : undefined;
  return { scenario: found, options: flags, lastTurn: last };
}
