/** The project's documents, and where they and the comments of its code point to. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { projectRoot } from '../../../src/root.js';
import type { Source, Violation } from './source.js';

const root = projectRoot();

/** Every text of the project that somebody wrote: what is tracked or about to be. */
export function textsOf(pattern: RegExp): Source[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = spawnSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const paths = stdout.split('\0').filter((path) => pattern.test(path) && existsSync(join(root, path)));
  return paths.sort().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Links of a page that lead nowhere: to no file of the project, or to no heading of a page. */
export function deadLinks({ path, text }: Source): Violation[] {
  return linksIn(text)
    .filter((link) => !/^(?:[a-z]+:|\/)/.test(link))
    .filter((link) => !leadsSomewhere(posix.dirname(path), link, path))
    .map((what) => ({ path, rule: 'leads nowhere', what }));
}

/** Pages that a comment names by their path (`docs/words.md`), and that are not there. */
export function deadCitations({ path, text }: Source): Violation[] {
  return [...text.matchAll(/\b(?:docs|src|test)\/[\w./-]*\.md(?:#[\w-]+)?/g)]
    .map(([link]) => link)
    .filter((link) => !leadsSomewhere('.', link, path))
    .map((what) => ({ path, rule: 'cites a page that is not there', what }));
}

/** Words for pages that are not in the project. */
export function foreignCitations({ path, text }: Source): Violation[] {
  const names = [
    ...text.matchAll(/\b(?:DESIGN|STACK|STYLE|PLANS|DICE)(?:\.md|:? (?:section )?\d+)|\/work\/\w+/g),
  ];
  return names.map(([what]) => ({ path, rule: 'cites what is not in the project', what }));
}

/** Targets of links and pictures, in Markdown and in HTML. What stands in code is none. */
function linksIn(text: string): string[] {
  const prose = text
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, (code) => code.replace(/[()[\]]/g, ' '));
  const inline = [...prose.matchAll(/\]\(([^)\s]+)\)/g)];
  const html = [...prose.matchAll(/\b(?:src|href)="([^"]+)"/g)];
  return [...inline, ...html].map(([, target]) => target ?? '');
}

function leadsSomewhere(folder: string, link: string, page: string): boolean {
  const [file = '', heading] = link.split('#');
  const path = file === '' ? page : posix.join(folder, file);
  if (path.startsWith('..') || !existsSync(join(root, path))) return false;
  return heading === undefined || headingsOf(readFileSync(join(root, path), 'utf8')).includes(heading);
}

/** The anchors that GitHub gives to the headings of a page. */
function headingsOf(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The rows of the tables of a page: their cells. */
export function rowsOf(text: string): string[][] {
  return [...text.matchAll(/^\|(.+)\|$/gm)].map(([, cells = '']) =>
    cells.split('|').map((cell) => cell.trim()),
  );
}
