/** The cards of a hand as they lie before the side that holds them. */
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../../src/referee/index.js';
import * as taiheiyo from '../../games/taiheiyo/support.js';
import * as witp from '../../games/witp/support.js';

test('TS-2.3.2.b a card shows both events, the own one first, and to nobody else', () => {
  const { game } = taiheiyo;
  const state = taiheiyo.position(taiheiyo.file(2, {}, { hands: { J: ['C02'], A: ['C01'] } }));
  const seen = (viewer: string) =>
    game.picture
      .hand?.(game.position.view(state, viewer), 'en')
      .map(({ id, faces }) => [id, ...faces.map((face) => face.id)]);
  expect(seen('J')).toEqual([['C02', 'J02', null]]);
  expect(seen('A')).toEqual([['C01', 'A16', null]]);
  expect(seen('spectator')).toEqual([]);
  const [card] = game.picture.hand?.(game.position.view(state, 'J'), 'en') ?? [];
  expect(card?.faces.map(({ title }) => title)).toEqual(['The Tiger of Malaya', 'The Mysterious Turnabout']);
  expect(card?.faces[0]?.text).toContain('Ground strength 2');
});

test('WP-4.2.a a card says what it does for its holder', () => {
  const { game } = witp;
  const hands = { J: ['1942-03'], A: ['1942-10'] };
  const state = witp.position(witp.file(5, 'movement', witp.TRUK, { hands }));
  const [card] = game.picture.hand?.(game.position.view(state, 'J'), 'en') ?? [];
  expect(card?.faces[0]?.text).toContain('Japan eliminates one Allied naval unit');
  expect(game.picture.hand?.(game.position.view(state, 'spectator'), 'en')).toEqual([]);
});

/** The hand of a side that holds this card alone. */
const HANDS = [
  [
    'taiheiyo',
    [...(taiheiyo.game.rules.universe.card ?? [])],
    (side: string, id: string, locale: Locale) => {
      const { game } = taiheiyo;
      const state = taiheiyo.position(taiheiyo.file(2, {}, { hands: { J: [], A: [], [side]: [id] } }));
      return game.picture.hand?.(game.position.view(state, side), locale) ?? [];
    },
    16,
  ],
  [
    'witp',
    [...(witp.game.rules.universe.card ?? [])],
    (side: string, id: string, locale: Locale) => {
      const { game } = witp;
      const hands = { J: [], A: [], [side]: [id] };
      const state = witp.position(witp.file(5, 'movement', witp.TRUK, { hands }));
      return game.picture.hand?.(game.position.view(state, side), locale) ?? [];
    },
    40,
  ],
] as const;

test.each(HANDS)(
  'every card of %s says in both languages what it is to whoever holds it',
  (_, ids, handOf, count) => {
    const silent: string[] = [];
    expect(ids).toHaveLength(count);
    for (const side of ['J', 'A'])
      for (const id of ids)
        for (const locale of LOCALES) {
          const [card, second] = handOf(side, id, locale);
          expect([card?.id, second]).toEqual([id, undefined]);
          for (const { title, text } of card?.faces ?? [])
            if (title.trim() === '' || text.trim() === '') silent.push(`${side} ${id} ${locale}`);
        }
    expect(silent).toEqual([]);
  },
);
