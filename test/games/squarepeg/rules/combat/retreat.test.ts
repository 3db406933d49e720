/** Chapter 7.4: retreat. */
import { describe, expect, test } from 'vitest';
import { attack, game, legal, match, otherwise, retreat, retreats, type Units } from '../../support.js';

const FAR = { 'NZ-14': '0601', 'NZ-30': 'out' };
/** Units of one side that must retreat. */
const beaten = (units: Units, who: readonly string[], more = {}, dice: readonly number[] = [], of = game) =>
  match(
    'NZ-COMBAT',
    { ...FAR, ...units },
    { begin: { procedure: 'retreat', with: { units: [...who] } }, ...more },
    dice,
    of,
  );
const remove = (unit: string) => ({ do: 'remove', unit });

describe('retreat', () => {
  test('SP-7.4.a moves each unit that took part one hex', () => {
    const m = beaten({ 'NZ-35': '0706', 'NZ-37': '0805', 'JP-C': '0806' }, ['NZ-35', 'NZ-37']);
    expect(m.clauseOf(retreat('NZ-35', '0708'))).toBe('SP-7.4.a');
    expect(m.clauseOf(retreat('NZ-14', '0602'))).toBe('SP-7.4.a');
    m.play(retreat('NZ-35', '0707'), retreat('NZ-37', '0704'));
    expect([m.where('NZ-35', 'NZ-37', 'NZ-14'), m.log.filter((e) => e.key === 'retreat').length]).toEqual([
      ['0707', '0704', '0601'],
      2,
    ]);
  });

  test('SP-7.4.b never leaves the map', () => {
    const m = beaten({ 'NZ-35': '0601', 'NZ-14': '0310', 'NZ-T1': '0601', 'JP-C': '0806' }, [
      'NZ-35',
      'NZ-T1',
    ]);
    expect(retreats(m, 'NZ-35')).toEqual(['0602']);
    expect(m.refused(retreat('NZ-35', '0600')).code).toBe('shape');
  });

  test('SP-7.4.c never enters a hex with an enemy', () => {
    const m = beaten({ 'NZ-35': '0707', 'JP-C': '0708', 'JP-B': '0310' }, ['NZ-35']);
    expect(m.clauseOf(retreat('NZ-35', '0708'))).toBe('SP-7.4.c');
    expect(retreats(m, 'NZ-35')).toEqual(['0706', '0807']);
  });

  test('SP-7.4.d joins no friend, but for one infantry unit and one tank', () => {
    const m = beaten({ 'NZ-35': '0707', 'NZ-37': '0706', 'JP-C': '0310' }, ['NZ-35']);
    expect(m.clauseOf(retreat('NZ-35', '0706'))).toBe('SP-7.4.d');
    const free = beaten(
      { 'NZ-35': '0704', 'NZ-T1': '0703', 'NZ-37': '0604', 'JP-C': '0805', 'JP-B': '0310' },
      ['NZ-35'],
    );
    expect(free.where('NZ-35', 'NZ-T1')).toEqual(['0703', '0703']);
    const japanese = match(
      'NZ-COMBAT',
      { ...FAR, 'NZ-35': '0309', 'JP-C!': '0310', 'JP-B!': '0411' },
      { begin: { procedure: 'retreat', with: { units: ['JP-C'] } } },
    );
    expect(japanese.where('JP-C')).toEqual(['out']);
  });

  test('SP-7.4.e goes next to no enemy', () => {
    const m = beaten({ 'NZ-35': '0707', 'JP-C': '0708', 'JP-B': '0705' }, ['NZ-35']);
    expect(m.where('NZ-35')).toEqual(['0807']);
    const asked = beaten({ 'NZ-35': '0704', 'JP-C': '0703', 'JP-B': '0310' }, ['NZ-35']);
    expect(asked.clauseOf(retreat('NZ-35', '0804'))).toBe('SP-7.4.e');
  });

  test('SP-7.4.f makes no forbidden move: no hexside without land, no tank into ravine or Torahatup', () => {
    const side = beaten({ 'NZ-35': '0209', 'JP-C': '0806' }, ['NZ-35']);
    expect(side.clauseOf(retreat('NZ-35', '0308'))).toBe('SP-7.4.f');
    const tank = beaten({ 'NZ-T1': '0705', 'JP-C': '0310' }, ['NZ-T1'], { ravine: '0706' });
    expect([tank.clauseOf(retreat('NZ-T1', '0706')), tank.clauseOf(retreat('NZ-T1', '0806'))]).toEqual([
      'SP-7.4.f',
      'SP-7.4.f',
    ]);
    expect(retreats(tank, 'NZ-T1')).toEqual(['0704', '0805']);
    expect(
      retreats(beaten({ 'NZ-35': '0705', 'JP-C': '0310' }, ['NZ-35'], { ravine: '0706' }), 'NZ-35'),
    ).toEqual(['0704', '0706', '0805', '0806']);
  });

  test('SP-7.4.g leaves one infantry unit and one tank in a hex at most, unless read the other way', () => {
    const units = { 'NZ-35': '0602', 'NZ-T1': '0602', 'NZ-T3': '0602', 'NZ-14': '0604', 'JP-C': '0603' };
    const m = beaten(units, ['NZ-35', 'NZ-T1', 'NZ-T3']);
    m.play(retreat('NZ-T1', '0601'));
    expect(m.where('NZ-35', 'NZ-T1', 'NZ-T3')).toEqual(['0602', '0601', '0602']);
    expect(m.clauseOf(retreat('NZ-T3', '0601'))).toBe('SP-7.4.g');
    m.play(retreat('NZ-35', '0601'));
    expect(m.where('NZ-35', 'NZ-T1', 'NZ-T3')).toEqual(['0601', '0601', 'out']);
    const lenient = beaten(
      units,
      ['NZ-35', 'NZ-T1', 'NZ-T3'],
      {},
      [],
      otherwise('retreatStackLimitOneInfantryOneTank'),
    );
    lenient.play(retreat('NZ-T1', '0601'), retreat('NZ-T3', '0601'));
    expect(lenient.where('NZ-35', 'NZ-T1', 'NZ-T3')).toEqual(['0601', '0601', '0601']);
    const crowd = beaten({ 'NZ-35': '0703', 'NZ-T1': '0604', 'NZ-T3': '0604', 'JP-C': '0310' }, ['NZ-35']);
    expect(crowd.clauseOf(retreat('NZ-35', '0604'))).toBe('SP-7.4.g');
  });

  test('SP-7.4.h removes a unit that has no hex when its turn comes', () => {
    const units = {
      'NZ-35': '0602',
      'NZ-37': '0601',
      'NZ-T1': '0602',
      'NZ-14': '0310',
      'JP-C': '0603',
      'JP-D': '0806',
    };
    const m = beaten(units, ['NZ-35', 'NZ-T1']);
    expect(legal(m.question).map((o) => o.do)).toEqual(['retreat', 'remove']);
    m.play(remove('NZ-35'));
    expect(m.where('NZ-35', 'NZ-T1')).toEqual(['out', '0601']);
    expect(m.keys).toContain('removed.retreat');
  });

  test('SP-7.4.h removes units that have no hex, all of them, without asking in which order', () => {
    const m = beaten({ 'NZ-35': '0601', 'NZ-T1': '0601', 'NZ-14': '0310', 'JP-C': '0603' }, [
      'NZ-35',
      'NZ-T1',
    ]);
    expect([m.where('NZ-35', 'NZ-T1'), m.keys.slice(0, 2)]).toEqual([
      ['out', 'out'],
      ['removed.retreat', 'removed.retreat'],
    ]);
  });

  test('SP-7.4.i lets the owner choose hexes and order', () => {
    const m = beaten({ 'NZ-35': '0704', 'NZ-T1': '0704', 'JP-C': '0310' }, ['NZ-35', 'NZ-T1']);
    expect(m.question.side).toBe('NZ');
    for (const unit of ['NZ-35', 'NZ-T1'])
      expect(retreats(m, unit)).toEqual(['0604', '0703', '0705', '0804', '0805']);
    m.play(retreat('NZ-T1', '0804'));
    expect(m.clauseOf(retreat('NZ-T1', '0703'))).toBe('SP-7.4.a');
    const japanese = beaten({ 'NZ-35': '0705', 'JP-C!': '0806' }, ['JP-C']);
    expect([japanese.question.side, japanese.question.kind]).toEqual(['JP', 'defenderRetreat']);
  });

  test('SP-7.4.j is no choice between going and being removed', () => {
    const m = beaten({ 'NZ-35': '0707', 'JP-C': '0708' }, ['NZ-35']);
    expect(m.clauseOf(remove('NZ-35'))).toBe('SP-7.4.j');
    const mixed = beaten(
      { 'NZ-35': '0602', 'NZ-37': '0601', 'NZ-T1': '0602', 'NZ-14': '0310', 'JP-C': '0603' },
      ['NZ-35', 'NZ-T1'],
    );
    expect(mixed.clauseOf(remove('NZ-T1'))).toBe('SP-7.4.j');
  });

  test('SP-7.4.k counts every enemy that stands then, the attackers in their place too', () => {
    const m = match('NZ-COMBAT', { ...FAR, 'NZ-35': '0707', 'NZ-37': '0705', 'JP-C!': '0807' }, {}, [6]);
    m.play(attack('0807', 'NZ-35'));
    // Of the neighbours of 0807, 0806 and 0706 lie next to 0705 or 0707, so does 0905 by 0806 no more.
    expect(m.where('JP-C')).toEqual(['0906']);
  });

  test('SP-7.4.l enters Torahatup and ravine fresh, and may discover the ravine for those that follow', () => {
    const fresh = beaten({ 'NZ-35': '0705', 'JP-C': '0310' }, ['NZ-35'], { ravine: '0706' }).play(
      retreat('NZ-35', '0706'),
    );
    const japanese = beaten({ 'NZ-35': '0906', 'JP-C!': '0807', 'NZ-37': '0602' }, ['JP-C']).play(
      retreat('JP-C', '0706'),
    );
    expect([fresh.where('NZ-35'), fresh.rolls, japanese.where('JP-C')]).toEqual([['0706'], [], ['0706']]);
    const found = beaten(
      { 'NZ-35': '0704', 'NZ-T1': '0704', 'JP-C': '0310' },
      ['NZ-35', 'NZ-T1'],
      { ravine: null },
      [1],
    );
    found.play(retreat('NZ-35', '0705'));
    expect(retreats(found, 'NZ-T1')).not.toContain('0805');
    const lost = beaten({ 'NZ-T1': '0704', 'JP-C': '0310' }, ['NZ-T1'], { ravine: null }, [1]).play(
      retreat('NZ-T1', '0805'),
    );
    expect(lost.where('NZ-T1')).toEqual(['out']);
  });

  test('SP-7.4.l says of a hex that the ravine may lie there, and nothing of no hex', () => {
    const m = beaten({ 'NZ-35': '0704', 'JP-C': '0310' }, ['NZ-35'], { ravine: null });
    const to = m.question.forms
      .find((form) => form.do === 'retreat')
      ?.fields.find(({ name }) => name === 'to');
    const said = (...steps: string[]) =>
      to?.walk.explain?.({ do: 'retreat', unit: 'NZ-35' }, steps)?.lines.map(({ key, hex }) => [key, hex]);
    expect([said('0705'), said('0703')]).toEqual([[['explain.ravine', '0705']], []]);
    expect(said()).toBeUndefined();
  });

  test('SP-7.4.m leaves behind those that took no part', () => {
    const m = match(
      'NZ-COMBAT',
      { ...FAR, 'NZ-35*': '0707', 'NZ-T1': '0707', 'JP-B!': '0708', 'JP-D': '0310' },
      {},
      [3],
    );
    m.play(attack('0708', 'NZ-T1'), retreat('NZ-T1', '0807'));
    expect(m.where('NZ-35', 'NZ-T1')).toEqual(['0707*', '0807']);
  });
});
