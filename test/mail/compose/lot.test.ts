/** An invitation to a match whose sides are drawn by lot says that the side is not its reader's yet. */
import { expect, test } from 'vitest';
import type { Charter } from '../../../src/match/index.js';
import { payloadOf } from '../samples.js';
import { joined, mailOf } from './arrived.js';

const charter: Charter = {
  ...{ takeBack: 'consent', publication: 'asked', onlookers: 'anybody', sides: 'lot', window: 0 },
};

test.each([
  ['en', 'The side is not yours yet'],
  ['ja', '担当はまだ仮のものです'],
] as const)('in %s, in both its parts; without a lot it says no such thing', async (locale, words) => {
  const said = joined(words);
  const byLot = await mailOf(payloadOf('invitation', { charter }), { locale, joinedAt: null });
  expect([joined(byLot.text).includes(said), joined(byLot.html).includes(said)]).toEqual([true, true]);
  const chosen = { ...charter, sides: 'opener' } as const;
  const plain = await mailOf(payloadOf('invitation', { charter: chosen }), { locale, joinedAt: null });
  expect(joined(plain.text)).not.toContain(said);
});
