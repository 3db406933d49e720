/** Chapter 7: movement, with 6.1 to 6.3 as far as they speak of it. */
import { describe, expect, test } from 'vitest';
import { canWalkTo, movable, pathsOf } from '../../../../src/games/kyuchorei/rules/movement.js';
import { isEnemyZone } from '../../../../src/games/kyuchorei/rules/zoc.js';
import { back, end, goals, legal, match, move, movementOf, pack } from '../support.js';

const forts = { 'R-III-33': '1503', 'R-II-33': '1404' };

describe('enemy zones of control', () => {
  test('KY-6.1.a pin a unit that stands in one', () => {
    expect(goals(movementOf(5, 'JP', { 'J-III-4': '1604', 'J-I-4': '2007', ...forts }), 'J-III-4')).toEqual(
      [],
    );
  });

  test('KY-6.1.b KY-7.3.1.a stop a unit that enters one', () => {
    const units = { 'J-III-4': '1704', 'R-III-33': '1503' };
    expect(movementOf(5, 'JP', units).clauseOf(move('J-III-4', '1604', '1605'))).toBe('KY-6.1.b');
    expect(movementOf(5, 'JP', units).play(move('J-III-4', '1604')).where('J-III-4')).toEqual(['1604']);
  });

  test('KY-6.2.a by night a unit in one may step out of it, into an empty hex', () => {
    const units = { 'J-II-4': '1504', ...forts };
    expect(goals(movementOf(2, 'JP', units), 'J-II-4')).toEqual(['1505', '1605']);
    expect(goals(movementOf(2, 'JP', { ...units, 'J-I-4': '1505' }), 'J-II-4')).toEqual(['1605']);
  });

  test('KY-6.2.b by day only a unit that another has come to relieve may leave', () => {
    const units = { 'J-II-4': '1504', 'J-I-29': '1606', ...forts };
    const m = movementOf(5, 'JP', units);
    expect(m.clauseOf(move('J-II-4', '1505'))).toBe('KY-6.2.b');
    m.play(move('J-I-29', '1505', '1504'), move('J-II-4', '1605'));
    expect(m.where('J-II-4', 'J-I-29')).toEqual(['1605', '1504']);
  });

  test('KY-6.2.c a disengaging unit enters none, neither at once nor later, by night or day', () => {
    const units = { 'J-II-16': '1803', 'J-I-16': '2003', 'R-I-34': '1702' };
    const relieved = () => movementOf(6, 'JP', units).play(move('J-I-16', '1903', '1803'));
    for (const path of [['1802'], ['1902', '1802'], ['1804', '1703']])
      expect(relieved().clauseOf(move('J-II-16', ...path))).toBe('KY-6.2.c');
    expect(movementOf(2, 'JP', units).clauseOf(move('J-II-16', '1802'))).toBe('KY-6.2.c');
  });

  test('KY-6.2.R1 a relieved unit has its two hexes', () => {
    const m = movementOf(5, 'JP', { 'J-II-4': '1504', 'J-I-29': '1606', ...forts }).play(
      move('J-I-29', '1505', '1504'),
    );
    expect(goals(m, 'J-II-4')).toContain('1506');
  });

  test('KY-6.2.R2 a reliever must be in good order, within reach, and not itself in an enemy zone', () => {
    const reliefBy = (units: Readonly<Record<string, string>>, ...path: string[]) =>
      movementOf(5, 'JP', { 'J-II-4': '1504', ...units, ...forts }).clauseOf(move('J-I-29', ...path));
    expect(reliefBy({ 'J-I-29*': '1606' }, '1505', '1504')).toBe('KY-6.3.c');
    expect(reliefBy({ 'J-I-29': '1507' }, '1506', '1505', '1504')).toBe('KY-7.2.a');
    expect(reliefBy({ 'J-I-29': '1604' }, '1504')).toBe('KY-6.2.b');
    const onward = movementOf(5, 'JP', { 'J-II-4': '1504', 'J-I-29': '1505', ...forts });
    expect(onward.clauseOf(move('J-I-29', '1504', '1605'))).toBe('KY-6.1.b');
  });

  test('KY-6.2.R3 a relieved unit must leave before the phase ends', () => {
    const m = movementOf(5, 'JP', { 'J-II-4': '1504', 'J-I-29': '1606', ...forts }).play(
      move('J-I-29', '1505', '1504'),
    );
    expect(m.clauseOf(end)).toBe('KY-7.3.2.R2');
    expect(m.play(move('J-II-4', '1605'), end).state.step).toBe('J2');
  });

  test('KY-6.2.R4 there is no relief by night, nor of a unit that has moved', () => {
    expect(
      movementOf(2, 'JP', { 'J-II-4': '1504', 'J-I-29': '1505', ...forts }).clauseOf(move('J-I-29', '1504')),
    ).toBe('KY-7.3.2.b');
    const m = movementOf(5, 'JP', { 'J-II-4': '1605', 'J-I-29': '1606', ...forts }).play(
      move('J-II-4', '1504'),
    );
    expect(m.clauseOf(move('J-I-29', '1505', '1504'))).toBe('KY-7.3.2.R3');
    expect(m.clauseOf(move('J-II-4', '1505'))).toBe('KY-7.0.R1');
  });

  test('KY-6.2.R5 do not change while a side moves', () => {
    const m = movementOf(5, 'JP', { 'J-II-4': '1605', 'J-I-29': '1606', ...forts });
    const zones = () => [...pack.hexes.keys()].map((hex) => isEnemyZone(pack, m.state, 'JP', hex));
    const before = zones();
    m.play(move('J-II-4', '1604'), move('J-I-29', '1505', '1504'));
    expect(zones()).toEqual(before);
  });

  test('KY-6.3.c KY-7.3.6.a a disordered unit may move, but enters none of its own accord', () => {
    const m = movementOf(5, 'JP', { 'J-III-4*': '1704', 'R-III-33': '1503' });
    expect(m.clauseOf(move('J-III-4', '1604'))).toBe('KY-6.3.c');
    expect(m.play(move('J-III-4', '1705')).where('J-III-4')).toEqual(['1705*']);
  });

  test('KY-6.3.d KY-7.3.6.b a disordered unit in one may stay, or disengage', () => {
    expect(
      movementOf(5, 'JP', { 'J-II-4*': '1504', ...forts })
        .play(end)
        .where('J-II-4'),
    ).toEqual(['1504*']);
    expect(goals(movementOf(2, 'JP', { 'J-II-4*': '1504', ...forts }), 'J-II-4')).toEqual(['1505', '1605']);
    const relieved = movementOf(5, 'JP', { 'J-II-4*': '1504', 'J-I-29': '1606', ...forts });
    expect(relieved.play(move('J-I-29', '1505', '1504'), move('J-II-4', '1605')).where('J-II-4')).toEqual([
      '1605*',
    ]);
  });
});

describe('a movement phase', () => {
  const three = { 'J-I-4': '1606', 'J-I-29': '1607', 'J-II-29': '1707', 'R-I-33': '1101' };

  test('KY-7.0.a moves all, some or none of the own units, and no others', () => {
    expect(movementOf(5, 'JP', three).play(end).where('J-I-4', 'J-I-29')).toEqual(['1606', '1607']);
    const all = movementOf(5, 'JP', three).play(
      move('J-I-4', '1605'),
      move('J-I-29', '1507'),
      move('J-II-29', '1807'),
      end,
    );
    expect(all.where('J-I-4', 'J-I-29', 'J-II-29')).toEqual(['1605', '1507', '1807']);
    expect(movementOf(5, 'JP', three).clauseOf(move('R-I-33', '1102'))).toBe('KY-7.0.a');
    expect(movementOf(5, 'JP', three).clauseOf(move('J-II-4', '1102'))).toBe('KY-7.0.a');
  });

  test('KY-7.0.R1 moves each unit once, in the order its player gives', () => {
    for (const turn of [2, 5]) {
      const m = movementOf(turn, 'JP', three).play(move('J-I-29', '1507'), move('J-I-4', '1607'));
      expect(m.clauseOf(move('J-I-29', '1506'))).toBe('KY-7.0.R1');
    }
  });

  test('KY-7.0.R2 is passed unasked when no unit can move at its start, else its player ends it', () => {
    const pinned = match(5, 'J1', { 'J-III-4': '1604', ...forts }, { chosen: 'move' });
    expect([pinned.question.kind, pinned.state.step]).toEqual(['secondChoice', 'J2']);
    const one = match(5, 'J1', { 'J-III-4': '1704', ...forts }, { chosen: 'move' }).play(
      move('J-III-4', '1604'),
    );
    expect(one.question.kind).toBe('movement');
    expect(legal(one.question)).toEqual([end]);
  });

  test('KY-7.0.R2 is not passed over once a unit has moved, even where that move can no longer be undone', () => {
    const at = (hex: string) => ({ at: hex });
    const units = { 'J-I-29': at('1504'), 'R-III-33': at('1503'), 'R-II-33': at('1404') };
    const answers = (moved: boolean) =>
      match(5, 'J1', {}, { chosen: 'move', units: { ...units, 'J-III-4': { at: '1604', moved } } })
        .session.events.flatMap((event) => event.orders)
        .map(({ order }) => order);
    expect([answers(true)[0], answers(false)[0]]).toEqual([end, null]);
  });

  test('KY-7.1.a moves one hex by night, both sides', () => {
    expect(movementOf(3, 'JP', three).clauseOf(move('J-I-4', '1605', '1604'))).toBe('KY-7.1.a');
    expect(movementOf(3, 'RU', three).clauseOf(move('R-I-33', '1102', '1103'))).toBe('KY-7.1.a');
    expect(goals(movementOf(3, 'JP', { 'J-I-4': '1606' }), 'J-I-4')).toHaveLength(6);
  });

  test('KY-7.1.b moves no Russian reserve by night, not even out of contact', () => {
    expect(
      movementOf(3, 'RU', { 'R-IV-36': '1301', 'R-I-33': '1305' }).clauseOf(move('R-IV-36', '1302')),
    ).toBe('KY-7.1.b');
    expect(goals(movementOf(3, 'RU', { 'R-IV-36': '1301', 'J-I-16': '1401' }), 'R-IV-36')).toEqual([]);
  });

  test('KY-7.2.a moves up to two hexes from turn 4 on, both sides', () => {
    expect(movementOf(4, 'JP', three).clauseOf(move('J-I-4', '1605', '1604', '1603'))).toBe('KY-7.2.a');
    expect(goals(movementOf(4, 'JP', { 'J-I-4': '1604' }), 'J-I-4')).toHaveLength(18);
    expect(goals(movementOf(4, 'RU', { 'R-I-33': '1304' }), 'R-I-33')).toHaveLength(18);
  });

  test('KY-7.2.b moves reserves like others from turn 4 on', () => {
    const reserve = goals(movementOf(4, 'RU', { 'R-IV-36': '1301' }), 'R-IV-36');
    expect(reserve).toEqual(goals(movementOf(4, 'RU', { 'R-I-33': '1301' }), 'R-I-33'));
  });

  test('KY-7.2.R1 moves along adjacent hexes and never back to where it began', () => {
    expect(movementOf(5, 'JP', three).clauseOf(move('J-I-29', '1605'))).toBe('KY-7.2.R1');
    expect(movementOf(5, 'JP', three).clauseOf(move('J-I-29', '1606', '1607'))).toBe('KY-7.2.R1');
    expect(movementOf(5, 'JP', three).clauseOf(move('J-I-29'))).toBe('KY-7.2.R1');
  });

  test.each([2, 5])(
    'foresees in turn %i where each unit could walk: where its orders could take it',
    (turn) => {
      const units = { ...forts, 'R-IV-36': '1403', 'R-I-34*': '1505', 'J-III-4': '1604', 'J-II-29*': '1603' };
      for (const side of ['JP', 'RU'] as const) {
        const m = movementOf(turn, side, { ...units, 'J-I-29': '1805', 'J-I-4': '1806' });
        for (const unit of pack.army[side].filter((index) => (m.state.units[index]?.at ?? -1) >= 0)) {
          const walks = pack.hexes.filter((_, hex) => canWalkTo(pack, m.state, unit, hex));
          expect(walks.map(({ id }) => id).sort()).toEqual(goals(m, pack.units[unit]?.id ?? ''));
        }
      }
    },
  );

  test('KY-7.3.2.b finds no way for a unit that is shut in by its own by night', () => {
    const around = { 'J-I-29': '1906', 'J-II-29': '1907', 'J-III-29': '2006' };
    const { state } = movementOf(2, 'JP', { 'J-I-4': '2007', ...around });
    expect(
      pathsOf(
        pack,
        state,
        pack.units.findIndex(({ id }) => id === 'J-I-4'),
      ),
    ).toEqual([]);
    expect(movable(pack, state, 'JP').map((unit) => pack.units[unit]?.id)).toEqual(Object.keys(around));
  });

  test('takes a goal for the shortest path to it', () => {
    const m = movementOf(5, 'JP', three).play({ do: 'move', unit: 'J-I-4', path: '1604' });
    expect(m.session.draftOf('JP')[0]?.order).toEqual(move('J-I-4', '1605', '1604'));
  });

  test.each([
    ['by night two hexes away', 2, { 'J-I-4': '1706' }, '1704', 'KY-7.1.a'],
    ['by day three hexes away', 5, { 'J-I-4': '1706' }, '1703', 'KY-7.2.a'],
    ['behind an enemy zone', 5, { 'J-I-4': '1704', 'R-III-33': '1603' }, '1503', 'KY-6.1.b'],
    ['with an enemy in it', 2, { 'J-I-4': '1504', ...forts }, '1503', 'KY-7.3.3.a'],
    ['by night with a friend in it', 2, { 'J-I-4': '1706', 'J-I-29': '1705' }, '1705', 'KY-7.3.2.b'],
    ['in an enemy zone, for a disordered unit', 5, { 'J-I-4*': '1705', ...forts }, '1604', 'KY-6.3.c'],
    ['where it stands', 5, { 'J-I-4': '1706' }, '1706', 'KY-7.2.R1'],
  ] as const)('refuses a goal %s with the clause of what bars the way', (_, turn, units, goal, clause) => {
    expect(movementOf(turn, 'JP', units).clauseOf({ do: 'move', unit: 'J-I-4', path: goal })).toBe(clause);
  });

  test('says before the order what it costs and leads to', () => {
    const m = movementOf(5, 'RU', { 'R-I-33': '1504', 'R-II-33': '1606', 'J-I-4': '1705' });
    const path = m.question.forms.find((f) => f.do === 'move')?.fields[1];
    const keys = (unit: string, ...steps: string[]) =>
      path?.walk.explain?.({ do: 'move', unit }, steps)?.lines.map((l) => l.key);
    expect(keys('R-I-33', '1505')).toEqual(['explain.cost', 'explain.endsMatch']);
    expect(keys('R-I-33', '1505', '1606')).toEqual(['explain.cost', 'explain.stops', 'explain.mustLeave']);
    expect(path?.walk.explain?.({ do: 'move', unit: 'R-I-33' }, ['1404'])).toEqual({
      lines: [{ key: 'explain.cost', n: 1, of: 2 }],
      modifiers: [],
      chances: [],
    });
    expect(path?.walk.explain?.({ do: 'move', unit: 'R-I-33' }, [])).toBeUndefined();
  });
});

describe('the limits of movement', () => {
  const two = { 'J-II-4': '1505', 'J-I-4': '1506', 'R-III-33': '1503' };

  test('KY-7.3.2.a KY-7.3.2.b by night a hex with an own unit is neither entered nor passed', () => {
    expect(movementOf(2, 'JP', two).clauseOf(move('J-I-4', '1505'))).toBe('KY-7.3.2.b');
  });

  test('KY-7.3.2.R1 by night a hex that another unit has left may be entered', () => {
    const m = movementOf(2, 'JP', two).play(move('J-II-4', '1605'), move('J-I-4', '1505'));
    expect(m.where('J-II-4', 'J-I-4')).toEqual(['1605', '1505']);
  });

  test('KY-7.3.2.c by day units may share a hex for the moment, and even change places', () => {
    const m = movementOf(4, 'JP', two).play(move('J-I-4', '1505'), move('J-II-4', '1506'), end);
    expect(m.where('J-II-4', 'J-I-4')).toEqual(['1506', '1505']);
    const through = movementOf(4, 'JP', { 'J-II-4': '1506', 'J-I-4': '1507' }).play(
      move('J-I-4', '1506', '1505'),
      end,
    );
    expect(through.where('J-I-4')).toEqual(['1505']);
  });

  test('KY-7.3.2.R2 by day the phase cannot end with two units in a hex', () => {
    expect(movementOf(4, 'JP', two).play(move('J-I-4', '1505')).clauseOf(end)).toBe('KY-7.3.2.R2');
  });

  test('KY-7.3.2.R3 a move may end on an own unit only if that has not moved; all moves can be taken back', () => {
    const m = movementOf(5, 'JP', { 'J-I-4': '1606', 'J-I-29': '1607', 'R-I-33': '1101' }).play(
      move('J-I-4', '1605'),
    );
    expect(m.clauseOf(move('J-I-29', '1606', '1605'))).toBe('KY-7.3.2.R3');
    expect(m.clauseOf(back)).toBe('KY-7.3.2.R3');
    const sharing = movementOf(5, 'JP', { 'J-I-4': '1606', 'J-I-29': '1607', 'R-I-33': '1101' }).play(
      move('J-I-29', '1606'),
      back,
    );
    expect(sharing.where('J-I-4', 'J-I-29')).toEqual(['1606', '1607']);
    expect(sharing.play(move('J-I-29', '1507'), end).where('J-I-29')).toEqual(['1507']);
  });

  test('KY-7.3.3.a no hex with an enemy is entered, a disordered one included', () => {
    const m = movementOf(5, 'JP', { 'J-III-4': '1705', 'R-III-33*': '1604', 'R-I-33': '1806' });
    expect(m.clauseOf(move('J-III-4', '1806'))).toBe('KY-6.2.b');
    expect(
      movementOf(2, 'JP', { 'J-III-4': '1605', 'R-III-33*': '1604' }).clauseOf(move('J-III-4', '1604')),
    ).toBe('KY-7.3.3.a');
  });

  test('KY-7.3.4.a no unit leaves the map', () => {
    expect(goals(movementOf(2, 'JP', { 'J-I-4': '2007' }), 'J-I-4')).toEqual(['1906', '1907', '2006']);
    expect(movementOf(2, 'JP', { 'J-I-4': '2007' }).refused(move('J-I-4', '2008')).code).toBe('shape');
  });

  test('KY-7.3.5.a terrain costs nothing: heights, forts and roads are all one hex', () => {
    expect(goals(movementOf(4, 'JP', { 'J-I-4': '1603' }), 'J-I-4')).toHaveLength(18);
    expect(goals(movementOf(4, 'JP', { 'J-I-4': '1705' }), 'J-I-4')).toHaveLength(18);
  });
});
