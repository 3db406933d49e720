/** Maps of hexes out of a component file. */
import { type Grid, type Layout, MapError, makeGrid } from '../hex/index.js';
import { ComponentError } from '../referee/index.js';

/** The hexes by column and row. @throws ComponentError when two have one place or one id. */
export function hexGrid(
  hexes: readonly { readonly id: string; readonly col: number; readonly row: number }[],
  layout: Layout = 'flat-odd-down',
): Grid {
  try {
    return makeGrid({
      ids: hexes.map((h) => h.id),
      cols: hexes.map((h) => h.col),
      rows: hexes.map((h) => h.row),
      layout,
    });
  } catch (fault) {
    if (fault instanceof MapError) throw new ComponentError('map.hexes', fault.message);
    throw fault;
  }
}
