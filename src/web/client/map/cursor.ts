/** A cursor that walks over the map by keys and says what is there. */
import { type CursorPlace, choicesFor, type DrawnMap, drawn, spokenTitle } from './board.js';
import type { Fan } from './fan.js';
import { heardIn, type Speaker, sentence } from './speak.js';
import type { PathDrawing } from './way.js';

/** Where a key leads. */
const DIRECTIONS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const OFF_LINE = 0.9;

/** What a cursor works with. */
export interface CursorContext {
  readonly board: DrawnMap;
  readonly figure: HTMLElement;
  readonly fan: Fan;
  readonly way: PathDrawing;
  readonly speaker: Speaker;
  /** Brings a spot into sight. */
  reveal(spot: CursorPlace): void;
}

export class Cursor {
  #spot: CursorPlace | undefined;
  readonly #ring: SVGElement;
  /** The line that repeated steps in one direction keep to, so that they do not drift. */
  #line: { readonly key: string; readonly x: number; readonly y: number } | undefined;

  constructor(readonly context: CursorContext) {
    this.#ring = drawn(context.board.page, 'circle', { class: 'cursor', r: 0 });
  }

  get spot(): CursorPlace | undefined {
    return this.#spot;
  }

  /** Puts the cursor on a spot without a word. */
  place(id: string | undefined): void {
    this.#spot = id === undefined ? undefined : this.context.board.spot(id);
    this.#draw();
  }

  hide(): void {
    this.#ring.remove();
    this.context.fan.close();
    this.context.way.show(undefined);
  }

  /** Shows itself where it was, or at the first spot that can be chosen. */
  wake(): void {
    const { board } = this.context;
    this.#spot ??= board.choosable()[0] ?? board.spots[0];
    this.#draw();
  }

  /** A step in a direction; false for any other key. */
  step(key: string): boolean {
    const direction = DIRECTIONS[key];
    if (direction === undefined) return false;
    const from = this.#spot;
    if (from === undefined) {
      this.wake();
      this.tell();
      return true;
    }
    const kept = this.#line?.key === axisOf(key) ? this.#line : { key: axisOf(key), x: from.x, y: from.y };
    const next = nearest(this.context.board.spots, from, kept, direction);
    this.#line = kept;
    if (next !== undefined) this.#spot = next;
    this.#draw();
    this.tell();
    return true;
  }

  /** To the next (1) or previous (-1) spot that can be chosen. */
  leap(by: 1 | -1): void {
    const able = this.context.board.choosable();
    const here = able.findIndex((spot) => spot.id === this.#spot?.id);
    const next = here < 0 ? (by > 0 ? able[0] : able.at(-1)) : able.at((here + by) % able.length);
    this.#go(next);
  }

  /** To the first (1) or last (-1) spot that can be chosen. */
  end(of: 1 | -1): void {
    this.#go(this.context.board.choosable().at(of === 1 ? 0 : -1));
  }

  #go(spot: CursorPlace | undefined): void {
    this.#line = undefined;
    if (spot === undefined) this.context.speaker.say(sentence(this.context.figure, 'none'));
    else {
      this.#spot = spot;
      this.#draw();
      this.tell();
    }
  }

  /** Says what is under the cursor. */
  tell(): void {
    if (this.#spot !== undefined) this.context.speaker.say(spoken(this.context, this.#spot));
  }

  #draw(): void {
    const { board, fan, way, reveal } = this.context;
    const spot = this.#spot;
    this.#ring.remove();
    if (spot === undefined) return;
    const stack = board.stackAt(spot.id);
    if (stack === undefined) fan.close();
    else fan.open(stack);
    this.#ring.setAttribute('cx', String(spot.x));
    this.#ring.setAttribute('cy', String(spot.y));
    this.#ring.setAttribute('r', String(spot.radius * 1.04));
    this.#ring.setAttribute('stroke-width', String(spot.radius * 0.12));
    board.over.append(this.#ring);
    way.showTo(spot.id);
    reveal(spot);
  }
}

/** A spot in words: its title, its counters, what can be chosen, what that costs. */
export function spoken(
  { board, figure }: Pick<CursorContext, 'board' | 'figure'>,
  spot: CursorPlace,
): string {
  const counters = board.countersAt(spot.id).map(({ shape }) => spokenTitle(shape));
  const place = spot.shape.dataset.unit === undefined ? [spokenTitle(spot.shape)] : [];
  const there = [...place, ...counters].filter((text) => text !== '');
  return [...there.map(asSentence), chosen(board, figure, spot)].join(' ');
}

function chosen(board: DrawnMap, figure: HTMLElement, spot: CursorPlace): string {
  const ids = board.choicesAt(spot.id);
  const [only, second] = ids;
  if (only === undefined) return '';
  if (second !== undefined) {
    const list = namesOf(board, ids)
      .map((name, i) => `${i + 1}: ${name}`)
      .join('; ');
    return sentence(figure, 'several', { n: ids.length, list });
  }
  return [sentence(figure, isMarked(board, only) ? 'marked' : 'choice'), noteOf(board, only)]
    .join(' ')
    .trim();
}

function isMarked(board: DrawnMap, id: string): boolean {
  return choicesFor(board.page, id).some((choice) => choice instanceof HTMLInputElement && choice.checked);
}

/** Short names where they tell the choices apart: where they stand is said already. */
function namesOf(board: DrawnMap, ids: readonly string[]): readonly string[] {
  const texts = ids.map((id) => textOf(board, id));
  const short = texts.map(
    (text) => `${text.split(' · ')[0]}${text.endsWith(MARK) && text.includes(' · ') ? MARK : ''}`,
  );
  return new Set(short).size === ids.length ? short : texts;
}

const MARK = ' ✓';

function textOf(board: DrawnMap, id: string): string {
  const choice = choicesFor(board.page, id)[0];
  const text =
    (choice instanceof HTMLInputElement ? choice.closest('label') : choice)?.textContent?.trim() ?? id;
  return isMarked(board, id) ? `${text}${MARK}` : text;
}

/** What the game says of a choice. */
function noteOf(board: DrawnMap, id: string): string {
  return heardIn(choicesFor(board.page, id)[0]?.closest('li')?.querySelector('.note'));
}

/** A text as a sentence of its own. */
export function asSentence(text: string): string {
  if (/[.。!?！？]$/.test(text)) return text;
  return /[\u3040-\u30ff\u4e00-\u9fff]/.test(text) ? `${text}。` : `${text}.`;
}

function axisOf(key: string): string {
  return key === 'ArrowLeft' || key === 'ArrowRight' ? 'across' : 'down';
}

/**
 * The nearest spot ahead. What lies off the line counts less than what lies farther ahead: the rows of hexes
 * are staggered.
 */
function nearest(
  spots: readonly CursorPlace[],
  from: CursorPlace,
  line: { readonly x: number; readonly y: number },
  [dx, dy]: readonly [number, number],
): CursorPlace | undefined {
  let best: CursorPlace | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (ahead <= from.radius * 0.3 || aside > ahead * 2.2) continue;
    const off = Math.abs((spot.x - line.x) * dy) + Math.abs((spot.y - line.y) * dx);
    const cost = ahead + OFF_LINE * off;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
