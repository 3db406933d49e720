/** What an e-mail says of lines of a plan that were carried out in part. */
import { expect, test } from 'vitest';
import { witp } from '../../../src/games/witp/index.js';
import { planLines } from '../../../src/mail/compose/letter.js';
import { makeNarrators } from '../../../src/telling/narrator.js';

test.each([
  ['en', 'Line 1 ran: depots not built in Pearl Harbor 1506 and Okinawa (with Kyushu) 0705.'],
  ['ja', '1行目を実行しました：真珠湾1506、沖縄0705には建設していません。'],
] as const)('the rest of a list is named (%s)', (locale, said) => {
  const left = [{ key: 'plan.left.build', hexes: ['1506', '0705'] }];
  const report = { no: 1, came: 'done', used: 3, of: 3, left } as const;
  expect(planLines(makeNarrators()(witp, locale), [report])).toEqual([said]);
});
