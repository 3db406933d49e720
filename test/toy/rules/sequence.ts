/** The sequence of play: a table of steps, and the procedures that a position can begin with. */
import { z } from 'zod';
import type { Json, Next, Play, Rules, Step } from '../../../src/referee/index.js';
import { TURNS } from '../components.js';
import type { ToyState } from '../state.js';
import { assault, battle } from './assault.js';
import { finalResult } from './losses.js';
import { march } from './march.js';
import { bids, dawn, deal, orders } from './opening.js';

const TABLE: readonly Step<ToyState>[] = [
  { id: 'deal', phase: 'dawn', run: deal },
  { id: 'dawn', phase: 'dawn', run: dawn },
  { id: 'bids', phase: 'dawn', run: bids },
  { id: 'orders', phase: 'orders', run: orders },
  { id: 'march', phase: 'orders', ahead: true, run: march },
  { id: 'assault', phase: 'assault', run: assault },
  { id: 'dusk', phase: 'dusk', run: dusk },
];

export function steps(): readonly Step<ToyState>[] {
  return TABLE;
}

/** TY-5.b. */
function* dusk(g: Play<ToyState>): Rules<Next> {
  if (g.state.turn === TURNS) g.end(finalResult(g.state));
  g.state.turn += 1;
  return { to: 'dawn' };
}

/** What a position may say of a battle in the middle. */
export const BATTLE = z.strictObject({ at: z.string(), units: z.array(z.string()), supported: z.boolean() });

export const procedures = {
  *battle(g: Play<ToyState>, given: Json): Rules<void> {
    const { at, units, supported } = BATTLE.parse(given);
    yield* g.scope({ key: 'battle', at }, battle(g, at, units, supported));
  },
};
