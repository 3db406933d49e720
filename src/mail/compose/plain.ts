/** The plain-text part: complete, in lines of at most 76 columns where a full-width character takes two. */
import { columns, wrappedByWords } from '../../board/index.js';
import type { Letter } from './letter.js';
import type { MailTemplates } from './templates.js';

const WIDTH = 76;
/** What a player says stands behind this: no reader of facts (SPEC section 13) takes it for the server's word. */
const SAID = '| ';
/** What a line begins with: further lines of it are indented as far, or begin so too if a player says them. */
const HEAD = /^(?:\s*- |\| |\s+|)/;
/**
 * Counting columns character by character is the dearest part of a mail; what is surely narrow goes by
 * length.
 */
const NARROW = /^[\u0020-\u024f–—…’]*$/;

/** The letter as plain text. Only a word longer than a line (a link) makes a line longer. */
export function plainOf(templates: MailTemplates, letter: Letter): string {
  const lines = templates.text(letter).split('\n').flatMap(broken);
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

function broken(line: string): readonly string[] {
  const narrow = NARROW.test(line);
  if (line.length <= (narrow ? WIDTH : WIDTH / 2) || (narrow && !line.includes(' ', 2))) return [line];
  const head = HEAD.exec(line)?.[0] ?? '';
  const indent = columns(head);
  const text = line.slice(head.length);
  const pieces = narrow ? filled(text, WIDTH - indent) : wrappedByWords(text, WIDTH - indent);
  return pieces.map((piece, i) => (i === 0 || head === SAID ? head : ' '.repeat(indent)) + piece);
}

/** Lines of narrow text, as long as they may be. */
function filled(text: string, width: number): readonly string[] {
  return text.match(new RegExp(`\\S(?:.{0,${width - 2}}\\S)?(?=\\s|$)|\\S+`, 'g')) ?? [];
}
