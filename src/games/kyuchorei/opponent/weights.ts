/** What things are worth to the practice opponent, by side: found by matches against itself. */
import type { SideId } from '../components/pack.js';
import bySide from './weights.json' with { type: 'json' };

/** In points of its own; what is hoped for from a kind of phase in hundredths. */
export interface Weights {
  readonly unit: number;
  readonly pointOfMelee: number;
  /** An enemy's order, and what losing the own one by attacking costs for each of the last two turns. */
  readonly disorder: number;
  readonly tiring: number;
  readonly drivenBack: number;
  /** A unit that fires and so does nothing else. */
  readonly shot: number;
  readonly fort: number;
  readonly stepToFort: number;
  /** Strength that bears on an enemy, and on an own unit; more than enough gains nothing. */
  readonly ownPressure: number;
  readonly enemyPressure: number;
  readonly enoughPressure: number;
  /** A Russian near a headquarters that nobody guards, and how near that is. */
  readonly threat: number;
  readonly threatReach: number;
  /** A headquarters into which a Russian can walk. */
  readonly walkIn: number;
  /** A way for the next retreat. */
  readonly wayOut: number;
  /** Of what is hoped for from moving, since other orders may spoil it; fire; melee; reorganising. */
  readonly moving: number;
  readonly firing: number;
  readonly fighting: number;
  readonly resting: number;
}

/** The weights of a side. */
export function weightsOf(side: SideId): Weights {
  return bySide[side];
}
