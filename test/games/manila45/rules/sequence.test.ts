/** Chapter 5: the sequence of play. */
import { describe, expect, test } from 'vitest';
import { attack, end, game, idOf, idsOf, march, match, type Units } from '../support.js';

const UNITS: Units = { '1/5': '2828', '2/5': '2927', '465': '2829', MP: '2727!' };

describe('the sequence of play', () => {
  test('MN-5.1.a a phase that is over takes no orders any more', () => {
    const m = match('B', UNITS);
    m.play(end);
    expect(m.clauseOf(march('1/5', ['2829']))).toBe('MN-8.1.a');
    m.play(end);
    expect(m.refused(attack('2727', ['1/5']), 'US').code).toBe('not-asked');
  });
  test('MN-5.2.a MN-5.2.b the US player comes first, then the marker advances', () => {
    const m = match('A', UNITS, { turn: 2 });
    const steps: string[] = [];
    for (let i = 0; i < 5; i++) {
      steps.push(`${m.state.step}${m.question.side}`);
      m.play(end);
    }
    expect(steps).toEqual(['AUS', 'BUS', 'CUS', 'DJP', 'EJP']);
    if (m.winner === undefined) expect([m.state.turn, m.state.step]).toEqual([3, 'A']);
  });
  test('MN-5.3.a MN-7.1.b the Japanese get nobody', () => {
    const m = match('A', UNITS, { turn: 3 });
    expect(m.clauseOf({ do: 'replace', unit: 'JP-01', host: 'JP-52' })).toBe('MN-7.1.b');
    expect(m.question.side).toBe('US');
  });
  test('MN-5.3.b Japanese fire falls in US movement, US fire in Japanese movement', () => {
    const us = match('B', { '1/5': '2829', MP: '2727' });
    us.play({ do: 'move', unit: idOf('1/5'), to: '2828' });
    expect(us.question.side).toBe('JP');
    const near = match('D', { '1/5': '2929', MP: '2927' });
    near.play({ do: 'move', unit: idOf('MP'), to: '2928' });
    expect([near.question.side, near.question.kind]).toEqual(['US', 'defensiveFire']);
  });

  const special = (turn: number) => {
    const m = match(
      'C',
      { '1/129': '3227', '2/129': '3229', '1/3P': '3228', '1/5': '2728' },
      { turn },
      [6, 6, 6, 6],
    );
    const fga = { ...attack('3228', ['1/129', '2/129']), fga: 'yes' };
    const air = { ...attack('3228', ['1/129']), air: ['US-AIR-1'] };
    return [
      m.session.give('US', { do: 'attackBridge', bridge: 'BR-09', units: idsOf('1/5') })?.clause,
      m.session.give('US', { do: 'attackBuilding', target: '3128', units: idsOf('1/129') })?.clause,
      match('C', { '1/129': '3227', '1/3P': '3228' }, { turn }, [6]).session.give('US', air)?.clause,
      match('C', { '1/129': '3227', '2/129': '3229', '1/3P': '3228' }, { turn }, [6]).session.give('US', fga)
        ?.clause,
    ];
  };
  test('MN-5.4.b MN-5.4.e MN-10.21.a MN-10.22.a MN-10.23.a four ways of attack open on turn 3, and nothing else does', () => {
    expect(special(2)).toEqual(['MN-10.19.a', 'MN-10.21.a', 'MN-10.23.a', 'MN-10.22.a']);
    const [bridge, , ...others] = special(3);
    expect([bridge, ...others]).toEqual([undefined, undefined, undefined]);
  });
  test('MN-5.4.c rubble may fall on turn 1', () => {
    const m = match('C', { '1/129': '3227', '2/129': '3227', MP: '3228' }, {}, [1, 6]);
    m.play(attack('3228', ['1/129', '2/129']));
    expect(m.state.rubble.length).toBe(1);
  });
  test('MN-5.4.d artillery fires on turn 1', () => {
    const m = match('C', { '465': '2829', MP: '3228!' }, {}, [6]);
    m.play(attack('3228', ['465']));
    expect(m.outcome).toBe('none');
  });
  test('MN-5.5.a the two sides end the match by sudden death, at the end, or with the last unit', () => {
    const m = match('E', {}, { turn: 10 });
    m.play(end);
    expect(m.ending).toBe('held');
  });
});

describe('phases are handed over', () => {
  test('MN-5.2.b the set-up, D and E are the Japanese side’s, entry, A, B and C the US side’s', () => {
    const steps = game.rules.steps(match('A', UNITS).state).map(({ phase, side }) => `${phase} ${side}`);
    expect(steps).toEqual(['S1 JP', 'S2 US', 'A US', 'B US', 'C US', 'D JP', 'E JP']);
  });
  test('MN-5.2.b even when nothing can be done', () => {
    const m = match('C', { '1/5': '2828' }, { turn: 3 });
    expect(m.question.side).toBe('US');
    m.play(end);
    expect([m.question.side, m.question.kind]).toEqual(['JP', 'movement']);
  });
});
