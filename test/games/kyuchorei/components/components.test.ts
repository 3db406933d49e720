/** Chapters 0 to 2: what the component data state, and how a pack is read. */
import { describe, expect, test } from 'vitest';
import components from '../../../../src/games/kyuchorei/components/components.json' with { type: 'json' };
import { hexIndex, unitIndex } from '../../../../src/games/kyuchorei/components/pack.js';
import { createKyuchorei } from '../../../../src/games/kyuchorei/index.js';
import { fireOdds } from '../../../../src/games/kyuchorei/rules/fire.js';
import { meleeOdds } from '../../../../src/games/kyuchorei/rules/melee.js';
import { ComponentError, Session, sampleOrder } from '../../../../src/referee/index.js';
import {
  fireOf,
  game,
  goals,
  legal,
  match,
  meleeOf,
  move,
  movementOf,
  pack,
  picker,
  seededChance,
  situation,
} from '../support.js';

const byId = (id: string) => pack.hexes[hexIndex(pack, id)];

/** The component file, changed. */
function changed(change: (copy: typeof components) => void): unknown {
  const copy = structuredClone(components);
  change(copy);
  return copy;
}

describe('the edition', () => {
  test('KY-0.a KY-2.1.2.a the fort bonus against fire and in melee goes with the hex, whichever side stands in it', () => {
    const inFort = situation(5, 'R1', { 'J-III-4': '1503', 'R-III-33': '1403' });
    const firers = [unitIndex(pack, 'R-III-33')];
    expect(fireOdds(pack, inFort, firers, hexIndex(pack, '1503')).modifiers.map((m) => m.reason)).toEqual([
      'fort',
    ]);
    expect(meleeOdds(pack, inFort, firers, hexIndex(pack, '1503')).modifiers.map((m) => m.reason)).toEqual([
      'fort',
    ]);
  });
});

describe('the match', () => {
  test('KY-1.0.a has two sides, the Japanese and the Russians', () => {
    expect(game.sides).toEqual(['JP', 'RU']);
    expect(game.words.nameOf('side', 'JP', 'ja')).toContain('第二師団');
    expect(game.words.nameOf('side', 'RU', 'ja')).toContain('リヤビンキン');
  });

  test('KY-1.0.b is the night attack of 26 August 1904', () => {
    expect(game.title.ja).toBe('弓張嶺夜襲作戦');
    expect(game.title.en).toContain('26 August 1904');
  });
});

describe('the components', () => {
  test('KY-2.0.a KY-2.2.a are 19 counters, ten Japanese and nine Russian, and no card', () => {
    expect(pack.army.JP).toHaveLength(10);
    expect(pack.army.RU).toHaveLength(9);
    expect(Object.keys(game.rules.universe).sort()).toEqual(['hex', 'unit']);
  });

  test('KY-2.1.a every numbered hex is in play, 70 of them', () => {
    expect(pack.hexes).toHaveLength(70);
    for (const hex of pack.hexes) {
      const from = pack.hexes[hex.neighbours[0] ?? 0]?.id ?? '';
      expect(goals(movementOf(5, 'JP', { 'J-I-4': from }), 'J-I-4')).toContain(hex.id);
    }
  });

  test('KY-2.1.1.a KY-2.1.1.b there are three heights: 1401 has 0, 1501 has 1, 1602 has 2', () => {
    expect([...new Set(pack.hexes.map((h) => h.elevation))].sort()).toEqual([0, 1, 2]);
    expect(['1401', '1501', '1602'].map((id) => byId(id)?.elevation)).toEqual([0, 1, 2]);
  });

  test('KY-2.1.1.c height does not change what a unit can reach', () => {
    expect(goals(movementOf(2, 'JP', { 'J-I-4': '1103' }), 'J-I-4')).toContain('1204');
    expect(goals(movementOf(2, 'JP', { 'J-I-4': '1204' }), 'J-I-4')).toHaveLength(6);
  });

  test('KY-2.1.2.a six hexes are forts, and the list of the victory rule names the same', () => {
    expect(pack.hexes.filter((h) => h.fort).map((h) => h.id)).toEqual([
      '1305',
      '1404',
      '1503',
      '1602',
      '1702',
      '1801',
    ]);
    expect(pack.forts.map((fort) => pack.hexes[fort]?.fort)).toEqual([true, true, true, true, true, true]);
  });

  test('KY-2.1.2.R1 a Japanese unit in a fort has every effect of it', () => {
    const captured = { 'J-III-4': '1503', 'R-II-33': '1404', 'R-III-33': '1403' };
    // Its zone reaches the fort 1404; the Russian in the open 1403 has none in 1503.
    expect(
      match(5, 'R1', captured, { begin: { procedure: 'movement' } }).clauseOf(move('R-II-33', '1304')),
    ).toBe('KY-6.2.b');
    const recovering = match(5, 'J2', { 'J-III-4*': '1503', 'R-III-33': '1403' }).play({
      do: 'choose',
      mode: 'reorganise',
    });
    expect(recovering.where('J-III-4')).toEqual(['1503']);
  });

  test('KY-2.1.3.a settlements and roads change nothing: the same match without them ends the same', () => {
    const bare = createKyuchorei(
      changed((copy) => {
        copy.map.roads = [];
        for (const hex of copy.map.hexes) hex.place = null;
      }),
    );
    const final = (rules: typeof game) => {
      const pick = picker(11);
      const session = new Session(rules, rules.rules.start({ scenario: 'standard', options: {} }), {
        chance: seededChance(11),
      });
      for (let [q] = session.questions; q !== undefined; [q] = session.questions)
        session.give(q.side, sampleOrder(q, pick));
      return session.state;
    };
    expect(final(bare)).toEqual(final(game));
  });

  test('KY-2.1.4.a the Russian start hexes matter in the set-up alone: later any unit may stand there', () => {
    expect(pack.hexes[pack.units[unitIndex(pack, 'R-IV-36')]?.start ?? -1]?.id).toBe('1301');
    expect(goals(movementOf(5, 'JP', { 'J-I-4': '1401' }), 'J-I-4')).toContain('1301');
    expect(goals(movementOf(5, 'RU', { 'R-I-33': '1401' }), 'R-I-33')).toContain('1301');
  });

  test('KY-2.1.5.a KY-2.1.5.R2 1505 is the headquarters of the 3rd Brigade, 1902 that of the 15th', () => {
    const hqOf = (unit: string) => pack.hexes[pack.units[unitIndex(pack, unit)]?.hq ?? -1]?.id;
    expect(hqOf('J-I-4')).toBe('1505');
    expect(hqOf('J-I-16')).toBe('1902');
    expect(pack.hexes.filter((h) => h.headquarters).map((h) => h.id)).toEqual(['1505', '1902']);
  });

  test('KY-2.1.5.R1 a headquarters is no unit: it may be entered and shared, has no zone and cannot be attacked', () => {
    expect(goals(movementOf(2, 'JP', { 'J-I-4': '1506' }), 'J-I-4')).toContain('1505');
    expect(
      fireOf(5, 'RU', { 'R-I-33': '1405', 'J-I-4': '1304' }).clauseOf({
        do: 'fire',
        target: '1505',
        units: ['R-I-33'],
      }),
    ).toBe('KY-8.1.1.a');
    expect(goals(movementOf(5, 'RU', { 'R-I-33': '1405', 'J-I-4': '2007' }), 'R-I-33')).toContain('1506');
  });

  test('KY-2.2.b some Russian units are reserves, no Japanese', () => {
    const reserves = pack.units.filter((u) => u.reserve);
    expect(reserves.map((u) => u.id)).toEqual(['R-III-34', 'R-III-36', 'R-IV-36']);
    expect(reserves.every((u) => u.side === 'RU')).toBe(true);
  });

  test('KY-2.2.R1 a counter has a fire and a melee value and no movement value', () => {
    expect(components.units.every((u) => u.fire > 0 && u.melee > 0 && !('movement' in u))).toBe(true);
    expect(goals(movementOf(4, 'JP', { 'J-I-4': '2006' }), 'J-I-4').length).toBe(
      goals(movementOf(4, 'RU', { 'R-I-33': '2006' }), 'R-I-33').length,
    );
  });

  test('KY-2.3.1.a the turn is part of what everybody sees', () => {
    const state = situation(6, 'J1', {});
    expect(game.position.view(state, 'spectator').now[0]).toEqual({ key: 'turn', n: 6 });
    expect(
      game.picture
        .scene(game.position.view(state, 'JP'), 'en', [])
        .tracks[0]?.boxes.findIndex((box) => box.current),
    ).toBe(5);
  });

  test('KY-2.3.2.a disorder is shown on the counter: half values, worn', () => {
    const shown = (units: Readonly<Record<string, string>>) =>
      game.picture.scene(game.position.view(situation(6, 'J1', units), 'RU'), 'en', []).counters[0];
    expect(shown({ 'J-I-4': '1606' })).toMatchObject({ worn: false, figures: '4-4' });
    expect(shown({ 'J-I-4*': '1606' })).toMatchObject({ worn: true, figures: '2-2' });
  });

  test('KY-2.3.2.R1 a second disorder is a retreat, and the unit keeps its one marker', () => {
    const m = fireOf(6, 'JP', { 'J-III-4': '1604', 'J-II-4': '1504', 'R-III-33*': '1503' }, [1]);
    m.play(
      { do: 'fire', target: '1503', units: ['J-II-4', 'J-III-4'] },
      { do: 'retreat', unit: 'R-III-33', to: '1502' },
    );
    expect(m.where('R-III-33')).toEqual(['1502*']);
  });

  test('KY-2.4.a one six-sided die decides a fire or a melee', () => {
    const fire = fireOf(6, 'JP', { 'J-III-4': '1604', 'R-III-33': '1503' }, [6]).play({
      do: 'fire',
      target: '1503',
      units: ['J-III-4'],
    });
    const fought = meleeOf(6, 'JP', { 'J-I-4': '1604', 'J-III-4': '1603', 'R-III-33': '1503' }, [6]).play({
      do: 'melee',
      target: '1503',
      units: ['J-I-4', 'J-III-4'],
    });
    expect([...fire.rolls, ...fought.rolls].map((r) => r.dice)).toEqual([[6], [6]]);
  });
});

describe('a component pack', () => {
  const faultOf = (pack_: unknown): string => {
    try {
      createKyuchorei(pack_);
    } catch (fault) {
      if (fault instanceof ComponentError) return `${fault.code} ${fault.at}`;
    }
    return 'accepted';
  };

  test('that is corrected plays by its own numbers', () => {
    const strong = createKyuchorei(
      changed((copy) => {
        for (const unit of copy.units) if (unit.side === 'JP') unit.fire = 12;
        copy.turnTrack = copy.turnTrack
          .slice(0, 2)
          .map((t, i) => ({ ...t, last: i === 1, movementAllowance: 3 }));
      }),
    );
    const read = strong.position.read({
      game: 'kyuchorei',
      turn: 2,
      phase: 'J1',
      clear: true,
      units: { 'J-I-4': { at: '2007' } },
      begin: { procedure: 'movement' },
    });
    if ('fault' in read) throw new Error(read.fault.message);
    const [question] = new Session(strong, read.state, {}).questions;
    expect(
      question === undefined ? [] : legal(question).some((o) => Array.isArray(o.path) && o.path.length === 3),
    ).toBe(true);
    expect(strong.position.read({ game: 'kyuchorei', turn: 3 })).toHaveProperty('fault');
    expect(strong.picture.scene(strong.position.view(read.state, 'JP'), 'en', []).counters[0]?.figures).toBe(
      '12-4',
    );
  });

  test.each([
    ['is no component file', 'cannonade', ''],
    ['lacks the units', changed((c) => Reflect.deleteProperty(c, 'units')), 'units'],
    ['has a hex twice', changed((c) => c.map.hexes.push(c.map.hexes[0] as never)), 'map.hexes'],
    [
      'starts a unit nowhere',
      changed((c) => Object.assign(c.units[0]?.setup ?? {}, { hex: '9999' })),
      'units.0.setup.hex',
    ],
    [
      'names a wrong neighbour',
      changed((c) => Object.assign(c.map.hexes[0]?.neighbors ?? {}, { S: '1103' })),
      'map.hexes.0.neighbors',
    ],
    ['forgets a fort', changed((c) => c.victory.fortHexes.pop()), 'victory.fortHexes'],
    ['has no last turn', changed((c) => c.turnTrack.pop()), 'turnTrack.6'],
    [
      'sets its example up in a fort',
      changed((c) => Object.assign(c.setup.exampleJapanese.placement, { 'J-I-4': '1404' })),
      'setup.exampleJapanese.placement.J-I-4',
    ],
    [
      'leaves a unit out of its example',
      changed((c) => Reflect.deleteProperty(c.setup.exampleJapanese.placement, 'J-I-4')),
      'setup.exampleJapanese.placement',
    ],
  ])('that %s is refused with the place of the fault', (_, file, at) => {
    expect(faultOf(file)).toBe(`game/bad-components ${at}`);
  });

  test('KY-9.3.R1 can switch the ruling on mixed heights off', () => {
    const strict = createKyuchorei(changed((c) => (c.combat.melee.defenderHigherCancelledBy = 'nobody')));
    const read = strict.position.read({
      game: 'kyuchorei',
      turn: 5,
      phase: 'J2',
      chosen: 'melee',
      clear: true,
      units: { 'J-III-4': { at: '1604' }, 'J-I-16': { at: '1602' }, 'R-III-34': { at: '1603' } },
    });
    if ('fault' in read) throw new Error(read.fault.message);
    const defence = (...units: string[]) => {
      const session = new Session(strict, structuredClone(read.state), { chance: seededChance(1) });
      session.give('JP', { do: 'melee', target: '1603', units });
      const log = [...session.events.flatMap((e) => e.log), ...session.draftLog];
      return log.find((e) => e.key.startsWith('melee.'))?.defence;
    };
    expect(defence('J-III-4', 'J-I-16')).toBe(5);
    expect([defence('J-III-4'), defence('J-I-16')].sort()).toEqual([4, 5]);
  });
});
