import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columns, sceneToText, wrapped } from '../../../src/board/index.js';
import { battalion, kyuchorei } from '../kyuchorei.js';

describe('a scene as text', () => {
  test.each(['en', 'ja'] as const)('has no line wider than 76 columns in %s', (locale) => {
    const long =
      locale === 'ja'
        ? '弓張嶺に立て籠もる大隊、'.repeat(12)
        : 'a battalion entrenched on the pass, '.repeat(8);
    const lines = sceneToText(
      kyuchorei(locale, { counters: [battalion('RU', 'I/33', '1305', { title: long })] }),
    ).split('\n');
    expect(Math.max(...lines.map(columns))).toBeLessThanOrEqual(76);
    expect(lines.join('').replaceAll(' ', '')).toContain(long.replaceAll(' ', '').slice(0, -1));
  });

  test('lists places with what stands in them, and no empty ones', () => {
    const text = sceneToText(kyuchorei('en'));
    expect(text).toContain('1604, open\n  - I/4, 4-4\n  - III/4, 4-4\n');
    expect(text).toContain('1902, open\n  - Headquarters, 15th Brigade\n  - II/30, 4-4\n');
    expect(text).not.toContain('1101, open');
  });

  test('brackets the current turn and tells what changed', () => {
    const text = sceneToText(kyuchorei('en'));
    expect(text).toContain('Turn: 1 night  [2 night]  3 night  4 day');
    expect(text).toMatch(/^> III\/4: 1606 → 1604$/m);
    expect(text).toMatch(/^x lost in 1603$/m);
    expect(text).toMatch(/^\* melee in 1404$/m);
  });
});

describe('columns', () => {
  test('counts full-width characters twice and marks not at all', () => {
    expect(['III/4', '弓張嶺', 'ターン 2', '\uff71', 'か\u3099', '👍', ''].map(columns)).toEqual([
      5, 6, 8, 1, 2, 2, 0,
    ]);
  });
});

describe('wrapping', () => {
  test('breaks English between words and Japanese anywhere, but not before punctuation', () => {
    expect(wrapped('the night attack', 9)).toEqual(['the night', 'attack']);
    expect(wrapped('弓張嶺夜襲作戦', 6)).toEqual(['弓張嶺', '夜襲作', '戦']);
    expect(wrapped('弓張嶺。夜襲', 6)).toEqual(['弓張', '嶺。夜', '襲']);
  });

  test('loses nothing but spaces', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('III/4', '夜襲', ' ', '、', 'retreats')),
        fc.integer({ min: 10, max: 30 }),
        (words, width) => {
          const text = words.join('');
          expect(wrapped(text, width).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        },
      ),
      { seed: 1904 },
    );
  });
});
