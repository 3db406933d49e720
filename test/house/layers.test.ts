import { describe, expect, test } from 'vitest';
import { importsOf } from './rules/imports.js';
import { cycles, layerOf, layerViolations, mutualFolders } from './rules/layers.js';
import { show, sourcesOf } from './rules/source.js';

const sources = sourcesOf('src');

/** What the rules say about one planted file. */
function planted(path: string, text: string): string[] {
  return layerViolations([{ path, text }]).map(({ rule }) => rule);
}

describe('the folders of src', () => {
  test('are really looked at', () => {
    expect(sources.length).toBeGreaterThan(25);
    expect(sources.flatMap(importsOf).filter(({ target }) => target !== undefined).length).toBeGreaterThan(
      sources.length,
    );
    expect(new Set(sources.map(({ path }) => layerOf(path)))).toContain('referee');
  });

  test('name in their imports only files that exist', () => {
    const missing = sources
      .flatMap(importsOf)
      .filter(({ target }) => target?.endsWith('.ts') && !target.startsWith('src/generated/'))
      .filter(({ target }) => !sources.some(({ path }) => path === target));
    expect(missing.map(({ from, specifier }) => `${from} -> ${specifier}`)).toEqual([]);
  });

  test('import one way only', () => {
    expect(layerViolations(sources).map(show)).toEqual([]);
  });

  test('have no circles of imports', () => {
    expect(cycles(sources)).toEqual([]);
  });

  test('lead one way inside match and web', () => {
    expect(mutualFolders(sources)).toEqual([]);
  });
});

describe('the layering test finds', () => {
  test.each([
    ['the kernel importing a game', 'src/referee/runner.ts', "import { game } from '../games/toy/game.js';"],
    [
      'a type from a forbidden folder',
      'src/referee/runner.ts',
      "import type { Board } from '../board/svg.js';",
    ],
    ['a re-export', 'src/games/toy/game.ts', "export * from '../../match/open.js';"],
    [
      'a named re-export over several lines',
      'src/hex/grid.ts',
      "export {\n  a,\n  type B,\n} from '../referee/form.js';",
    ],
    ['a dynamic import', 'src/journal/chain.ts', "const store = await import('../store/index.js');"],
    ['an import for its side effect', 'src/store/store.ts', "import '../match/clock.js';"],
    ['a require', 'src/board/svg.ts', "const games = require('../games/registry.js');"],
    ['a worker file', 'src/board/png.ts', "new Worker(new URL('../mail/worker.js', import.meta.url));"],
    ['the service importing pages', 'src/match/open.ts', "import { app } from '../web/app.js';"],
    ['mails importing pages', 'src/mail/turn.ts', "import { app } from '../web/app.js';"],
    ['the store knowing matches', 'src/store/store.ts', "import { open } from '../match/open.js';"],
    [
      'the verifier importing the journal',
      'src/verifier/chain.ts',
      "import { canonical } from '../journal/canonical.js';",
    ],
    [
      'the browser client importing the server',
      'src/web/client/main.ts',
      "import type { Page } from '../pages.js';",
    ],
    ['pages importing the browser client', 'src/web/app.ts', "import { x } from './client/main.js';"],
    ['a folder that nobody knows', 'src/util/strings.ts', ''],
    ['a file of the tests', 'src/match/open.ts', "import { toy } from '../../test/toy.js';"],
    ['a computed import', 'src/match/open.ts', 'const part = await import(`./${id}.js`);'],
    ['an import by a variable', 'src/match/open.ts', 'const game = await import(path);'],
  ])('%s', (_, path, text) => {
    expect(planted(path, text)).toHaveLength(1);
  });

  test.each([
    ['another game', "import { zoc } from '../manila45/zoc.js';", 'a game may not import another game'],
    [
      'another game, beside what games share',
      "import { shared } from '../shared/index.js';\nimport { zoc } from '../manila45/zoc.js';",
      'a game may not import another game',
    ],
    ['the registry', "import { games } from '../registry.js';", 'a game may not import the registry'],
    ['Node', "import { readFileSync } from 'node:fs';", 'games imports no package and nothing of Node'],
    ['Node without its prefix', "import fs from 'fs';", 'games imports no package and nothing of Node'],
    ['a package', "import { z } from 'zod';", 'games imports no package and nothing of Node'],
    ['Prisma', "import { PrismaClient } from '@prisma/client';", 'only store imports this package'],
  ])('a game importing %s', (_, text, rule) => {
    expect(planted('src/games/toy/movement.ts', text)).toEqual([rule]);
  });

  test('what games share running a schema library', () => {
    expect(planted('src/games/shared/x.ts', "import { z } from 'zod';")).toEqual([
      'games imports no package and nothing of Node',
    ]);
  });

  test('what games share importing a game', () => {
    expect(planted('src/games/shared/x.ts', "import { zoc } from '../manila45/zoc.js';")).toEqual([
      'what games share may not import a game',
    ]);
  });

  test.each([
    [
      'the database',
      'src/match/open.ts',
      "import Database from 'better-sqlite3';",
      'only store imports this package',
    ],
    [
      'generated clients',
      'src/match/open.ts',
      "import { x } from '../generated/sqlite/client.js';",
      'match may not import generated',
    ],
    [
      'the mailer',
      'src/web/app.ts',
      "import nodemailer from 'nodemailer';",
      'only mail imports this package',
    ],
    [
      'the web framework',
      'src/mail/turn.ts',
      "import express from 'express';",
      'only web imports this package',
    ],
    [
      'the picture maker',
      'src/mail/turn.ts',
      "import sharp from 'sharp';",
      'only board imports this package',
    ],
    [
      'a package in the verifier',
      'src/verifier/x.ts',
      "import c from 'canonicalize';",
      'verifier imports no package and nothing of Node',
    ],
    [
      'Node in the kernel',
      'src/referee/x.ts',
      "import { hash } from 'node:crypto';",
      'referee imports no package and nothing of Node',
    ],
    [
      'Node in the browser',
      'src/web/client/x.ts',
      "import 'node:fs';",
      'web/client imports no package and nothing of Node',
    ],
  ])('%s in the wrong folder', (_, path, text, rule) => {
    expect(planted(path, text)).toEqual([rule]);
  });

  test.each(['', 'type '])('circles of %simports', (word) => {
    const circle = [
      { path: 'src/hex/a.ts', text: "import { b } from './b.js';" },
      { path: 'src/hex/b.ts', text: "export * from './c.js';" },
      { path: 'src/hex/c.ts', text: `import ${word}{ a } from './a.js';` },
    ];
    expect(cycles(circle)).toEqual(['src/hex/a.ts -> src/hex/b.ts -> src/hex/c.ts -> src/hex/a.ts']);
  });

  test.each([
    ['state asking a rule', 'state/position.ts', "import { zoc } from '../rules/zoc.js';"],
    ['components knowing the state', 'components/pack.ts', "import type { State } from '../state/state.js';"],
    [
      'a chapter of the rules knowing the opponent',
      'rules/combat/fire.ts',
      "import { worth } from '../../opponent/worth.js';",
    ],
    ['rules knowing words', 'rules/zoc.ts', "import { text } from '../words/en/text.js';"],
    ['rules knowing the wiring', 'rules/zoc.ts', "import { game } from '../game.js';"],
  ])('inside a game %s', (_, path, text) => {
    expect(planted(`src/games/toy/${path}`, text)).toEqual(['inside a game imports lead downwards']);
  });

  test.each([
    ['match', 'src/web/app.ts', "import { join } from '../match/commands/join.js';"],
    ['the kernel', 'src/games/toy/game.ts', "import type { Form } from '../../referee/forms/form.js';"],
    ['the games', 'src/cli/try.ts', "import { toy } from '../games/toy/index.js';"],
  ])('an import past the face of %s', (_, path, text) => {
    expect(planted(path, text)).toEqual([expect.stringMatching(/is imported by its index only$/)]);
  });

  test('folders of web that import each other', () => {
    const page = { path: 'src/web/match/match.ts', text: "import { log } from '../parts/log.js';" };
    const part = { path: 'src/web/parts/log.ts', text: "import { x } from '../match/order.js';" };
    expect(mutualFolders([page])).toEqual([]);
    expect(mutualFolders([page, part])).toEqual(['src/web/match <-> src/web/parts']);
  });

  test('telling using more than the types of matches', () => {
    expect(planted('src/telling/log.ts', "import type { Chapter } from '../match/index.js';")).toEqual([]);
    expect(planted('src/telling/log.ts', "import { makeMatches } from '../match/index.js';")).toEqual([
      'telling may import types alone of match',
    ]);
  });
});

describe('the layering test allows', () => {
  test.each([
    [
      'a game to use kernel and geometry',
      'src/games/toy/x.ts',
      "import { order } from '../../referee/index.js';\nimport { grid } from '../../hex/index.js';",
    ],
    [
      'a game to check its components',
      'src/games/toy/components.ts',
      "import { z } from 'zod';\nimport map from './components/map.json' with { type: 'json' };",
    ],
    [
      'a game what games share',
      'src/games/toy/pack.ts',
      "import { readComponents } from '../shared/index.js';",
    ],
    ['what games share the type of a schema', 'src/games/shared/x.ts', "import type { z } from 'zod';"],
    ['a chapter of a schema', 'src/games/toy/components/cards.ts', "import { z } from 'zod';"],
    ['the parts of a situation their schemas', 'src/games/toy/state/parts.ts', "import { z } from 'zod';"],
    [
      'the store its clients',
      'src/store/open.ts',
      "const { PrismaClient } = await import('../generated/sqlite/client.js');",
    ],
    [
      'the command everything',
      'src/cli/main.ts',
      "import { app } from '../web/index.js';\nimport { verify } from '../verifier/index.js';",
    ],
    [
      'comments to name anything',
      'src/referee/x.ts',
      "// import { x } from '../web/app.js';\n/* import('../web/app.js') */",
    ],
  ])('%s', (_, path, text) => {
    expect(planted(path, text)).toEqual([]);
  });
});
