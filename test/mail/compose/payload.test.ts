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
- Line 1 ran. Its substitute 2 ran instead.
- Line 2 was skipped. It was illegal: [KY-7.1.a].
- The plan halted at line 3. Its condition 2 did not hold.
- The plan halted at line 4.
`);
  const ja = await mailOf(payloadOf('turn', { plan }), { locale: 'ja' });
  expect(ja.text).toContain('- 2行目は飛ばしました。実行できませんでした：[KY-7.1.a]。');
});

test('a mail tells lines that came to the same together, and each other with its order and what came of it', async () => {
  const fire = (no: number, outcome: string) => ({
    ...({ no, came: 'done', used: 1, of: 1, outcomes: [outcome] } as const),
    kind: 'fire',
    order: { do: 'fire', target: '1404', units: ['J-II-4'] },
  });
  const misses = [1, 2, 3, 4, 5, 8].map((no) => fire(no, 'noEffect'));
  const plan = [...misses, fire(6, 'eliminated'), { ...fire(7, 'effect'), came: 'asFar', of: 3 }] as const;
  const { text } = await mailOf(payloadOf('turn', { plan }));
  expect(text.replace(/\n {2}/g, ' ')).toContain(`== Your plan ==
- Lines 1–5, 8 ran: had no effect.
- Line 6 (Fire at 1404 with II/4) ran: eliminated its target.
- Line 7 (Fire at 1404 with II/4) ran up to order 1 of 3: had an effect.
`);
  const ja = await mailOf(payloadOf('turn', { plan }), { locale: 'ja' });
  expect(ja.text).toContain('- 1–5、8行目を実行しました：効果なし。');
});
