/** The counters on the map as their reader sees them. MN-6.5. */
import type { Viewer } from '../../../referee/index.js';
import { hexId, type SideId, sideOf, unitId } from '../components/pack.js';
import { isFaceDown, openId, unitAt, unitsOf } from '../state/questions.js';
import type { Position } from '../state/state.js';

/**
 * `faceDown`: which one it is, nobody but its owner knows; `covered`: something lies there below the top;
 * `lastSeen`: this lay there.
 */
export type Sight = 'open' | 'faceDown' | 'covered' | 'lastSeen';

export interface Seen {
  /** Its own, that of its token, or that of a place below the top. */
  readonly id: string;
  /** Meaningless where it is `faceDown` to another or `covered`. */
  readonly unit: number;
  readonly side: SideId;
  readonly hex: number;
  readonly sight: Sight;
}

/** All counters on the map, those of a stack from the bottom up. */
export function seenOn(p: Position, viewer: Viewer): readonly Seen[] {
  const us = unitsOf(p, 'US').map((unit) => seenUs(p, unit, viewer));
  const covered = ({ unit }: Seen) => unitAt(p, unit).under;
  const japanese = [...unitsOf(p, 'JP')].sort((a, b) => tokenOf(p, a) - tokenOf(p, b));
  return [
    ...us.filter(covered),
    ...us.filter((one) => !covered(one)),
    ...japanese.map((unit) => seenJapanese(p, unit)),
  ];
}

function tokenOf({ state }: Position, unit: number): number {
  return state.tokens.indexOf(unit);
}

function seenUs(p: Position, unit: number, viewer: Viewer): Seen {
  const { at, under, seen } = unitAt(p, unit);
  const one = { unit, side: sideOf(p.pack, unit), hex: at };
  if (!under || viewer === 'US') return { ...one, id: unitId(p.pack, unit), sight: 'open' };
  if (viewer === 'JP' && seen === at) return { ...one, id: unitId(p.pack, unit), sight: 'lastSeen' };
  return { ...one, id: `below:${hexId(p.pack, at)}`, sight: 'covered' };
}

function seenJapanese(p: Position, unit: number): Seen {
  const { at } = unitAt(p, unit);
  const sight = isFaceDown(p, unit) ? 'faceDown' : 'open';
  return { id: openId(p, unit), unit, side: 'JP', hex: at, sight };
}

/** Whether the reader may know what lies there. */
export function isNamed({ side, sight }: Seen, viewer: Viewer): boolean {
  return sight === 'open' || sight === 'lastSeen' || (sight === 'faceDown' && viewer === side);
}
