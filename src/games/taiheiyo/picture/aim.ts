/** What is played for: the score at the end of the last turns. TS-4.1. */
import type { Aim, View } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { OUT } from '../components/pack.js';
import { unitAt } from '../state/state.js';
import { situationIn } from '../state/view.js';

/** Who leads and by how much, and what decides at the end of the turn that is judged next. */
export function aimOf(pack: Pack, view: View): Aim {
  const { turn, score } = situationIn(pack, view);
  const { turn4, turn5 } = pack.file.victory;
  const isLast = turn === pack.lastTurn;
  return {
    what: { key: score === 0 ? 'aim.even' : `aim.lead.${score > 0 ? 'J' : 'A'}` },
    until: isLast
      ? { key: 'aim.until.last', turn: pack.lastTurn, a: turn5.alliedWinAt }
      : { key: 'aim.until', turn: pack.lastTurn - 1, j: turn4.japaneseWinAt, a: turn4.alliedWinAt },
    score: `${Math.abs(score)}`,
    clause: isLast ? 'TS-4.1.c' : 'TS-4.1.b',
    decides: ['points'],
    turns: pack.file.turns.map(({ turn: n }) => ({ n, night: false })),
    turn,
  };
}

/** How many units each side has lost. */
export function lossesIn(pack: Pack, view: View): { readonly [side: string]: number } {
  const state = situationIn(pack, view);
  const lost = (unit: number) => unitAt(state, unit).at === OUT && unitAt(state, unit).box === 0;
  return { J: pack.army.J.filter(lost).length, A: pack.army.A.filter(lost).length };
}
