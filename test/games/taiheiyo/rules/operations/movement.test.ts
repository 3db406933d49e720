/** Chapters 7.5 and 7.6: movement and reaction. */
import { describe, expect, test } from 'vitest';
import {
  A_HAND,
  back,
  begin,
  card,
  counterstrike,
  game,
  go,
  J_HAND,
  match,
  move,
  operation,
  raid,
  redeploy,
  strike,
  to,
} from '../../support.js';

const moving = (side: string, from: string, ships: string, path: string) =>
  begin('movement', { side, from, ships: ships.split(' '), path: path.split(' ') });

describe('movement', () => {
  const TWO = { japan: 'jp_hyuga jp_kumano', johnston: 'us_chester' };
  test('TS-7.5.a TS-7.5.n one destination for the whole group', () => {
    const m = operation('J', 2, TWO).play(move('japan', 'jp_hyuga jp_kumano', 'midway'));
    expect(m.where('jp_hyuga', 'jp_kumano')).toEqual(['midway*', 'midway*']);
    expect(m.now).not.toBe('J goOn');
    expect(
      operation('J', 2, TWO)
        .play(move('japan', 'jp_kumano', 'midway johnston'))
        .where('jp_hyuga'),
    ).toEqual(['japan']);
  });
  test('TS-7.5.b the smallest movement counts', () => {
    const m = operation('A', 2, { hawaii: 'us_north_carolina us_chester', kwajalein: 'jp_kako' });
    m.play(move('hawaii', 'us_north_carolina us_chester', 'johnston kwajalein'));
    expect(m.state.battle).toMatchObject({ left: 0 });
    const slow = operation('J', 2, { truk: 'jp_fuso jp_kako', johnston: 'us_chester' });
    expect(slow.clauseOf(move('truk', 'jp_fuso jp_kako', 'kwajalein johnston'))).toBe('TS-7.5.b');
  });
  test('TS-7.5.c ships are face-down before the combat', () => {
    const m = operation('J', 2, { truk: 'jp_kako', rabaul: 'us_chester' }).play(
      move('truk', 'jp_kako', 'rabaul'),
    );
    expect(m.where('jp_kako', 'us_chester')).toEqual(['rabaul*', 'rabaul']);
  });
  test('TS-7.5.d along routes, within the points', () => {
    const m = operation('J', 2, { truk: 'jp_kako' });
    expect(m.clauseOf(move('truk', 'jp_kako', 'johnston'))).toBe('TS-7.5.d');
    expect(m.clauseOf(move('truk', 'jp_kako', 'kwajalein johnston samoa hawaii'))).toBe('TS-7.5.d');
  });
  test('TS-7.5.e no passing through enemy units', () => {
    const m = operation('J', 2, { truk: 'jp_kako', kwajalein: 'a_air_1' });
    expect(m.clauseOf(move('truk', 'jp_kako', 'kwajalein johnston'))).toBe('TS-7.5.e');
  });
  test('TS-7.5.g face-up carriers, and A air units when J moves, allow reaction', () => {
    const kind = (units: string) =>
      operation('J', 2, { truk: 'jp_kako', rabaul: units }, {}, [1]).play(move('truk', 'jp_kako', 'rabaul'))
        .now;
    expect(
      [kind('us_enterprise'), kind('a_air_1'), kind('us_enterprise*')].map((k) => k === 'A reaction'),
    ).toEqual([true, true, false]);
  });
  test('TS-7.5.h enemy markers may be passed and stay', () => {
    const m = operation('J', 2, { truk: 'jp_kako', johnston: 'us_chester', hawaii: 'a_air_1' });
    expect(m.control('midway')).toEqual(['A']);
    const n = operation('J', 2, { japan: 'jp_kako', hawaii: 'a_air_1' }).play(
      move('japan', 'jp_kako', 'midway johnston'),
    );
    expect([n.where('jp_kako'), n.control('midway')]).toEqual([['johnston*'], ['A']]);
  });
  test('TS-7.5.i who meets no enemy moves 3', () => {
    expect(
      operation('J', 2, { truk: 'jp_hyuga' })
        .play(move('truk', 'jp_hyuga', 'kwajalein johnston midway'))
        .where('jp_hyuga'),
    ).toEqual(['midway*']);
  });
  test('TS-7.5.j an enemy met at the entry fixes the printed value, also when he then evacuates', () => {
    const where = { truk: 'jp_nagato', rabaul: 'a_air_1' };
    const m = operation('J', 2, where).play(move('truk', 'jp_nagato', 'rabaul'), 'evacuate');
    expect(m.question.about).toMatchObject({ n: 1 });
    expect(m.clauseOf(go('solomons samoa'))).toBe('TS-7.5.d');
  });
  test('TS-7.5.k at least one point on, none twice', () => {
    const m = operation('J', 2, { truk: 'jp_kako' });
    expect(m.clauseOf(move('truk', 'jp_kako', ''))).toBe('TS-7.5.k');
    expect(m.clauseOf(move('truk', 'jp_kako', 'kwajalein truk rabaul'))).toBe('TS-7.5.k');
  });
  test('TS-7.5.l dotted routes are closed before the shift', () => {
    expect(
      operation('A', 2, { australia: 'au_australia' }).clauseOf(move('australia', 'au_australia', 'borneo')),
    ).toBe('TS-7.5.l');
    expect(
      operation('A', 2, { australia: 'au_australia' }, { shift: true })
        .play(move('australia', 'au_australia', 'borneo'))
        .where('au_australia'),
    ).toEqual(['borneo*']);
  });
  test('TS-7.5.m for returns and nearest ports too', () => {
    const where = { rabaul: 'us_chester', solomons: 'jp_kako', truk: 'jp_aoba' };
    expect(operation('A', 2, where).clauseOf(back('rabaul', 'us_chester', 'philippines'))).toBe('TS-9.3.c');
    expect(
      operation('A', 2, where, { shift: true })
        .play(back('rabaul', 'us_chester', 'philippines'))
        .where('us_chester'),
    ).toEqual(['philippines']);
  });
});

const INTO = (units: string, more = {}, rest = {}) =>
  match(
    2,
    { truk: 'jp_shokaku jp_kako', rabaul: units, ...rest },
    { ...moving('J', 'truk', 'jp_shokaku jp_kako', 'rabaul'), ...more },
    [1, 1, 1, 1],
  );

describe('reaction', () => {
  test('TS-7.6.a J reacts with a face-up carrier, never for air units alone', () => {
    const into = (units: string) =>
      operation('A', 2, { samoa: 'us_chester', johnston: units }, {}, [1]).play(
        move('samoa', 'us_chester', 'johnston'),
      ).now;
    expect([into('jp_zuiho'), into('j_air_1'), into('jp_zuiho*')].map((k) => k === 'J reaction')).toEqual([
      true,
      false,
      false,
    ]);
  });
  test('TS-7.6.b A reacts with an air unit alone; an empty point triggers nothing', () => {
    expect(INTO('a_air_1').now).toBe('A reaction');
    const m = operation('J', 2, { japan: 'jp_kako', johnston: 'us_chester', hawaii: 'us_enterprise' });
    expect(m.play(move('japan', 'jp_kako', 'midway johnston')).now).toBe('J surface');
  });
  test('TS-7.6.c face-down carriers do not', () => expect(INTO('us_wasp*').now).not.toBe('A reaction'));
  test('TS-7.6.d nothing, an evacuation or a counterstrike', () => {
    const m = INTO('a_air_1', {}, { australia: 'us_chester' });
    // Australia is 2 away, and 3 - 1 = 2
    expect(m.legal().map((o) => o.do)).toEqual(['none', 'evacuate', 'counterstrike']);
  });
  test('TS-7.6.e TS-7.6.f the evacuation takes all units; the mover may go on', () => {
    const m = INTO('us_enterprise us_chester* a_air_1').play('evacuate', to('australia'));
    expect(m.where('us_enterprise', 'us_chester', 'a_air_1')).toEqual(['australia', 'australia*', 'turn:3']);
    expect([m.now, m.question.about?.n]).toEqual(['J goOn', 2]);
    expect(m.play(go('solomons')).where('jp_kako')).toEqual(['solomons*']);
  });
  test('TS-7.6.g the counterstrike brings face-up ships of one other point, face-down', () => {
    const rest = { port_moresby: 'us_enterprise us_wasp* us_chester' };
    const m = INTO('a_air_1', {}, rest);
    expect(m.clauseOf(counterstrike('port_moresby', 'us_wasp'))).toBe('TS-7.6.g');
    expect(m.clauseOf(counterstrike('rabaul', 'us_chester'))).toBe('TS-7.6.g');
    expect(
      m.play(counterstrike('port_moresby', 'us_enterprise us_chester')).where('us_enterprise', 'us_wasp'),
    ).toEqual(['rabaul*', 'port_moresby*']);
  });
  test('TS-7.6.h with one movement less; 1 and 0 not at all', () => {
    const m = INTO(
      'a_air_1',
      {},
      { port_moresby: 'us_north_carolina us_sangamon us_nevada', solomons: 'us_essex' },
    );
    expect(m.clauseOf(counterstrike('port_moresby', 'us_sangamon'))).toBe('TS-7.6.h');
    expect(m.clauseOf(counterstrike('port_moresby', 'us_nevada'))).toBe('TS-7.6.h');
    expect(m.play(counterstrike('port_moresby', 'us_north_carolina')).where('us_north_carolina')).toEqual([
      'rabaul*',
    ]);
  });
  test('TS-7.6.i not through other enemies', () => {
    const rest = { australia: 'us_essex', solomons: 'jp_aoba', truk: 'jp_shokaku jp_kako jp_maya' };
    expect(INTO('a_air_1', {}, rest).clauseOf(counterstrike('australia', 'us_essex'))).toBe('TS-7.6.i');
    const wayRound = { australia: 'us_essex', solomons: 'jp_aoba' };
    expect(INTO('a_air_1', {}, wayRound).clauseOf(counterstrike('australia', 'us_essex'))).toBe('TS-7.6.i');
    expect(INTO('a_air_1', {}, { samoa: 'us_essex' }).clauseOf(counterstrike('samoa', 'us_essex'))).toBe(
      'TS-7.6.h',
    );
    expect(
      INTO('a_air_1', {}, { australia: 'us_essex' })
        .play(counterstrike('australia', 'us_essex'))
        .where('us_essex'),
    ).toEqual(['rabaul*']);
  });
  test('TS-7.6.j one reaction an entry, another one further on; the mover never reacts', () => {
    const m = INTO('a_air_1', {}, { solomons: 'a_air_2' }).play('evacuate', go('solomons'));
    expect([m.now, m.question.about]).toEqual(['A reaction', { at: 'solomons' }]);
    const n = INTO('us_enterprise', {}, { port_moresby: 'us_chester' }).play(
      counterstrike('port_moresby', 'us_chester'),
    );
    expect(n.now).not.toContain('reaction');
  });
  test('TS-7.6.k who stops in the emptied point fights nobody', () => {
    const m = INTO('a_air_1').play('evacuate', 'stop');
    expect([m.where('jp_kako'), m.control('rabaul'), m.rolls.filter((r) => r.purpose === 'air')]).toEqual([
      ['rabaul*'],
      ['J'],
      [],
    ]);
  });
  test('TS-7.6.l only movement triggers it', () => {
    const m = operation('A', 2, { samoa: 'a_air_1', johnston: 'jp_zuiho' }, A_HAND('C16'), [1]).play(
      strike('A01', 'samoa', 'johnston'),
    );
    expect(m.now).not.toContain('reaction');
    expect(
      operation('A', 2, { samoa: 'a_air_1', hawaii: 'us_chester' }).play(redeploy('a_air_1', 'hawaii')).now,
    ).not.toContain('reaction');
  });
  test('TS-7.6.m TS-7.6.n the two printed examples stand in examples.test.ts: no movement, no counterstrike', () => {
    const where = { japan: 'jp_akagi', midway: 'a_air_1', hawaii: 'us_enterprise us_wasp* us_maryland' };
    const m = match(2, where, moving('J', 'japan', 'jp_akagi', 'midway'));
    expect(m.legal().filter((o) => o.do === 'counterstrike')).toEqual([
      counterstrike('hawaii', 'us_enterprise'),
    ]);
  });
  test('TS-7.6.o going on ends neither at the start nor where the group stands', () => {
    const m = INTO('a_air_1').play('evacuate');
    expect(m.clauseOf(go('truk'))).toBe('TS-7.6.o');
    expect(m.clauseOf(go('solomons rabaul'))).toBe('TS-7.5.k');
    expect(m.play(go('truk kwajalein')).where('jp_kako')).toEqual(['kwajalein*']);
  });
});

describe('submarines', () => {
  test('TS-CX.a before the first point and again after an evacuation; a lost group ends the movement', () => {
    const m = match(
      3,
      { truk: 'jp_kako', rabaul: 'a_air_1' },
      { ...moving('J', 'truk', 'jp_kako', 'rabaul'), ...A_HAND('C06', 'C05') },
      [5, 6],
    );
    expect(m.now).toBe('A cards movement');
    expect(m.play(card('A11')).where('jp_kako')).toEqual(['out']);
    expect(m.asked && m.question.kind).not.toBe('reaction');
    const n = match(
      3,
      { truk: 'jp_kako', rabaul: 'a_air_1' },
      { ...moving('J', 'truk', 'jp_kako', 'rabaul'), ...A_HAND('C06') },
    );
    expect(n.play('none', 'evacuate', go('solomons')).now).toBe('A cards movement');
  });
  test('TS-CX.b on the strength-3 column without shifts; A14 gets those of A04', () => {
    const m = match(
      3,
      { truk: 'jp_kako jp_aoba', rabaul: 'us_chester' },
      { ...moving('J', 'truk', 'jp_kako jp_aoba', 'rabaul'), ...A_HAND('C06', 'C03', 'C13') },
      [1, 1, 1],
    );
    m.play(card('A11'), card('A14'), card('A04'));
    expect(m.rolls.map((r) => [r.purpose, r.modifiers.map((x) => x.amount)])).toEqual([
      ['submarine', []],
      ['torpedoBoats', [2]],
    ]);
  });
  test('TS-CA11.a TS-CJ12.a their owner assigns; they find cards’ movements and counterstrikes, no returns', () => {
    const raiding = operation(
      'J',
      3,
      { truk: 'jp_kako jp_aoba', rabaul: 'us_chester' },
      { hands: { J: ['C05'], A: ['C06'] } },
      [5],
    );
    raiding.play(raid('J05', 'truk', 'jp_aoba jp_kako', 'rabaul'), card('A11'));
    expect(raiding.now).toBe('A allot');
    const where = { truk: 'jp_shokaku', rabaul: 'a_air_1', port_moresby: 'us_enterprise us_chester' };
    const m = match(
      3,
      where,
      { ...moving('J', 'truk', 'jp_shokaku', 'rabaul'), ...J_HAND('C12') },
      [5, 2, 1, 1, 1],
    );
    m.play('none', counterstrike('port_moresby', 'us_enterprise us_chester'), card('J12'));
    expect([m.now, m.values('hits')]).toEqual(['J allot', ['{"us_chester":1}', '{"us_enterprise":1}']]);
    expect(game.sides).toHaveLength(2);
  });
});
