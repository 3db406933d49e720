/** Chapters 1, 2 and 4.1: what the components hold, and what the rules read of them. */
import { describe, expect, test } from 'vitest';
import raw from '../../../../src/games/manila45/components/components.json' with { type: 'json' };
import { createManila } from '../../../../src/games/manila45/game.js';
import { game, idOf, pack } from '../support.js';

const copy = () => structuredClone(raw);
const { units, tables, map, counts } = raw;
const ground = units.filter(({ formation }) => formation !== 'AIR');

describe('the scale and the two players', () => {
  test('MN-1.0.a a match has exactly the seats US and JP', () => {
    expect(game.sides).toEqual(['US', 'JP']);
  });
  test('MN-1.0.b MN-4.1.a ten turns from 3 February to 4 March', () => {
    expect(tables.turnTrack.length).toBe(10);
    expect([tables.turnTrack[0]?.date.en, tables.turnTrack[9]?.date.en]).toEqual([
      '3-5 Feb 1945',
      '2-4 Mar 1945',
    ]);
  });
  test('MN-1.2.a a turn is three days', () => {
    expect([raw.scale.turnDays, tables.turnTrack[2]?.date.en]).toEqual([3, '9-11 Feb 1945']);
  });
  test('MN-1.2.b a hex is 0.3 mile, about half a kilometre', () => {
    expect([raw.scale.hexMiles, Math.round(raw.scale.hexKm * 100)]).toEqual([0.3, 48]);
  });
  test('MN-1.2.c MN-2.8.a every ground unit is a company, a battery or a battalion', () => {
    expect([...new Set(ground.map(({ size }) => size))].sort()).toEqual(['I', 'II']);
    expect(raw.scale.unitMen).toEqual([100, 1000]);
  });
});

describe('the counters', () => {
  test('MN-2.1.a 176 counters, and one six-sided die', () => {
    expect([counts.counters, pack.faces]).toEqual([176, 6]);
  });
  test('MN-2.3.a the Japanese player sits in the west, the US player in the east', () => {
    expect(map.seating.JP.startsWith('west')).toBe(true);
    expect(map.seating.US).toContain('east');
  });
  test('MN-2.4.a 146 belong to the game, and the variant counters are absent', () => {
    const markers = raw.markers.reduce((sum, { count }) => sum + count, 0);
    expect([counts.gameCounters, units.length + markers, counts.variantCounters]).toEqual([146, 146, 30]);
  });
  test('MN-2.5.a a combat unit shows side, formation, designation, type, size, strength and range', () => {
    for (const unit of ground)
      expect(
        [unit.designation, unit.type, unit.size, unit.attack > 0, (unit.range ?? 0) > 0],
        unit.id,
      ).toEqual([
        expect.stringMatching(/./),
        expect.stringMatching(/./),
        expect.stringMatching(/^I+$/),
        true,
        true,
      ]);
  });
  test('MN-2.5.b an air unit arrives on turn 3 with strength 10', () => {
    const air = units.filter(({ formation }) => formation === 'AIR');
    expect(air.map(({ attack, arrives }) => [attack, arrives])).toEqual(Array(6).fill([10, 3]));
  });
  test('MN-2.5.c no unit has a defence strength', () => {
    expect(units.flatMap((unit) => Object.keys(unit)).filter((key) => /defen[cs]e$/.test(key))).toEqual([]);
  });
  test('MN-2.6.a formations are told apart by colour, fixed Japanese units by their lettering', () => {
    const us = raw.formations.filter(({ side }) => side === 'US').map(({ colour }) => colour);
    expect(new Set(us).size).toBe(us.length);
    const [mobile, fixed] = raw.formations.filter(({ side }) => side === 'JP');
    expect(mobile?.textColour).not.toBe(fixed?.textColour);
    for (const unit of units.filter(({ side }) => side === 'JP'))
      expect(unit.fixed).toBe(unit.formation === 'JP-F');
  });
  test('MN-2.7.a Japanese artillery goes by its calibre', () => {
    for (const name of ['75-1', '120-2', '150M'])
      expect(units.find(({ id }) => id === idOf(name))?.side).toBe('JP');
  });
  test('MN-2.7.b every designation is a plain number or is explained', () => {
    const known = raw.abbreviations.map(({ abbr }) => abbr);
    const letters = (name: string) => name.match(/[A-Za-z]+/g) ?? [];
    const odd = units.filter(({ designation }) =>
      letters(designation).some(
        (part) => part.length > 1 && !known.some((abbr) => abbr.includes(part) || part.includes(abbr)),
      ),
    );
    expect(odd.map(({ designation }) => designation)).toEqual([]);
  });
  test('MN-2.9.a every US ground unit and every mobile Japanese unit has sixteen movement points', () => {
    expect([...new Set(ground.filter(({ fixed }) => !fixed).map(({ movement }) => movement))]).toEqual([16]);
  });
  test('MN-2.10.a MN-2.10.b the 22 types are all used, and each unit is armoured or not', () => {
    const types = raw.unitTypes.map(({ id }) => id);
    expect(types.length).toBe(22);
    expect(types.filter((type) => !units.some((unit) => unit.type === type))).toEqual([]);
    expect(units.every(({ armoured }) => typeof armoured === 'boolean')).toBe(true);
  });
  test('MN-2.11.a four symbols give special abilities', () => {
    for (const flag of ['cac', 'antiArmour', 'indirect', 'antiAircraft'] as const)
      expect(
        units.some((unit) => unit[flag]),
        flag,
      ).toBe(true);
  });
  test('MN-2.12.a the markers are turn, pontoon, bridge destroyed and rubble', () => {
    expect(raw.markers.map(({ id }) => id).sort()).toEqual(['bridge-destroyed', 'pontoon', 'rubble', 'turn']);
  });
  test('MN-2.12.b only the three pontoons are a limit', () => {
    expect(raw.markers.filter(({ limit }) => limit !== null).map(({ id, limit }) => [id, limit])).toEqual([
      ['turn', 1],
      ['pontoon', 3],
    ]);
    const hexes = pack.hexes
      .filter(({ building }) => building)
      .slice(0, 13)
      .map(({ id }) => id);
    expect(game.position.read({ game: 'manila45', phase: 'C', turn: 4, rubble: hexes })).toHaveProperty(
      'state',
    );
  });
});

describe('the tables', () => {
  const cost = (terrain: string) => pack.hexes.find((hex) => hex.terrain === terrain)?.cost;
  test('MN-T.a an airfield costs one, blocks nothing and modifies nothing', () => {
    const row = tables.terrain.find(({ id }) => id === 'airfield');
    expect([cost('airfield'), row?.blocksLof, row?.drm]).toEqual([1, false, 0]);
  });
  test('MN-T.b a coastal hex counts as its own land', () => {
    expect([
      pack.hexes[pack.grid.index('3515')]?.terrain,
      pack.hexes[pack.grid.index('3515')]?.coastal,
    ]).toEqual(['heavy', true]);
  });
  test('MN-8.5.a Clear 1, Urban 2, Heavy Structure 3, Airfield 1', () => {
    expect(['clear', 'urban', 'heavy', 'airfield'].map(cost)).toEqual([1, 2, 3, 1]);
  });
  test('MN-9.5.e no modifier belongs to defensive fire alone', () => {
    expect(tables.drm.filter(({ applies }) => applies === 'defensive')).toEqual([]);
  });
  test('MN-10.12.k every modifier but those of close assault, range, river, air and gasoline serves both kinds of fire', () => {
    const both = tables.drm.filter(({ applies }) => applies === 'both').map(({ id }) => id);
    expect(both).toEqual(['urban', 'heavy', 'rubble', 'uphill', 'downhill', 'wall', 'armour']);
  });
  test('MN-T.h the lists of the summary sheet add no modifier to the table', () => {
    expect(tables.drm.length).toBe(13);
  });
  test('MN-10.10.b the named hexes lie on high ground', () => {
    for (const id of ['1805', '1812', '2120', '1723', '1633'])
      expect(pack.hexes[pack.grid.index(id)]?.high, id).toBe(true);
  });
});

describe('a corrected component file', () => {
  test('gives a game of its own', () => {
    const file = copy();
    file.scenario.japaneseSetup.forbiddenHexes = ['3402'];
    expect(createManila(file).id).toBe('manila45');
  });
  test.each([
    [
      'an unknown hex of a hexside',
      (file: ReturnType<typeof copy>) => {
        file.map.hexsides[0]!.a = '9999';
      },
      'map.hexsides.0.a',
    ],
    [
      'hexes that are no neighbours',
      (file: ReturnType<typeof copy>) => {
        file.map.hexsides[0]!.b = '4001';
      },
      'map.hexsides.0',
    ],
    [
      'a bridge over dry land',
      (file: ReturnType<typeof copy>) => {
        file.map.bridges[0]!.b = '3724';
      },
      'map.bridges.0',
    ],
    [
      'a unit without a formation',
      (file: ReturnType<typeof copy>) => {
        file.units[0]!.formation = 'none';
      },
      'units.0.formation',
    ],
    [
      'a unit that stands twice',
      (file: ReturnType<typeof copy>) => {
        file.units[1]!.id = file.units[0]!.id;
      },
      'units',
    ],
    [
      'two amphibious units',
      (file: ReturnType<typeof copy>) => {
        file.units[0]!.amphibious = true;
      },
      'units',
    ],
    [
      'a missing modifier',
      (file: ReturnType<typeof copy>) => {
        file.tables.drm.pop();
      },
      'tables.drm',
    ],
    [
      'a band of range without its beginning',
      (file: ReturnType<typeof copy>) => {
        for (const row of file.tables.drm) delete row.from;
      },
      'tables.drm',
    ],
    [
      'a template in the sea',
      (file: ReturnType<typeof copy>) => {
        file.scenario.japaneseSetup.template[0]!.hex = '3918';
      },
      'scenario.japaneseSetup.template',
    ],
    [
      'a template that leaves a unit out',
      (file: ReturnType<typeof copy>) => {
        file.scenario.japaneseSetup.template.pop();
      },
      'scenario.japaneseSetup.template',
    ],
  ])('with %s is refused with the place', (_, spoil, at) => {
    const file = copy();
    spoil(file);
    expect(() => createManila(file)).toThrow(expect.objectContaining({ at }));
  });
});
