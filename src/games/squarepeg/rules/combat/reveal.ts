/**
 * Chapter 7.1: what lies under the Japanese counters. SP-7.1. Decided when it must be, not before (SP-3.1.c).
 */

import type { OutcomeRow, Play } from '../../../../referee/index.js';
import type { Pack } from '../../components/pack.js';
import type { SpState } from '../../state.js';
import { isFaceUp, printedStrength, unitAt, unitId, unitNames } from '../../state.js';
import { removeUnits } from '../victory.js';

/** Turns up those of the units that lie face down, together (SP-7.1.e), in the order of their tokens. */
export function turnUp(pack: Pack, play: Play<SpState>, units: readonly number[]): void {
  const { state } = play;
  const hidden = units.filter((unit) => !isFaceUp(pack, state, unit)).sort((a, b) => a - b);
  if (hidden.length === 0) return;
  play.reveal(); // first, so that a preview stops before anything is known (SP-7.1.c)
  const tokens = unitNames(pack, state, hidden);
  for (const unit of hidden) {
    const counter = unitAt(state, unit).counter ?? pick(pack, play);
    unitAt(state, unit).counter = counter;
  }
  for (const unit of hidden) unitAt(state, unit).faceUp = true; // for good: SP-7.1.i
  for (const [i, unit] of hidden.entries()) {
    const [token, strength] = [tokens[i]!, printedStrength(pack, state, unit)];
    play.log('reveal', { tokens: [token], units: [unitId(pack, state, unit)], strengths: [strength] });
  }
}

/** Units whose strength proved to be 0 are out of the game at once (SP-7.1.d), fatigued or not (SP-6.2.l). */
export function sendHome(pack: Pack, play: Play<SpState>, units: readonly number[]): void {
  const zero = units.filter((unit) => printedStrength(pack, play.state, unit) === 0);
  if (zero.length > 0) removeUnits(pack, play, zero, 'home');
}

/**
 * One of the counters that no unit has yet, each as likely: a die with as many faces; the last one needs
 * none.
 */
function pick(pack: Pack, play: Play<SpState>): number {
  const left = undecided(pack, play.state);
  if (left.length === 1) return left[0]!;
  const outcomes = left.map((counter, i): OutcomeRow => [i + 1, pack.counters[counter]!.id]);
  return left[play.roll({ purpose: 'identity', dice: [left.length], outcomes }).total - 1]!;
}

/** Counters that stand for no unit yet, by id. */
export function undecided(pack: Pack, state: SpState): number[] {
  const decided = pack.army.JP.map((unit) => unitAt(state, unit).counter);
  return pack.faceDown.filter((counter) => !decided.includes(counter));
}
