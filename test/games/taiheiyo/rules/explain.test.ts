/**
 * What a player is told before he commits: the same strengths, shifts and chances that the dice then meet.
 */
import { describe, expect, test } from 'vitest';
import {
  type Explanation,
  formFor,
  LOCALES,
  type Order,
  type Question,
  type RollRecord,
  Session,
  sampleOrder,
  valueSteps,
} from '../../../../src/referee/index.js';
import { makeWords, namesOf } from '../../../../src/telling/messages.js';
import {
  allot,
  back,
  battle,
  begin,
  capture,
  counterstrike,
  game,
  hands,
  type Match,
  match,
  move,
  operation,
  picker,
  raid,
  redeploy,
  seededChance,
  strike,
} from '../support.js';

/** All that is told of an order, field by field and as a whole. */
function told(question: Question, given: Order): Explanation[] {
  const form = formFor(question.forms, game.rules.universe, given.do, given);
  if (form === undefined) throw new Error(`no form ${given.do}`);
  const found: Explanation[] = [];
  let before: Order = { do: given.do };
  for (const field of form.fields) {
    const value = given[field.name];
    if (value === undefined) continue;
    const explanation = field.walk.explain?.(before, valueSteps(game.rules.universe, field, value) ?? []);
    if (explanation !== undefined) found.push(explanation);
    before = { ...before, [field.name]: value };
  }
  const whole = form.explain?.();
  return whole === undefined ? found : [...found, whole];
}

function only(m: Match, given: Order): Explanation {
  const [explanation, ...more] = told(m.question, given);
  if (explanation === undefined || more.length > 0) throw new Error('not one explanation');
  return explanation;
}

const linesOf = (explanation: Explanation, key: string) =>
  explanation.lines.filter((line) => line.key === key);

/** The chances of a roll's table. */
function chancesIn({ outcomes, dice }: RollRecord): Explanation['chances'] {
  return outcomes.map(([upTo, result], i) => ({
    result,
    of: upTo - (outcomes[i - 1]?.[0] ?? 0),
    in: dice[0] ?? 0,
  }));
}

describe('a movement into the enemy', () => {
  const where = { japan: 'jp_akagi jp_kaga jp_nagato', midway: 'us_wasp us_chester a_air_1' };
  const m = () => operation('J', 2, where, hands('', 'C06'), [4, 6, 1, 1, 1, 1, 1, 1]);
  const order = move('japan', 'jp_akagi jp_kaga jp_nagato', 'midway');

  test('tells its cost, the rounds, both forces, and what the enemy may do', () => {
    const explanation = only(m(), order);
    expect(linesOf(explanation, 'explain.cost')).toEqual([{ key: 'explain.cost', n: 2, of: 2 }]);
    expect(linesOf(explanation, 'explain.combat')).toEqual([{ key: 'explain.combat', at: 'midway', n: 1 }]);
    expect(linesOf(explanation, 'explain.forces')).toEqual([
      { key: 'explain.forces', side: 'J', planes: 8, guns: 4 },
      { key: 'explain.forces', side: 'A', planes: 5, guns: 1 },
    ]);
    expect(linesOf(explanation, 'explain.submarines')).toEqual([{ key: 'explain.submarines', event: 'A11' }]);
    expect(linesOf(explanation, 'explain.mayEvacuate')).toHaveLength(1);
    expect(linesOf(explanation, 'explain.mayStrikeBack')).toEqual([]);
  });

  test('tells the shifts and chances of the air strikes that then come', () => {
    const played = m();
    const explanation = only(played, order);
    played.play(order).until('allot');
    const [roll] = played.rolls;
    expect(roll?.purpose).toBe('air');
    expect(explanation.modifiers).toEqual(roll?.modifiers);
    expect(explanation.modifiers.map((s) => [s.reason, s.amount])).toEqual([['airUnit', -1]]);
    expect(explanation.chances).toEqual(roll && chancesIn(roll));
    const enemy = linesOf(explanation, 'explain.fire').find(
      (line) => line.side === 'A' && line.what === 'air',
    );
    expect(enemy).toMatchObject({ strength: 5, n: -1, column: '3' });
    expect(linesOf(explanation, 'explain.shift')).toContainEqual({
      key: 'explain.shift',
      n: -1,
      reason: 'moreCarriers',
      clause: 'TS-8.2.b',
    });
  });

  test('names the points from which the enemy may strike back', () => {
    const near = operation('J', 2, { ...where, hawaii: 'us_enterprise us_lexington*' });
    expect(linesOf(only(near, order), 'explain.mayStrikeBack')).toEqual([
      { key: 'explain.mayStrikeBack', places: ['hawaii'] },
    ]);
  });

  test('does not go by what the enemy holds, only by the size of his hand', () => {
    const other = operation('J', 2, where, hands('', 'C05'));
    expect(only(other, order)).toEqual(only(m(), order));
    expect(linesOf(only(operation('J', 2, where), order), 'explain.submarines')).toEqual([]);
  });

  test('warns of no card that the mover holds himself', () => {
    const own = operation('J', 2, where, hands('C06', 'C05'));
    expect(linesOf(only(own, order), 'explain.submarines')).toEqual([]);
  });

  test('changes nothing', () => {
    const asked = m();
    const before = JSON.stringify(asked.state);
    only(asked, order);
    expect(JSON.stringify(asked.state)).toBe(before);
  });
});

test('a movement that meets nobody tells its cost, and the port that it lets go', () => {
  const m = operation('A', 3, { truk: 'us_chester', hawaii: 'us_wasp' });
  const explanation = only(m, move('truk', 'us_chester', 'rabaul'));
  expect(explanation.lines).toEqual([
    { key: 'explain.cost', n: 1, of: 3 },
    { key: 'explain.letsGo', at: 'truk' },
  ]);
});

test('TS-4.2.b whoever leaves a point that he controls is told that he loses it', () => {
  const where = { midway: 'jp_kako jp_aoba', japan: 'jp_furutaka', truk: 'j_air_1', hawaii: 'us_chester' };
  const m = operation('J', 3, where, { points: { midway: { control: 'J' } } });
  const loses = (given: Order) => told(m.question, given).flatMap((one) => linesOf(one, 'explain.loses'));
  const midway = [{ key: 'explain.loses', places: ['midway'] }];
  expect(loses(back('midway', 'jp_kako jp_aoba', 'japan'))).toEqual(midway);
  expect(loses(back('midway', 'jp_kako', 'japan'))).toEqual([]);
  expect(loses(move('midway', 'jp_kako jp_aoba', 'johnston'))).toEqual(midway);
  // What is told comes: nobody controls it when the operation is over.
  expect(m.play(back('midway', 'jp_kako jp_aoba', 'japan')).control('midway')).toEqual(['-']);
  // An air unit takes what it covers with it.
  const covered = operation(
    'J',
    3,
    { rabaul: 'j_air_1', truk: 'jp_kako', hawaii: 'us_chester' },
    {
      points: { rabaul: { control: 'J' }, solomons: { control: 'J' } },
    },
  );
  const lost = told(covered.question, redeploy('j_air_1', 'truk')).flatMap((one) =>
    linesOf(one, 'explain.loses'),
  );
  expect(lost).toEqual([{ key: 'explain.loses', places: ['port_moresby', 'solomons'] }]);
});

test('a raid is told as one surface combat without reaction', () => {
  const m = operation('J', 2, { truk: 'jp_nagato', rabaul: 'us_wasp us_chester' }, hands('C05', ''));
  const explanation = told(m.question, raid('J05', 'truk', 'jp_nagato', 'rabaul')).at(-1);
  if (explanation === undefined) throw new Error('nothing told');
  expect(linesOf(explanation, 'explain.raid')).toHaveLength(1);
  expect(linesOf(explanation, 'explain.mayEvacuate')).toEqual([]);
  expect(linesOf(explanation, 'explain.ownFire')).toMatchObject([
    { what: 'surface', strength: 4, column: '4-5' },
  ]);
});

test('a strike by a card tells strength, column, shifts and chances as they are rolled', () => {
  const where = { truk: 'j_air_1 j_air_2', rabaul: 'us_chester us_wasp' };
  const m = operation('J', 2, where, hands('C01', ''), [6, 1, 1, 1, 1]);
  const order = strike('J01', 'truk', 'rabaul');
  const explanation = told(m.question, order).at(-1);
  m.play(order).until('allot');
  const [roll] = m.rolls;
  expect(explanation?.modifiers).toEqual(roll?.modifiers);
  expect(explanation?.modifiers.map((s) => s.reason)).toEqual(['J01', 'moreCarriers']);
  expect(explanation?.chances).toEqual(roll && chancesIn(roll));
});

test('surface combat tells the gunfire of both sides, one’s own last: its chances follow', () => {
  const m = battle(
    2,
    'midway',
    'J',
    'jp_nagato jp_kako us_chester us_washington',
    { step: 'surface' },
    {},
    [1, 6, 1, 1, 1, 1],
  );
  const explanation = only(m, { do: 'yes' });
  expect(explanation.lines).toMatchObject([
    { key: 'explain.fire', side: 'A', strength: 5 },
    { key: 'explain.ownFire', what: 'surface', strength: 5, column: '4-5' },
  ]);
  expect(m.question.forms.find((f) => f.do === 'no')?.explain?.()).toBeUndefined();
});

test('extending tells the next round', () => {
  const m = battle(2, 'midway', 'J', 'jp_akagi us_wasp', { step: 'extend', movementLeft: 1 });
  expect(only(m, { do: 'yes' }).lines.at(-1)).toMatchObject({
    key: 'explain.ownFire',
    what: 'air',
    strength: 4,
  });
});

test('TS-CJ03.a the next round is told without the surprise of the first', () => {
  const m = battle(2, 'midway', 'J', 'jp_akagi us_wasp', {
    step: 'extend',
    movementLeft: 1,
    events: ['J03'],
  });
  expect(only(m, { do: 'yes' }).modifiers).toEqual([]);
  const asked = operation('J', 2, { truk: 'jp_akagi', rabaul: 'us_wasp' }, hands('C03', ''));
  const surprise = told(asked.question, raid('J03', 'truk', 'jp_akagi', 'rabaul')).at(-1);
  expect(surprise?.modifiers.map((shift) => shift.reason)).toEqual(['J03']);
});

test('a retreat tells the ports, the air units, and what the guns would do to those who stay', () => {
  const m = battle(2, 'midway', 'J', 'jp_nagato us_chester a_air_1', { round: 2 }, {}, [1]).until(
    'defenderRetreat',
  );
  expect(only(m, { do: 'yes' }).lines).toMatchObject([
    { key: 'explain.portsOpen', places: expect.arrayContaining(['hawaii', 'west_coast']) as unknown },
    { key: 'explain.airBack', units: ['a_air_1'] },
    { key: 'explain.fire', side: 'J', what: 'surface', strength: 4 },
  ]);
});

test('a counterstrike tells the combat with the ships that join', () => {
  const m = operation('J', 2, { japan: 'jp_akagi', midway: 'a_air_1', hawaii: 'us_enterprise' }).play(
    move('japan', 'jp_akagi', 'midway'),
  );
  const explanation = only(m, counterstrike('hawaii', 'us_enterprise'));
  expect(linesOf(explanation, 'explain.forces')[0]).toMatchObject({ side: 'A', planes: 6 });
  expect(told(m.question, { do: 'evacuate' })[0]?.lines).toEqual([
    { key: 'explain.airBack', units: ['a_air_1'] },
  ]);
});

test('a capture tells what is needed and what is there', () => {
  const m = match(
    3,
    { philippines: 'jp_nagato jp_mutsu jp_kako' },
    { phase: 'CAPTURE-J', ...hands('C01 C02', '') },
  );
  expect(only(m, capture('philippines', 'C02')).lines).toEqual([
    { key: 'explain.capture', n: 2, ground: 0, spent: 2 },
  ]);
  expect(only(m, capture('philippines', 'C01')).lines).toMatchObject([{ spent: 1 }]);
});

test('hits tell in how many cases a ship is sunk', () => {
  const m = match(
    2,
    { midway: 'us_washington us_chester us_wasp jp_akagi' },
    begin('hits', { side: 'J', kind: 'air', at: 'midway', hits: 2 }),
  );
  // Defence 1: sunk by 2 to 6.
  const chester = only(m, allot('us_chester us_washington')).lines.find((line) => line.unit === 'us_chester');
  expect(chester).toEqual({ key: 'explain.hit', unit: 'us_chester', n: 1, of: 5, in: 6 });
});

test('everything that is told in random matches can be said in both languages', () => {
  const words = LOCALES.map((locale) => makeWords(game.words.text, locale, namesOf(game, locale)));
  const keys = new Set<string>();
  for (const seed of [21, 22]) {
    const pick = picker(seed);
    const session = new Session(game, game.rules.start({ scenario: 'standard', options: {} }), {
      chance: seededChance(seed),
    });
    for (let n = 0; session.stop.at === 'asked' && n < 3_000; n++) {
      const [question] = session.questions;
      const order = question === undefined ? undefined : sampleOrder(question, pick);
      if (question === undefined || order === undefined) break;
      for (const { lines, modifiers, chances } of told(question, order))
        for (const say of words) {
          for (const line of lines) {
            keys.add(line.key);
            expect(say.say(line)).not.toMatch(/[{}]|undefined/);
          }
          for (const { reason } of modifiers) say.say({ key: `modifier.${reason}` });
          for (const { result } of chances) say.say({ key: `outcome.${result}` });
        }
      session.give(question.side, order);
    }
  }
  expect(keys.size).toBeGreaterThan(9);
}, 60_000);

describe('what is told of a move is what then comes', () => {
  test('TS-4.2.p a held port that its own umbrella keeps does not revert when all ships leave', () => {
    const where = { truk: 'us_chester', kwajalein: 'a_air_2' };
    const kept = operation('A', 3, where, { points: { truk: { held: '2b' } } });
    expect(linesOf(only(kept, move('truk', 'us_chester', 'marianas')), 'explain.letsGo')).toEqual([]);
    expect(kept.play(move('truk', 'us_chester', 'marianas')).control('truk')).toEqual(['A:2c']);
    const lost = operation('A', 3, { truk: 'us_chester' }, { points: { truk: { held: '2b' } } });
    expect(linesOf(only(lost, move('truk', 'us_chester', 'marianas')), 'explain.letsGo')).toHaveLength(1);
    expect(lost.play(move('truk', 'us_chester', 'marianas')).control('truk')).toEqual(['J']);
  });
  test('TS-8.2.n guns promise nothing where air units stand alone', () => {
    const m = operation('J', 2, { truk: 'jp_kako', rabaul: 'a_air_1' }, {}, [1]);
    const before = only(m, move('truk', 'jp_kako', 'rabaul'));
    expect(linesOf(before, 'explain.noTarget')).toEqual([{ key: 'explain.noTarget', side: 'J' }]);
    expect([...linesOf(before, 'explain.ownFire'), ...before.chances]).toEqual([]);
    m.play(move('truk', 'jp_kako', 'rabaul'), 'none', 'no', 'no');
    expect(m.now).toBe('J surface');
    expect(only(m, { do: 'yes' }).chances).toEqual([]);
  });
});
