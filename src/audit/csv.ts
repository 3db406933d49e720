/** Tables as CSV: RFC 4180, in a form that spreadsheets read as text and never as formulas. */

export type Cell = string | number | null;

/** Spreadsheets run a cell that begins like this; numbers of our own are written as they are. */
const FORMULA = /^[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;

// With it the usual spreadsheet reads Japanese as it is.
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Rows as one text, each ended by CR LF. A text that could be taken for a formula gets an apostrophe before
 * it.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
}

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell.trimStart()) || FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
