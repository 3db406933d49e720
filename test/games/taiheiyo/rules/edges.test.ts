/** The edges of rules: cases that the tests of the chapters, and the worked examples, do not come to. */
import { describe, expect, test } from 'vitest';
import { makeWords } from '../../../../src/telling/index.js';
import {
  A_HAND,
  allot,
  back,
  battle,
  begin,
  capture,
  card,
  game,
  go,
  hands,
  J_HAND,
  type Match,
  match,
  move,
  operation,
  raid,
  redeploy,
  strike,
  to,
  type Where,
} from '../support.js';

const TRAIN = { fleetTrain: 'kwajalein', fleetTrainUsed: true };

describe('the Fleet Train in a combat', () => {
  test('TS-7.3.i TS-7.3.2.b stays while one Allied unit is left in the point', () => {
    const m = battle(4, 'kwajalein', 'J', 'jp_kako* us_chester us_chicago', {}, TRAIN, [6, 6, 1]);
    m.play('yes', allot('us_chester'));
    expect([m.where('us_chester'), m.state.fleetTrain >= 0]).toEqual([['out'], true]);
  });
  test('TS-7.3.i TS-7.3.2.b goes the moment the last one is sunk, before anything is chosen', () => {
    const m = battle(4, 'kwajalein', 'J', 'jp_kako* us_chester', {}, TRAIN, [6, 6, 1]).play('yes');
    expect([m.now, m.state.fleetTrain]).toEqual(['J winnerRetreat', -1]);
  });
  test('TS-7.3.h is a port for a retreat, and for the isolated', () => {
    const m = battle(4, 'johnston', 'A', 'us_chester* jp_kako', {}, { fleetTrain: 'kwajalein' }, [1, 1]).play(
      'yes',
      'no',
      'no',
    );
    expect(m.values('to')).toContain('kwajalein');
  });
});

test('TS-8.2.l TS-8.2.k a natural 6 sinks heavy armour that the reduced die would spare', () => {
  const hit = (die: number) =>
    match(0, { japan: 'jp_yamato' }, begin('damage', { unit: 'jp_yamato', hits: 1 }), [die]);
  expect([hit(6).where('jp_yamato'), hit(5).where('jp_yamato')]).toEqual([['out'], ['turn:4!']]);
  const two = match(0, { japan: 'jp_yamato' }, begin('damage', { unit: 'jp_yamato', hits: 2 }), [1, 6]);
  expect(two.keys).toContain('damage.sunk');
});

test('TS-7.3.c TS-7.3.d no event works in turn 0', () => {
  const m = match(0, {}, { clear: false, ...begin('turn0'), ...J_HAND('C10') }, [1]);
  expect(m.clauseOf({ do: 'J10' })).toBe('TS-7.3.d');
});

test('TS-7.5.f TS-8.1.a the slowest ship’s movement less the way is what is left, and so the rounds', () => {
  const left = (ships: string) =>
    operation('J', 2, { truk: ships, rabaul: 'us_chester' }).play(move('truk', ships, 'rabaul')).state.battle
      ?.left;
  expect([left('jp_kako'), left('jp_kako jp_nagato'), left('jp_hyuga')]).toEqual([2, 1, 0]);
});

describe('after an evacuation', () => {
  const evacuated = (ships: string) =>
    operation('J', 2, { truk: ships, rabaul: 'us_enterprise' }).play(
      move('truk', ships, 'rabaul'),
      'evacuate',
      to('samoa'),
    );
  test('TS-7.5.j the smallest printed movement holds for the whole way, though the enemy is gone', () => {
    const m = evacuated('jp_kako jp_nagato');
    expect([m.now, m.clauseOf(go('solomons australia'))]).toEqual(['J goOn', 'TS-7.5.d']);
    expect(evacuated('jp_kako').play(go('solomons australia')).where('jp_kako')).toEqual(['australia*']);
  });
  test('TS-7.6.o the group goes neither back nor nowhere', () => {
    const m = evacuated('jp_kako');
    expect(m.clauseOf(go('truk'))).toBe('TS-7.6.o');
    expect(m.clauseOf(go('port_moresby rabaul'))).toBe('TS-7.5.k');
  });
});

test('TS-CJ08.a TS-CA06.a Japan fires first as defender too, and the shift of A06 lasts into the next round', () => {
  const units = 'jp_nagato us_chester us_chicago';
  const m = battle(4, 'rabaul', 'A', units, { movementLeft: 1 }, hands('C08', 'C11'), [4, 6, 1, 1, 1]);
  m.play('none', 'none', 'yes', card('J08'), card('A06'));
  expect(m.fire).toEqual(['J surface 4 0 4-5 1']);
  m.play(allot('us_chester'), 'no', 'no', 'yes', 'no', 'yes');
  expect(m.fire.slice(1)).toEqual(['A surface 1 +2 3 0', 'A surface 1 +2 3 0', 'J surface 4 0 4-5 0']);
});

test('TS-9.3.e a ship takes one order in the step, as an air unit does', () => {
  const m = match(2, { truk: 'jp_kako j_air_1', japan: 'jp_aoba' }, { phase: 'RETURN-J' });
  m.play(back('truk', 'jp_kako', 'japan'), redeploy('j_air_1', 'japan'));
  expect(m.clauseOf(back('japan', 'jp_kako', 'truk'))).toBe('TS-9.3.e');
  expect(m.clauseOf(redeploy('j_air_1', 'truk'))).toBe('TS-9.3.e');
});

test('TS-6.1.h TS-4.2.q a port held by a ship that goes home to Europe reverts at once', () => {
  const m = match(4, { indochina: 'gb_illustrious', japan: 'jp_kako' }, { phase: 'REINFORCEMENT' });
  expect([m.where('gb_illustrious'), m.control('indochina')]).toEqual([['out'], ['J']]);
});

test('TS-8.4.i who relocates out of an own port goes to another one', () => {
  const where = {
    hawaii: 'au_australia',
    midway: 'jp_kako',
    johnston: 'jp_aoba',
    samoa: 'jp_kinugasa',
    dutch_harbor: 'jp_furutaka',
  };
  const m = match(2, where, begin('retreat', { side: 'A', at: 'hawaii' }));
  expect(m.where('au_australia')).toEqual(['australia*']);
});

test('TS-CA14.b A14 is refused in a strike by a card', () => {
  const m = operation('A', 2, { port_moresby: 'a_air_1', rabaul: 'jp_kako' }, hands('', 'C16 C03'));
  m.play(strike('A01', 'port_moresby', 'rabaul'));
  expect([m.now, m.clauseOf(card('A14'))]).toEqual(['A cards combatStart', 'TS-CA14.b']);
});

describe('a window', () => {
  test('TS-CJ10.d does not come back to Japan when the Allies declared nothing', () => {
    const m = battle(2, 'midway', 'J', 'jp_kako* us_chester', {}, hands('C10', 'C05'));
    expect(m.play('none', 'none').now).toBe('J surface');
  });
  test('TS-CJ10.d comes back to Japan, for J10 alone, when they did', () => {
    const m = battle(2, 'midway', 'J', 'jp_kako* us_chester', {}, hands('C10 C11', 'C05'));
    m.play('none', card('A12'));
    expect([m.now, m.clauseOf(card('J11'))]).toEqual(['J cards combatStart', 'TS-8.0.c']);
    expect(m.play('J10').state.battle?.events).toEqual(['A12']);
  });
  test('TS-CA15.a TS-CA09.a ends with the card that stops an operation', () => {
    const m = match(
      2,
      { japan: 'jp_kako', hawaii: 'us_chester' },
      { phase: 'INITIATIVE-4', ...hands('', 'C02 C08') },
      [5, 3],
    );
    expect(m.play('operate', card('A15')).now).toBe('A passOrOperate');
  });
});

test('TS-5.1.b the strike on Hawaii hits American ships alone', () => {
  const m = match(0, { hawaii: 'jp_akagi gb_exeter' }, begin('turn0'));
  expect([m.where('gb_exeter'), m.rolls.map(({ purpose }) => purpose)]).toEqual([['hawaii'], ['initiative']]);
});

test('TS-6.1.f TS-9.1.h nobody passes through a port that is closed to him, in a retreat either', () => {
  const where = {
    samoa: 'au_australia us_chester',
    johnston: 'jp_kako',
    hawaii: 'jp_aoba',
    solomons: 'jp_furutaka',
    australia: 'jp_kinugasa',
  };
  const m = match(2, where, begin('retreat', { side: 'A', at: 'samoa' }));
  expect(m.where('us_chester')).toEqual(['west_coast']);
  expect(m.where('au_australia')).not.toEqual(['west_coast']);
});

describe('J09', () => {
  const swap = (to: string) => ({
    do: 'event',
    event: 'J09',
    carriers: ['jp_akagi', 'jp_kaga'],
    air: 'j_air_1',
    to,
  });
  test('TS-CJ09.b wants a point under Japanese control: own ships in it are not enough', () => {
    const where = { japan: 'jp_akagi jp_kaga', rabaul: 'jp_kako', port_moresby: 'a_air_1' };
    const m = operation('J', 2, where, J_HAND('C09'));
    expect([...m.control('rabaul'), m.clauseOf(swap('rabaul'))]).toEqual(['-', 'TS-CJ09.b']);
    expect(m.play(swap('japan')).where('j_air_1', 'jp_akagi')).toEqual(['japan', 'turn:3']);
  });
  test('TS-CJ09.b TS-4.2.q a port that the two carriers alone held is none any more', () => {
    const m = operation('J', 2, { singapore: 'jp_akagi jp_kaga', japan: 'jp_kako' }, J_HAND('C09'));
    expect([...m.control('singapore'), m.clauseOf(swap('singapore'))]).toEqual(['J:2b', 'TS-CJ09.b']);
  });
});

test('TS-7.3.2.d a submarine that thins out ships which pass a Fleet Train does not make the rest stop there', () => {
  const where = { truk: 'jp_kako jp_aoba', kwajalein: 'a_air_1' };
  const m = operation('J', 4, where, { ...TRAIN, ...hands('', 'C06') }, [5, 6]);
  m.play(move('truk', 'jp_kako jp_aoba', 'kwajalein'), 'none', 'evacuate', go('johnston'));
  m.play(card('A11'), allot('jp_kako'));
  expect([m.where('jp_kako', 'jp_aoba'), m.state.fleetTrain >= 0, m.control('kwajalein')]).toEqual([
    ['out', 'johnston*'],
    true,
    ['A'],
  ]);
});

describe('what the log says', () => {
  test('TS-4.0.a whose lead a score is', () => {
    const told = (score: number, locale: 'en' | 'ja') => {
      const { log } = match(1, {}, { score, ...begin('scoring') });
      return makeWords(game.words.text, locale).say(log.find(({ key }) => key === 'score')!);
    };
    expect(told(5, 'en')).toContain('The score came to −1 (plus is Japanese, minus Allied)');
    expect([told(8, 'en'), told(6, 'en')]).toEqual([
      expect.stringContaining('The score came to +2 '),
      expect.stringContaining('The score came to 0 '),
    ]);
    expect(told(5, 'ja')).toContain('得点は通算−1（+は日本軍、−は連合軍）');
  });
  test('TS-CJ05.c a raid is one round, whatever movement is left', () => {
    const where = { truk: 'jp_kako', rabaul: 'us_chester' };
    const m = operation('J', 2, where, J_HAND('C05'), [1, 1]).play(raid('J05', 'truk', 'jp_kako', 'rabaul'));
    expect(m.log.find(({ key }) => key === 'combat')).toMatchObject({ n: 1 });
  });
  test('TS-CJ09.b in turn 5 the two carriers are out of the game', () => {
    const m = operation('J', 5, { japan: 'jp_akagi jp_kaga' }, J_HAND('C09'));
    m.play({ do: 'event', event: 'J09', carriers: ['jp_akagi', 'jp_kaga'], air: 'j_air_1', to: 'japan' });
    expect([m.keys.includes('carriers.leave'), m.log.find(({ key }) => key === 'air.out')]).toEqual([
      false,
      { key: 'air.out', units: ['jp_akagi', 'jp_kaga'] },
    ]);
  });
  test('TS-6.1.2.b after the last turn nothing waits for a next one', () => {
    const held = (turn: number) =>
      match(turn, { [`turn:${turn}`]: 'jp_akagi!', japan: 'us_chester' }, { phase: 'REINFORCEMENT' });
    expect([held(4).keys.includes('arrival.waits'), held(5).keys.includes('arrival.waits')]).toEqual([
      true,
      false,
    ]);
    expect(held(5).log).toContainEqual({ key: 'air.out', units: ['jp_akagi'] });
  });
  test('TS-6.1.i a British ship that would be repaired too late is not promised for a turn', () => {
    const hit = (turn: number, die: number) =>
      match(turn, { hawaii: 'gb_formidable' }, begin('damage', { unit: 'gb_formidable', hits: 1 }), [die]);
    expect(hit(1, 2).keys).toContain('damage.damaged');
    expect([hit(1, 3).keys.includes('damage.damaged'), hit(1, 3).where('gb_formidable')]).toEqual([
      false,
      ['turn:3!'],
    ]);
    expect(hit(1, 3).log).toContainEqual({ key: 'damage.withdrawn', unit: 'gb_formidable' });
  });
});

describe('a card of another moment', () => {
  test('TS-2.3.c is refused as such where Japan is asked for J10 alone', () => {
    const m = operation('J', 2, { truk: 'jp_kako', rabaul: 'us_chester' }, hands('C11 C15', ''));
    expect([m.play(move('truk', 'jp_kako', 'rabaul')).now, m.clauseOf(card('J11'))]).toEqual([
      'J cards movement',
      'TS-2.3.c',
    ]);
    const n = match(2, { truk: 'jp_kako' }, { ...begin('operate', { side: 'J' }), ...J_HAND('C15') }).play(
      'operate',
    );
    expect([n.now, n.clauseOf(card('J15'))]).toEqual(['J cards operationStart', 'TS-2.3.c']);
  });
  test('TS-7.2.b TS-CX.a TS-8.0.b TS-CJ16.a each window is asked by the clause that opens it', () => {
    const asked = (m: ReturnType<typeof match>) => [m.now, m.question.clause];
    const where = { hawaii: 'us_chester', rabaul: 'jp_kako' };
    const stated = match(2, where, { phase: 'INITIATIVE-4', ...J_HAND('C15') }, [3, 5]).play('operate');
    expect(asked(stated)).toEqual(['J cards operationStart', 'TS-7.2.b']);
    const moving = operation('A', 2, where, J_HAND('C12')).play(move('hawaii', 'us_chester', 'johnston'));
    expect(asked(moving)).toEqual(['J cards movement', 'TS-CX.a']);
    expect(asked(battle(2, 'rabaul', 'A', 'us_chester* jp_kako', {}, J_HAND('C11')))).toEqual([
      'J cards combatStart',
      'TS-8.0.b',
    ]);
    expect(asked(match(2, where, { phase: 'CAPTURE-A', ...J_HAND('C16') }))).toEqual([
      'J cards beforeCapture',
      'TS-CJ16.a',
    ]);
    const alone = operation('J', 2, { truk: 'jp_kako' }, J_HAND('C11')).play(
      move('truk', 'jp_kako', 'rabaul'),
    );
    expect(asked(alone)).toEqual(['J cards movement', 'TS-CJ10.c']);
  });
});

describe('after A03 Japan goes on from what the Allies assigned', () => {
  const answers = (m: Match) =>
    m
      .legal()
      .map(({ hits }) => Object.entries(hits ?? {}).join(' '))
      .sort();
  const mistaken = (units: string, dice: number[]) =>
    battle(4, 'rabaul', 'J', `jp_akagi* jp_kaga* jp_soryu* ${units}`, {}, hands('', 'C14'), dice).play(
      'none',
      card('A03'),
    );
  test('TS-CA03.b TS-8.2.h a second hit in the same answer that gives the last ship its first, whatever their names', () => {
    const m = mistaken('us_chicago au_canberra us_louisville', [6]);
    m.play(allot('au_canberra us_louisville'));
    expect([m.now, answers(m)]).toEqual([
      'J allot',
      ['au_canberra,1 us_chicago,1', 'us_chicago,1 us_louisville,1', 'us_chicago,2'],
    ]);
    expect([m.clauseOf(allot('au_canberra us_louisville')), m.clauseOf(allot('au_canberra 2'))]).toEqual([
      'TS-8.2.h',
      'TS-8.2.h',
    ]);
  });
  test('TS-CA03.b TS-8.2.h with fewer hits than ships without one, those alone may be hit', () => {
    const m = mistaken('us_chicago au_canberra us_louisville us_chester', [5]).play(
      allot('us_chicago us_chester'),
    );
    expect(answers(m)).toEqual(['au_canberra,1', 'us_louisville,1']);
  });
});

describe('a refusal names the clause that says so', () => {
  const j = (where: Where, ...cards: string[]) => operation('J', 4, where, J_HAND(...cards));
  test('TS-9.3.c TS-2.1.1.f no return to a port of the enemy; one that is only held is a base', () => {
    const m = j({ truk: 'jp_kako', singapore: 'jp_aoba' });
    expect([
      m.clauseOf(back('truk', 'jp_kako', 'hawaii')),
      m.clauseOf(back('truk', 'jp_kako', 'singapore')),
    ]).toEqual(['TS-9.3.c', 'TS-2.1.1.f']);
  });
  test('TS-9.3.e a ship that has returned does not return once more, alone in her port or not', () => {
    const m = match(3, { truk: 'jp_kako j_air_1' }, begin('redeployment', { side: 'J' })).play(
      back('truk', 'jp_kako', 'japan'),
    );
    expect(m.clauseOf(back('japan', 'jp_kako', 'truk'))).toBe('TS-9.3.e');
  });
  test('TS-7.3.g TS-7.3.2.c the Fleet Train goes to bases, not to ports of one’s own nor to those held', () => {
    const m = operation('A', 4, { truk: 'us_chester' }, A_HAND('C01'));
    const train = (point: string) => m.clauseOf({ do: 'fleetTrain', point, card: 'C01' });
    expect([train('hawaii'), train('japan'), train('truk')]).toEqual(['TS-7.3.g', 'TS-7.3.g', 'TS-7.3.2.c']);
  });
  test('TS-CJ05.a TS-7.4.b a raid wants other ships than carriers, face-up', () => {
    const target = { rabaul: 'us_chester' };
    const from = (ships: string, more: Where = {}) =>
      j({ truk: ships, ...target, ...more }, 'C05').clauseOf(raid('J05', 'truk', 'jp_akagi', 'rabaul'));
    expect([from('jp_akagi'), from('jp_akagi', { japan: 'jp_kako' }), from('jp_kako* jp_aoba*')]).toEqual([
      'TS-CJ05.a',
      'TS-CJ05.a',
      'TS-7.4.b',
    ]);
  });
  test('TS-9.2.a TS-9.2.h bases are not captured, and some ports never', () => {
    const m = match(
      3,
      { philippines: 'jp_kako', midway: 'jp_aoba' },
      { ...begin('capture', { side: 'J' }), ...J_HAND('C02') },
    );
    expect([m.clauseOf(capture('midway', 'C02')), m.clauseOf(capture('west_coast', 'C02'))]).toEqual([
      'TS-9.2.a',
      'TS-9.2.h',
    ]);
  });
});
