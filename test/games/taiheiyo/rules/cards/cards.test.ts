/** The cards: all events of both sides. */
import { describe, expect, test } from 'vitest';
import {
  A_HAND,
  allot,
  battle,
  capture,
  card,
  hands,
  J_HAND,
  match,
  operation,
  spend,
  strike,
  to,
} from '../../support.js';
import { at, shifts, strength } from './shown.js';

describe('combat cards', () => {
  test('TS-CJ07.a TS-CJ07.b J07: at least one J surface hit on an air unit, more are A’s choice', () => {
    const m = at(
      'jp_nagato jp_mutsu jp_fuso jp_kako jp_aoba us_chester us_chicago a_air_1',
      { step: 'surface' },
      J_HAND('C07'),
      [4, 1, 1, 1, 1],
    ).play('yes', card('J07'));
    expect(m.where('a_air_1')).toEqual(['turn:3']); // three hits on three units: one each, without a choice
    const n = at(
      'jp_nagato jp_mutsu us_chester us_chicago a_air_1',
      { step: 'surface' },
      J_HAND('C07'),
      [4, 1, 1, 1],
    ).play('yes', card('J07'));
    expect(n.clauseOf(allot('us_chester us_chicago'))).toBe('TS-CJ07.a');
  });
  test('TS-CJ08.a J08: the J result first, then A fires with what is left', () => {
    const m = at('jp_nagato us_chester us_chicago', { step: 'surface' }, J_HAND('C08'), [5, 6, 6, 1]).play(
      'yes',
      card('J08'),
    );
    expect(m.log.filter((e) => e.key === 'fire').map((e) => [e.side, e.strength])).toEqual([['J', 4]]);
    const n = at('jp_kako us_chester us_chicago', { step: 'surface' }, J_HAND('C08'), [5, 6, 1]).play(
      'yes',
      card('J08'),
      allot('us_chester'),
    );
    expect(n.log.filter((e) => e.key === 'fire').map((e) => [e.side, e.strength])).toEqual([
      ['J', 1],
      ['A', 1],
    ]);
  });
  test('TS-CJ11.a TS-CJ11.b J11: away before any strike, as attacker, defender or target, not in his own strike', () => {
    for (const attacker of ['J', 'A']) {
      const m = battle(2, 'rabaul', attacker, 'jp_akagi j_air_1 us_chester', {}, J_HAND('C11')).play(
        card('J11'),
        to('truk'),
      );
      expect([m.where('jp_akagi', 'j_air_1'), m.now]).toEqual([['truk', 'turn:3'], 'A winnerRetreat']);
    }
    const own = operation('J', 2, { truk: 'j_air_1', rabaul: 'us_chester' }, J_HAND('C01', 'C11')).play(
      strike('J01', 'truk', 'rabaul'),
    );
    expect(own.clauseOf(card('J11'))).toBe('TS-CJ11.b');
    const target = operation('A', 2, { australia: 'a_air_1', solomons: 'jp_kako' }, hands('C11', 'C16')).play(
      strike('A01', 'australia', 'solomons'),
      card('J11'),
      to('truk'),
    );
    expect([target.where('jp_kako'), target.rolls.filter((r) => r.purpose === 'air')]).toEqual([
      ['truk'],
      [],
    ]);
  });
  test('TS-CA03.a TS-CA03.b A03: half of the J hits, rounded up, A first; even all the same', () => {
    const m = at(
      'jp_akagi jp_kaga jp_soryu us_chester us_chicago us_portland us_quincy',
      {},
      A_HAND('C14'),
      [5, 1, 1, 1],
    ).play('none', card('A03'));
    expect([m.now, m.question.about?.n]).toEqual(['A allot', 2]);
    expect(m.clauseOf(allot('us_chester 2'))).toBe('TS-8.2.h');
    m.play(allot('us_chester us_chicago'));
    expect([m.now, m.question.about, m.clauseOf(allot('us_chester'))]).toMatchObject([
      'J allot',
      { n: 1, given: ['us_chester', 'us_chicago'] },
      'TS-8.2.h',
    ]);
    expect(m.state.spent).toEqual(['A03']);
  });
  test('TS-CA04.a TS-CX.c A04: J 2 left, A 2 right, air and surface; effects add up', () => {
    const m = at(
      'jp_akagi jp_kako us_enterprise us_chester a_air_1',
      {},
      A_HAND('C13', 'C11'),
      [1, 1, 1, 1, 1, 1, 1, 1],
    ).play(card('A04'), 'none');
    expect(shifts(m)).toEqual([
      ['airUnit', -1],
      ['A04', -2],
    ]);
    const n = at('jp_kako us_chester', { events: ['A04'], step: 'surface' }, A_HAND('C11'), [1, 1, 1]).play(
      'yes',
      card('A06'),
    );
    expect([shifts(n, 'surface', 0), n.log.some((e) => e.key === 'fire.none')]).toEqual([
      [
        ['A04', 2],
        ['A06', 2],
      ],
      true,
    ]);
  });
  test('TS-CA06.a A06: A surface fire 2 right, in all rounds from now on', () => {
    const m = at('jp_kako us_chester', { movementLeft: 1 }, A_HAND('C11'), [1, 1, 1, 1]).play(
      'none',
      'yes',
      card('A06'),
      'no',
      'no',
      'yes',
      'no',
      'yes',
    );
    expect(m.rolls.map((r) => r.modifiers.map((x) => x.amount))).toEqual([[], [2], [], [2]]);
  });
  test('TS-CA07.a A07: strikes against A 1 more left in all rounds', () => {
    const m = at('jp_akagi us_chester', { movementLeft: 1 }, A_HAND('C10'), [1, 1, 1, 1]).play(
      card('A07'),
      'no',
      'no',
      'no',
      'yes',
      'no',
    );
    expect([shifts(m, 'air', 0), shifts(m, 'air', 1)]).toEqual([[['A07', -1]], [['A07', -1]]]);
  });
  test('TS-CA12.a A12: the J air total halved, gunnery not', () => {
    const m = at('jp_akagi jp_junyo us_chester', {}, A_HAND('C05'), [1, 1, 1, 1, 1]).play(card('A12'));
    expect(strength(m)).toBe(3);
    const n = at('jp_nagato us_chester', { events: ['A12'], step: 'surface' }, {}, [1, 1]).play('yes');
    expect(strength(n)).toBe(4);
  });
  test('TS-CA14.a TS-CA14.b A14: strength 3 on J ships at once, J assigns, its losses count', () => {
    const m = at('jp_akagi jp_kako us_chester', {}, A_HAND('C03'), [6, 6, 6]).play(card('A14'));
    expect([m.rolls[0]?.purpose, m.where('jp_akagi', 'jp_kako')]).toEqual(['torpedoBoats', ['out', 'out']]);
    const n = at('jp_akagi jp_kako us_chester', {}, A_HAND('C03'), [5, 1, 1]).play(card('A14'));
    expect([n.now, n.values('hits')]).toEqual(['J allot', ['{"jp_akagi":1}', '{"jp_kako":1}']]);
  });
});

describe('interrupts and J10', () => {
  const go = (J: string, A: string, dice: number[] = []) =>
    match(
      2,
      { japan: 'jp_kako j_air_1', hawaii: 'us_chester a_air_1' },
      { phase: 'INITIATIVE-1', ...hands(J, A) },
      dice,
    );
  test('TS-CA15.a A15: J’s operation is nothing, his card is lost', () => {
    const m = go('C01', 'C02').play(spend('C01'), 'operate', card('A15'));
    expect([m.discards, m.where('jp_kako'), m.state.spent]).toEqual([['C01', 'C02'], ['japan'], ['A15']]);
    expect(m.state.step).not.toBe('INITIATIVE-2'); // A has no card: play went on
  });
  test('TS-CJ15.a J15: the same against A', () => {
    const m = match(
      2,
      { japan: 'jp_kako', hawaii: 'us_chester' },
      { phase: 'INITIATIVE-2', ...hands('C15 C01', 'C03 C05') },
    );
    m.play(spend('C03'), 'operate', card('J15'));
    expect([m.now, m.state.spent, m.discards]).toEqual(['J initiative', ['J15'], ['C03', 'C15']]);
  });
  test('TS-CA09.a TS-CA09.b A09: an operation of A instead; then as if J had acted', () => {
    const m = go('C01', 'C08 C04').play(spend('C01'), 'operate', card('A09'));
    expect(m.now).toBe('A passOrOperate');
    m.play('pass');
    expect([m.now, m.state.step]).toEqual(['A initiative', 'INITIATIVE-2']);
  });
  test('TS-CJ10.a TS-CJ10.b J10: all cards but itself, hand sizes kept, what was played stays played', () => {
    const m = at('jp_kako us_chester', {}, hands('C10 C01', 'C13 C02')).play('none', card('A04'), 'none');
    expect(m.now).toBe('J cards combatStart');
    m.play('J10');
    expect([m.hand('J').length, m.hand('A').length, m.discards, m.state.battle?.events]).toEqual([
      1,
      1,
      ['C10'],
      ['A04'],
    ]);
  });
  test('TS-CJ10.c at any question that J is really asked; spent events stay spent', () => {
    const m = match(2, { japan: 'jp_kako' }, { ...hands('C10 C01', ''), spent: ['J03'] }).play('J10');
    expect([m.now, m.state.spent, m.hand('J').length]).toEqual(['J initiative', ['J03'], 1]);
    expect(match(2, { japan: 'jp_kako' }, hands('C01', '')).clauseOf({ do: 'J10' })).toBe('TS-8.0.b');
  });
  test('TS-CJ10.d in his own turn of a window J goes on, and A with his new hand; after A’s cards it closes', () => {
    const m = at('jp_kako us_chester', {}, hands('C10 C01', 'C13')).play('J10');
    expect(m.now).toBe('J cards combatStart');
    expect(m.play('none').now).toBe('A cards combatStart');
    const n = at('jp_kako us_chester', {}, hands('C10 C01', 'C13 C02')).play(
      'none',
      card('A04'),
      'none',
      'J10',
    );
    expect(n.now).toBe('J surface');
  });
  const fortifying = (J: string) =>
    match(
      2,
      { philippines: 'us_chester', japan: '' },
      { phase: 'CAPTURE-A', ...hands(J, 'C12'), points: { philippines: { owner: 'J' } } },
    );
  test('TS-CJ16.a TS-CJ16.b J16: one more at a port with a J marker', () => {
    const m = fortifying('C16').play(card('J16'));
    expect([m.now, m.clauseOf({ do: 'fortify', port: 'hawaii' })]).toEqual(['J fortify', 'TS-CJ16.b']);
    expect(m.values('port')).toEqual(['indochina', 'japan', 'philippines', 'truk']);
    m.play({ do: 'fortify', port: 'philippines' });
    expect(m.asked && m.question.kind).not.toBe('capture'); // 2 by A05 at most against 3
    expect(fortifying('').play(capture('philippines', 'C12')).control('philippines')).toEqual(['A']);
  });
});
