/** The rolls of a moment as signs on the map: where they fell is read off the log around them. */

import type { Chapter } from '../../match/types.js';
import type { Entry, Scene, SceneChange } from '../../referee/index.js';
import type { LogModel } from './log.js';
import { idsIn } from './log.js';

type Dice = Extract<SceneChange, { style: 'dice' }>;

/** Faces shown in one place: a bombardment of a port rolls dozens. */
const MOST = 4;

/** Parameters that say where something happens, the surest first. */
const WHERE = ['target', 'at', 'hex', 'point', 'to'] as const;

/** The dice that fell in a part of a chapter, one sign a place. `lines`: the chapter's entries in words. */
export function diceOn(
  scene: Scene,
  { entries, rolls }: Pick<Chapter, 'entries' | 'rolls'>,
  lines: LogModel['lines'],
  [from, to]: readonly [from: number, to: number],
): readonly Dice[] {
  const spots = new Map([
    ...scene.counters.map(({ id, place }) => [id, place] as const),
    ...scene.places.map(({ id }) => [id, id] as const),
  ]);
  const found = new Map<string, Dice>();
  for (let i = from; i < to; i++) {
    const entry = entries[i];
    const roll = entry?.key === 'roll' ? rolls[Number(entry.roll)] : undefined;
    const at = roll === undefined ? undefined : spotOf(around(entries, i), spots);
    if (roll === undefined || at === undefined) continue;
    const { faces = [], title = '' } = found.get(at) ?? {};
    const all = [...faces, ...roll.faces].slice(0, MOST);
    found.set(at, { style: 'dice', at, faces: all, title: [title, lines[i]?.text ?? ''].join('\n').trim() });
  }
  return [...found.values()];
}

/** The lines about a roll: what was said before it up to the roll before, the nearest first, then what was said upon it. */
function around(entries: readonly Entry[], roll: number): readonly Entry[] {
  const before = entries.slice(0, roll);
  const last = before.findLastIndex(({ key }) => key === 'roll');
  const next = entries.findIndex(({ key }, i) => i > roll && key === 'roll');
  return [...before.slice(last + 1).reverse(), ...entries.slice(roll + 1, next < 0 ? undefined : next)];
}

function spotOf(entries: readonly Entry[], spots: ReadonlyMap<string, string>): string | undefined {
  for (const entry of entries) {
    const named = WHERE.map((name) => entry[name]).filter((value) => typeof value === 'string');
    const ids = [...named, ...idsIn(entry).split(' ')];
    const spot = ids.map((id) => spots.get(id)).find((at) => at !== undefined);
    if (spot !== undefined) return spot;
  }
  return undefined;
}
