/** The worked examples of the rulebook and the further vectors, as positions with orders and dice. */
import { describe, expect, test } from 'vitest';
import {
  A_HAND,
  allot,
  battle,
  begin,
  capture,
  card,
  counterstrike,
  hands,
  J_HAND,
  judged,
  match,
  move,
  operation,
  redeploy,
  spend,
  strike,
  to,
} from './support.js';

const movement = (side: string, from: string, ships: string, path: string) =>
  begin('movement', { side, from, ships: ships.split(' '), path: path.split(' ') });

describe('E-2.3 a single-use event', () => {
  test('A15 that was played is refused to A and may still be a resource; J plays J02 on the same card', () => {
    const m = match(
      2,
      { japan: 'jp_kako', hawaii: 'us_chester' },
      { ...begin('operate', { side: 'J' }), ...A_HAND('C02'), spent: ['A15'] },
    );
    m.play('operate');
    expect(m.now).toBe('A cards operationStart');
    expect(m.clauseOf(card('A15'))).toBe('TS-2.3.d');
    const n = match(2, { singapore: 'jp_kako' }, { phase: 'CAPTURE-J', ...J_HAND('C02'), spent: ['A15'] });
    expect(n.clauseOf({ do: 'card', event: 'A16' })).toBe('TS-9.2.a');
    expect(n.play(capture('singapore', 'C02')).control('singapore')).toEqual(['J']);
  });
});

describe('E-3.3 base markers at start', () => {
  const deployed = (...lac: string[]) => {
    const m = match(0, {}, { phase: 'SETUP-A', clear: false }, [1, 1, 1, 1, 1, 1], ['C01', 'C02', 'C03', 'C04']);
    for (const point of lac) m.play({ do: 'place', unit: String(m.question.about?.unit), to: point });
    while (m.question.kind === 'setup') m.play({ do: 'place', unit: String(m.question.about?.unit), to: 'japan' });
    return m;
  };
  test('Kwajalein is J; Rabaul is J without, neutral with an air unit at Port Moresby', () => {
    expect(deployed('australia', 'samoa').control('kwajalein', 'rabaul')).toEqual(['J', 'J']);
    expect(deployed('australia', 'port_moresby').control('rabaul', 'port_moresby')).toEqual(['-', 'A']);
  });
  test('seven bases are the same whatever the deployment', () => {
    const pairs = ['australia samoa', 'australia australia', 'samoa samoa', 'australia port_moresby', 'samoa port_moresby'];
    for (const pair of pairs)
      expect(
        deployed(...pair.split(' ')).control('okinawa', 'marianas', 'kwajalein', 'midway', 'borneo', 'attu', 'dutch_harbor'),
      ).toEqual(['J', 'J', 'J', 'A', 'A', '-', '-']);
  });
});

describe('E-4.2-states a port held by the other side', () => {
  const truk = (where: Record<string, string>, held?: string) =>
    judged(where, { truk: { owner: 'J', ...(held === undefined ? {} : { held }) } })('truk')[0];
  test('every state of the table', () => {
    expect(truk({ truk: 'us_chester' })).toBe('A:2b');
    expect(truk({ truk: 'us_chester', kwajalein: 'j_air_1' })).toBe('-:3');
    expect(truk({ truk: 'us_chester a_air_1', kwajalein: 'j_air_1' })).toBe('A:2a');
    expect(truk({ truk: 'a_air_1' })).toBe('A:2a');
    expect(truk({ kwajalein: 'a_air_1' }, '2b')).toBe('A:2c');
    expect(truk({ kwajalein: 'a_air_1', rabaul: 'j_air_1' }, '2b')).toBe('J');
    expect(truk({ kwajalein: 'a_air_1' })).toBe('J');
  });
});

describe('E-4.2 control around Singapore', () => {
  test('1 Mogami makes Singapore a J base on an A port', () => {
    const m = operation('J', 1, { indochina: 'jp_mogami' }).play(move('indochina', 'jp_mogami', 'singapore'));
    expect(m.control('singapore')).toEqual(['J:2b']);
  });
  test('2 both sunk at the Philippines: it stays an A port', () => {
    const where = { okinawa: 'jp_mikuma', philippines: 'us_houston', indochina: 'j_air_1' };
    const m = operation('J', 1, where, {}, [6, 6, 6, 6]).play(move('okinawa', 'jp_mikuma', 'philippines'), 'yes');
    expect(m.where('jp_mikuma', 'us_houston')).toEqual(['out', 'out']);
    expect(m.control('philippines')).toEqual(['A']);
  });
  test('3 Borneo becomes a J base', () => {
    const where = { okinawa: 'jp_suzuya jp_kumano', borneo: 'nl_de_ruyter' };
    const m = operation('J', 1, where, {}, [6, 2, 2, 1]);
    m.play(move('okinawa', 'jp_suzuya jp_kumano', 'philippines borneo'), 'yes');
    expect(m.where('nl_de_ruyter')).toEqual(['out']);
    expect(m.play('no').control('borneo')).toEqual(['J']);
  });
  test('4 J may capture Singapore', () => {
    const m = match(1, { singapore: 'jp_mogami' }, { phase: 'CAPTURE-J', ...J_HAND('C01', 'C02') });
    expect(m.play(capture('singapore', 'C02')).control('singapore')).toEqual(['J']);
  });
  test('5 a British ship survives: Singapore is an A port at once', () => {
    const m = operation('A', 2, { singapore: 'jp_mogami', ceylon: 'gb_exeter gb_cornwall' }, {}, [6, 6, 6, 1]);
    m.play(move('ceylon', 'gb_exeter gb_cornwall', 'singapore'));
    m.play('yes');
    expect(m.where('jp_mogami')).toEqual(['out']);
    expect(m.control('singapore')).toEqual(['A']);
  });
  test('6 an A air unit at Singapore makes Borneo neutral, a J air unit there makes it J', () => {
    const where = { borneo: 'jp_kumano', ceylon: 'a_air_1', japan: 'j_air_1' };
    const m = operation('A', 2, where).play(redeploy('a_air_1', 'singapore'));
    expect(m.control('borneo')).toEqual(['-']);
    const n = operation('J', 2, { borneo: 'jp_kumano', singapore: 'a_air_1', japan: 'j_air_1' }).play(
      redeploy('j_air_1', 'borneo'),
    );
    expect(n.control('borneo')).toEqual(['J']);
  });
});

const SCORED = {
  borneo: 'jp_kako',
  japan: 'j_air_1',
  indochina: 'j_air_2',
  truk: 'j_air_3',
  midway: 'us_chester',
  dutch_harbor: 'us_chicago',
  port_moresby: 'a_air_1',
  samoa: 'a_air_2',
};
const TAKEN = { points: { singapore: { owner: 'J' }, philippines: { owner: 'J' } } };

describe('E-4.0 scoring', () => {
  test('turn 1: +2, bases level; turn 2 with the Solomons: +1', () => {
    expect(match(1, SCORED, { ...TAKEN, ...begin('scoring') }).state.score).toBe(2);
    const second = { ...SCORED, solomons: 'us_portland' };
    expect(match(2, second, { ...TAKEN, ...begin('scoring'), score: 2 }).state.score).toBe(3);
  });
});

describe('E-7.1 initiative in turn 1', () => {
  test('the loop of the example', () => {
    const where = { japan: 'jp_kako', hawaii: 'us_chester' };
    const m = match(1, where, { phase: 'INITIATIVE-1', ...hands('C01 C02 C03 C04', 'C05 C06') }, [3, 4, 2, 2]);
    const sizes = () => [m.hand('J').length, m.hand('A').length];
    m.play(spend('C01'), 'pass', spend('C05'), 'pass');
    expect([m.now, ...sizes()]).toEqual(['J initiative', 3, 1]);
    m.play(spend('C02'), 'pass', 'no', 'no');
    expect([m.now, ...sizes()]).toEqual(['A initiative', 2, 1]);
    m.play(spend('C06'), 'pass', 'no');
    expect(m.now).toBe('A passOrOperate');
    m.play('operate', { do: 'return', from: 'hawaii', ships: ['us_chester'], to: 'samoa' }, 'pass', spend('C03'), 'pass');
    expect([m.now, ...sizes()]).toEqual(['J initiative', 1, 0]);
    m.play('no');
    expect(m.state.step).not.toMatch(/INITIATIVE/);
  });
});

describe('E-7.2.2 a cancelled operation is no pass', () => {
  const where = { japan: 'jp_kako', hawaii: 'us_chester' };
  test('after A15 a pass of A does not end the phase; two passes do', () => {
    const m = match(2, where, { phase: 'INITIATIVE-4', ...A_HAND('C02') }, [5, 3, 6, 6]);
    m.play('operate', card('A15'), 'pass');
    expect(m.rolls).toHaveLength(2);
    const n = match(2, where, { phase: 'INITIATIVE-4' }, [5, 3]).play('pass', 'pass');
    expect(n.rolls).toHaveLength(1);
  });
});

describe('E-7.3.2 Fleet Train', () => {
  const train = { fleetTrain: 'kwajalein', fleetTrainUsed: true };
  test('Kwajalein stays an A port until J ships end there alone', () => {
    expect(judged({ truk: 'j_air_1' }, {}, train)('kwajalein')).toEqual(['A']);
    const where = { truk: 'j_air_1 jp_kako' };
    const m = operation('J', 4, where, train).play(move('truk', 'jp_kako', 'kwajalein'));
    expect([m.state.fleetTrain, ...m.control('kwajalein')]).toEqual([-1, 'J']);
    const covered = operation('J', 4, { ...where, johnston: 'a_air_1' }, train).play(move('truk', 'jp_kako', 'kwajalein'));
    expect(covered.control('kwajalein')).toEqual(['-']);
  });
  test('not at Truk held as a base; taking the initiative and placing it costs two cards', () => {
    const m = operation('A', 4, { truk: 'us_chester', midway: 'us_chicago' }, A_HAND('C01'));
    expect(m.clauseOf({ do: 'fleetTrain', point: 'truk', card: 'C01' })).toBe('TS-7.3.2.c');
    const n = match(4, { midway: 'us_chicago', japan: 'jp_kako' }, { phase: 'INITIATIVE-2', ...A_HAND('C01', 'C02') });
    n.play(spend('C01'), 'operate', { do: 'fleetTrain', point: 'midway', card: 'C02' });
    expect(n.discards).toEqual(['C01', 'C02']);
  });
});

describe('E-7.5 movement', () => {
  const where = { japan: 'jp_hyuga jp_kumano', johnston: 'us_chester' };
  test('Hyuga reaches empty Midway, not Johnston with an enemy', () => {
    const m = operation('J', 2, where);
    expect(m.clauseOf(move('japan', 'jp_hyuga jp_kumano', 'midway johnston'))).toBe('TS-7.5.b');
    m.play(move('japan', 'jp_hyuga jp_kumano', 'midway'));
    expect(m.where('jp_hyuga', 'jp_kumano')).toEqual(['midway*', 'midway*']);
    const n = operation('J', 2, where).play(move('japan', 'jp_kumano', 'midway johnston'));
    expect(n.state.battle).toMatchObject({ left: 0 });
  });
});

const MIDWAY = {
  japan: 'jp_akagi jp_kaga jp_soryu jp_hiryu jp_nagato jp_mutsu jp_nachi jp_myoko',
  midway: 'a_air_1',
  hawaii:
    'us_enterprise us_yorktown us_hornet us_northampton us_chester us_chicago us_portland us_astoria us_salt_lake_city us_wasp* us_maryland us_west_virginia a_air_2',
};
const NINE = 'us_enterprise us_yorktown us_hornet us_northampton us_chester us_chicago us_portland us_astoria us_salt_lake_city';

describe('E-7.6-1 and E-8-1 Midway', () => {
  test('the reaction', () => {
    const m = operation('J', 2, MIDWAY, {}, [1]).play(move('japan', MIDWAY.japan, 'midway'));
    expect(m.now).toBe('A reaction');
    expect(m.clauseOf(counterstrike('hawaii', 'us_wasp'))).toBe('TS-7.6.g');
    expect(m.clauseOf(counterstrike('hawaii', 'us_maryland'))).toBe('TS-7.6.h');
    m.play(counterstrike('hawaii', NINE));
    expect(new Set(m.where(...NINE.split(' ')))).toEqual(new Set(['midway*']));
  });
  test('the combat', () => {
    const dice = [3, 4, 5, 1, 3, 2, 6, 5, 5, 5, 5, 4, 5, 4];
    const more = { ...movement('J', 'japan', MIDWAY.japan, 'midway'), ...A_HAND('C05') };
    const m = match(2, MIDWAY, more, dice);
    m.play('none', counterstrike('hawaii', NINE), card('A12'));
    expect(m.rolls.map((r) => [r.purpose, r.faces[0]])).toEqual([['air', 3]]);
    m.play(allot('us_enterprise'), allot('jp_akagi jp_kaga jp_soryu'));
    expect(m.where('us_enterprise', 'jp_akagi', 'jp_kaga', 'jp_soryu')).toEqual(['out', 'turn:3!', 'out', 'turn:4!']);
    m.play('no', 'no', 'yes', allot('us_northampton us_chester us_chicago us_portland'), allot('jp_nagato jp_mutsu'));
    expect(m.where('jp_nagato', 'jp_mutsu', 'us_chester')).toEqual(['out', 'out', 'out']);
    m.play('no', 'yes', to('hawaii'), to('japan'));
    expect(m.where('us_yorktown', 'a_air_1', 'jp_hiryu')).toEqual(['hawaii*', 'turn:3', 'japan*']);
    expect(m.control('midway')).toEqual(['A']);
    expect(m.diceLeft).toBe(0);
  });
});

describe('E-7.6-2 reaction at Samoa', () => {
  test('no counterstrike from Truk; the evacuation is a relocation to Truk', () => {
    const where = {
      samoa: 'jp_zuiho jp_kako jp_aoba jp_zuikaku* j_air_1',
      truk: 'jp_hiryu jp_soryu',
      rabaul: 'us_chester',
      johnston: 'us_chicago',
      west_coast: 'us_north_carolina us_washington',
    };
    const m = operation('A', 2, where, { points: { samoa: { owner: 'J' } } });
    m.play(move('west_coast', 'us_north_carolina us_washington', 'samoa'));
    expect(m.clauseOf(counterstrike('truk', 'jp_hiryu'))).toBe('TS-7.6.h');
    m.play('evacuate');
    expect(m.where('jp_zuiho', 'jp_kako', 'jp_aoba', 'jp_zuikaku', 'j_air_1')).toEqual([
      'truk*',
      'truk*',
      'truk*',
      'truk*',
      'turn:3',
    ]);
    expect(m.where('us_washington')).toEqual(['samoa*']);
  });
});

describe('E-8.0 cards in combat', () => {
  const where = { japan: 'jp_kako', midway: 'us_indianapolis' };
  test('1 J11: J retreats at once, A has won', () => {
    const m = match(2, where, { ...movement('J', 'japan', 'jp_kako', 'midway'), ...J_HAND('C11') });
    m.play('none', card('J11'), to('japan'));
    expect(m.where('jp_kako')).toEqual(['japan*']);
    expect(m.now).toBe('A winnerRetreat');
  });
  test('2 A04, A07 and A03; J08 and A06', () => {
    const units = { truk: 'jp_akagi jp_nagato', rabaul: 'us_independence us_chester' };
    const more = { ...movement('J', 'truk', units.truk, 'rabaul'), ...hands('C08', 'C10 C11 C13 C14') };
    const m = match(4, units, more, [6, 1, 1, 1, 3, 6]);
    m.play('none', 'none', 'none', 'none', card('A04'), card('A07'), 'none');
    // J10 lies in the discards now (it shares a card with A07): J has nothing left to be asked for.
    m.play(card('A03'), allot('us_independence'));
    expect(m.where('us_independence')).toEqual(['turn:5!']);
    expect(m.rolls[0]?.modifiers.reduce((sum, x) => sum + x.amount, 0)).toBe(-3);
    m.play('no', 'no', 'yes', card('J08'), card('A06'));
    m.play(allot('jp_nagato'));
    expect(m.where('jp_nagato')).toEqual(['out']);
    expect(m.rolls.at(-2)?.modifiers.map((x) => x.reason)).toEqual(['A04', 'A06']);
  });
  test('3 J10 against a hand full of cards', () => {
    const more = { ...begin('battle', { at: 'midway', attacker: 'J' }), ...hands('C10', 'C02 C11 C12 C13') };
    const m = match(2, { midway: 'jp_kako us_indianapolis' }, more, [], ['C01', 'C09', 'C15', 'C16']).play('J10');
    expect([m.hand('J'), m.hand('A'), m.discards]).toEqual([[], ['C01', 'C09', 'C15', 'C16'], ['C10']]);
    expect(m.now).toBe('A cards combatStart');
    expect(m.legal()).toEqual([{ do: 'none' }]);
  });
});

const FOUR = { rabaul: 'us_chester us_chicago us_portland a_air_1' };
describe('E-8.2.1 to E-8.2.4 hits and damage', () => {
  test('shifts', () => {
    const fired = (strength: number, shifts: number[], dice: number[]) =>
      match(2, { rabaul: 'jp_yamato' }, begin('fire', { side: 'A', kind: 'air', at: 'rabaul', strength, shifts }), dice);
    expect(fired(26, [2, -1], [1, 1, 1, 1, 1]).rolls[0]?.outcomes[0]).toEqual([1, 'hits4']);
    expect(fired(1, [-1], []).rolls.filter((r) => r.purpose === 'air')).toEqual([]);
    expect(fired(35, [2], [1, 1, 1, 1, 1]).rolls[0]?.outcomes[0]).toEqual([1, 'hits4']);
  });
  test('more hits than units', () => {
    const hits = (kind: string, dice: number[]) =>
      match(2, FOUR, begin('hits', { side: 'J', kind, at: 'rabaul', hits: 6 }), dice);
    const m = hits('air', [6, 6, 6, 6]);
    expect(m.clauseOf(allot('us_chester 3 us_chicago us_portland a_air_1'))).toBe('TS-8.2.h');
    m.play(allot('us_chester 2 us_chicago us_portland a_air_1 2'));
    expect(m.where('a_air_1')).toEqual(['turn:4']);
    expect(hits('surface', [6, 6, 6, 6, 6, 6]).where('us_chester', 'a_air_1')).toEqual(['out', 'rabaul']);
  });
  test('two ones on heavy armour do nothing', () => {
    expect(match(4, { hawaii: 'us_essex' }, begin('damage', { unit: 'us_essex', hits: 2 }), [1, 1]).where('us_essex')).toEqual([
      'hawaii',
    ]);
  });
});

describe('E-8-2 South-East Asia', () => {
  const FLEET = 'jp_nagato jp_mutsu jp_fuso jp_yamashiro jp_ise jp_hyuga jp_chokai';
  test('1 Singapore', () => {
    const m = operation('J', 1, { indochina: FLEET, singapore: 'gb_exeter' }, {}, [1, 2, 2, 2, 1]);
    m.play(move('indochina', FLEET, 'singapore'), 'yes', 'no');
    expect(m.control('singapore')).toEqual(['J:2b']);
  });
  test('2 the Philippines: Houston falls back to Ceylon', () => {
    const cruisers = 'jp_kumano jp_suzuya jp_haguro jp_ashigara';
    const where = {
      okinawa: cruisers,
      philippines: 'us_houston',
      singapore: FLEET,
      indochina: 'j_air_1',
      borneo: 'nl_de_ruyter',
    };
    const m = operation('J', 1, where, {}, [1, 5, 6]).play(move('okinawa', cruisers, 'philippines'), 'yes', allot('jp_kumano'));
    m.play('no', 'yes');
    expect(m.where('us_houston', 'jp_kumano')).toEqual(['ceylon*', 'out']);
    expect(m.play('no').control('philippines')).toEqual(['J:2b']);
  });
  test('3 Borneo in two rounds', () => {
    const where = { okinawa: 'jp_nachi jp_myoko', borneo: 'nl_de_ruyter' };
    const m = operation('J', 1, where, {}, [3, 1, 6, 2, 2, 1]).play(move('okinawa', 'jp_nachi jp_myoko', 'philippines borneo'));
    m.play('yes', 'no', 'no', 'yes', 'no', 'yes', 'no');
    expect(m.control('borneo')).toEqual(['J']);
  });
  test('5 the capture of Singapore with the last card', () => {
    const m = match(1, { singapore: FLEET }, { phase: 'CAPTURE-J', ...J_HAND('C01') }).play(capture('singapore', 'C01'));
    expect(m.control('singapore')).toEqual(['J']);
  });
});

describe('E-9.1 isolation', () => {
  const where = { australia: 'jp_chokai', solomons: 'jp_aoba', truk: 'j_air_1', rabaul: 'au_australia a_air_1' };
  test('Chokai and Aoba go to Truk, HMAS Australia can trace then', () => {
    const m = match(2, where, { ...begin('supply'), points: { australia: { held: '2b' } } });
    m.until('never');
    expect(m.where('jp_chokai', 'jp_aoba', 'au_australia')).toEqual(['truk*', 'truk*', 'rabaul']);
    expect(m.control('australia', 'solomons')).toEqual(['A', 'A']);
    const cut = match(2, { solomons: 'jp_aoba', rabaul: 'au_australia a_air_1' }, { ...begin('isolation', { side: 'A' }) });
    expect(cut.where('au_australia')).toEqual(['australia*']);
  });
});

describe('E-9.2.2 fortifications', () => {
  test('40 strength and one card for the Philippines', () => {
    const big =
      'us_iowa us_new_jersey us_north_carolina us_washington us_south_dakota us_indiana us_massachusetts us_alabama us_nevada us_oklahoma';
    const more = { phase: 'CAPTURE-A', ...hands('C16', 'C01'), points: { philippines: { owner: 'J' } } };
    const m = match(5, { philippines: big }, more).play(card('J16'), { do: 'fortify', port: 'philippines' });
    expect(m.clauseOf(capture('philippines'))).toBe('TS-9.2.2.a');
    expect(m.play(capture('philippines', 'C01')).control('philippines')).toEqual(['A']);
  });
});

describe('E-6.1 British withdrawal', () => {
  test('Illustrious leaves in turn 4, also out of the dock', () => {
    const gone = (where: Record<string, string>) => match(4, where, { phase: 'REINFORCEMENT' }).where('gb_illustrious');
    expect(gone({ ceylon: 'gb_illustrious', japan: 'jp_kako' })).toEqual(['out']);
    expect(gone({ 'turn:4': 'gb_illustrious!' })).toEqual(['out']);
    const hit = match(2, { ceylon: 'gb_illustrious' }, begin('damage', { unit: 'gb_illustrious', hits: 1 }), [3]);
    expect(hit.where('gb_illustrious')).toEqual(['turn:4!']);
  });
});

describe('the further vectors', () => {
  test('X-01 heavy armour, several dice', () => {
    const hit = (unit: string, ...dice: number[]) =>
      match(1, { hawaii: unit }, begin('damage', { unit, hits: dice.length }), dice).where(unit)[0];
    const carolina = (...dice: number[]) => hit('us_north_carolina', ...dice);
    expect([carolina(5), carolina(6), carolina(3, 4), carolina(1, 6), carolina(2, 2)]).toEqual([
      'turn:5!',
      'out',
      'out',
      'out',
      'turn:3!',
    ]);
    expect(hit('us_essex', 4)).toBe('turn:4!');
  });
  test('X-02 hits up to the number of units', () => {
    const where = { rabaul: 'us_essex us_princeton us_chester a_air_1' };
    const m = (hits: number) => match(4, where, begin('hits', { side: 'J', kind: 'air', at: 'rabaul', hits }), [1, 1, 1, 1, 1]);
    expect(m(3).legal()).toHaveLength(4);
    expect(m(3).clauseOf(allot('us_essex 2 us_chester'))).toBe('TS-8.2.h');
    expect(m(4).rolls.filter((r) => r.purpose === 'damage')).toHaveLength(3);
    expect(m(5).legal()).toHaveLength(4);
  });
  test('X-03 mutual destruction', () => {
    const m = battle(2, 'johnston', 'J', 'jp_kako* us_pensacola', { movementLeft: 0 }, {}, [6, 4, 5, 2]).play('yes');
    expect(m.where('jp_kako', 'us_pensacola')).toEqual(['out', 'out']);
    expect(m.control('johnston')).toEqual(['-']);
  });
  test('X-04 submarines', () => {
    const group = 'us_enterprise us_saratoga us_chester us_chicago us_astoria';
    const m = operation('A', 3, { hawaii: group }, J_HAND('C12'), [5, 2]).play(move('hawaii', group, 'johnston'), card('J12'));
    m.play(allot('us_saratoga'));
    expect(m.where('us_saratoga', 'us_chester')).toEqual(['turn:5!', 'johnston*']);
    const first = operation('A', 1, { hawaii: group }, J_HAND('C12')).play(move('hawaii', group, 'johnston'));
    expect(first.where('us_saratoga')).toEqual(['johnston*']);
    const home = operation('A', 3, { hawaii: group }, J_HAND('C12')).play({
      do: 'return',
      from: 'hawaii',
      ships: group.split(' ').sort(),
      to: 'samoa',
    });
    expect(home.where('us_saratoga')).toEqual(['samoa']);
  });
  test('X-06 mistaken identification', () => {
    const where = { truk: 'jp_akagi jp_shokaku jp_zuikaku', rabaul: 'us_essex us_princeton us_astoria us_new_orleans' };
    const m = match(4, where, { ...movement('J', 'truk', where.truk, 'rabaul'), ...A_HAND('C14') }, [5, 1, 3, 1, 1]);
    m.until('reaction').play('none').play('none').play(card('A03'));
    expect(m.clauseOf(allot('us_astoria 2'))).toBe('TS-8.2.h');
    m.play(allot('us_astoria us_new_orleans'));
    expect(m.clauseOf(allot('us_astoria'))).toBe('TS-8.2.h');
    m.play(allot('us_princeton'));
    expect(m.where('us_princeton', 'us_astoria', 'us_new_orleans')).toEqual(['turn:5!', 'out', 'turn:5!']);
    expect(m.play('yes', to('truk')).where('jp_akagi')).toEqual(['truk*']);
  });
  test('X-08 airfield bombardment', () => {
    const where = { truk: 'jp_nagato jp_mutsu jp_fuso jp_kako jp_aoba', rabaul: 'us_chester us_chicago a_air_1' };
    const m = match(2, where, { ...movement('J', 'truk', where.truk, 'rabaul'), ...J_HAND('C07') }, [1, 4, 6, 6, 1]);
    m.until('surface').play('yes', card('J07'));
    expect(m.where('us_chester', 'us_chicago', 'a_air_1')).toEqual(['out', 'out', 'turn:3']);
    expect(m.now).toBe('J winnerRetreat');
  });
  test('X-10 strikes by cards', () => {
    const where = { rabaul: 'us_enterprise a_air_1', truk: 'j_air_3 j_air_4' };
    const m = operation('J', 2, where, hands('C14', 'C10 C13'), [3]).play(strike('J14', 'truk', 'rabaul'));
    m.play(card('A07'), card('A04'), allot('a_air_1'));
    expect(m.where('a_air_1')).toEqual(['turn:3']);
    const n = operation('J', 2, where, J_HAND('C01'), [3, 3]).play(strike('J01', 'truk', 'rabaul'), allot('us_enterprise'));
    expect(n.where('us_enterprise')).toEqual(['turn:5!']);
    const fleet = { rabaul: 'us_enterprise a_air_1', truk: 'jp_akagi jp_kaga jp_soryu jp_hiryu' };
    const o = operation('J', 2, fleet, hands('C13', 'C05'), [4, 4]).play(
      strike('J13', 'truk', 'rabaul'),
      card('A12'),
      allot('us_enterprise'),
    );
    expect(o.where('us_enterprise', 'jp_akagi')).toEqual(['out', 'truk']);
  });
  test('X-11 hands and deck', () => {
    const deck = ['C08', 'C09', 'C10', 'C11', 'C12', 'C13', 'C14', 'C15', 'C16'];
    const more = { phase: 'REINFORCEMENT', deck, discards: ['C07'], ...hands('C01 C02 C03', 'C04 C05 C06') };
    const m = match(4, { borneo: 'jp_kako' }, more, [], ['C08', 'C09', 'C10', 'C11', 'C12', 'C13', 'C14', 'C15']);
    expect([m.hand('J').length, m.hand('A').length, m.state.deck.length, m.discards]).toEqual([4, 10, 2, []]);
  });
  test('X-13 strategic shift', () => {
    const where = { borneo: 'jp_kako', australia: 'a_air_1' };
    const open = operation('A', 2, where, A_HAND('C01')).play({ do: 'shift', card: 'C01' });
    expect([open.state.shift, ...open.control('borneo')]).toEqual([true, 'J']);
    expect(operation('J', 2, where).clauseOf(move('borneo', 'jp_kako', 'australia'))).toBe('TS-7.5.l');
    expect(operation('J', 2, where, { shift: true }).play(move('borneo', 'jp_kako', 'australia')).now).toBe('A reaction');
    expect(operation('A', 2, where, { ...A_HAND('C01'), shift: true }).clauseOf({ do: 'shift', card: 'C01' })).toBe('TS-7.4.e');
  });
  test('X-14 a stolen operation', () => {
    const where = { japan: 'jp_kako j_air_1', hawaii: 'us_chester a_air_1' };
    const m = match(3, where, { phase: 'INITIATIVE-1', ...hands('C01', 'C08 C04') }, [1, 1]);
    m.play(
      spend('C01'),
      'operate',
      card('A09'),
      'operate',
      redeploy('a_air_1', 'samoa'),
      spend('C04'),
      'operate',
      redeploy('a_air_1', 'hawaii'),
    );
    expect(m.hand('A')).toEqual([]);
    const n = match(3, where, { phase: 'INITIATIVE-4', ...A_HAND('C08') }, [6, 2]);
    n.play('operate', card('A09'), 'operate', redeploy('a_air_1', 'samoa'));
    expect(n.now).toBe('A passOrOperate');
    const o = match(3, where, { phase: 'INITIATIVE-4', ...hands('C15', 'C08') }, [6, 2]);
    o.play('operate', 'none', card('A09'), 'none', card('J15'), 'pass');
    expect(o.log.map((e) => e.key)).not.toContain('operations.over');
  });
  test('X-15 thresholds', () => {
    const scored = (turn: number, score: number) => match(turn, {}, { ...begin('scoring'), score }).session.stop;
    const winner = (turn: number, score: number) => {
      const stop = scored(turn, score);
      return stop.at === 'ended' ? stop.result.winner : null;
    };
    expect([11, 10, 6, 5].map((n) => winner(4, n))).toEqual(['J', null, null, 'A']);
    expect([1, 2].map((n) => winner(5, n))).toEqual(['A', 'J']);
    const fleet = 'us_maryland us_west_virginia us_colorado us_north_carolina us_washington';
    const m = match(4, { japan: fleet }, { phase: 'CAPTURE-A', score: 10, ...A_HAND('C04', 'C12') }).play(
      capture('japan', 'C04 C12'),
    );
    expect(m.session.stop).toMatchObject({ at: 'ended', result: { winner: 'A', clause: 'TS-4.1.a' } });
    expect(m.state.score).toBe(10);
  });
  test('X-17 a port held by an air unit alone', () => {
    const m = operation('A', 3, { truk: 'a_air_1', kwajalein: 'a_air_2' }).play(redeploy('a_air_1', 'samoa'));
    expect(m.control('truk')).toEqual(['J']);
    const where = { truk: 'us_chester', kwajalein: 'a_air_2', japan: 'jp_kako' };
    const n = operation('A', 3, where).play({ do: 'return', from: 'truk', ships: ['us_chester'], to: 'samoa' });
    expect(n.control('truk')).toEqual(['A:2c']);
    const o = operation('J', 3, { kwajalein: 'a_air_2', japan: 'jp_kako' }, { points: { truk: { held: '2c' } } });
    expect(o.play(move('japan', 'jp_kako', 'marianas truk')).control('truk')).toEqual(['J']);
  });
  test('X-18 surface combat declined', () => {
    const where = { truk: 'jp_shokaku jp_zuikaku', rabaul: 'us_lexington us_chester' };
    const start = () =>
      match(2, where, movement('J', 'truk', where.truk, 'rabaul'), [1, 6, 1]).play('none', allot('us_chester'), 'no', 'no', 'no');
    const on = start().play('yes', 'yes', to('samoa'));
    expect(on.now).toBe('J winnerRetreat');
    const off = start().play('no', to('truk'));
    expect(off.now).toBe('A winnerRetreat');
    expect(off.play('yes', to('australia')).where('us_lexington')).toEqual(['australia']);
  });
  test('X-19 a Fleet Train passed by', () => {
    const train = { fleetTrain: 'kwajalein' };
    const m = operation('J', 4, { truk: 'jp_aoba jp_kako' }, train).play(move('truk', 'jp_aoba jp_kako', 'kwajalein johnston'));
    expect([m.state.fleetTrain >= 0, ...m.control('kwajalein')]).toEqual([true, 'A']);
  });
  test('X-20 evacuating an own port', () => {
    const where = { midway: 'jp_kako', hawaii: 'us_enterprise us_pensacola* a_air_1' };
    const m = match(2, where, movement('J', 'midway', 'jp_kako', 'hawaii')).play('evacuate');
    expect(m.clauseOf(to('hawaii'))).toBe('TS-8.4.i');
    m.play(to('samoa'), 'stop');
    expect(m.where('us_enterprise', 'us_pensacola', 'a_air_1', 'jp_kako')).toEqual(['samoa', 'samoa*', 'turn:3', 'hawaii*']);
    const last = match(5, where, movement('J', 'midway', 'jp_kako', 'hawaii')).play('evacuate');
    expect(last.where('a_air_1')).toEqual(['out']);
  });
});
