/** Chapter 9.4: retreat, with 6.3 and 7.3.4 as far as they speak of it. */
import { describe, expect, test } from 'vitest';
import { fire, fireOf, match, melee, meleeOf, retreat, retreats, stay, type Units } from '../support.js';

const alone = { 'J-III-4': '1604', 'R-III-33*': '1503' };
const crowd = {
  'R-III-33*': '1503',
  'R-II-33': '1404',
  'R-III-34': '1403',
  'R-IV-36': '1502',
  'J-III-4': '1604',
  'J-II-4': '1504',
};

/** The clause that refuses a retreat of the unit to a hex. */
const refusal = (turn: number, units: Units, unit: string, to: string) =>
  match(turn, 'J1', units, { begin: { procedure: 'retreat', with: { unit } } }).clauseOf(retreat(unit, to));

describe('a retreat', () => {
  test('KY-9.4.a KY-9.4.f is one hex, chosen by the owner of the unit', () => {
    expect(retreats(2, alone, 'R-III-33')).toEqual(['1403', '1404', '1502']);
    const m = match(2, 'J1', alone, { begin: { procedure: 'retreat', with: { unit: 'R-III-33' } } });
    expect(m.question.side).toBe('RU');
    expect(m.clauseOf(retreat('R-III-33', '1402'))).toBe('KY-9.4.a');
    expect(m.play(retreat('R-III-33', '1502')).where('R-III-33')).toEqual(['1502*']);
  });

  test('KY-9.4.1.a goes to no hex with an enemy', () => {
    expect(refusal(2, alone, 'R-III-33', '1604')).toBe('KY-9.4.1.a');
  });

  test('KY-9.4.2.a KY-6.3.a goes into no enemy zone of control', () => {
    expect(refusal(2, alone, 'R-III-33', '1603')).toBe('KY-9.4.2.a');
    expect(refusal(5, alone, 'R-III-33', '1504')).toBe('KY-9.4.2.a');
  });

  test('KY-9.4.2.a by day passes a friend in an enemy zone of control', () => {
    const units = {
      'J-II-4*': '1504',
      'J-I-29': '1604',
      'J-II-29': '1605',
      'J-III-29': '1505',
      'R-III-33': '1503',
      'R-II-33': '1404',
    };
    // 1703 and 1704 lie behind the friend in 1604, which is in the zone of 1503.
    expect(retreats(5, units, 'J-II-4')).toEqual(['1406', '1506', '1606', '1703', '1704', '1705']);
  });

  test('KY-9.4.3.a stays on the map', () => {
    expect(retreats(2, { 'J-I-4*': '2007', 'R-I-33': '1101' }, 'J-I-4')).toEqual(['1906', '1907', '2006']);
    expect(
      match(
        2,
        'J1',
        { 'J-I-4*': '2007' },
        { begin: { procedure: 'retreat', with: { unit: 'J-I-4' } } },
      ).refused(retreat('J-I-4', '2008')).code,
    ).toBe('shape');
  });

  test('KY-9.4.4.a by night goes to no hex with an own unit', () => {
    const units = { ...alone, 'R-II-33': '1404' };
    expect(refusal(2, units, 'R-III-33', '1404')).toBe('KY-9.4.4.a');
  });

  test('KY-9.4.b by day passes an own unit only when no ordinary hex is open, and ends on none', () => {
    expect(refusal(5, { ...alone, 'R-II-33': '1404' }, 'R-III-33', '1303')).toBe('KY-9.4.a');
    expect(refusal(5, { ...alone, 'R-II-33': '1404' }, 'R-III-33', '1404')).toBe('KY-9.4.b');
    expect(refusal(5, crowd, 'R-III-33', '1404')).toBe('KY-9.4.b');
  });

  test('KY-9.4.c KY-9.4.R1 then goes on over own units to a hex that is empty and in no enemy zone', () => {
    expect(retreats(4, crowd, 'R-III-33')).toEqual(['1302', '1303', '1304', '1402', '1501', '1602']);
    expect(refusal(4, crowd, 'R-III-33', '1405')).toBe('KY-9.4.2.a');
    expect(refusal(4, crowd, 'R-III-33', '2007')).toBe('KY-9.4.R1');
  });

  test('KY-9.4.d takes the nearest of such hexes', () => {
    // Behind 1502 lie open hexes two away; behind 1402, itself behind 1403 and 1502, only farther ones.
    const units = { ...crowd, 'R-I-33': '1402' };
    expect(retreats(4, units, 'R-III-33')).toEqual(['1302', '1303', '1304', '1501', '1602']);
    expect(refusal(4, units, 'R-III-33', '1301')).toBe('KY-9.4.d');
  });

  test('KY-9.4.e KY-6.3.b without a hex is elimination', () => {
    expect(retreats(3, crowd, 'R-III-33')).toEqual([]);
    expect(
      match(3, 'J1', crowd, { begin: { procedure: 'retreat', with: { unit: 'R-III-33' } } }).where(
        'R-III-33',
      ),
    ).toEqual(['out']);
    const zones = {
      'J-I-4*': '1606',
      'R-I-33': '1505',
      'R-II-33': '1605',
      'R-III-33': '1706',
      'R-IV-33': '1507',
    };
    expect(retreats(5, zones, 'J-I-4')).toEqual([]);
  });

  test('KY-7.3.4.b is elimination for a unit that could only leave the map', () => {
    expect(
      retreats(5, { 'J-I-4*': '2007', 'R-I-33': '2006', 'R-II-33': '1906', 'R-III-33': '1907' }, 'J-I-4'),
    ).toEqual([]);
  });

  test('KY-6.3.R1 by day prefers passing friends to elimination', () => {
    expect(retreats(4, crowd, 'R-III-33').length).toBeGreaterThan(0);
  });

  test('KY-9.4.R1 is chosen among the nearest ends; the way there is not asked', () => {
    const m = match(4, 'J1', crowd, { begin: { procedure: 'retreat', with: { unit: 'R-III-33' } } });
    expect(m.play(retreat('R-III-33', '1402')).where('R-III-33')).toEqual(['1402*']);
  });

  test('KY-9.4.R2 is one retreat however long, and does nothing to the units passed', () => {
    const m = match(4, 'J1', crowd, { begin: { procedure: 'retreat', with: { unit: 'R-III-33' } } }).play(
      retreat('R-III-33', '1302'),
    );
    expect(m.where('R-III-33', 'R-III-34', 'R-II-33')).toEqual(['1302*', '1403', '1404']);
  });

  test('KY-9.4.R3 sees zones and units as they are at that moment', () => {
    const m = meleeOf(5, 'JP', alone, [1]).play(melee('1503', 'J-III-4'), retreat('R-III-33', '1404'), {
      do: 'advance',
      unit: 'J-III-4',
    });
    expect(m.question.kind).toBe('retreatFromFatigue');
    expect(m.clauseOf(retreat('R-III-33', '1403'))).toBe('KY-9.4.2.a');
    expect(m.play(retreat('R-III-33', '1405')).where('R-III-33')).toEqual(['1405*']);
  });

  test('KY-9.4.R4 may go in any direction: forward, into a fort, back to a hex left before', () => {
    const m = meleeOf(5, 'JP', alone, [1]).play(
      melee('1503', 'J-III-4'),
      retreat('R-III-33', '1404'),
      stay,
      retreat('R-III-33', '1503'),
    );
    expect(m.where('R-III-33')).toEqual(['1503*']);
    expect(retreats(5, { 'R-III-33*': '1504', 'J-III-4': '1604' }, 'R-III-33')).toEqual([
      '1404',
      '1405',
      '1503',
      '1505',
    ]);
  });

  test('KY-9.4.R5 cannot be declined while a hex is open; reserves retreat by night', () => {
    const m = fireOf(3, 'JP', { 'R-IV-36*': '1301', 'J-I-16': '1401' }, [3]).play(fire('1301', 'J-I-16'));
    expect(m.refused({ do: 'stay' }).code).toBe('shape');
    expect(m.refused({ do: 'eliminate', unit: 'R-IV-36' }).code).toBe('shape');
    expect(m.play(retreat('R-IV-36', '1201')).where('R-IV-36')).toEqual(['1201*']);
  });

  test('KY-9.4.R6 never ends where it began, even where a chain could come back; a later one may', () => {
    expect(refusal(4, crowd, 'R-III-33', '1503')).toBe('KY-9.4.R6');
  });

  test('is explained: enemies next to the hex, ways on from there, the end of the match', () => {
    const m = match(
      5,
      'J1',
      { 'R-III-33*': '1504', 'J-III-4': '1604' },
      { begin: { procedure: 'retreat', with: { unit: 'R-III-33' } } },
    );
    const to = m.question.forms[0]?.fields[1];
    expect(
      to?.walk.explain?.({ do: 'retreat', unit: 'R-III-33' }, ['1505'])?.lines.map((l) => l.key),
    ).toEqual(['explain.neighbours', 'explain.furtherRetreats', 'explain.endsMatch']);
    expect(to?.walk.explain?.({ do: 'retreat', unit: 'R-III-33' }, ['1503'])).toEqual({
      lines: [
        { key: 'explain.neighbours', n: 1 },
        { key: 'explain.furtherRetreats', n: 3 },
      ],
      modifiers: [],
      chances: [],
    });
    expect(to?.walk.explain?.({ do: 'retreat', unit: 'R-III-33' }, [])).toBeUndefined();
  });

  test('is logged with the hexes that were open', () => {
    const m = match(2, 'J1', alone, { begin: { procedure: 'retreat', with: { unit: 'R-III-33' } } }).play(
      retreat('R-III-33', '1502'),
    );
    expect(m.log).toContainEqual({
      key: 'retreat',
      unit: 'R-III-33',
      from: '1503',
      to: '1502',
      hexes: ['1403', '1404', '1502'],
      n: 3,
    });
  });
});
