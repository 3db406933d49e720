/** `denrei new-game`: the example under a new name, which plays at once. */
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };
import { games } from '../../games/index.js';
import { projectRoot } from '../../root.js';
import { CommandError, EXIT, type Exit } from '../fault.js';
import { type Terminal, tell } from '../terminal.js';
import { said } from '../words/index.js';

const EXAMPLE = 'plumcreek';
const NAME = /^[a-z][a-z0-9-]{1,31}$/;

/** What an author's folder holds beside the game: `denrei` itself is installed as its page says. */
const packageOf = (name: string): object => ({
  name: `denrei-game-${name}`,
  version: '1.0.0',
  private: true,
  type: 'module',
  devDependencies: {
    esbuild: manifest.devDependencies.esbuild,
    typescript: manifest.devDependencies.typescript,
  },
});

const TSCONFIG = {
  compilerOptions: {
    target: 'es2022',
    module: 'nodenext',
    strict: true,
    noUncheckedIndexedAccess: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    noEmit: true,
  },
};

const TEXTS = `/** Rules in Markdown are bundled as text. */
declare module '*.md' {
  const text: string;
  export default text;
}
`;

/** Copies the example into a folder that is not there yet. */
export async function newGame(terminal: Terminal, folder: string): Promise<Exit> {
  const place = resolve(folder);
  const name = basename(place);
  if (!NAME.test(name)) throw new CommandError('bad-name', said('game.name'), folder);
  if ([EXAMPLE, ...games().map(({ id }) => id)].includes(name))
    throw new CommandError('taken', said('game.taken'), folder);
  if (existsSync(place) && readdirSync(place).length > 0)
    throw new CommandError('exists', said('game.exists'), folder);
  cpSync(join(projectRoot(), 'games', EXAMPLE), place, { recursive: true });
  const components = join(place, 'components.json');
  const text = readFileSync(components, 'utf8');
  writeFileSync(
    components,
    text
      .replace(`"id": "${EXAMPLE}"`, `"id": "${name}"`)
      .replace(/"title": \{[^}]*\}/, `"title": ${JSON.stringify({ en: titled(name), ja: titled(name) })}`),
  );
  writeFileSync(join(place, 'package.json'), `${JSON.stringify(packageOf(name), null, 2)}\n`);
  writeFileSync(join(place, 'tsconfig.json'), `${JSON.stringify(TSCONFIG, null, 2)}\n`);
  writeFileSync(join(place, 'texts.d.ts'), TEXTS);
  await tell(terminal, 'game.made', { folder, n: filesIn(place) });
  return EXIT.fine;
}

/** `red-ford` as `Red Ford`. */
function titled(name: string): string {
  return name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}

function filesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  ).length;
}
