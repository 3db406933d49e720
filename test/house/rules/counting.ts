/** The size of the house in figures, for `npm run house`. */
import { importsOf } from './imports.js';
import { mutualFolders } from './layers.js';
import { type Source, sourcesOf } from './source.js';

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const linesOf = (sources: readonly Source[]) =>
  sources.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);

/** Modules and how many files of src import each; index files count neither as importer nor as module. */
function importersOf(sources: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> {
  const modules = sources.filter(({ path }) => !path.endsWith('/index.ts'));
  const importers = new Map(modules.map(({ path }) => [path, new Set<string>()]));
  for (const { from, target } of modules.flatMap(importsOf))
    if (target !== undefined && target !== from) importers.get(target)?.add(from);
  return importers;
}

/** What is counted, and the figure. */
export function countedHouse(
  sources: readonly Source[] = sourcesOf('src'),
  tests: readonly Source[] = sourcesOf('test'),
): readonly (readonly [what: string, figure: number])[] {
  const single = [...importersOf(sources)].filter(([, by]) => by.size === 1);
  const near = single.filter(([path, [by = '']]) => folderOf(path) === folderOf(by));
  return [
    ['TypeScript files in src', sources.length],
    ['folders in src', new Set(sources.map(({ path }) => folderOf(path))).size],
    ['lines of TypeScript in src', linesOf(sources)],
    ['lines of TypeScript in test', linesOf(tests)],
    ['modules that one other module imports (index files left out)', single.length],
    ['… of these in the folder of their importer', near.length],
    ['pairs of folders in match and web that import each other', mutualFolders(sources).length],
  ];
}
