/** Chapter 3: set-up. */
import { describe, expect, test } from 'vitest';
import { end, game, legal, Match, pack } from '../support.js';

const begin = () => new Match(game.rules.start({ scenario: 'standard', options: {} }));
const place = (unit: string, at: string) => ({ do: 'place', unit, at });
const hexesFor = (m: Match, unit: string) =>
  legal(m.question).flatMap((o) => (o.unit === unit ? [String(o.at)] : []));
const example = pack.file.setup.exampleJapanese.placement;

describe('the set-up', () => {
  test('KY-3.0.a KY-3.1.a begins with every Russian on the hex that carries its name; only the Japanese are asked', () => {
    const m = begin();
    expect(m.question.side).toBe('JP');
    for (const unit of pack.file.units)
      if (unit.setup.kind === 'fixed') expect(m.where(unit.id)).toEqual([unit.setup.hex]);
    expect(m.clauseOf(place('R-I-33', '1506'))).toBe('KY-3.1.a');
  });

  test('tells what has been placed so far, in the order of the list', () => {
    const m = begin().play(place('J-II-29', '1506'), place('J-I-29', '1507'));
    expect(game.rules.freeSetup?.orders(m.state, 'JP')).toEqual([
      place('J-I-29', '1507'),
      place('J-II-29', '1506'),
    ]);
  });

  test('KY-3.2.a asks for six units of the 3rd Brigade and four of the 15th', () => {
    const brigades = pack.units.filter((u) => u.side === 'JP').map((u) => u.formation);
    expect(brigades.filter((b) => b === 'J3')).toHaveLength(6);
    expect(brigades.filter((b) => b === 'J15')).toHaveLength(4);
  });

  test('KY-3.2.b KY-3.2.R2 KY-3.2.e allows the hexes within two of the own headquarters, forts and Russians apart', () => {
    const allowed = pack.file.setup;
    expect(hexesFor(begin(), 'J-I-29').sort()).toEqual([
      '1304',
      '1306',
      '1405',
      '1406',
      '1407',
      '1504',
      '1505',
      '1506',
      '1507',
      '1604',
      '1605',
      '1606',
      '1607',
      '1704',
      '1705',
      '1706',
    ]);
    expect(hexesFor(begin(), 'J-I-16').sort()).toEqual([
      '1701',
      '1703',
      '1802',
      '1803',
      '1804',
      '1901',
      '1902',
      '1903',
      '1904',
      '2001',
      '2002',
      '2003',
      '2004',
    ]);
    expect(Object.keys(allowed.exampleJapanese.placement)).toHaveLength(10);
  });

  test('KY-3.2.b refuses a hex three away, and one near the other brigade', () => {
    expect(begin().clauseOf(place('J-I-29', '1603'))).toBe('KY-3.2.b');
    expect(begin().clauseOf(place('J-I-16', '1506'))).toBe('KY-3.2.b');
  });

  test('KY-3.2.c puts one unit into a hex; the same unit may be put again', () => {
    const m = begin().play(place('J-I-4', '1607'));
    expect(m.clauseOf(place('J-I-29', '1607'))).toBe('KY-3.2.c');
    expect(m.play(place('J-I-4', '1606'), place('J-I-29', '1607')).where('J-I-4', 'J-I-29')).toEqual([
      '1606',
      '1607',
    ]);
  });

  test('KY-3.2.d allows hexes in a Russian zone of control', () => {
    expect(begin().play(place('J-I-29', '1304')).where('J-I-29')).toEqual(['1304']);
  });

  test.each(['1305', '1404', '1503'])('KY-3.2.e refuses the fort %s', (fort) => {
    expect(begin().clauseOf(place('J-I-29', fort))).toBe('KY-3.2.e');
  });

  test('KY-3.2.R1 allows the headquarters itself', () => {
    expect(begin().play(place('J-I-29', '1505')).where('J-I-29')).toEqual(['1505']);
  });

  test('KY-3.2.R2 counts plain distance: 1701 lies beyond the Russians of 1702 and 1801 and is two away', () => {
    expect(begin().play(place('J-I-16', '1701')).where('J-I-16')).toEqual(['1701']);
  });

  test('KY-3.2.R3 refuses a hex with a Russian that is no fort', () => {
    const read = game.position.read({ game: 'kyuchorei', units: { 'R-I-33': { at: '1405' } } });
    if ('fault' in read) throw new Error(read.fault.message);
    expect(new Match(read.state).clauseOf(place('J-I-29', '1405'))).toBe('KY-3.2.R3');
  });

  test('KY-3.2.R3 does not end with nine units', () => {
    const m = begin();
    for (const [unit, hex] of Object.entries(example).slice(0, 9)) m.play(place(unit, hex));
    expect(m.clauseOf(end)).toBe('KY-3.2.R3');
    const [unit = '', hex = ''] = Object.entries(example)[9] ?? [];
    expect(m.play(place(unit, hex), end).question.kind).toBe('firstChoice');
  });

  test('KY-3.2.R4 KY-3.3.a KY-3.4.a leads to turn 1 with every unit in good order', () => {
    const m = begin().play({ do: 'template' }, end);
    expect(m.state.turn).toBe(1);
    expect(m.state.units.some((u) => u.disordered)).toBe(false);
  });

  test('has an order that places all as in the example, each of which can then be moved', () => {
    const m = begin().play({ do: 'template' }, place('J-I-4', '1407'));
    expect(m.where('J-II-30', 'J-I-4')).toEqual(['1902', '1407']);
  });

  test('stays a draft of the Japanese until it ends', () => {
    const m = begin().play({ do: 'template' });
    expect(m.session.events).toHaveLength(0);
    m.play(end, { do: 'choose', mode: 'fire' });
    expect(m.log.map((e) => e.key)).toContain('setup');
  });
});
