/** A table that a map is printed with, below the map. */
import type { SceneTable } from '../../../referee/index.js';
import { type Brush, drawText, widthOf } from '../paint.js';
import { element } from '../xml.js';
import type { Block } from './holding.js';

/** Height of a row, in ems. */
const ROW = 1.5;

export function tableOf(b: Brush, { title, rows }: SceneTable, em: number): Block {
  const columns = Math.max(...rows.map((row) => row.length));
  const wide = (Math.max(...rows.flat().map((text) => widthOf(text, 1))) + 0.9) * em;
  const [width, height] = [wide * columns, rows.length * ROW * em];
  const head = drawText(b, title, { x: 0, y: em * 0.9, size: em, ink: 'faint', bold: true, anchor: 'start' });
  const frame = element('rect', { width, height, ...b.paint('town', 'line'), 'stroke-width': em * 0.08 });
  const cells = rows.flatMap((row, line) =>
    row.map((text, column) =>
      drawText(b, text, {
        x: (column + 0.5) * wide,
        y: (line + 0.72) * ROW * em,
        size: em,
        ink: 'on-town',
        bold: line === 0 || column === 0,
      }),
    ),
  );
  return {
    width: Math.max(width, widthOf(title, em)),
    height: height + em * 1.4,
    svg: head + element('g', { transform: `translate(0 ${em * 1.4})` }, frame, ...cells),
  };
}
