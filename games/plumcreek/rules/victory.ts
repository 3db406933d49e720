/** PC-5: villages, losses and points. */
import type { Play } from 'denrei/kit';
import { lossLimit, pack, villagePoints } from '../pack.js';
import { lossesOf, type PcState } from '../state.js';

/** PC-5.b */
export function checkLosses(play: Play<PcState>): void {
  const loser = pack.sides.find((side) => lossesOf(play.state, side) >= lossLimit);
  if (loser === undefined) return;
  play.state.duties = [];
  play.end({ winner: pack.enemyOf(loser), key: 'broken', clause: 'PC-5.b' });
}

/** PC-5.c */
export function pointsOf(state: PcState, side: string): number {
  const villages = state.held.filter((owner) => owner === side).length;
  return villagePoints * villages + lossesOf(state, pack.enemyOf(side));
}

export function decide(play: Play<PcState>): never {
  const [first = '', second = ''] = pack.sides;
  const lead = pointsOf(play.state, first) - pointsOf(play.state, second);
  const winner = lead === 0 ? null : lead > 0 ? first : second;
  play.end({ winner, key: winner === null ? 'level' : 'points', clause: 'PC-5.c' });
}
