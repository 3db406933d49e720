/** What is played for: the Japanese units that are removed, or the Mission. SP-4.0.a, SP-4.0.b. */
import type { Aim, View } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { OUT } from '../components/pack.js';
import { unitAt } from '../state/state.js';
import { situationIn } from '../state/view.js';

/** How many of the Japanese units are removed. */
export function aimOf(pack: Pack, view: View): Aim {
  const state = situationIn(pack, view);
  const of = pack.army.JP.length;
  const done = pack.army.JP.filter((unit) => unitAt(state, unit).at === OUT).length;
  return {
    what: { key: 'aim.what' },
    until: { key: 'aim.until', n: of, turn: pack.lastTurn },
    score: `${done}/${of}`,
    pips: { done, of },
    clause: 'SP-4.0.c',
    decides: ['annihilation', 'hold'],
    turns: pack.turns.map(({ number }) => ({ n: number, night: false })),
    turn: state.turn,
  };
}

/** How many units each side has lost. */
export function lossesIn(pack: Pack, view: View): { readonly [side: string]: number } {
  const state = situationIn(pack, view);
  const lost = (unit: number) => unitAt(state, unit).at === OUT;
  return { NZ: pack.army.NZ.filter(lost).length, JP: pack.army.JP.filter(lost).length };
}
