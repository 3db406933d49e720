import { expect, test } from 'vitest';
import { makeVoices, rollText } from '../../src/mail/index.js';
import type { ReportRoll } from '../../src/match/index.js';
import { digestOf, game } from './samples.js';

const en = makeVoices()(game, 'en');
const ja = makeVoices()(game, 'ja');

const ROLL: ReportRoll = {
  chain: 1,
  k: 17,
  link: digestOf('link'),
  purpose: 'melee',
  dice: [6],
  faces: [4],
  modifiers: [{ amount: 1, on: 'defence', reason: 'fort', clause: 'KY-9.3.3.a' }],
  total: 4,
  outcomes: [
    [0, 'eliminated'],
    [1, 'retreat'],
    [6, 'none'],
  ],
  outcome: 'none',
};

test('a roll says what for, what fell, what was needed, what came of it, and why, with the clause', () => {
  expect(rollText(en, ROLL).line).toBe(
    'melee: die 4 (needed: 1 → retreat, 2–6 → no effect): no effect; defence +1 fort [KY-9.3.3.a]',
  );
  expect(rollText(ja, ROLL).line).toBe(
    '白兵戦：ダイス 4（判定：1 → 退却、2～6 → 効果なし）、結果：効果なし、防御力 +1 陣地 [KY-9.3.3.a]',
  );
});

test('its proof names chain, number and the whole link', () => {
  expect(rollText(en, ROLL).proof).toBe(`proof: chain 1, k 17, link ${digestOf('link')}`);
});

test('modifiers on the die shift what is needed, and the sum is shown', () => {
  const modifiers = [{ amount: -1, on: 'die', reason: 'fort', clause: 'KY-9.3.3.a' }] as const;
  const { line } = rollText(en, { ...ROLL, modifiers, total: 3 });
  expect(line).toBe(
    'melee: die 4 -1 = 3 (needed: 0 → eliminated, 1 → retreat, 2–5 → no effect): no effect; die -1 fort [KY-9.3.3.a]',
  );
});

test('several dice are added up, and dice that are no cubes say so', () => {
  const { line } = rollText(en, { ...ROLL, dice: [6, 10], faces: [3, 9], modifiers: [], total: 12, outcomes: [[16, 'none']] });
  expect(line).toBe('melee: dice 3 + 9 (d10) = 12 (needed: 2–16 → no effect): no effect');
});

test('a roll without a table is faces alone', () => {
  const { outcome: _, ...bare } = { ...ROLL, outcomes: [], modifiers: [] };
  expect(rollText(en, bare).line).toBe('melee: die 4');
});
