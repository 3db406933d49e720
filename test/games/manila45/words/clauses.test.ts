import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { clausesEn } from '../../../../src/games/manila45/words/en/clauses.js';
import { clauses } from '../../../../src/games/manila45/words/index.js';
import { clausesJa } from '../../../../src/games/manila45/words/ja/clauses.js';

const list = readFileSync(new URL('../../../../src/games/manila45/clauses.md', import.meta.url), 'utf8');
const rows = [...list.matchAll(/^\| (MN-\S+) \| (.*?) \|/gm)].map(([, id = '', said = '']) => ({ id, said }));

describe('the texts of the clauses', () => {
  test('exist for every row of the list, in both languages, in its order and nothing besides', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(280);
    expect(Object.keys(clausesEn)).toEqual(ids);
    expect(Object.keys(clausesJa)).toEqual(ids);
  });

  test('are sentences of their language', () => {
    const foreign = Object.entries(clauses).filter(
      ([, { en, ja }]) => !/^[A-Z–].*[.]$/s.test(en) || !/[ぁ-んァ-ヶ].*。$/s.test(ja),
    );
    expect(foreign.map(([id]) => id)).toEqual([]);
  });

  test('say what is a ruling, with its reason, in both languages and where the list does', () => {
    const decided = rows.filter(({ said }) => /RULING/.test(said)).map(({ id }) => id);
    const told = (text: string, ruling: RegExp) => ruling.test(text);
    const inEnglish = Object.keys(clausesEn).filter((id) =>
      told(clausesEn[id] ?? '', /Ruling: .* Reason: ./),
    );
    const inJapanese = Object.keys(clausesJa).filter((id) => told(clausesJa[id] ?? '', /裁定：.*理由：./));
    expect(inEnglish).toEqual(decided);
    expect(inJapanese).toEqual(decided);
  });

  test('name only clauses and sections that exist', () => {
    const ids = Object.keys(clauses).map((id) => id.slice('MN-'.length));
    const known = (number: string) => ids.some((id) => id === number || id.startsWith(`${number}.`));
    const sections = (number: string) => (number.endsWith('.0') ? number.slice(0, -2) : number);
    const named = Object.entries(clauses).flatMap(([id, { en, ja }]) =>
      [...`${en} ${ja}`.matchAll(/(?<![\w.])\d{1,2}(?:\.\d+)+(?:\.[a-z])?(?!\w| mile|マイル| km|km)/g)].map(
        ([number]) => ({ id, number }),
      ),
    );
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter(({ number }) => !known(sections(number)))).toEqual([]);
  });
});
