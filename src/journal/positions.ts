/** Makes the events that set a position by themselves: play goes back, or goes on by other rules. */
import type { Json, Purposes } from '../referee/index.js';
import { makeEvent } from './codec.js';
import type { Head, MadeEvent } from './events.js';
import type { Sealing } from './played.js';
import { sealState } from './seals.js';

/** What is taken back, when (UTC instant to the second), and the whole state at the place. */
export interface TakenBackInput {
  readonly at: string;
  readonly event: number;
  readonly orders: number;
  readonly state: Json;
}

/** The `takenBack` event: back to the question behind the first `orders` orders of `event`. */
export function takenBackEvent(
  head: Head,
  { hides, secretRoot }: Pick<Sealing, 'hides' | 'secretRoot'>,
  { at, event, orders, state }: TakenBackInput,
): MadeEvent {
  const { seal } = sealState(secretRoot, head.match, head.n + 1, hides, state);
  return makeEvent(head, { type: 'takenBack', at, public: { event, orders }, state: seal });
}

/** From which version to which, what is rolled for there, when, and the whole state. */
export interface MovedInput {
  readonly at: string;
  readonly from: number;
  readonly to: number;
  readonly purposes: Purposes;
  readonly state: Json;
}

/** The `moved` event: the match goes on by a newer version of its rules. */
export function movedEvent(
  head: Head,
  { hides, secretRoot }: Pick<Sealing, 'hides' | 'secretRoot'>,
  { at, from, to, purposes, state }: MovedInput,
): MadeEvent {
  const { seal } = sealState(secretRoot, head.match, head.n + 1, hides, state);
  return makeEvent(head, { type: 'moved', at, public: { from, to, purposes }, state: seal });
}
