/** Where lines of text are broken. */
import { describe, expect, test } from 'vitest';
import { columns, wrapped, wrappedByWords } from '../../../src/board/index.js';

const SAID =
  '日本軍は白兵戦フェイズを終了しました。ロシア軍のユニットが退却します（KY-9.4.a）。第5ターンです。';

describe('lines broken by words', () => {
  test.each([20, 28, 30, 44, 76])('at %s columns cut no Japanese word and lose nothing', (width) => {
    const lines = wrappedByWords(SAID, width);
    expect(lines.join('')).toBe(SAID);
    expect(Math.max(...lines.map(columns))).toBeLessThanOrEqual(width);
    const cut = lines.slice(1).map((_, i) => lines.slice(0, i + 1).join('').length);
    for (const word of [
      '日本',
      '白兵',
      'フェイズ',
      '終了',
      'しました',
      'ロシア',
      'ユニット',
      '退却',
      'ターン',
      'KY-9.4.a）。',
    ])
      for (const at of cut) {
        const from = SAID.indexOf(word);
        expect(at > from && at < from + word.length, `${word} is cut at ${at}`).toBe(false);
      }
  });

  test('break English between words as ever', () => {
    const said = 'The Japanese ended the melee phase, and turn 5 began.';
    expect(wrappedByWords(said, 20)).toEqual(wrapped(said, 20));
  });

  test('never begin with a mark that closes, behind a run of narrow signs either', () => {
    const way = 'T19が2116から2720へ移動（経路：2216-2316-2417-2517-2618-2718-2819-2820-2720）。';
    for (let width = 20; width <= columns(way); width++)
      expect(wrappedByWords(way, width).filter((line) => /^[）。]/.test(line))).toEqual([]);
  });

  test('keep an address whole, and break a run of characters without words where they must', () => {
    const address = `https://denrei.example/l/${'x'.repeat(90)}`;
    expect(wrappedByWords(`リンク： ${address}`, 40)).toContain(address);
    expect(wrappedByWords('ん'.repeat(60), 40)).toHaveLength(3);
  });
});
