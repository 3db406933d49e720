/** Mails of a match whose sides are drawn by lot say that the side is not their reader's yet. */
import { expect, test } from 'vitest';
import type { Charter } from '../../../src/match/index.js';
import { payloadOf } from '../samples.js';
import { joined, mailOf } from './arrived.js';

const charter: Charter = {
  takeBack: 'consent',
  publication: 'asked',
  onlookers: 'anybody',
  sides: 'lot',
  window: 0,
};

test.each([
  ['en', 'Sides are drawn by lot when the match begins'],
  ['ja', '陣営は対戦開始時の抽選で決まるため'],
] as const)('in %s, in both its parts; without a lot it says no such thing', async (locale, words) => {
  const said = joined(words);
  const byLot = await mailOf(payloadOf('invitation', { charter }), { locale, joinedAt: null });
  expect([joined(byLot.text).includes(said), joined(byLot.html).includes(said)]).toEqual([true, true]);
  const chosen = { ...charter, sides: 'opener' } as const;
  const plain = await mailOf(payloadOf('invitation', { charter: chosen }), { locale, joinedAt: null });
  expect(joined(plain.text)).not.toContain(said);
});

test.each([
  ['en', 'Sides are drawn by lot when the match begins', 'first order'],
  ['ja', '陣営は対戦開始時の抽選で決まるため', '最初の命令'],
] as const)(
  'in %s, whoever begins such a match is offered no first order: nobody has a side before the lot falls',
  async (locale, words, offer) => {
    const mail = await mailOf(payloadOf('begin', { charter }), { locale });
    for (const part of [joined(mail.text), joined(mail.html)]) {
      expect(part).toContain(joined(words));
      expect(part).not.toContain(joined(offer));
    }
    const plain = await mailOf(payloadOf('begin'), { locale });
    expect(joined(plain.text)).toContain(joined(offer));
  },
);

test.each([
  ['en', 'Sides have been drawn by lot. Your side: Russians.'],
  ['ja', '抽選の結果、あなたの担当はロシア軍です。'],
] as const)('in %s, the first mails behind the lot say which side it has given', async (locale, words) => {
  for (const kind of ['turn', 'question', 'link'] as const) {
    const said = async (payload: ReturnType<typeof payloadOf>) =>
      joined((await mailOf(payload, { locale })).text);
    expect(await said(payloadOf(kind, { drawn: true }))).toContain(joined(words));
    expect(await said(payloadOf(kind))).not.toContain(joined(words));
  }
});
