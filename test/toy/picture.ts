/** The toy for the eye and in words, made from a view alone. */
import type { Ground, Locale, Paragraph, Scene, SceneChange, Tone, View } from '../../src/referee/index.js';
import { NEIGHBOURS, POINTS, type SideId } from './components.js';
import { bodyOf } from './view.js';

export const sideTones: Readonly<Record<SideId, Tone>> = { RED: 'first', BLUE: 'second' };

const PLACES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  camp: [40, 100],
  ford: [120, 150],
  gate: [280, 100],
  hill: [120, 50],
  keep: [360, 100],
  mill: [200, 50],
  wood: [200, 150],
};

export const ground: Ground = {
  width: 400,
  height: 200,
  places: POINTS.map((id) => ({
    id,
    shape: 'round',
    ...xy(id),
    radius: 20,
    tone: 'meadow',
    label: id,
    title: id,
  })),
  lines: POINTS.flatMap((from) =>
    (NEIGHBOURS[from] ?? [])
      .filter((to) => from < to)
      .map((to) => ({ points: [place(from), place(to)], style: 'road', tone: 'road' }) as const),
  ),
  labels: [],
  legend: [],
};

export function scene(view: View, _: Locale, changes: readonly SceneChange[]): Scene {
  return {
    title: 'The Ford',
    alt: describe(view)
      .flatMap((p) => p.lines)
      .join('; '),
    marks: [],
    counters: bodyOf(view).units.flatMap(({ id, side, at, kind, steps }) =>
      at === null
        ? []
        : [
            {
              id,
              place: at,
              side,
              tone: sideTones[side],
              symbol: kind === '?' ? 'hidden' : kind === 'flag' ? 'pennon' : 'infantry',
              name: id,
              figures: `${kind} ${steps}`,
              title: `${id} ${kind}`,
            } as const,
          ],
    ),
    changes,
    tracks: [],
  };
}

/** The position in words, side by side. */
export function describe(view: View): readonly Paragraph[] {
  const { units } = bodyOf(view);
  return (['RED', 'BLUE'] as const).map((side) => ({
    title: side,
    lines: units.filter((u) => u.side === side).map((u) => `${u.id} ${u.kind} ${u.at ?? '-'} ${u.steps}`),
  }));
}

function place(id: string): readonly [x: number, y: number] {
  return PLACES[id] ?? [0, 0];
}

function xy(id: string): { readonly x: number; readonly y: number } {
  const [x, y] = place(id);
  return { x, y };
}
