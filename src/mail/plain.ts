/** The plain-text part: complete, in lines of at most 76 columns where a full-width character takes two. */
import { columns, wrapped } from '../board/index.js';
import type { Letter } from './letter.js';
import type { MailTemplates } from './templates.js';

const WIDTH = 76;
/** What a line begins with: further lines of it are indented as far. */
const HEAD = /^(?:\s*- |\s+|)/;

/** The letter as plain text. Only a word longer than a line (a link) makes a line longer. */
export function plainOf(templates: MailTemplates, letter: Letter): string {
  const lines = templates.text(letter).split('\n').flatMap(broken);
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

function broken(line: string): readonly string[] {
  const head = HEAD.exec(line)?.[0] ?? '';
  const indent = columns(head);
  return wrapped(line.slice(head.length), WIDTH - indent).map((text, i) => (i === 0 ? head : ' '.repeat(indent)) + text);
}
