/**
 * Names, and what the picture and the position in words say: parameters by key. The sentences stand in
 * `words/<locale>/picture.ts`.
 */
import type { Phrasing } from '../../shared/index.js';
import type { SideId } from '../components/pack.js';
import type { Held } from '../state/state.js';

/** Nations that have a name; a component file may know others. */
export const NATIONS = ['JP', 'US', 'GB', 'NL', 'AU', 'ALLIED'] as const;

export type Legend =
  | 'port'
  | 'base'
  | 'homePort'
  | 'near'
  | 'far'
  | 'shift'
  | 'reversed'
  | 'reversedCount'
  | 'damaged'
  | 'figures';

type OfSide = 'side' | 'isolated' | 'toPlace' | 'out' | 'range';
/** Of a point: in a list, on the chart, as a slip. */
type OfControl = 'controlledBy' | 'controlled' | 'mark';
type OfHeld = 'holds' | 'held' | 'heldMark';

type Plain =
  | `${OfSide}.${SideId}`
  | `${OfControl}.${SideId | 'nobody'}`
  | `${OfHeld}.${NonNullable<Held>}`
  | `nation.${(typeof NATIONS)[number]}`
  | `legend.${Legend}`
  | 'situation'
  | 'score.even'
  | 'discards.none'
  | 'hand.none'
  | 'points'
  | 'base'
  | 'sentence'
  | 'fleetTrain'
  | 'fleetTrainMark'
  | 'boxes'
  | 'repair'
  | 'faceDown'
  | 'shift.open'
  | 'shift.closed'
  | 'turnTrack'
  /** In the frame on the map, and on its waters. */
  | 'title'
  | 'dates'
  | 'sea.north'
  | 'sea.south'
  | 'sea.indian'
  | 'hands'
  | 'scoreTrack'
  | 'isolatedMark'
  | 'deck'
  | 'discards'
  | 'even'
  | 'battleMark'
  | 'scenario';

export type PictureMessages = Readonly<Record<Plain, never>> & {
  readonly now: 'turn' | 'score';
  readonly turn: 'n' | 'label';
  readonly 'score.J': 'n';
  readonly 'score.A': 'n';
  readonly cards: 'j' | 'a' | 'deck' | 'discards';
  /** A card with its events: in a hand, and as a name in a sentence. */
  readonly card: 'id' | 'mine' | 'other';
  readonly 'card.named': 'id' | 'mine' | 'other';
  readonly hand: 'cards';
  readonly spent: 'events';
  readonly port: 'vp';
  /** A name with notes to it, and what is told of it. */
  readonly noted: 'name' | 'notes';
  readonly told: 'name' | 'what';
  readonly boxOf: 'n';
  readonly box: 'turn' | 'label';
  readonly values: 'air' | 'gunnery' | 'defence' | 'movement';
  readonly airUnit: 'air';
  readonly 'airUnit.short': 'number';
  readonly counter: 'name' | 'nation' | 'notes';
  readonly within: 'id' | 'name';
  readonly fighting: 'at' | 'attacker' | 'round' | 'left';
  readonly moved: 'unit' | 'from' | 'to';
  readonly lost: 'unit' | 'at';
  readonly lostTo: 'unit' | 'at' | 'box';
  readonly arrived: 'unit' | 'at';
  readonly occupied: 'at' | 'state';
  readonly fightAt: 'at' | 'round';
  readonly homePort: 'nations';
  readonly route: 'a' | 'b' | 'length';
  readonly 'route.closed': 'a' | 'b' | 'length';
  /** Points that the ships of a side could enter, each with what that costs. */
  readonly 'rangeOf.J': 'points';
  readonly 'rangeOf.A': 'points';
  readonly count: 'side' | 'units';
  readonly air: 'strength';
  readonly guns: 'strength';
  readonly 'pile.J': 'count' | 'names';
  readonly 'pile.A': 'count' | 'names';
};

export type PictureWords = Phrasing<PictureMessages>;

/** The name of a nation; undefined for one that has none. */
export function nationName(id: string, { say }: PictureWords): string | undefined {
  const known = NATIONS.find((nation) => nation === id);
  return known === undefined ? undefined : say(`nation.${known}`);
}
