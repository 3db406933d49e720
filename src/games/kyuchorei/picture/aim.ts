/** What is played for: the forts that are mopped up. KY-4.0.b, KY-4.1. */
import type { Aim, View } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { heldForts } from '../rules/victory.js';
import { isOnMap } from '../state/state.js';
import { situationIn } from '../state/view.js';

/** How many forts would count as mopped up if the match ended now. */
export function aimOf(pack: Pack, view: View): Aim {
  const state = situationIn(pack, view);
  const of = pack.forts.length;
  const done = of - heldForts(pack, state).length;
  const last = pack.turns.findLast(({ last }) => last)?.number ?? pack.turns.length;
  return {
    what: { key: 'aim.what' },
    until: { key: 'aim.until', n: of, turn: last },
    score: `${done}/${of}`,
    pips: { done, of },
    clause: 'KY-4.0.b',
    decides: ['moppedUp', 'held'],
    turns: pack.turns.map(({ number, night }) => ({ n: number, night })),
    turn: state.turn,
  };
}

/** How many units each side has lost. */
export function lossesIn(pack: Pack, view: View): { readonly [side: string]: number } {
  const state = situationIn(pack, view);
  const lost = (unit: number) => !isOnMap(state, unit);
  return { JP: pack.army.JP.filter(lost).length, RU: pack.army.RU.filter(lost).length };
}
