/** A mail goes on from what left before it, not from what had left when it was written. */
import { expect, test } from 'vitest';
import { payloadOf } from '../samples.js';
import { mailOf } from './arrived.js';

test('a mail that leaves behind another does not tell again what that told', async () => {
  const payload = payloadOf('turn');
  const headings = async (lastMailedEvent: number) =>
    (await mailOf(payload, { lastMailedEvent })).text.match(/^#\d+/gm) ?? [];
  expect(await headings(0)).toEqual(['#41', '#42']);
  expect(await headings(41)).toEqual(['#42']);
  expect(await headings(42)).toEqual([]);
  expect((await mailOf(payload, { lastMailedEvent: 42 })).text).toMatch(/^It is your turn/);
});

test('a mail tells of each line of the plan what became of it, and why', async () => {
  const line = { used: 0, of: 1 };
  const plan = [
    { no: 1, came: 'done', used: 1, of: 1, instead: 2 },
    { no: 2, came: 'skipped', ...line, why: { for: 'clause', clause: 'KY-7.1.a' } },
    { no: 3, came: 'halted', ...line, why: { for: 'condition', n: 2 } },
    { no: 4, came: 'halted', ...line },
  ] as const;
  const { text } = await mailOf(payloadOf('turn', { plan }));
  expect(text).toContain(`== Your plan ==
- Line 1 was carried out. Its substitute 2 was taken.
- Line 2 was skipped. It did not fit: [KY-7.1.a].
- The plan halted at line 3. Its condition 2 did not hold.
- The plan halted at line 4.
`);
  const ja = await mailOf(payloadOf('turn', { plan }), { locale: 'ja' });
  expect(ja.text).toContain('- 2行目は飛ばしました。実行できませんでした：[KY-7.1.a]。');
});
