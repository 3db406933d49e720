/** The one-way street of the folders in src, as rules over imports. */
import { blindImportsOf, type Import, importsOf } from './imports.js';
import type { Source, Violation } from './source.js';

/**
 * Which folders a folder may import, besides itself. `web/client` is what runs in the browser, `root` is
 * src/root.ts.
 */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  referee: [],
  hex: [],
  kit: ['referee', 'hex', 'messages'],
  games: ['kit', 'referee', 'hex', 'messages'],
  messages: ['referee'],
  journal: ['referee'],
  verifier: [],
  beacon: ['verifier'],
  inbox: ['verifier'],
  relays: ['journal', 'match', 'verifier', 'beacon'],
  store: ['journal', 'generated', 'root'],
  links: ['referee'],
  audit: ['referee', 'journal'],
  match: ['audit', 'kit', 'games', 'referee', 'journal', 'store', 'links', 'root'],
  club: ['match', 'journal', 'messages', 'store', 'links', 'referee', 'root'],
  telling: ['match', 'messages', 'referee'],
  check: ['board', 'telling', 'messages', 'referee'],
  practice: ['threads', 'match', 'referee', 'store', 'root'],
  threads: [],
  board: ['referee', 'hex', 'telling', 'threads', 'root'],
  mail: ['match', 'club', 'telling', 'board', 'threads', 'store', 'links', 'referee', 'root'],
  'web/ledger': ['audit', 'board', 'telling', 'referee'],
  web: [
    'web/ledger',
    'audit',
    'club',
    'mail',
    'match',
    'telling',
    'board',
    'practice',
    'links',
    'store',
    'referee',
    'root',
  ],
  'web/client': [
    'hex',
    'verifier',
    'beacon',
    'inbox',
    'web/ledger',
    'audit',
    'games',
    'telling',
    'messages',
    'referee',
  ],
  cli: [
    'messages',
    'referee',
    'hex',
    'kit',
    'check',
    'games',
    'journal',
    'verifier',
    'beacon',
    'inbox',
    'audit',
    'store',
    'links',
    'match',
    'relays',
    'telling',
    'practice',
    'threads',
  ].concat(['board', 'mail', 'club', 'web', 'root']),
  root: [],
  generated: [],
};

/** Arrows that carry types alone: a chapter of a match is told in the match layer's own shape. */
const TYPES_ONLY: readonly (readonly [from: string, to: string])[] = [
  ['telling', 'match'],
  ['audit', 'journal'],
];

/** What others may import of a layer that has more than one face. */
const FACES: Readonly<Record<string, RegExp>> = {
  root: /^src\/root\.ts$/,
  generated: /./,
  // Markup as text, without what draws pictures.
  board: /^src\/board\/(?:index|svg\/xml)\.ts$/,
  // what authors build with, and what the house makes of it
  kit: /^src\/kit\/(?:index|house)\.ts$/,
};

/** Folders that import neither Node's modules nor packages: they run anywhere, and alike everywhere. */
const PURE = ['referee', 'hex', 'games', 'verifier', 'web/client'];

/** Packages that one folder hides from the others. */
const HIDDEN: readonly (readonly [pattern: RegExp, owner: string])[] = [
  [/^(?:@prisma\/|\.prisma|better-sqlite3$|pg$)/, 'store'],
  [/^@noble\//, 'beacon'],
  [/^intl-messageformat$/, 'messages'],
  [/^nodemailer(?:\/|$)/, 'mail'],
  [/^(?:express|helmet|express-rate-limit|pino-http)$/, 'web'],
  [/^(?:sharp|@resvg\/)/, 'board'],
];

/** The folder that a file belongs to: `games` for src/games/kyuchorei/rules/zoc.ts. */
export function layerOf(path: string): string {
  if (path.startsWith('src/web/client/')) return 'web/client';
  if (path.startsWith('src/web/ledger/')) return 'web/ledger';
  return path === 'src/root.ts' ? 'root' : (path.split('/')[1] ?? '');
}

/** Everything in the imports of `sources` that the house does not allow. */
export function layerViolations(sources: readonly Source[]): Violation[] {
  const unknown = sources
    .filter(({ path }) => !Object.hasOwn(LAYERS, layerOf(path)))
    .map(({ path }) => ({ path, rule: 'in no known folder', what: layerOf(path) }));
  const blind = sources.flatMap((source) =>
    blindImportsOf(source).map((what) => ({
      path: source.path,
      rule: 'imports what only the run decides',
      what,
    })),
  );
  const imports = sources.flatMap(importsOf);
  return [...unknown, ...blind, ...imports.flatMap(violationsOf)];
}

function violationsOf(it: Import): Violation[] {
  const rule =
    it.target === undefined ? packageRule(it) : (gameRule(it.from, it.target) ?? folderRule(it, it.target));
  return rule === undefined ? [] : [{ path: it.from, rule, what: it.specifier }];
}

function folderRule({ from, typeOnly }: Import, target: string): string | undefined {
  const [here, there] = [layerOf(from), layerOf(target)];
  // The command names the version that the package has.
  if (here === 'cli' && target === 'package.json') return undefined;
  if (!target.startsWith('src/')) return 'imports from outside of src';
  if (here === there) return undefined;
  if (LAYERS[here]?.includes(there) !== true) return `${here} may not import ${there}`;
  if (!typeOnly && TYPES_ONLY.some(([a, b]) => a === here && b === there))
    return `${here} may import types alone of ${there}`;
  // A browser fetches one game, not all.
  if (here === 'web/client' && /^src\/games\/\w+\/index\.ts$/.test(target)) return undefined;
  const isFace = FACES[there]?.test(target) ?? target === `src/${there}/index.ts`;
  return isFace ? undefined : `${there} is imported by its index only`;
}

/** The folder of src/games that every game may use and that uses none. */
const SHARED = 'shared';

/** Layers whose folders lead one way, as the layers do. */
const ORDERED = ['match', 'web'];

/** Pairs of folders inside these layers that import each other, as `src/web/a <-> src/web/b`; the layer's root is one. */
export function mutualFolders(sources: readonly Source[]): string[] {
  const arrows = new Set(
    sources.flatMap(importsOf).flatMap(({ from, target }) => {
      const layer = layerOf(from);
      if (target === undefined || !ORDERED.includes(layer) || layerOf(target) !== layer) return [];
      const [here, there] = [from, target].map((path) => path.split('/').slice(0, -1).join('/'));
      return here === there ? [] : [`${here} <-> ${there}`];
    }),
  );
  return [...arrows].filter((arrow) => {
    const [here = '', there = ''] = arrow.split(' <-> ');
    return here < there && arrows.has(`${there} <-> ${here}`);
  });
}

/** Games know nothing of each other, nor of the list of all games. */
function gameRule(from: string, target: string): string | undefined {
  const [here, there] = [gameOf(from), gameOf(target)];
  if (here === SHARED && there !== undefined && there !== SHARED)
    return 'what games share may not import a game';
  const other = there !== undefined && there !== SHARED && here !== there;
  if (here !== undefined && other) return 'a game may not import another game';
  if (here !== undefined && here !== SHARED && here === there && rungOf(target) > rungOf(from))
    return 'inside a game imports lead downwards';
  return here !== undefined && target === 'src/games/registry.ts'
    ? 'a game may not import the registry'
    : undefined;
}

/** The ladder inside a game, from its foot: files and folders. What stands on no rung of it is wiring, above all. */
const RUNGS = [
  'clauses',
  'components',
  'state',
  'position',
  'rules',
  'standing',
  'opponent',
  'words',
  'picture',
  'rulebook',
  'lessons',
];
/** Puts rules and standing orders together: no chapter. */
const ENTRY = 'rules.ts';

function rungOf(path: string): number {
  const [name = ''] = path.split('/').slice(3);
  const rung = name === ENTRY ? -1 : RUNGS.indexOf(name.replace(/\..*$/, ''));
  return rung < 0 ? RUNGS.length : rung;
}

const gameOf = (path: string): string | undefined => /^src\/games\/([^/]+)\//.exec(path)?.[1];

function packageRule({ from, specifier, typeOnly }: Import): string | undefined {
  const here = layerOf(from);
  const owner = HIDDEN.find(([pattern]) => pattern.test(specifier))?.[1];
  if (owner !== undefined && owner !== here && here !== 'generated')
    return `only ${owner} imports this package`;
  const isSchema =
    specifier === 'zod' &&
    // components and the declared parts of a situation; what reads by a schema that a game hands in
    (/^src\/games\/[^/]+\/(?:components|position|state)(?:\/[\w-]+)?\.ts$/.test(from) ||
      (typeOnly && gameOf(from) === SHARED));
  return PURE.includes(here) && !isSchema ? `${here} imports no package and nothing of Node` : undefined;
}

/** Circles of imports, those of types counted, each once, as `a.ts -> b.ts -> a.ts`. */
export function cycles(sources: readonly Source[]): string[] {
  const edges = new Map(sources.map((source) => [source.path, targetsOf(source)]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const seen = trail.indexOf(path);
    if (seen >= 0) found.push([...trail.slice(seen), path].join(' -> '));
    if (seen >= 0 || done.has(path)) return;
    for (const target of edges.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const { path } of sources) visit(path, []);
  return found;
}

function targetsOf(source: Source): string[] {
  return importsOf(source).flatMap(({ target }) => target ?? []);
}
