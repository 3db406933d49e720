/** The sample of the mails as the outbox would hold it. */
import { expect, test } from 'vitest';
import { loadGame } from '../../../src/games/index.js';
import { type MailPayload, sampleMail } from '../../../src/match/index.js';
import { toy } from '../../toy/game.js';

const payloadOf = (locale: 'en' | 'ja') =>
  JSON.parse(sampleMail(loadGame('kyuchorei'), locale)?.mail.payload ?? '') as MailPayload;

test('tells the prepared turn to the side that is asked behind it, with rolls of its own chain', () => {
  const { kind, side, question, chapters, dice, names } = payloadOf('en');
  expect({ kind, side, asked: question?.kind, names }).toEqual({
    kind: 'turn',
    side: 'RU',
    asked: 'firstChoice',
    names: { JP: 'Aoki', RU: 'Kolya' },
  });
  const rolls = chapters.flatMap((chapter) => chapter.rolls);
  expect(rolls.map(({ purpose, chain, k }) => [purpose, chain, k])).toEqual([
    ['fire', 1, 1],
    ['fire', 1, 2],
    ['melee', 1, 3],
  ]);
  expect(dice?.map(({ digests, seeds }) => [Object.keys(digests), Object.keys(seeds)])).toEqual([
    [
      ['JP', 'RU'],
      ['JP', 'RU'],
    ],
  ]);
});

test('is the same however often it is made, and in its reader’s language', () => {
  expect(payloadOf('en')).toEqual(payloadOf('en'));
  expect(Object.keys(payloadOf('ja').scene ?? {})).toEqual(['ja']);
  expect(payloadOf('ja').head.hash).toBe(payloadOf('en').head.hash);
});

test('is of games alone that have prepared a turn; one that the referee refuses is a fault', () => {
  expect(sampleMail(toy, 'en')).toBeUndefined();
  const game = loadGame('kyuchorei');
  const { introduction } = game;
  if (introduction?.sample === undefined) throw new Error('no sample');
  const sample = { ...introduction.sample, orders: [{ side: 'RU', order: { do: 'end' } }] };
  expect(() => sampleMail({ ...game, introduction: { ...introduction, sample } }, 'en')).toThrow('end: ');
});
