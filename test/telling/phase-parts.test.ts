/** What was told of a chapter is kept with it, for the reader to whom it was told. */
import { expect, test, vi } from 'vitest';
import type { Chapter } from '../../src/match/index.js';
import { makeNarrators, phasesOf, type Reader } from '../../src/telling/index.js';
import { game } from '../mail/samples.js';

const narrators = makeNarrators();
const JAPANESE: Reader = {
  narrator: narrators(game, 'en'),
  side: 'JP',
  zone: 'UTC',
  names: { JP: 'Aoki', RU: 'Ivan' },
};

const chapter = (): Chapter => ({
  n: 7,
  at: '2026-11-21T10:15:30Z',
  type: 'played',
  entries: [{ key: 'move', unit: 'J-III-4', from: '1402', to: '1403', path: ['1403'] }],
  told: [],
  rolls: [],
  facts: {},
  late: ['RU'],
  outline: {
    phases: [{ from: 0, orders: 0, now: [{ key: 'turn', n: 3 }, { key: 'J1' }], side: 'JP' }],
    orders: [{ from: 0, side: 'JP', do: 'move' }],
  },
});

test('a chapter is not told anew to the same reader', () => {
  const say = vi.spyOn(JAPANESE.narrator.game, 'say');
  const one = chapter();
  const first = phasesOf(JAPANESE, [one]);
  const said = say.mock.calls.length;
  const again = phasesOf({ ...JAPANESE, names: { ...JAPANESE.names } }, [one]);
  // The line of own orders is put together for each log.
  expect(say.mock.calls.length - said).toBeLessThan(said);
  expect(again).toEqual(first);
  say.mockRestore();
});

test.each<[string, Partial<Reader>]>([
  ['side', { side: 'RU' }],
  ['language', { narrator: narrators(game, 'ja') }],
  ['zone', { zone: 'Asia/Tokyo' }],
  ['names', { names: { JP: 'Aoki', RU: 'Somebody else' } }],
  ['fewer names', { names: { JP: 'Aoki' } }],
  ['more names', { names: { JP: 'Aoki', RU: 'Ivan', US: 'Joe' } }],
])('a reader of another %s is told it as if nobody had been told it before', (_, other) => {
  const [told, fresh] = [chapter(), chapter()];
  phasesOf(JAPANESE, [told]);
  const reader = { ...JAPANESE, ...other };
  expect(phasesOf(reader, [told])).toEqual(phasesOf(reader, [fresh]));
  expect(phasesOf(JAPANESE, [told])).toEqual(phasesOf(JAPANESE, [chapter()]));
});
