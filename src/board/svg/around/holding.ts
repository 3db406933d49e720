/** Draws the boxes beside the map that units stand in: reinforcements, units to be placed, the dead pile. */
import type { SceneHolding } from '../../../referee/index.js';
import { looseCounter, type StackDrawing } from '../counters/stack.js';
import { drawText, widthOf } from '../paint.js';
import { element } from '../xml.js';

/** A piece of drawing with its size. */
export interface Block {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

/** Side of a counter in a box, in ems of the surround. */
const SIDE = 3;
const SMALL_SIDE = 2.2;
/** From a counter to the next, in sides. */
const STEP = 1.07;

/** A box with its title and its counters in rows, as narrow as they allow and at most `room` wide. */
export function holdingOf(
  drawing: StackDrawing,
  holding: SceneHolding,
  em: number,
  footprint: number,
): Block {
  const { b } = drawing;
  const side = holding.small ? SMALL_SIDE : SIDE;
  const pitch = side * STEP;
  const most = Math.max(1, Math.floor((footprint / em - 1) / pitch));
  const rows = Math.ceil(holding.counters.length / most);
  const across = Math.ceil(holding.counters.length / Math.max(1, rows));
  const width = Math.min(footprint, em * Math.max(across * pitch + 0.9, widthOf(holding.title, 1) + 1.6));
  const height = em * (2.1 + rows * pitch + 0.3);
  const counters = holding.counters.map((counter, i) =>
    looseCounter(
      drawing,
      counter,
      [em * (0.6 + pitch * ((i % across) + 0.5)), em * (2 + pitch * (Math.floor(i / across) + 0.5))],
      em * side,
    ),
  );
  return {
    width,
    height,
    svg: element(
      'g',
      { class: 'holding', 'data-holding': holding.id },
      element('rect', {
        width,
        height,
        rx: em * 0.3,
        ...b.paint('none', holding.current ? 'alarm' : 'line', holding.current ? 'current' : undefined),
        'stroke-width': em * (holding.current ? 0.2 : 0.1),
      }),
      drawText(b, holding.title, {
        x: em * 0.8,
        y: em * 1.4,
        size: em,
        ink: 'ink',
        bold: true,
        anchor: 'start',
        within: width - 1.6 * em,
      }),
      ...counters,
    ),
  };
}
