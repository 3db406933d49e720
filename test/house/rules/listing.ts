/**
 * What lives in each folder of src, written from what each file says of itself in its first comment.
 */
import { posix } from 'node:path';
import { type Source, sourcesOf, type Violation } from './source.js';

const HEADER = /^\s*\/\*\*([\s\S]*?)\*\//;
/** Up to where a sentence ends: a stop before a space, not the one of `e.g.` or of a file name. */
const SENTENCE = /^[\s\S]*?\.(?=\s|$)/;

/** What a file says of itself in a sentence; undefined where it says nothing. */
function saidBy({ text }: Source): string | undefined {
  const [, comment = ''] = HEADER.exec(text) ?? [];
  const words = comment
    .replace(/^[ \t]*\*[ \t]?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  const sentence = SENTENCE.exec(words)?.[0] ?? words;
  return sentence === '' ? undefined : sentence.replace(/\.$/, '');
}

/** Files without a word about themselves. */
export function silentFiles(sources: readonly Source[]): Violation[] {
  return sources
    .filter((source) => saidBy(source) === undefined)
    .map(({ path }) => ({ path, rule: 'does not say what it is', what: 'its first comment' }));
}

/** The README of every folder that holds files: path and text. */
export function listings(sources: readonly Source[] = sourcesOf('src')): ReadonlyMap<string, string> {
  const folders = new Map<string, Source[]>();
  for (const source of sources) {
    const folder = posix.dirname(source.path);
    folders.set(folder, [...(folders.get(folder) ?? []), source]);
  }
  return new Map([...folders].map(([folder, files]) => [`${folder}/README.md`, listing(folder, files)]));
}

function listing(folder: string, files: readonly Source[]): string {
  const rows = files.map((file) => `| [${nameOf(file)}](${nameOf(file)}) | ${cell(saidBy(file) ?? '')} |`);
  return [
    `# ${folder}`,
    '',
    '| file | what lives in it |',
    '|---|---|',
    ...rows,
    '',
    'Written by `npm run house` from the first comment of each file.',
    '',
  ].join('\n');
}

const nameOf = ({ path }: Source): string => posix.basename(path);
const cell = (text: string): string => text.replaceAll('|', '\\|');
