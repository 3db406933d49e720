/** The pages' own sentences: complete in both languages, and none is missing or left over. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../../src/root.js';
import { PAGE_WORDS } from '../../../src/web/words/words.js';

const ROOT = projectRoot();

function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'));
}

const templates = [...filesBelow('templates/pages', '.hbs'), ...filesBelow('templates/partials', '.hbs')];
const sources = filesBelow('src/web', '.ts').filter((text) => !text.includes("'frame.description':"));
const keys = Object.keys(PAGE_WORDS.en);

type Node = ReturnType<IntlMessageFormat['getAst']>[number];

function placeholders(text: string): string[] {
  const inside = (node: Node): string[] => [
    ...('value' in node && node.type !== 0 ? [String(node.value)] : []),
    ...('options' in node
      ? Object.values(node.options).flatMap((option) => option.value.flatMap(inside))
      : []),
  ];
  return [
    ...new Set(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst().flatMap(inside)),
  ].sort();
}

describe('the sentences of the pages', () => {
  test('have the same keys and the same placeholders in both languages', () => {
    expect(Object.keys(PAGE_WORDS.ja).sort()).toEqual([...keys].sort());
    for (const key of keys as (keyof typeof PAGE_WORDS.en)[]) {
      expect(placeholders(PAGE_WORDS.ja[key]), key).toEqual(placeholders(PAGE_WORDS.en[key]));
    }
  });

  test('have one meaning each: no table says a key that another says too', () => {
    for (const ending of ['en.ts', 'ja.ts']) {
      const said = filesBelow('src/web', ending).flatMap((text) =>
        [...text.matchAll(/^ {2}'?([\w.-]+)'?:(?=\s)/gm)].map(([, key]) => key ?? ''),
      );
      expect(said.length).toBeGreaterThan(1000);
      expect(said.filter((key, i) => said.indexOf(key) !== i)).toEqual([]);
    }
  });

  test('in Japanese call a plan 予約, a step of play 手順, and set percent in half width', () => {
    const other = Object.entries(PAGE_WORDS.ja).filter(([, text]) => /計画|シーケンス|％/.test(text));
    expect(other).toEqual([]);
  });

  test('in Japanese are Japanese', () => {
    const marks = /^(\{\w+\}|[、：…－？]| · )*$/u; // marks and names alone, or nothing between two sentences
    const foreign = keys.filter(
      (key) =>
        !marks.test(PAGE_WORDS.ja[key as 'home.title']) &&
        !/[぀-ヿ一-鿿]/.test(PAGE_WORDS.ja[key as 'home.title']),
    );
    expect(foreign).toEqual([]);
  });

  test('exist for every key that a template asks for', () => {
    const asked = templates.flatMap((text) =>
      [...text.matchAll(/\{\{t "([^"]+)"/g)].map(([, key]) => key ?? ''),
    );
    expect(asked.length).toBeGreaterThan(80);
    expect(asked.filter((key) => !keys.includes(key))).toEqual([]);
  });

  test('are all used', () => {
    const all = [...templates, ...sources].join('\n');
    // Keys that are put together: `fault.<code>.title`, `barrier.<what>` and the like.
    const families = [...all.matchAll(/`([a-z]+(?:\.[a-zA-Z]+)*\.)\$\{/g)].map(([, family]) => family ?? '');
    const unused = keys.filter(
      (key) =>
        !all.includes(`'${key}'`) &&
        !all.includes(`"${key}"`) &&
        !families.some((family) => key.startsWith(family)),
    );
    expect(unused).toEqual([]);
  });
});
