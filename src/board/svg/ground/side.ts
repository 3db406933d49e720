/** Draws what lies across the sides of hexes: bridges, bridges that were blown, pontoons. */
import type { ScenePlace, SceneSide } from '../../../referee/index.js';
import { type Brush, drawTitle } from '../paint.js';
import { handleOf, type Interactive } from '../place.js';
import { element, short } from '../xml.js';

/** Where a side lies: its middle, the way across it in degrees, and the radius of its places. */
export interface SideSpot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly radius: number;
}

/** The middle between two places. */
export function sideSpot(a: ScenePlace, b: ScenePlace): SideSpot {
  return {
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
    turn: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
    radius: Math.min(a.radius, b.radius),
  };
}

/** All sides between places of the map. */
export function sidesOf(
  b: Brush,
  sides: readonly SceneSide[],
  places: ReadonlyMap<string, ScenePlace>,
): string[] {
  return sides.flatMap((side) => {
    const [from, to] = [places.get(side.between[0]), places.get(side.between[1])];
    if (!from || !to) return [];
    const { x, y, turn, radius } = sideSpot(from, to);
    return [
      element(
        'g',
        {
          class: `side ${side.style}`,
          transform: `translate(${short(x)} ${short(y)}) rotate(${short(turn)})`,
        },
        drawTitle(b, side.title),
        SIGNS[side.style](b, radius),
      ),
    ];
  });
}

/** Hexsides that are legal answers: a broken ring along each, between two pale ones. */
export function sideChoices(
  b: Brush,
  interactive: Interactive,
  places: ReadonlyMap<string, ScenePlace>,
): string[] {
  return interactive.choices.sides.flatMap(({ id, between }) => {
    const [from, to] = [places.get(between[0]), places.get(between[1])];
    if (!from || !to) return [];
    const { x, y, turn, radius: r } = sideSpot(from, to);
    const ring = { x: -r * 0.24, y: -r * 0.46, width: r * 0.48, height: r * 0.92, rx: r * 0.24 };
    // A finger covers more than the ring.
    const finger = { x: -r * 0.52, y: -r * 0.55, width: r * 1.04, height: r * 1.1 };
    return [
      element(
        'g',
        {
          ...handleOf('side', id, interactive, true),
          transform: `translate(${short(x)} ${short(y)}) rotate(${short(turn)})`,
        },
        drawTitle(b, `${from.title} / ${to.title}`),
        element('rect', { ...finger, fill: 'none', 'pointer-events': 'all' }),
        element('rect', { ...ring, ...b.paint('none', 'casing', 'choice-casing'), 'stroke-width': r * 0.13 }),
        element('rect', {
          ...ring,
          ...b.paint('none', 'choice', 'choice-ring'),
          'stroke-width': r * 0.07,
          'stroke-dasharray': `${short(r * 0.2)} ${short(r * 0.1)}`,
        }),
      ),
    ];
  });
}

const SIGNS: { readonly [style in SceneSide['style']]: (b: Brush, r: number) => string } = {
  bridge,
  destroyed: (b, r) => bridge(b, r, true),
  pontoon,
};

/** A pale deck between two rails with splayed ends; of a blown one the middle is gone and crossed out. */
function bridge(b: Brush, r: number, blown = false): string {
  const [half, wide] = [r * 0.31, r * 0.1];
  const rail = (y: number, out: number) =>
    `M${short(-half - out * 0.6)} ${short(y + out)}L${short(-half)} ${short(y)}H${short(half)}L${short(half + out * 0.6)} ${short(y + out)}`;
  const rails = rail(-wide, -r * 0.06) + rail(wide, r * 0.06);
  const gap = r * 0.13;
  const deck = blown
    ? `M${short(-half)} 0H${short(-gap)}M${short(gap)} 0H${short(half)}`
    : `M${short(-half)} 0H${short(half)}`;
  const arm = r * 0.15;
  return (
    element('path', {
      d: deck,
      ...b.paint('none', 'casing'),
      'stroke-width': wide * 2,
      'stroke-linecap': 'butt',
    }) +
    element('path', {
      d: rails,
      ...b.paint('none', 'ink'),
      'stroke-width': r * 0.045,
      'stroke-dasharray': blown ? `${short(half * 0.62)} ${short(gap * 2)} 99` : undefined,
    }) +
    (blown
      ? element('path', {
          d: `M${short(-arm)} ${short(-arm)}L${short(arm)} ${short(arm)}M${short(-arm)} ${short(arm)}L${short(arm)} ${short(-arm)}`,
          ...b.paint('none', 'alarm'),
          'stroke-width': r * 0.075,
        })
      : '')
  );
}

/** A deck on boats. */
function pontoon(b: Brush, r: number): string {
  const half = r * 0.34;
  const boats = [-0.66, 0, 0.66].map((share) => {
    const x = half * share;
    return `M${short(x - r * 0.05)} ${short(-r * 0.17)}L${short(x)} ${short(-r * 0.23)}L${short(x + r * 0.05)} ${short(-r * 0.17)}V${short(r * 0.17)}L${short(x)} ${short(r * 0.23)}L${short(x - r * 0.05)} ${short(r * 0.17)}Z`;
  });
  return (
    element('path', { d: boats.join(''), ...b.paint('ink', 'casing'), 'stroke-width': r * 0.03 }) +
    element('path', {
      d: `M${short(-half)} 0H${short(half)}`,
      ...b.paint('none', 'ink'),
      'stroke-width': r * 0.17,
    }) +
    element('path', {
      d: `M${short(-half)} 0H${short(half)}`,
      ...b.paint('none', 'casing'),
      'stroke-width': r * 0.1,
    })
  );
}
