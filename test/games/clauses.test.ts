/** The rules of every game in our own words: `clauses.en.md` and `clauses.ja.md`. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.js';
import { readClauses } from '../../src/games/shared/index.js';
import { LOCALES } from '../../src/referee/index.js';
import { sourcesOf } from '../house/rules/source.js';

const RULING = {
  en: /Ruling(?: \([^)]+\))?: .* Reason: ./,
  ja: /裁定(?:（\S+?）)?：.*理由：./,
} as const;
const RULED = { en: /\bRuling\b/, ja: /裁定/ } as const;
const NUMBER = /(?<![\w.])\d{1,2}(?:\.\d+)+(?:\.[a-z])?(?!\w| mile|マイル| km|km)/g;

describe.each(games().map((game) => ({ id: game.id, game })))('the clauses of $id', ({ id, game }) => {
  const {
    words: { clauses },
    rulebook,
  } = game;
  const ids = Object.keys(clauses);

  test('are sentences of their language', () => {
    const odd = ids.filter(
      (one) =>
        !/^[A-Z–(+].*\.$/.test(clauses[one]!.en) || !/[ぁ-んァ-ヶ一-鿿].*[。）]$/.test(clauses[one]!.ja),
    );
    expect(odd).toEqual([]);
  });

  test('say the reason of every ruling, and are rulings in every language', () => {
    for (const locale of LOCALES) {
      const ruled = ids.filter((one) => RULED[locale].test(clauses[one]![locale]));
      expect(ruled.length).toBeGreaterThan(20);
      expect(ids.filter((one) => RULING[locale].test(clauses[one]![locale]))).toEqual(ruled);
      expect(ruled).toEqual(ids.filter((one) => RULED.en.test(clauses[one]!.en)));
    }
  });

  test('name only clauses and sections that exist', () => {
    const numbers = [...ids.map((one) => one.slice(one.indexOf('-') + 1))];
    const isKnown = (number: string) => numbers.some((one) => one === number || one.startsWith(`${number}.`));
    const named = ids.flatMap((one) =>
      LOCALES.flatMap((locale) =>
        [...clauses[one]![locale].matchAll(NUMBER)].map(([number]) => number.replace(/\.0$/, '')),
      ),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((number) => !isKnown(number))).toEqual([]);
  });

  test('stand under the headings of the rulebook, in its order', () => {
    const sections = rulebook!.sections.map((section) => section.id);
    expect(sections.length).toBeGreaterThan(20);
    const places = ids.map((one) => {
      const number = one.slice(one.indexOf('-') + 1);
      const above = sections.filter((section) =>
        /\d$/.test(section)
          ? number === section || number.startsWith(`${section}.`)
          : number.startsWith(section),
      );
      return sections.indexOf(above.sort((a, b) => b.length - a.length)[0] ?? '');
    });
    expect(ids.filter((_, i) => places[i]! < 0 || places[i]! < (places[i - 1] ?? 0))).toEqual([]);
  });

  test('are all that the code names', () => {
    const prefix = ids[0]!.slice(0, ids[0]!.indexOf('-'));
    const cited = sourcesOf(`src/games/${id}`).flatMap(({ text }) =>
      [...text.matchAll(new RegExp(`\\b${prefix}-\\d[\\w.]*\\w`, 'g'))].map(([clause]) => clause),
    );
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter((one) => !ids.some((known) => known === one || known.startsWith(`${one}.`)))).toEqual(
      [],
    );
  });
});

describe('a file of clauses', () => {
  const en =
    '# Game\n\nA note.\n\n## 1 Start\n\n- **XX-1.a** One.\n- **XX-1.b** Two.\n\n### 1.1 More\n\n- **XX-1.1.a** Three.\n';
  const ja =
    '# ゲーム\n\n## 1 開始\n\n- **XX-1.a** 一。\n- **XX-1.b** 二。\n\n### 1.1 続き\n\n- **XX-1.1.a** 三。\n';

  test('gives headings and clauses in every language', () => {
    expect(readClauses({ en, ja })).toEqual({
      sections: [
        { id: '1', title: { en: 'Start', ja: '開始' } },
        { id: '1.1', title: { en: 'More', ja: '続き' } },
      ],
      clauses: {
        'XX-1.a': { en: 'One.', ja: '一。' },
        'XX-1.b': { en: 'Two.', ja: '二。' },
        'XX-1.1.a': { en: 'Three.', ja: '三。' },
      },
    });
  });

  test.each([
    ['a clause that a language lacks', ja.replace('- **XX-1.b** 二。\n', '')],
    ['a heading that a language lacks', ja.replace('### 1.1 続き\n', '')],
    ['another order', ja.replace('XX-1.a', 'XX-1.c').replace('XX-1.b', 'XX-1.a')],
    ['an id that comes twice', ja.replace('XX-1.b', 'XX-1.a')],
    ['a line that is neither', `${ja}\nXX-1.1.b 四。\n`],
    ['a clause without a text', `${ja}- **XX-1.1.b**\n`],
    ['a clause before the first heading', ja.replace('## 1 開始\n', '')],
  ])('is refused for %s', (_, japanese) => {
    expect(() => readClauses({ en, ja: japanese })).toThrow(/ClausesError|clauses|sections|line|twice/);
  });
});
