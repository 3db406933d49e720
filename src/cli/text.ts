/** Texts that people hand over. */
import { readFile } from 'node:fs/promises';

/** What editors and shells on Windows begin a file with; no JSON may. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The text of a file. @throws what the system says, with its `code` */
export async function readText(file: string): Promise<string> {
  return withoutMark(await readFile(file, 'utf8'));
}

/** A text without the byte order mark at its beginning. */
export function withoutMark(text: string): string {
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text;
}
