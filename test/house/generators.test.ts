import { describe, expect, test } from 'vitest';
import { generatorsOf, generatorViolations } from './rules/generators.js';
import { codeOnly, show, sourcesOf } from './rules/source.js';

const sources = sourcesOf('src');
const games = sourcesOf('src/games');
/** Games that tests make up for themselves. */
const toys = sourcesOf('test').filter(
  ({ path, text }) => !path.startsWith('test/house/') && /\bRules</.test(text),
);

const MELEE = `
export function* melee(play: Play): Rules<Next> {
  const attack = yield* play.ask(declare(play.state));
  return yield* retreat(play, attack);
}
export function* retreat(play: Play, attack: Attack): Rules<Next> {
  yield* play.scope({ key: 'retreat' }, step(play));
  return 'next';
}
function* step(play: Play) {
  for (const id of candidates(play)) play.log(id);
}
function* candidates(play: Play): Iterable<string> {
  yield play.state.first;
}
export const table = { melee, *run(play: Play): Rules<Next> { return yield* melee(play); } };
`;

test('a function of one game is no script because another game has one of its name', () => {
  const plain = { path: 'src/games/toy/losses.ts', text: 'export function lose(): void {}' };
  const script = { path: 'src/games/other/losses.ts', text: 'export function* lose(): Rules<void> {}' };
  const caller = (game: string) => ({
    path: `src/games/${game}/fire.ts`,
    text: "import { lose } from './losses.js';\nexport function fire() { lose(); }",
  });
  const found = generatorViolations([plain, script, caller('toy'), caller('other')]);
  expect(found.map(({ path }) => path)).toEqual(['src/games/other/fire.ts']);
});

const rulesOf = (text: string, path = 'src/games/toy/melee.ts') =>
  generatorViolations([{ path, text }]).map(({ rule }) => rule);
const changed = (from: string, to: string) => {
  expect(MELEE).toContain(from);
  return rulesOf(MELEE.replace(from, to));
};

describe('scripts of games', () => {
  test('are all driven, and speak to the kernel through the play alone', () => {
    expect(generatorViolations([...games, ...toys]).map(show)).toEqual([]);
  });

  test('are found where they stand in the sources', () => {
    const found = sources.flatMap(({ text }) => generatorsOf(codeOnly(text)));
    const stars = sources.flatMap(({ text }) => codeOnly(text).match(/\bfunction\s*\*/g) ?? []);
    expect(found.length).toBeGreaterThanOrEqual(stars.length);
    expect(stars.length).toBeGreaterThan(5);
    expect(found.map(({ name }) => name)).toContain('sentences');
  });

  test('are found in all their forms', () => {
    const forms = `function* a() {} export function * b<T>(x: T): Rules<{ n: T }> { return { n: x }; }
      const c = function* (play: Play): Rules<void> {};
      const o = { d: function* () {}, *e() {}, f() {} };
      class K { private *g(): IterableIterator<string> {} static * #h() {} }
      const product = x * i(2);`;
    expect(
      generatorsOf(forms)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['#h', 'a', 'b', 'c', 'd', 'e', 'g']);
    expect(
      generatorsOf(forms)
        .filter(({ script }) => !script)
        .map(({ name }) => name),
    ).toEqual(['g']);
  });
});

describe('the generator test', () => {
  test('lets a well-formed script pass', () => {
    expect(rulesOf(MELEE)).toEqual([]);
  });

  test.each([
    ['a call without yield', 'return yield* retreat(play, attack);', 'retreat(play, attack); return "next";'],
    ['a call that is returned', 'return yield* retreat(play, attack);', 'return retreat(play, attack);'],
    ['a forgotten star', 'return yield* melee(play)', 'return yield melee(play)'],
    ['a question that is not asked', 'yield* play.ask(declare(play.state))', 'play.ask(declare(play.state))'],
    ['a scope that is not entered', 'yield* play.scope(', 'play.scope('],
    [
      'a script given to another call',
      "yield* play.scope({ key: 'retreat' }, step(play));",
      'later(step(play));',
    ],
    ['a script within an argument of a scope', 'step(play));', 'wrap(step(play)));'],
    ['a callback', 'play.log(id);', 'ids.map((id) => retreat(play, id));'],
    ['a callback without brackets', 'play.log(id);', 'ids.forEach(id => retreat(play, id));'],
    ['a second argument that calls back', 'play.log(id);', 'later(1, (id) => retreat(play, id));'],
    ['an arrow that runs and forgets', 'table = { melee,', 'table = { melee: (play) => { melee(play); },'],
    [
      'a call with type arguments',
      'return yield* retreat(play, attack);',
      'return retreat<Next>(play, attack);',
    ],
    ['a bare yield', 'for (const id of candidates(play)) play.log(id);', 'yield play.state;'],
    ['a call inside a template', 'play.log(id);', 'play.log(`${melee(play)}`);'],
  ])('finds %s', (_, from, to) => {
    expect(changed(from, to).length).toBeGreaterThan(0);
  });

  test.each([
    'table = { melee: (play) => melee(play),',
    'table = { melee: (play: Play): Rules<Next> => melee(play),',
    'table = { melee: play => melee(play),',
    'run = (play: Play) => melee(play); const table = { melee,',
  ])('lets a table of procedures hand scripts on: %s', (text) => {
    expect(changed('table = { melee,', text)).toEqual([]);
  });

  test('follows imports, renamed ones and namespaces too', () => {
    const other = (text: string) =>
      generatorViolations([
        { path: 'src/games/toy/melee.ts', text: MELEE },
        { path: 'src/games/toy/fire.ts', text },
      ]).length;
    expect(other("import { retreat } from './melee.js';\nfunction f(play) { retreat(play); }")).toBe(1);
    expect(other("import { retreat as back } from './melee.js';\nfunction f(play) { back(play); }")).toBe(1);
    expect(other("import * as rules from './melee.js';\nfunction f(play) { rules.retreat(play); }")).toBe(1);
    expect(other("import { table } from './melee.js';\nfunction f(play) { table.run(play); }")).toBe(1);
    expect(other('function retreat(play) { return 1; }\nconst x = retreat(play);')).toBe(0);
  });

  test('does not trip over comments and strings', () => {
    expect(
      rulesOf(`${MELEE}\n// retreat(play) and yield\nconst text = 'melee(play) yield';\n/* step(play) */`),
    ).toEqual([]);
  });
});

describe('the reader of sources', () => {
  test('leaves in every file of the project as many brackets open as closed', () => {
    const count = (code: string, brackets: string) =>
      [...code].filter((char) => brackets.includes(char)).length;
    const unbalanced = [...sources, ...sourcesOf('test')].filter(({ text }) => {
      const code = codeOnly(text);
      return count(code, '([{') !== count(code, ')]}') || code.length !== text.length;
    });
    expect(unbalanced.map(({ path }) => path)).toEqual([]);
  });

  test('blanks strings, templates, comments and regular expressions, and nothing else', () => {
    const text =
      "a('x//y') + b(`p${c({ d: `q${e}` })}r`) / f; // g\nconst h = /[/\"]\\/'/.test(i); /* j */ k";
    expect(codeOnly(text).replaceAll(/\s+/g, ' ')).toBe('a( ) + b( c({ d: e }) ) / f; const h = .test(i); k');
  });
});
