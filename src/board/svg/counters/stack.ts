/**
 * Lays out the counters of a place: one alone large, several overlapping so that each shows its name and
 * figures, many under a summary. A stack is `<g class="stack" data-stack="<place>">`; each of several
 * counters says in `data-fan-x` and `data-fan-y` how far to move it (in scene units, from where it is drawn)
 * so that all lie side by side, whole and inside the sheet. What is `class="pile"` is then to be hidden.
 */
import type { SceneCounter, ScenePile, ScenePlace } from '../../../referee/index.js';
import { type Brush, drawTitle } from '../paint.js';
import { handle, type Interactive, isChoice } from '../place.js';
import type { Sheet } from '../sheet.js';
import { type Attributes, element, short } from '../xml.js';
import { clamped, type Footprint, middlesBeside, roomAround } from './beside.js';
import { counterFace, coveredFace, STRIP } from './counter.js';
import { type PileSize, pileOf, pileSize } from './pile.js';

/** What a stack is drawn on and with. */
export interface StackDrawing {
  readonly b: Brush;
  /** The sheet that fanned stacks keep inside. */
  readonly sheet: PileSize;
  readonly piles: readonly ScenePile[];
  /** What points take up, which the counters of others keep off. */
  readonly rooms: readonly Footprint[];
  readonly interactive: Interactive | undefined;
}

/** A counter as it is to be laid: middle, whether another one or a summary lies on it. */
interface Laid {
  readonly counter: SceneCounter;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly covered: 'no' | 'strip' | 'wholly';
}

type Spot = readonly [x: number, y: number];

/** Counters in one column; more stand in further columns beside it. */
const PER_COLUMN = 5;
/** Side of a lone counter and height of the tallest column, in radii of the place. */
const SIDE = 1.16;
const HEIGHT = 1.4;
/** Each counter of a column stands this much to the right of the one below it, in hundredths of its side. */
const LEAN = 3;
/** From counter to counter in a fan, in sides. */
const PITCH = 1.12;

/** The counters of a place, the first at the bottom. */
export function stackOf(drawing: StackDrawing, counters: readonly SceneCounter[], place: ScenePlace): string {
  const { laid, summaries } = place.rest
    ? beside(drawing, counters, place, place.rest)
    : inside(counters, place);
  const fan = fanSpots(drawing.sheet, laid);
  const drawn = laid.map((one, i) => {
    const [fx, fy] = fan[i] as Spot;
    const fanned = laid.length > 1 ? { 'data-fan-x': fx - one.x, 'data-fan-y': fy - one.y } : {};
    // A picture that nobody fans out does without what the summary hides.
    return drawing.b.bare && one.covered === 'wholly' ? '' : counterAt(drawing, one, fanned);
  });
  return element('g', { class: 'stack', 'data-stack': place.id }, ...drawn, ...summaries);
}

interface Layout {
  readonly laid: readonly Laid[];
  readonly summaries: readonly string[];
}

/** In the middle of the place, in columns. */
function inside(counters: readonly SceneCounter[], place: ScenePlace): Layout {
  const columns = Array.from({ length: Math.ceil(counters.length / PER_COLUMN) }, (_, i) =>
    counters.slice(i * PER_COLUMN, (i + 1) * PER_COLUMN),
  );
  const tallest = Math.min(counters.length, PER_COLUMN);
  const scale = (place.radius * Math.min(SIDE, HEIGHT / (1 + ((tallest - 1) * STRIP) / 100))) / 100;
  const laid = columns.flatMap((column, k) => {
    const x = place.x + (k - (columns.length - 1) / 2) * 108 * scale;
    return column.map((counter, i): Laid => {
      const fromMiddle = i - (column.length - 1) / 2;
      return {
        counter,
        x: x + fromMiddle * LEAN * scale,
        y: place.y + (counters.length > 1 ? 0.12 : 0.03) * place.radius + fromMiddle * STRIP * scale,
        scale,
        covered: i < column.length - 1 ? 'strip' : 'no',
      };
    });
  });
  return { laid, summaries: [] };
}

/** The counters of a side beside a point, or the summary that lies on them. */
interface Block {
  readonly own: readonly SceneCounter[];
  readonly pile: ScenePile | undefined;
  readonly size: PileSize;
}

function blocksOf(
  piles: readonly ScenePile[],
  counters: readonly SceneCounter[],
  place: ScenePlace,
  side: number,
): Block[] {
  return [...new Set(counters.map((counter) => counter.side))].map((one) => {
    const own = counters.filter((counter) => counter.side === one);
    const pile = piles.find((each) => each.place === place.id && each.side === one);
    return {
      own,
      pile,
      size: pile ? pileSize(pile, side) : { width: side * (1 + (own.length - 1) * 1.04), height: side },
    };
  });
}

/** What each point takes up with its counters, were it alone on the sheet. */
export function roomsOf({
  places,
  ground: { width, height },
  scene: { counters, piles = [] },
}: Sheet): Footprint[] {
  return places.flatMap((place) => {
    const { id, x, y, radius, rest } = place;
    const there = counters.filter((counter) => counter.place === id);
    const disc = { place: id, left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
    if (!rest || there.length === 0) return rest ? [disc] : [];
    const sizes = blocksOf(piles, there, place, rest.side).map(({ size }) => size);
    return [disc, roomAround(id, middlesBeside({ width, height }, place, rest, sizes, []), sizes)];
  });
}

/** Beside a point, side by side: the counters of each side, or the summary that lies on them. */
function beside(
  drawing: StackDrawing,
  counters: readonly SceneCounter[],
  place: ScenePlace,
  rest: NonNullable<ScenePlace['rest']>,
): Layout {
  const blocks = blocksOf(drawing.piles, counters, place, rest.side);
  const sizes = blocks.map(({ size }) => size);
  const { laid, summaries } = { laid: [] as Laid[], summaries: [] as string[] };
  const scale = rest.side / 100;
  for (const [i, middle] of middlesBeside(drawing.sheet, place, rest, sizes, drawing.rooms).entries()) {
    const { own, pile } = blocks[i] as Block;
    laid.push(
      ...own.map((counter, nth): Laid => {
        if (pile) return { counter, ...middle, scale, covered: 'wholly' };
        return {
          counter,
          x: middle.x + rest.side * 1.04 * (nth - (own.length - 1) / 2),
          y: middle.y,
          scale,
          covered: 'no',
        };
      }),
    );
    const chosen = own.some((counter) => isChosen(drawing, counter));
    if (pile) summaries.push(pileOf(drawing.b, pile, rest.side, middle, chosen));
  }
  return { laid, summaries };
}

function isChosen({ interactive }: StackDrawing, counter: SceneCounter): boolean {
  return interactive?.choices.units.includes(counter.id) ?? false;
}

/**
 * Where each counter lies when the stack is fanned out: rows around its middle, each side in rows of its own,
 * inside the sheet.
 */
function fanSpots(sheet: PileSize, laid: readonly Laid[]): readonly Spot[] {
  const first = laid[0];
  if (first === undefined) return [];
  const across = laid.length <= 4 ? 4 : Math.ceil(Math.sqrt(laid.length * 1.6));
  const sides = [...new Set(laid.map(({ counter }) => counter.side))];
  const rowsOf = (side: string) =>
    Math.ceil(laid.filter(({ counter }) => counter.side === side).length / across);
  const taken = new Map<string, number>();
  const cells = laid.map(({ counter: { side } }): Spot => {
    const nth = taken.get(side) ?? 0;
    taken.set(side, nth + 1);
    const above = sides.slice(0, sides.indexOf(side)).reduce((sum, other) => sum + rowsOf(other), 0);
    return [nth % across, above + Math.floor(nth / across)];
  });
  const pitch = 100 * first.scale * PITCH;
  const [wide, high] = [
    Math.max(...cells.map(([column]) => column)) + 1,
    Math.max(...cells.map(([, row]) => row)) + 1,
  ];
  const left = clamped(mean(laid.map(({ x }) => x)) - (wide * pitch) / 2, sheet.width - wide * pitch);
  const top = clamped(mean(laid.map(({ y }) => y)) - (high * pitch) / 2, sheet.height - high * pitch);
  return cells.map(([column, row]) => [left + (column + 0.5) * pitch, top + (row + 0.5) * pitch]);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** A counter in a box beside the map. */
export function looseCounter(
  drawing: StackDrawing,
  counter: SceneCounter,
  [x, y]: Spot,
  side: number,
): string {
  return counterAt(drawing, { counter, x, y, scale: side / 100, covered: 'no' }, {});
}

function counterAt(
  { b, interactive }: StackDrawing,
  { counter, x, y, scale, covered }: Laid,
  fanned: Attributes,
): string {
  const attributes = handle('unit', counter.id, interactive);
  return element(
    'g',
    {
      ...attributes,
      ...fanned,
      transform: `translate(${short(x)} ${short(y)}) scale(${Math.round(scale * 1000) / 1000})`,
    },
    drawTitle(b, counter.title),
    covered === 'strip' ? coveredFace(b, counter) : counterFace(b, counter),
    isChoice(attributes) ? choiceRing(b) : '',
  );
}

/** A heavy ring on a pale one, so that it shows on every ground. */
function choiceRing(b: Brush): string {
  const ring = { x: -55, y: -55, width: 110, height: 110, rx: 10 } as const;
  return (
    element('rect', { ...ring, ...b.paint('none', 'casing', 'choice-casing'), 'stroke-width': 14 }) +
    element('rect', { ...ring, ...b.paint('none', 'choice', 'choice-ring'), 'stroke-width': 8 })
  );
}
