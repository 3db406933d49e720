/**
 * What refusals and lines of the log name: the clause that is the reason, and a sentence that says what
 * happened.
 */
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../../../src/games/index.js';
import { type Entry, LOCALES, type Locale, Session, sampleOrder } from '../../../../src/referee/index.js';
import { makeWords, namesOf } from '../../../../src/telling/messages.js';
import { GivenMatch, positionOf } from '../../match.js';
import {
  A_HAND,
  back,
  battle,
  begin,
  capture,
  card,
  components,
  file,
  game,
  hands,
  J_HAND,
  type Match,
  match,
  move,
  operation,
  picker,
  redeploy,
  seededChance,
  strike,
} from '../support.js';

const resupply = (point: string, id: string) => ({ do: 'resupply', point, card: id });

describe('a refusal names its reason', () => {
  test('TS-7.5.j one ship that is too slow for a point of the enemy', () => {
    const m = operation('J', 2, { japan: 'jp_hyuga jp_kako', midway: 'us_chester' });
    expect(m.clauseOf(move('japan', 'jp_hyuga', 'midway'))).toBe('TS-7.5.j');
    expect(m.clauseOf(move('japan', 'jp_hyuga jp_kako', 'midway'))).toBe('TS-7.5.b');
  });
  test('TS-7.5.d beyond every allowance, enemy or not', () => {
    const m = operation('J', 2, { japan: 'jp_kako', samoa: 'us_chester' });
    expect(m.clauseOf(move('japan', 'jp_kako', 'marianas truk rabaul samoa'))).toBe('TS-7.5.d');
  });
  test('TS-7.4.a TS-9.3.a an air unit that is not on the map, a ship, an enemy', () => {
    const where = { japan: 'j_air_1', hawaii: 'a_air_1 us_chester' };
    const acting = operation('J', 2, where);
    expect(acting.clauseOf(redeploy('j_air_2', 'japan'))).toBe('TS-7.4.a');
    expect(acting.clauseOf(redeploy('a_air_1', 'japan'))).toBe('TS-9.3.a');
    const supplying = match(2, where, begin('redeployment', { side: 'J' }));
    expect(supplying.clauseOf(redeploy('j_air_2', 'japan'))).toBe('TS-9.3.a');
  });
  test('TS-7.4.c TS-9.3.c a ship that is not where the return begins', () => {
    const where = { truk: 'jp_kako', japan: 'jp_aoba' };
    expect(operation('J', 2, where).clauseOf(back('truk', 'jp_aoba', 'japan'))).toBe('TS-7.4.c');
    expect(operation('J', 2, where).clauseOf(back('rabaul', 'jp_aoba', 'japan'))).toBe('TS-7.4.c');
    const supplying = match(2, where, begin('redeployment', { side: 'J' }));
    expect(supplying.clauseOf(back('truk', 'jp_aoba', 'japan'))).toBe('TS-9.3.c');
    expect(supplying.clauseOf(back('rabaul', 'jp_aoba', 'japan'))).toBe('TS-9.3.c');
  });
  test('TS-7.3.b TS-8.0.b a card that is not in the hand', () => {
    const m = operation('J', 2, { truk: 'jp_kako' }, J_HAND('C02'));
    expect(m.clauseOf({ do: 'event', event: 'J04', choice: 'point' })).toBe('TS-7.3.b');
    const fight = battle(2, 'midway', 'J', 'jp_kako us_chester', {}, hands('C12 C01', ''));
    expect(fight.now).toBe('J cards combatStart');
    expect(fight.clauseOf(card('J11'))).toBe('TS-8.0.b');
  });
  test('TS-7.3.e TS-9.4.c a capital ship in a base', () => {
    const where = { midway: 'us_yorktown*', japan: 'jp_kako' };
    expect(operation('A', 2, where, A_HAND('C01')).clauseOf(resupply('midway', 'C01'))).toBe('TS-7.3.e');
    const supplying = match(
      2,
      { ...where, samoa: 'us_chester*' },
      { ...begin('resupply', { side: 'A' }), ...A_HAND('C01') },
    );
    expect(supplying.clauseOf(resupply('midway', 'C01'))).toBe('TS-9.4.c');
  });
});

test('TS-7.4.e TS-CJ13.a half of a strength of 1 is none: such a strike changes nothing', () => {
  const weaker = structuredClone(components);
  for (const unit of weaker.units) if (unit.id === 'jp_shoho') unit.air = 1;
  const of = loadGame('taiheiyo', 1, weaker);
  const more = { ...begin('operation', { side: 'J' }), ...J_HAND('C13') };
  const where = { truk: 'jp_shoho', rabaul: 'us_chester', japan: 'jp_kako' };
  const m = new GivenMatch({ of, state: positionOf(of, file(2, where, more)) });
  expect(m.clauseOf(strike('J13', 'truk', 'rabaul'))).toBe('TS-7.4.e');
});

describe('a line of the log names its clause', () => {
  const clauses = (m: Match, key: string) =>
    m.log.filter((e) => e.key === key).map((e) => game.rulebook?.entries[e.key]);
  test('TS-5.1.b TS-5.1.c Pearl Harbor and Malaya', () => {
    const session = new Session(game, game.rules.start({ scenario: 'standard', options: {} }), {
      chance: seededChance(2),
    });
    const pick = picker(2);
    for (let n = 0; session.questions[0] !== undefined && session.state.turn === 0 && n < 200; n++)
      session.give(session.questions[0].side, sampleOrder(session.questions[0], pick));
    const lines = session.events.flatMap(({ log }) => log).filter(({ key }) => key.startsWith('turn0'));
    expect(lines.map(({ key }) => game.rulebook?.entries[key])).toEqual([
      'TS-5.1.b',
      'TS-5.1.c',
      'TS-5.1.f',
      'TS-5.1.g',
    ]);
  });
  test('TS-6.2.a TS-6.2.b cards for Borneo, and the Allied cards of the turn', () => {
    const borneo = { points: { borneo: { control: 'J' } }, phase: 'REINFORCEMENT' };
    const m = match(
      2,
      { borneo: 'jp_kako', hawaii: 'us_chester' },
      borneo,
      [],
      ['C01', 'C02', 'C03', 'C04', 'C05'],
    );
    expect([...clauses(m, 'draw.oil'), ...clauses(m, 'draw')]).toEqual(['TS-6.2.a', 'TS-6.2.b']);
  });
});

describe('a line of the log tells what happened', () => {
  const say = (locale: Locale, entry: Entry | undefined) =>
    entry === undefined ? 'no line' : makeWords(game.words.text, locale, namesOf(game, locale)).say(entry);
  const lines = (m: Match, key: string) =>
    LOCALES.map((locale) =>
      say(
        locale,
        m.log.find((e) => e.key === key),
      ),
    );

  test('one ship or several, and the goal of their way', () => {
    const alone = operation('J', 2, { truk: 'jp_kako' }).play(move('truk', 'jp_kako', 'rabaul'));
    expect(lines(alone, 'move')).toEqual([
      'Kako moved from Truk to Rabaul.',
      '加古がトラック島からラバウルへ移動。',
    ]);
    const both = operation('J', 2, { truk: 'jp_kako jp_aoba' }).play(
      move('truk', 'jp_kako jp_aoba', 'marianas japan'),
    );
    expect(lines(both, 'move')).toEqual([
      'Aoba and Kako moved from Truk to Japan (Marianas-Japan).',
      '青葉、加古がトラック島から日本へ移動（経路：マリアナ諸島-日本）。',
    ]);
  });
  test('TS-7.6.e an evacuation is no retreat from a combat', () => {
    const m = operation('J', 2, { japan: 'jp_kako', midway: 'us_wasp' });
    m.play(move('japan', 'jp_kako', 'midway'), 'evacuate');
    expect(m.keys).not.toContain('retreat');
    expect(lines(m, 'evacuation')[0]).toBe('The Allies evacuated Midway before the combat.');
  });
  test('TS-8.2.n guns without a ship to fire at', () => {
    const m = operation('J', 2, { truk: 'jp_kako', rabaul: 'a_air_1' }, {}, [1]);
    m.play(move('truk', 'jp_kako', 'rabaul'), 'none', 'no', 'no', 'yes');
    expect(m.log.filter((e) => e.key === 'fire.noTarget').map((e) => e.side)).toEqual(['J']);
    expect(m.log.filter((e) => e.key === 'fire' && e.what === 'surface').map((e) => e.side)).toEqual([]);
  });
  test('TS-8.2.n nobody is left to be fired at: no word of guns', () => {
    const m = battle(
      2,
      'midway',
      'J',
      'jp_kirishima jp_hiei us_chester',
      {},
      hands('C08 C01', ''),
      [6, 6, 6, 6, 6, 6],
    );
    m.play('none', 'yes', card('J08'), 'none');
    expect(m.keys).not.toContain('fire.noTarget');
  });
  test('TS-9.2.b a card that counts 2 says so, cards of 1 each say nothing', () => {
    const where = { philippines: 'us_chester', japan: 'jp_kako' };
    const more = {
      points: { philippines: { owner: 'J' } },
      ...A_HAND('C04', 'C05'),
      ...begin('capture', { side: 'A' }),
    };
    const two = match(2, where, more).play(capture('philippines', 'C04'));
    expect(two.log.find((e) => e.key === 'capture.cards')).toMatchObject({ cards: ['C04'], n: 2 });
    const ones = match(2, where, { ...more, ...A_HAND('C06', 'C07') }).play(
      capture('philippines', 'C06 C07'),
    );
    expect(ones.keys).toContain('captured');
    expect(ones.keys).not.toContain('capture.cards');
  });
  test('TS-CJ06.a a lost point is lost', () => {
    const entry = { key: 'points', side: 'J', n: -1, score: -1 };
    expect([say('en', entry), say('ja', entry)]).toEqual([
      'Japan lost 1 VP. The score came to −1 (plus is Japanese, minus Allied).',
      '日本軍が1点を失う。得点は通算−1（+は日本軍、−は連合軍）。',
    ]);
  });
  test('TS-8.2.g an air unit leaves, a ship is damaged', () => {
    const m = battle(2, 'midway', 'J', 'jp_akagi us_chester a_air_1', {}, {}, [6, 1, 1, 1]);
    expect(
      m.log.filter((e) => ['damage.away', 'damage.damaged'].includes(e.key)).map((e) => [e.key, e.unit]),
    ).toEqual([
      ['damage.damaged', 'us_chester'],
      ['damage.away', 'a_air_1'],
    ]);
  });
  test('an order by card names what it moves, and from where', () => {
    const words = makeWords(game.words.text, 'en', namesOf(game, 'en'));
    const swap = {
      do: 'event',
      event: 'J09',
      carriers: ['jp_akagi', 'jp_kaga'],
      air: 'j_air_2',
      to: 'japan',
    };
    expect(words.order(swap)).toMatch(
      /^J09 .*\. Carriers: Akagi and Kaga\. Air unit: Japanese Air Unit 2\. To: Japan\.$/,
    );
  });
});
