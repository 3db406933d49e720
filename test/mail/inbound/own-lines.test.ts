/** What of a reply is its author's own. */
import { describe, expect, test } from 'vitest';
import { ownLines } from '../../../src/mail/inbound/letter.js';

const ORDERS = ['choose move', 'end'];

describe('of a reply the orders are read', () => {
  test.each([
    ['alone', 'choose move\r\nend\r\n'],
    [
      'above a quotation',
      'choose move\nend\n\nOn Sat, 21 Nov 2026 at 10:15, Denrei <d@e.example> wrote:\n> move X\n> end\n',
    ],
    [
      'above a quotation whose head is broken over lines',
      'choose move\nend\n\nOn Sat, 21 Nov 2026 at 10:15, Denrei\n<orders+o2k4@e.example> wrote:\n\n> move X\n',
    ],
    ['below a quotation', 'On Sat, Denrei wrote:\n> move X\n\nchoose move\nend\n'],
    ['between quoted lines', '> which?\nchoose move\n> and then?\nend\n> bye'],
    ['above a signature', 'choose move\nend\n-- \nTarō\nmove X'],
    ['above a signature whose blank was lost', 'choose move\nend\n--\nTarō'],
    ['above a ruled signature', 'choose move\nend\n\n━━━━━━━━\n山田 太郎\n━━━━━━━━'],
    ['above what a phone writes', 'choose move\nend\n\nSent from my iPhone\nmove X'],
    ['above what a Japanese phone writes', 'choose move\nend\n\niPhoneから送信'],
    ['above a whole mail', 'choose move\nend\n\n-----Original Message-----\nFrom: Denrei\nmove X'],
    ['above the head of a mail', 'choose move\nend\n\nFrom: Denrei\nSent: Saturday\nTo: Tarō\nmove X'],
    [
      'above a Japanese head',
      'choose move\nend\n\n差出人: Denrei\n送信日時: 2026年11月21日\n宛先: 山田\nmove X',
    ],
    [
      'above a Japanese quotation',
      'choose move\nend\n\n2026年11月21日(土) 19:15 伝令 Denrei <d@e.example>:\n\n> move X\n> end',
    ],
    ['above another Japanese quotation', 'choose move\nend\n\n伝令さんが2026/11/21に書きました：\n> move X'],
    ['above a full-width quotation', 'choose move\nend\n＞ move X'],
    ['beside notes', '# I hope\nchoose move\n\n＃ メモ\nend'],
    ['with odd blanks', '\ufeffchoose move\u00a0\n  end  '],
  ])('%s', (_, text) => {
    expect(ownLines(text)).toEqual(ORDERS);
  });

  test('and a line that is none is kept: it is told as a mistake', () => {
    expect(ownLines('Dear all,\nend')).toEqual(['Dear all,', 'end']);
  });

  test.each([
    `On Sat, Nov 21, 2026 at 10:15 AM Denrei <d@e.example> wrote:`,
    `On Sat, Nov 21, 2026 at 10:15 AM Denrei\n<d@e.example> wrote:`,
    'Am 21.11.26 um 10:15 schrieb Denrei:',
  ])('and a long order that stands right above a quotation is kept: %s', (said) => {
    const order = 'attack 1903 with the units 457 472 and 2012';
    expect(ownLines(`${order}\n${said}\n> move X\n`)).toEqual([order]);
  });

  test('between thousands of quotations too', () => {
    expect(ownLines(`${'On Sat, Denrei wrote:\n\n> move X\n'.repeat(7_000)}choose move\nend`)).toEqual(
      ORDERS,
    );
  });
});
