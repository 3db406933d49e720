/** Draws what changed since the reader looked last: arrows below the counters, crosses and bursts above them. */
import type { SceneChange, ScenePlace } from '../referee/index.js';
import { type Brush, textOf, titleOf, widthOf } from './paint.js';
import { around, cross } from './place.js';
import { element, polygon, short } from './xml.js';

type Move = Extract<SceneChange, { style: 'move' }>;
type Event = Exclude<SceneChange, Move>;

/** An arrow from place to place: begins beside the one's centre, ends where the other's counter begins. */
export function moveOf(b: Brush, move: Move, from: ScenePlace, to: ScenePlace): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const r = Math.min(from.radius, to.radius);
  const end = length - Math.min(r * 0.62, length / 3);
  const [begin, neck, half] = [Math.min(r * 0.2, length / 6), end - r * 0.34, r * 0.075];
  const outline = polygon([
    [begin, -half * 0.55],
    [neck, -half],
    [neck, -half * 2.6],
    [end, 0],
    [neck, half * 2.6],
    [neck, half],
    [begin, half * 0.55],
  ]);
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return element(
    'g',
    { class: 'move', transform: `translate(${short(from.x)} ${short(from.y)}) rotate(${short(turn)})` },
    titleOf(b, move.title),
    element('path', { d: outline, ...b.paint('ink', 'paper'), 'stroke-width': r * 0.05, 'paint-order': 'stroke' }),
  );
}

/** A cross for a loss, a burst for a fight; `nth` counts such signs in the same place, `empty` says that no counter stands there. */
export function eventOf(b: Brush, event: Event, place: ScenePlace, nth: number, empty: boolean): string {
  const r = place.radius;
  const [x, y] = event.style === 'loss' ? lossSpot(nth, empty) : [0.62, -0.58 + 0.5 * nth];
  return element(
    'g',
    { class: event.style, transform: `translate(${short(place.x + x * r)} ${short(place.y + y * r)})` },
    titleOf(b, event.title),
    event.style === 'loss' ? lossSign(b, r * (empty ? 0.3 : 0.19)) : burst(b, event.text, r),
  );
}

function lossSpot(nth: number, empty: boolean): readonly [number, number] {
  return empty ? [0.3 * nth, 0.05] : [-0.58 + 0.42 * nth, -0.4];
}

function lossSign(b: Brush, arm: number): string {
  return (
    element('path', { d: cross(arm), ...b.paint('none', 'paper'), 'stroke-width': arm * 0.85 }) +
    element('path', { d: cross(arm), ...b.paint('none', 'alarm'), 'stroke-width': arm * 0.45 })
  );
}

/** A burst, as wide as its text needs. */
function burst(b: Brush, text: string, r: number): string {
  const size = r * 0.26;
  const stretch = Math.max(1, (widthOf(text, size) / 2 + r * 0.1) / (r * 0.27));
  const points = Array.from({ length: 28 }, (_, i) => around((i * 360) / 28, r * (i % 2 === 0 ? 0.37 : 0.28)));
  const outline = polygon(points.map(([x, y]) => [x * stretch, y]));
  return (
    element('path', { d: outline, ...b.paint('alarm', 'paper'), 'stroke-width': r * 0.035 }) +
    textOf(b, text, { x: 0, y: size * 0.36, size, ink: 'on-alarm', bold: true })
  );
}
