import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../src/root.js';
import { glossaryViolations, textsOf } from './rules/glossary.js';
import { type Source, show, sourcesOf } from './rules/source.js';

/** Templates and the names in component files. */
function marked(folder: string, end: string): Source[] {
  const root = projectRoot();
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') }));
}

/** They read texts written with other words, from elsewhere. */
const READERS = ['src/web/client/audit/heads.ts'];

const sources = [
  ...sourcesOf('src').filter(({ path }) => !READERS.includes(path)),
  ...marked('templates', '.hbs'),
  ...marked('src/games', 'components.json'),
];

const planted = (text: string) =>
  glossaryViolations({ path: 'src/web/words/ja.ts', text: `export const x = { 'a.b': ${text} };` });

describe('the texts of games, pages, mails and commands', () => {
  test('are really read, in both languages', () => {
    const texts = sources.flatMap(textsOf);
    expect(texts.filter((text) => /[ぁ-ん]/.test(text)).length).toBeGreaterThan(1500);
    expect(texts.filter((text) => /^[A-Z].* .*\.$/.test(text)).length).toBeGreaterThan(1000);
  });

  test('use one word for one thing', () => {
    expect(sources.flatMap(glossaryViolations).map(show)).toEqual([]);
  });

  test.each([
    "'サイコロを振ります。'",
    "'既定は空いているもの'",
    "'地図を見る'",
    "'フェイズを終えます。'",
    "'ヨークタウン(2代)は'",
    "'差出人: さくらさん'",
    '`${n}は2~3で登場`',
    "'1944-02-15から'",
    "'The armour is heavy.'",
    "'An email was sent.'",
  ])('would be caught at %s', (text) => expect(planted(text)).not.toEqual([]));

  test.each([
    "'ダイスを振ります（2個）：3～5。'",
    "'{n, plural, other {ダイス{faces}}}'",
    "'armour'",
    "'Armor holds.'",
  ])('may say %s', (text) => expect(planted(text)).toEqual([]));
});
