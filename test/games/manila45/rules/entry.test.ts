/** Chapters 3.3 to 3.5: the US army comes onto the map. */
import { describe, expect, test } from 'vitest';
import raw from '../../../../src/games/manila45/components/components.json' with { type: 'json' };
import type { Json } from '../../../../src/referee/index.js';
import { game, idOf, type Match, march, match, pack, step, stop, type Units } from '../support.js';

const enter = (unit: string, to: string) => ({ do: 'enter', unit: idOf(unit), to });
const fire = (...names: readonly string[]) => ({ do: 'fire', units: names.map(idOf).sort() });

/** Formations that have entered and are lost, but for these units. */
function gone(formations: readonly string[], but: readonly string[] = []): Json {
  const left = but.map(idOf);
  const lost = raw.units.filter(({ id, formation }) => formations.includes(formation) && !left.includes(id));
  return Object.fromEntries(lost.map(({ id }) => [id, { eliminated: true }]));
}

function entering(
  formations: readonly string[],
  units: Units = {},
  but: readonly string[] = [],
  dice: readonly number[] = [],
): Match {
  return match('S2', units, { units: gone(formations, but) }, dice);
}

describe('the entry', () => {
  test('MN-3.3.a no US unit is on the map at the start', () => {
    const state = game.rules.start({ scenario: 'campaign', options: {} });
    expect(pack.army.US.every((unit) => state.units[unit]?.at === -2)).toBe(true);
  });
  test('MN-3.4.a it cannot be closed while a unit is off the map', () => {
    expect(match('S2', {}).clauseOf({ do: 'end' })).toBe('MN-3.4.a');
    expect(match('S2', {}).clauseOf({ do: 'march', unit: 'US-AIR-1', path: '2832' })).toBe('MN-3.4.a');
  });
  test('MN-3.4.b a unit enters and moves on by one order', () => {
    const m = match('S2', {});
    m.play(march('1/5', '2628'));
    expect(m.where('1/5')).toEqual(['2628']);
    expect(m.line('enter')?.unit).toBe(idOf('1/5'));
    expect(m.clauseOf(enter('1/5', '2832'))).toBe('MN-8.1.b');
  });
  test('MN-3.4.b the way begins at a hex of the map edge, and goes on beside it', () => {
    const m = match('S2', {});
    const field = (form: string, name: string) =>
      m.question.forms.find((one) => one.do === form)?.fields.find((one) => one.name === name)?.walk;
    const order = { do: 'march', unit: idOf('1/5') };
    const edge = field('enter', 'to')?.candidates({ ...order, do: 'enter' }, []);
    expect(edge).toContain('3233');
    expect(field('march', 'path')?.candidates(order, [])).toEqual(edge);
    expect(field('march', 'path')?.candidates(order, ['3233'])).toContain('3232');
  });
  test('MN-3.4.c the first hex is paid for', () => {
    const clear = match('S2', {});
    clear.play(enter('1/5', '3233'));
    expect(clear.question.about?.left).toBe(15);
    const urban = match('S2', {});
    urban.play(enter('1/5', '2833'));
    expect(urban.question.about?.left).toBe(14);
  });
  test('MN-3.4.d a group is finished before the next begins', () => {
    expect(match('S2', {}).clauseOf(enter('1/129', '3233'))).toBe('MN-3.4.d');
    expect(entering(['1CAV']).question.about?.formation).toBe('37INF');
    expect(entering(['1CAV', '37INF']).question.about?.formation).toBe('11ABN');
    expect(entering(['1CAV', '37INF', '11ABN']).question.about?.formation).toBe('XIV');
  });
  test.each(raw.scenario.usEntry.map(({ formation, hexes }, i) => [formation, hexes, i] as const))(
    'MN-3.4.e %s enters by its own hexes',
    (formation, hexes, i) => {
      const m = entering(raw.scenario.usEntry.slice(0, i).map((group) => group.formation));
      const unit = raw.units.find((one) => one.formation === formation)?.id;
      const form = m.question.forms.find((one) => one.do === 'enter');
      const open = pack.hexes.filter(
        ({ id }) => form?.fields[1]?.walk.forbids({ do: 'enter', unit: unit ?? '' }, [], id) === undefined,
      );
      expect(open.map(({ id }) => id)).toEqual(hexes.filter((id) => pack.hexes[pack.grid.index(id)]?.land));
      if (formation === '11ABN') expect(m.clauseOf(enter('1/511', '3233'))).toBe('MN-3.4.e');
    },
  );
  test('MN-3.4.f stacking holds on the way in', () => {
    const m = match('S2', { '1/5': '3233', '2/5': '3233' });
    expect(m.clauseOf(enter('1/7', '3233'))).toBe('MN-6.1.a');
  });
  test('MN-3.4.g MN-5.2.b after the entry turn 1 begins with US movement', () => {
    const m = entering(['1CAV', '37INF', '11ABN', 'XIV'], { '1/5': '2832' }, ['1/5', '2/5']);
    m.play(march('2/5', ['2932']));
    expect([m.state.step, m.state.turn, m.question.kind]).toEqual(['B', 1, 'movement']);
    expect(m.state.units[pack.unitIndexes.get(idOf('2/5')) ?? 0]?.moved).toBe(false);
  });
  test('MN-3.4.h entry draws defensive fire', () => {
    const m = match('S2', { '1/1Ind': '3231' });
    m.play(enter('1/5', '3233'), step('3232'));
    expect([m.question.side, m.question.kind]).toEqual(['JP', 'defensiveFire']);
  });
  test('MN-3.4.i units come by one hex one after another at the same cost', () => {
    const m = match('S2', {});
    for (const unit of ['1/5', '2/5', '1/7']) {
      m.play(enter(unit, '3233'));
      expect(m.question.about?.left).toBe(15);
      m.play(
        step('3232'),
        step('3231'),
        ...(unit === '1/5' ? [stop] : [step(unit === '2/5' ? '3230' : '3131'), stop]),
      );
    }
  });
  test('MN-3.4.j a unit lost on entry has entered', () => {
    const m = entering(['1CAV', '37INF', '11ABN'], { '2/HQ': '2203', '1/1Ind': '2302' }, ['1/511'], [1]);
    m.play(enter('1/511', '2201'), step('2202'), fire('2/HQ', '1/1Ind'));
    expect(m.where('1/511')).toEqual(['out']);
    expect(m.question.about?.formation).toBe('XIV');
  });
  test('MN-3.4.k no pontoon, help or coastal move on entry; the 672nd itself crosses rivers', () => {
    const m = entering(['1CAV', '37INF', '11ABN']);
    for (const word of ['buildPontoon', 'coastalMove']) expect(m.closes(word)).toBe('MN-3.4.k');
    m.play(enter('672', '2932'), step('2931'));
    expect(m.where('672')).toEqual(['2931']);
    const other = entering(['1CAV', '37INF', '11ABN'], { '672': '2932' });
    other.play(enter('117', '2932'));
    expect(other.clauseOf(step('2931'))).toBe('MN-8.7.a');
  });
  test('MN-3.5.a no corps unit before the divisions', () => {
    expect(match('S2', {}).clauseOf(enter('465', '3233'))).toBe('MN-3.5.a');
  });
  test('MN-3.5.b MN-5.4.a XIV Corps moves with eight points in turn 1, with sixteen later', () => {
    const left = (turn: number) => {
      const m = match('B', { '465': '2928' }, { turn });
      m.play({ do: 'move', unit: idOf('465'), to: '2929' });
      return m.question.about?.left;
    };
    expect([left(1), left(2)]).toEqual([7, 15]);
  });
  test('MN-3.5.c XIV Corps enters with eight points', () => {
    const m = entering(['1CAV', '37INF', '11ABN']);
    m.play(enter('465', '3233'));
    expect(m.question.about?.left).toBe(7);
  });
  test('MN-3.5.d XIV Corps never comes from the south', () => {
    const m = entering(['1CAV', '37INF', '11ABN']);
    expect([m.clauseOf(enter('465', '2201')), m.clauseOf(enter('465', '1601'))]).toEqual([
      'MN-3.5.d',
      'MN-3.5.d',
    ]);
    m.play(enter('465', '1613'), stop);
    expect(m.where('465')).toEqual(['1613']);
  });
});
