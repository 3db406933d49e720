import { describe, expect, test } from 'vitest';
import type { Moment } from '../../../src/match/index.js';
import type { Entry, Game, GameMap } from '../../../src/referee/index.js';
import { diceOn } from '../../../src/web/replay/model.js';
import { toy } from '../../toy/game.js';

const map = {
  ground: { places: [{ id: '1503' }, { id: '1604' }, { id: '1801' }] },
  scene: {
    counters: [
      { id: 'III/4', place: '1604' },
      { id: 'IV/4', place: '1801' },
    ],
  },
} as unknown as GameMap;

const game = {
  words: {
    ...toy.words,
    fields: {
      target: { of: ['unit', 'hex'], where: 'ordered' },
      at: { of: ['hex'], where: 'told' },
      unit: { of: ['unit'] },
    },
  },
} satisfies Pick<Game, 'words'>;

const roll = (purpose: string, ...faces: number[]) => ({ purpose, faces, dice: faces.map(() => 6) });

/** An event of rolls alone, each with the entries around it. */
function momentOf(entries: readonly Entry[], rolls: readonly ReturnType<typeof roll>[], step = 0): Moment {
  const steps = [
    { order: { side: 'JP', order: { do: 'melee', target: '1503', point: '1801' } }, entries: [0, 0] },
    ...rolls.map((_, i) => ({ roll: i, entries: [0, 0] })),
  ];
  return { place: { n: 4, step }, chapter: { entries, rolls }, steps } as unknown as Moment;
}

const lines = (n: number) =>
  Array.from({ length: n }, (_, i) => ({
    text: `line ${i}`,
    dice: null,
    roll: null,
    alone: false,
    from: i,
    to: i + 1,
    ids: '',
  })) as Parameters<typeof diceOn>[3];

const placesOf = (moment: Moment) =>
  diceOn(game, map, moment, lines(9)).map(({ at, faces }) => `${at}: ${faces.join(' ')}`);

describe('dice on the map', () => {
  test('lie where the line about them says, before or after them', () => {
    expect(
      placesOf(
        momentOf(
          [
            { key: 'roll', roll: 0 },
            { key: 'fire.none', at: '1801' },
          ],
          [roll('fire', 3)],
        ),
      ),
    ).toEqual(['1801: 3']);
    expect(
      placesOf(
        momentOf(
          [{ key: 'damage.die', unit: 'III/4' }, { key: 'roll', roll: 0 }, { key: 'turn' }],
          [roll('damage', 6)],
        ),
      ),
    ).toEqual(['1604: 6']);
  });

  test('of one kind after another lie where each one’s own line says', () => {
    const [die, hit] = [
      (unit: string) => ({ key: 'damage.die', unit }),
      (at: string) => ({ key: 'fire.hit', at }),
    ];
    const [first, second]: readonly [Entry, Entry] = [
      { key: 'roll', roll: 0 },
      { key: 'roll', roll: 1 },
    ];
    const two = (purpose: string) => [roll(purpose, 1), roll(purpose, 2)];
    expect(placesOf(momentOf([first, hit('1503'), second, hit('1801')], two('fire')))).toEqual([
      '1503: 1',
      '1801: 2',
    ]);
    expect(placesOf(momentOf([die('III/4'), first, die('IV/4'), second], two('damage')))).toEqual([
      '1604: 1',
      '1801: 2',
    ]);
  });

  test('lie in the target of the order where no line is about them, and nowhere where there is none', () => {
    expect(
      placesOf(
        momentOf(
          [
            { key: 'control', point: '1801' },
            { key: 'roll', roll: 0 },
          ],
          [roll('melee', 2)],
        ),
      ),
    ).toEqual(['1503: 2']);
    const moment = momentOf(
      [
        { key: 'control', point: '1801' },
        { key: 'roll', roll: 0 },
      ],
      [roll('initiative', 2)],
    );
    const alone = { ...moment, steps: moment.steps.slice(1) };
    expect(placesOf(alone)).toEqual([]);
  });

  test('of one place are one sign of four faces at most, which says each roll', () => {
    const entries = [0, 1, 2].flatMap((i) => [
      { key: 'roll', roll: i },
      { key: 'fire.hit', at: '1503' },
    ]);
    const [dice, more] = diceOn(
      game,
      map,
      momentOf(entries, [roll('fire', 1, 2), roll('fire', 3, 4), roll('fire', 5)]),
      lines(9),
    );
    expect(dice).toEqual({ style: 'dice', at: '1503', faces: [1, 2, 3, 4], title: 'line 0\nline 2\nline 4' });
    expect(more).toBeUndefined();
  });

  test('of a single step are those of that step', () => {
    const entries = [0, 1].flatMap((i) => [
      { key: 'roll', roll: i },
      { key: 'fire.hit', at: i === 0 ? '1503' : '1801' },
    ]);
    expect(placesOf(momentOf(entries, [roll('fire', 1), roll('fire', 2)], 3))).toEqual(['1801: 2']);
  });
});
