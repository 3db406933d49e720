/** Lays out the counters of a place: one alone large, several fanned out downwards so that each shows its name and figures. */
import type { SceneCounter, ScenePlace } from '../referee/index.js';
import { counterFace, coveredFace, STRIP } from './counter.js';
import { type Brush, titleOf } from './paint.js';
import { handle, type Interactive, isChoice } from './place.js';
import { element, short } from './xml.js';

/** Counters in one fan; more stand in further fans beside it. */
const PER_FAN = 5;
/** Side of a lone counter and height of the tallest fan, in radii of the place. */
const SIDE = 1.06;
const HEIGHT = 1.36;
/** Each counter of a fan stands this much to the right of the one below it, in hundredths of its side. */
const LEAN = 3;

/** The counters of a place, the first at the bottom. */
export function stackOf(
  b: Brush,
  counters: readonly SceneCounter[],
  place: ScenePlace,
  interactive: Interactive | undefined,
): string {
  const fans = Array.from({ length: Math.ceil(counters.length / PER_FAN) }, (_, i) =>
    counters.slice(i * PER_FAN, (i + 1) * PER_FAN),
  );
  const tallest = Math.min(counters.length, PER_FAN);
  const scale = (place.radius * Math.min(SIDE, HEIGHT / (1 + ((tallest - 1) * STRIP) / 100))) / 100;
  const drawn = fans.flatMap((fan, column) => {
    const x = place.x + (column - (fans.length - 1) / 2) * 108 * scale;
    return fan.map((counter, i) => {
      const fromMiddle = i - (fan.length - 1) / 2;
      const spot = [
        x + fromMiddle * LEAN * scale,
        place.y + (counters.length > 1 ? 0.12 : 0.03) * place.radius + fromMiddle * STRIP * scale,
      ] as const;
      return counterAt(b, counter, spot, scale, i < fan.length - 1, interactive);
    });
  });
  return element('g', { class: 'stack' }, ...drawn);
}

function counterAt(
  b: Brush,
  counter: SceneCounter,
  [x, y]: readonly [number, number],
  scale: number,
  covered: boolean,
  interactive: Interactive | undefined,
): string {
  const attributes = handle('unit', counter.id, interactive);
  return element(
    'g',
    { ...attributes, transform: `translate(${short(x)} ${short(y)}) scale(${Math.round(scale * 1000) / 1000})` },
    titleOf(b, counter.title),
    covered ? coveredFace(b, counter) : counterFace(b, counter),
    isChoice(attributes)
      ? element('rect', {
          x: -54,
          y: -54,
          width: 108,
          height: 108,
          rx: 10,
          ...b.paint('none', 'choice', 'choice-ring'),
          'stroke-width': 7,
        })
      : '',
  );
}
