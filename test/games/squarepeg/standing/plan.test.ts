/**
 * Plans of exchanges, moves and attacks with conditions on what the dice bring, written as in brief.ts.
 */
import { describe, expect, test } from 'vitest';
import {
  type Carried,
  checkOrder,
  type Order,
  type PlanProgress,
  RunningPlans,
  type Sketched,
  type StandingOrders,
  sketchAhead,
} from '../../../../src/referee/index.js';
import { file, game, Match, position, retreats, standingOf, type Units } from '../support.js';
import { planOfTurn } from './brief.js';

type More = Readonly<Record<string, string | number | readonly string[]>>;

const moves = (no: number, unit: string, path: string[], more: More = {}): Order => ({
  do: 'move',
  turn: 2,
  no,
  unit,
  path,
  ...more,
});
const attacks = (no: number, target: string, units: string[], more: More = {}): Order => ({
  do: 'attack',
  turn: 2,
  no,
  target,
  ...(units.length === 0 ? { join: 'all' } : { join: 'named', units }),
  odds: 'any',
  fresh: [],
  hexes: [],
  ...more,
});
const then = (phase: 'movement' | 'combat', rule: 'ask' | 'end'): Order => ({
  do: 'afterPlans',
  turn: 2,
  phase,
  rule,
});

const NO_PROGRESS: PlanProgress = { reports: [], times: {}, halted: false };

/** A phase of turn 2 with the ravine out of the way; the Japanese units that are named are the only ones. */
function planned(
  phase: string,
  units: Units,
  dice: number[],
  orders: StandingOrders,
  more: Record<string, string | null> = {},
): { readonly m: Match; readonly plans: RunningPlans } {
  const state = position(file(phase, { 'NZ-30': 'out', ...units }, { turn: 2, ravine: '0905', ...more }));
  const side = phase.startsWith('JP') ? 'JP' : 'NZ';
  const found = planOfTurn(side, orders);
  const plan = found?.plan ?? { lines: [], rests: [], unasked: true };
  const standing = found?.rest ?? orders;
  const carried: Carried = {
    side,
    plan,
    progress: NO_PROGRESS,
    standing: () => standing,
    answers: true,
    pressed: false,
  };
  const plans = new RunningPlans(game, [carried], [], { answers: 400, rolls: 128, mayGoOn: () => true });
  const left = standingOf({ NZ: [], JP: [], [side]: standing });
  return { m: new Match(state, dice, game, left, plans), plans };
}

function turn(...given: Parameters<typeof planned>): Match {
  return planned(...given).m;
}

const done = (m: Match) =>
  m.log.filter((e) => /^(move|attack|merge|split)$/.test(e.key)).map((e) => `${e.unit ?? e.units}`);
const told = (m: Match, side: string) =>
  m.session.events.flatMap((e) => e.told[side] ?? []).map((e) => e.key);

const far = { 'JP-C': '0310', 'JP-D': '0410' };

describe('moves in advance', () => {
  test('are made one after another by their place, and the phase ends where it is told to', () => {
    const orders = [
      moves(2, 'NZ-37', ['0702', '0703']),
      moves(1, 'NZ-35', ['0703', '0804']),
      then('movement', 'end'),
    ];
    const m = turn('NZ-MOVEMENT', { 'NZ-35': '0603', 'NZ-37': '0602', ...far }, [6, 6], orders);
    expect(done(m)).toEqual(['NZ-35', 'NZ-37']);
    expect(m.where('NZ-35', 'NZ-37')).toEqual(['0804', '0703']);
    expect(m.question).toMatchObject({ side: 'JP', kind: 'movement' });
  });

  test('leave the phase open unless told otherwise, and are of their turn alone', () => {
    const units = { 'NZ-35': '0603', 'NZ-37': '0602', ...far };
    expect(turn('NZ-MOVEMENT', units, [6], [moves(1, 'NZ-35', ['0703'])]).question.kind).toBe('movement');
    const other = [{ ...moves(1, 'NZ-35', ['0703']), turn: 3 }];
    expect(done(turn('NZ-MOVEMENT', units, [], other))).toEqual([]);
  });

  test('find the way to a goal that stands alone, a landing too', () => {
    const orders = [moves(1, 'NZ-35', ['0705']), moves(2, 'NZ-T1', ['ferry:0106'])];
    const m = turn('NZ-MOVEMENT', { 'NZ-35': '0603', 'NZ-T1': '0702', ...far }, [6, 6, 6], orders);
    expect(m.where('NZ-35', 'NZ-T1')).toEqual(['0705', '0106']);
  });

  test('are passed over where they are not legal', () => {
    const orders = [
      moves(1, 'NZ-35', ['0702']), // infantry there
      moves(2, 'NZ-14', ['0703']), // not on the map
      moves(3, 'NZ-35', ['0703', '0805']), // not adjacent
      moves(4, 'NZ-37', ['0703']),
      moves(5, 'NZ-37', ['0704']), // moved before
    ];
    const m = turn('NZ-MOVEMENT', { 'NZ-35': '0603', 'NZ-37': '0702', ...far }, [6, 6], orders);
    // Once 0702 is free, the first move is open after all.
    expect(done(m)).toEqual(['NZ-37', 'NZ-35']);
    expect(m.where('NZ-35', 'NZ-37')).toEqual(['0702', '0703']);
  });

  test.each([
    ['hold', 1, '0602'],
    ['hold', 6, '0703'],
    ['instead', 1, '0601'],
    ['instead', 6, '0703'],
  ])('with "%s" when another unit threw %i end in %s', (rule, die, hex) => {
    const other: More = rule === 'hold' ? {} : { instead: ['0601'] };
    const orders = [
      moves(1, 'NZ-35', ['0804']),
      moves(2, 'NZ-37', ['0703'], { fatigued: 'NZ-35', rule, ...other }),
      then('movement', 'end'),
    ];
    const dice = rule === 'hold' && die === 1 ? [die] : [die, 6];
    const m = turn('NZ-MOVEMENT', { 'NZ-35': '0603', 'NZ-37': '0602', ...far }, dice, orders);
    expect(m.where('NZ-37')).toEqual([hex]);
  });

  test('stop where the ravine is found unless told otherwise, and are asked about it if that is wanted', () => {
    const found = (orders: Order[]) =>
      turn(
        'NZ-MOVEMENT',
        { 'NZ-35': '0704', ...far },
        [4, 6],
        [moves(1, 'NZ-35', ['0805', '0804']), ...orders],
        {
          ravine: null,
        },
      );
    expect(found([then('movement', 'end')]).where('NZ-35')).toEqual(['0805']);
    expect(found([{ do: 'ravine', rule: 'asPlanned', detour: 0 }]).where('NZ-35')).toEqual(['0804']);
    const asking = turn(
      'NZ-MOVEMENT',
      { 'NZ-35': '0704', ...far },
      [4],
      [moves(1, 'NZ-35', ['0805', '0804']), { do: 'ravine', rule: 'ask', detour: 0 }],
      { ravine: null },
    );
    expect(asking.question.kind).toBe('continue');
  });

  test('of Japan name a unit by its token, face down or open', () => {
    const units = { 'NZ-35': '0601', 'JP-C!': '0806', 'JP-D': '0705' };
    const m = turn('JP-MOVEMENT', units, [6], [moves(1, 'JP-1', ['0704']), moves(2, 'JP-2', ['0807'])]);
    expect(done(m)).toEqual(['JP-1', 'JP-C']);
  });
});

describe('the exchange in advance', () => {
  const exchange = (rule: string): Order => ({ do: 'exchange', turn: 2, rule });
  const pair = { 'NZ-T1': '0603', 'NZ-T3': '0603', ...far };

  test('is made as it was ordered, or not at all where it is not legal', () => {
    expect(turn('NZ-MOVEMENT', pair, [], [exchange('merge')]).where('NZ-TB')).toEqual(['0603']);
    expect(turn('NZ-MOVEMENT', pair, [], [exchange('none')]).where('NZ-T1', 'NZ-T3')).toEqual([
      '0603',
      '0603',
    ]);
    expect(turn('NZ-MOVEMENT', pair, [], [exchange('split')]).question.kind).toBe('movement');
    expect(turn('NZ-MOVEMENT', pair, [], []).question.kind).toBe('exchange');
  });
});

describe('attacks in advance', () => {
  const front = {
    'NZ-35': '0707',
    'NZ-37': '0706',
    'NZ-T1': '0707',
    'JP-C!': '0708',
    'JP-D!': '0806',
    'JP-A': '0310',
  };

  test('are made by the units that are named as far as they can', () => {
    const m = turn(
      'NZ-COMBAT',
      { ...front, 'NZ-T1*': '0707' },
      [1],
      [attacks(1, '0708', ['NZ-35', 'NZ-37', 'NZ-T1'])],
    );
    expect(m.log.find((e) => e.key === 'attack')).toMatchObject({ units: ['NZ-35'], hex: '0708' });
  });

  test('are made by all that can where that is wanted', () => {
    const m = turn('NZ-COMBAT', front, [1], [attacks(1, '0708', [])]);
    expect(m.log.find((e) => e.key === 'attack')).toMatchObject({ units: ['NZ-35', 'NZ-T1'], hex: '0708' });
  });

  test.each([
    ['2:1', true],
    ['3:1', false],
  ])('with odds of 2:1 and %s wanted are made: %s', (odds, made) => {
    expect(done(turn('NZ-COMBAT', front, made ? [1] : [], [attacks(1, '0708', [], { odds })]))).toHaveLength(
      made ? 1 : 0,
    );
  });

  test('ask for no odds while a strength is unknown', () => {
    const m = turn(
      'NZ-COMBAT',
      { 'NZ-T1': '0707', 'JP-C': '0708', 'JP-A': '0310' },
      [1],
      [attacks(1, '0708', [], { odds: '4:1' })],
    );
    expect(done(m)).toEqual(['NZ-T1']);
  });

  test('go by who is fatigued and by hexes that must be empty', () => {
    const made = (units: Units, more: More) =>
      done(turn('NZ-COMBAT', { ...front, ...units }, [1], [attacks(1, '0708', ['NZ-35'], more)])).length;
    expect([made({}, { fresh: ['NZ-37'] }), made({ 'NZ-37*': '0706' }, { fresh: ['NZ-37'] })]).toEqual([
      1, 0,
    ]);
    expect([made({}, { hexes: ['0709'] }), made({}, { hexes: ['0709', '0806'] })]).toEqual([1, 0]);
  });

  test('follow one another and end the phase', () => {
    const orders = [
      attacks(1, '0708', ['NZ-35']),
      attacks(2, '0806', ['NZ-37'], { hexes: ['0708'] }),
      then('combat', 'end'),
    ];
    // 1:1, 6 = Dr: 0708 is empty, and by default NZ-35 advances; so the second attack is called off.
    expect(done(turn('NZ-COMBAT', front, [6], orders))).toEqual(['NZ-35']);
    const stay: Order = { do: 'advance', rule: 'never', units: [] };
    expect(done(turn('NZ-COMBAT', front, [6, 3], [...orders, stay]))).toEqual(['NZ-35', 'NZ-37']);
  });

  test('bring about what the order for it says, else the default, without a question', () => {
    const lost = { 'NZ-35': '0707', 'NZ-TB': '0707', 'JP-C!': '0708', 'JP-D!': '0310' };
    // 6 against 2, 3:1, 1 = Ar: the infantry goes first, both away from the Mission.
    const back = turn('NZ-COMBAT', lost, [1], [attacks(1, '0708', [])]);
    expect(back.where('NZ-35', 'NZ-TB')).toEqual(['0706', '0706']);
    // Ex: a company out of the battalion is given up, and infantry advances.
    const ex = turn('NZ-COMBAT', lost, [3], [attacks(1, '0708', [])]);
    expect(ex.where('NZ-TB', 'NZ-T1', 'NZ-35')).toEqual(['off', '0708', '0708']);
    const told = turn(
      'NZ-COMBAT',
      lost,
      [3],
      [attacks(1, '0708', []), { do: 'defenderLoss', losses: ['infantry'] }],
    );
    expect(told.where('NZ-35')).toEqual(['out']);
    const ask = turn(
      'NZ-COMBAT',
      lost,
      [3],
      [attacks(1, '0708', []), { do: 'attackerLoss', losses: ['ask'] }],
    );
    expect(ask.question.kind).toBe('attackerLoss');
  });

  test('leave what an attack given by hand leads to to be asked', () => {
    const m = turn('NZ-COMBAT', front, [6], [attacks(1, '0806', ['NZ-37'], { hexes: ['0707'] })]);
    m.play({ do: 'attack', target: '0708', units: ['NZ-35'] });
    expect(m.question.kind).toBe('advance');
    const others = turn('NZ-COMBAT', front, [5], [attacks(1, '0708', ['NZ-35'], { odds: '2:1' })]);
    expect(others.play({ do: 'attack', target: '0708', units: ['NZ-35', 'NZ-T1'] }).question.kind).toBe(
      'advance',
    );
  });

  test('are still theirs when a company is left of the battalion', () => {
    const units = { 'NZ-TB': '0707', 'NZ-35': '0706', 'JP-C!': '0708', 'JP-D!': '0310' };
    // 3 against 2, 5 = Ex: the battalion pays with a company, the other advances, and nobody is asked.
    const m = turn('NZ-COMBAT', units, [5], [attacks(1, '0708', ['NZ-TB']), then('combat', 'end')]);
    expect(m.where('NZ-TB', 'NZ-T1', 'NZ-T3')).toEqual(['off', '0708', 'out']);
    expect(m.question.side).toBe('JP');
  });

  test('of Japan give up the weakest and stay', () => {
    const units = { 'NZ-35*': '0707', 'JP-B!': '0708', 'JP-C!': '0807', 'JP-D!': '0706' };
    const m = turn('JP-COMBAT', units, [2], [attacks(1, '0707', ['JP-1', 'JP-2', 'JP-3'])]);
    expect(m.log.find((e) => e.key === 'automatic.De')).toMatchObject({ attack: 5, defence: 1 });
    const four = turn('JP-COMBAT', units, [2], [attacks(1, '0707', ['JP-C', 'JP-D'])]);
    expect(four.where('JP-C', 'JP-D', 'NZ-35')).toEqual(['0807', 'out', 'out']);
    expect(four.keys).not.toContain('advance');
  });

  test('are reported to their owner, line by line, with what they came to; the log tells nobody why', () => {
    const orders = [attacks(1, '0310', []), attacks(2, '0708', ['NZ-35']), then('combat', 'end')];
    const { m, plans } = planned('NZ-COMBAT', front, [6], orders);
    const reports = plans.progressOf('NZ')?.reports.map(({ no, came, outcomes }) => [no, came, ...outcomes]);
    expect(reports).toEqual([
      [2, 'done', 'cleared'],
      [1, 'expired'],
    ]);
    expect([told(m, 'NZ'), told(m, 'JP')].flat().filter((key) => key.startsWith('why.line'))).toEqual([]);
  });

  test('know nothing of what lies face down: the same is answered whatever it is', () => {
    const answer = (...laid: string[]) => {
      const [a, b] = laid;
      const state = position(
        file('NZ-COMBAT', { 'NZ-35': '0707', 'NZ-30': 'out', [a!]: '0708', [b!]: '0310' }, { turn: 2 }),
      );
      const { question } = new Match(state);
      const {
        turn: _,
        no: __,
        ...sentence
      } = attacks(1, '0708', ['NZ-35'], { odds: '1:1', fresh: ['JP-A'] });
      return game.plans.order?.(sentence, game.position.view(state, 'NZ'), question);
    };
    expect(answer('JP-A', 'JP-D')).toEqual(answer('JP-D', 'JP-A'));
    expect(answer('JP-A', 'JP-D')?.do).toBe('attack');
  });
});

describe('a turn in one mail', () => {
  test('runs from the arrival to the end of combat without a question', () => {
    const orders = [
      { do: 'exchange', turn: 2, rule: 'merge' },
      moves(1, 'NZ-35', ['0707']),
      moves(2, 'NZ-TB', ['0706'], { fatigued: 'NZ-35', rule: 'hold' }),
      then('movement', 'end'),
      attacks(1, '0708', ['NZ-35', 'NZ-TB']),
      then('combat', 'end'),
    ];
    const units = { 'NZ-35': '0704', 'NZ-T1': '0603', 'NZ-T3': '0603', 'JP-C': '0708', 'JP-D': '0310' };
    // Fatigue 4 of 3 hexes: fresh; the battalion follows (5 + 5); 3 against 2, die 6 = Dr; NZ-35 advances.
    const m = turn('ARRIVAL', units, [4, 5, 5, 6], orders);
    expect(m.where('NZ-35', 'NZ-TB')).toEqual(['0708', '0706']);
    expect(m.question.side).toBe('JP');
    expect(retreats(m, 'JP-C')).toEqual([]);
  });
});

describe('the sentences', () => {
  const ok = (given: Order, side = 'NZ') => {
    const opening = game.position.view(game.rules.start({ scenario: 'standard', options: {} }), side);
    const forms = game.plans.forms?.(side, opening) ?? [];
    const { turn: _, no: __, ...sentence } = given;
    const decision = { side, kind: 'plan', clause: '', public: false, forms };
    return checkOrder(decision, game.rules.universe, sentence).ok;
  };

  test('hold what belongs together, paths step by step, and own units', () => {
    expect(ok(moves(1, 'NZ-35', ['0703', '0704']))).toBe(true);
    expect(ok(moves(1, 'NZ-T1', ['0603', 'ferry:0106', '0107']))).toBe(true);
    expect(ok(moves(1, 'JP-2', ['0703']), 'JP')).toBe(true);
    expect(ok(attacks(1, '0708', []))).toBe(true);
    expect(ok({ do: 'exchange', rule: 'none' })).toBe(true);
    for (const wrong of [
      moves(1, 'NZ-35', ['0703', '0705']),
      moves(1, 'NZ-35', ['ferry:0106']),
      moves(1, 'JP-2', ['0703']),
      moves(1, 'NZ-35', ['0703'], { rule: 'hold' }),
      moves(1, 'NZ-35', ['0703'], { fatigued: 'NZ-37', rule: 'instead' }),
      { ...attacks(1, '0708', []), units: ['NZ-35'] },
      attacks(1, '0708', ['JP-2']),
      attacks(1, '0708', [], { odds: '5:1' }),
    ])
      expect(ok(wrong)).toBe(false);
    expect(ok({ do: 'exchange', rule: 'none' }, 'JP')).toBe(false);
  });
});

describe('a draft ahead', () => {
  const units = { 'NZ-35': '0603', 'NZ-37': '0707', 'JP-C!': '0708', 'JP-D': '0310' };
  const move = (unit: string, ...path: string[]): Order => ({ do: 'move', unit, path });
  const attack: Order = { do: 'attack', target: '0708', units: ['NZ-37'] };
  const draft = (phase: string, drafted: readonly Sketched[]) => {
    const { state, session } = turn(phase, units, [], []);
    return sketchAhead(game, game.position.view(state, 'NZ'), 'NZ', session.questions[0], drafted);
  };

  test('goes over the die of a move, whose unit has moved then, into the combat that follows', () => {
    const moved = { order: move('NZ-35', '0703') };
    const { lines } = draft('NZ-MOVEMENT', [moved, { order: attack }]);
    expect(lines.map(({ phase, kind, barrier }) => [phase, kind, barrier])).toEqual([
      ['NZ-MOVEMENT', 'movement', 'roll'],
      ['NZ-COMBAT', 'attack', 'roll'],
    ]);
  });

  test('leaps to a later phase, where nothing before it was tried', () => {
    const { lines } = draft('NZ-MOVEMENT', [{ leap: 'NZ-COMBAT' }, { order: attack }]);
    expect(lines).toMatchObject([{ phase: 'NZ-COMBAT', kind: 'attack', untried: true }]);
  });

  test('refuses a second attack by a unit whose attack was drafted', () => {
    expect(draft('NZ-COMBAT', [{ order: attack }]).lines).toHaveLength(1);
    expect(draft('NZ-COMBAT', [{ order: attack }, { order: attack }]).lines).toHaveLength(1);
  });

  test('takes the enemy to do nothing, and comes to one’s own next turn', () => {
    const { question, view } = draft('NZ-COMBAT', [{ order: { do: 'end' } }]);
    expect([question?.side, JSON.stringify(view.now)]).toEqual(['NZ', expect.stringContaining('3')]);
  });
});

test('a line that runs unasked is held to the odds that it was drafted with, where they are known', () => {
  const at = (defender: string, ...units: string[]) => {
    const { state, session } = turn(
      'NZ-COMBAT',
      { 'NZ-35': '0706', 'NZ-37': '0707', [defender]: '0708', 'JP-C!': '0310' },
      [],
      [],
    );
    const attack: Order = { do: 'attack', target: '0708', units };
    return session.questions.map((question) =>
      game.plans.stakes?.(game.position.view(state, 'NZ'), question, attack),
    );
  };
  const [[one] = [], [two] = []] = [at('JP-D!', 'NZ-37')[0], at('JP-D!', 'NZ-35', 'NZ-37')[0]];
  expect(two).toBeGreaterThan(one ?? Number.NaN);
  expect(at('JP-D', 'NZ-37')).toEqual([[]]);
});
