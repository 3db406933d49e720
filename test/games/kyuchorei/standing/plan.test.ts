/**
 * Plans of fires and melees with conditions, written as in brief.ts.
 */
import { describe, expect, test } from 'vitest';
import type { KyState } from '../../../../src/games/kyuchorei/state.js';
import {
  type Carried,
  checkOrder,
  type Order,
  RunningPlans,
  type StandingOrders,
  sketchAhead,
} from '../../../../src/referee/index.js';
import {
  end,
  file,
  fire,
  game,
  Match,
  melee,
  move,
  position,
  retreat,
  situation,
  standingOf,
  type Units,
} from '../support.js';
import { planOfAttacks } from './brief.js';

/** A line of a script for turn 5, without conditions. */
const line = (
  no: number,
  what: 'fire' | 'melee',
  target: string,
  units: string[],
  more: Partial<Order> = {},
): Order => ({
  do: 'attack',
  turn: 5,
  no,
  what,
  target,
  units,
  state: 'any',
  odds: 1,
  after: 0,
  ...(what === 'melee' ? { advance: 'never', tired: [] } : {}),
  ...Object.fromEntries(
    Object.entries(more).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ),
});
const fires = (no: number, target: string, units: string[], more: Partial<Order> = {}) =>
  line(no, 'fire', target, units, more);
const melees = (no: number, target: string, units: string[], more: Partial<Order> = {}) =>
  line(no, 'melee', target, units, more);
const then = (what: 'fire' | 'melee', rule: 'ask' | 'end'): Order => ({
  do: 'afterAttacks',
  turn: 5,
  what,
  rule,
});
const choose = (mode: string): Order => ({ do: 'choose', mode });

/** Nothing planned that answers. */
const NONE: Pick<Carried, 'plan' | 'progress'> = {
  plan: { lines: [], rests: [], unasked: true },
  progress: { reports: [], times: {}, halted: false },
};

/** A match that goes on with plans made of scripts, beside the other standing orders. */
function planned(state: KyState, dice: number[], left: { JP: StandingOrders; RU: StandingOrders }) {
  const sides = (['JP', 'RU'] as const).map((side) => {
    const found = planOfAttacks(side, left[side]);
    return { side, plan: found?.plan ?? NONE.plan, standing: found?.rest ?? left[side] };
  });
  const carried = sides.map((one) => ({
    ...NONE,
    ...one,
    standing: () => one.standing,
    answers: true,
    pressed: false,
  }));
  const limits = { answers: 400, rolls: 128, mayGoOn: () => true };
  const plans = new RunningPlans(game, carried, [], limits);
  const rest = (at: 'JP' | 'RU') => sides.find(({ side }) => side === at)?.standing ?? [];
  const standing = standingOf({ JP: rest('JP'), RU: rest('RU') });
  return { m: new Match(state, dice, standing, plans), plans };
}

/** A Japanese player turn from its first phase; the Russians retreat by the default or as told. */
function turn(
  units: Units,
  dice: number[],
  script: StandingOrders,
  russian: StandingOrders = [],
  phase = 'J1',
): Match {
  return planned(situation(5, phase, units), dice, { JP: script, RU: russian }).m;
}

/** What became of each line. */
function cameTo(dice: number[], script: StandingOrders) {
  const { m, plans } = planned(situation(5, 'J1', two), dice, { JP: script, RU: [] });
  m.play(choose('fire'));
  return { m, came: plans.progressOf('JP')?.reports.map(({ no, came }) => [no, came]) };
}

const fights = (m: Match) =>
  m.log.filter((e) => /^(fire|melee)\./.test(e.key)).map((e) => `${e.key} ${e.unit}`);
const told = (m: Match, side: string) =>
  m.session.events.flatMap((e) => e.told[side] ?? []).map((e) => e.key);

const two = {
  'J-I-4': '1604',
  'J-II-4': '1504',
  'J-III-4': '1605',
  'J-I-16': '1802',
  'R-III-33': '1503',
  'R-II-34': '1801',
};

describe('a plan of attacks', () => {
  test('plays a whole player turn after one order, line by line, and ends the phases where it is told to', () => {
    const m = turn(
      two,
      [5, 2, 4],
      [
        fires(2, 'R-II-34', ['J-I-16']),
        fires(1, 'R-III-33', ['J-I-4', 'J-II-4']),
        then('fire', 'end'),
        { do: 'secondPhase', turn: 5, least: 1 },
        melees(1, 'R-II-34', ['J-I-16']),
        then('melee', 'end'),
      ],
    ).play(choose('fire'));
    expect(fights(m)).toEqual(['fire.none R-III-33', 'fire.hit R-II-34', 'melee.none R-II-34']);
    expect([m.question.side, m.question.kind]).toEqual(['RU', 'firstChoice']);
  });

  test('asks when nothing of it is left, unless told otherwise', () => {
    const script = [fires(1, 'R-II-34', ['J-I-16'])];
    expect(turn(two, [6], script).play(choose('fire')).question).toMatchObject({ side: 'JP', kind: 'fire' });
    const asked = turn(two, [6], [...script, then('fire', 'ask')]).play(choose('fire'));
    expect(asked.question).toMatchObject({ side: 'JP', kind: 'fire' });
  });

  test('is of its turn and of its phase alone', () => {
    const other = { ...fires(1, 'R-II-34', ['J-I-16']), turn: 6 };
    const m = turn(two, [], [other, melees(1, 'R-II-34', ['J-I-16'])]).play(choose('fire'));
    expect(fights(m)).toEqual([]);
    expect(m.question.kind).toBe('fire');
  });

  test('passes over lines that are not legal', () => {
    const lines = [
      fires(1, 'R-III-33', ['J-III-4']), // two hexes away
      fires(2, 'R-IV-36', ['J-I-4']), // not on the map
      fires(3, 'R-III-33', ['J-I-4', 'J-II-30']), // one of them is not on the map
      fires(4, 'R-III-33', ['J-I-4']),
      fires(5, 'R-III-33', ['J-II-4']), // fired at before
    ];
    expect(fights(turn(two, [6], lines).play(choose('fire')))).toEqual(['fire.none R-III-33']);
  });

  test('passes over attacks below the odds that it wants, and those without a die always', () => {
    const weak = { 'J-I-4*': '1604', 'J-II-4': '1107', 'R-III-33': '1503' };
    expect(
      fights(turn(weak, [], [melees(1, 'R-III-33', ['J-I-4'])], [], 'J2').play(choose('melee'))),
    ).toEqual([]);
    const strong = [
      fires(1, 'R-III-33', ['J-I-4', 'J-II-4'], { odds: 5 }),
      fires(2, 'R-III-33', ['J-I-4', 'J-II-4'], { odds: 4 }),
    ];
    const { came } = cameTo([6], [...strong, then('fire', 'end')]);
    expect(came).toEqual([
      [1, 'skipped'],
      [2, 'done'],
    ]);
  });

  test('goes by the order and the place of its target', () => {
    const state = (units: Units, more: Partial<Order>) =>
      fights(turn(units, [6], [fires(1, 'R-III-33', ['J-I-4'], more)]).play(choose('fire'))).length;
    const shaken = { 'J-I-4': '1604', 'R-III-33*': '1503' };
    expect([state(two, { state: 'good' }), state(two, { state: 'disordered' })]).toEqual([1, 0]);
    expect([state(shaken, { state: 'good' }), state(shaken, { state: 'disordered' })]).toEqual([0, 1]);
    expect([state(two, { at: '1503' }), state(two, { at: '1404' })]).toEqual([1, 0]);
  });

  test('goes by what an earlier line came to', () => {
    const following = (die: number, result: string) => {
      const script = [fires(1, 'R-III-33', ['J-I-4']), fires(2, 'R-II-34', ['J-I-16'], { after: 1, result })];
      return fights(turn(two, [die, 6], script).play(choose('fire'))).length;
    };
    expect([following(1, 'effect'), following(6, 'effect')]).toEqual([2, 1]);
    expect([following(1, 'noEffect'), following(6, 'noEffect')]).toEqual([1, 2]);
    expect([following(6, 'skipped'), following(6, 'eliminated')]).toEqual([1, 1]);
    const skipped = [
      fires(1, 'R-III-33', ['J-III-4']),
      fires(2, 'R-II-34', ['J-I-16'], { after: 1, result: 'skipped' }),
    ];
    expect(fights(turn(two, [6], skipped).play(choose('fire')))).toEqual(['fire.none R-II-34']);
  });

  test('knows when a line has eliminated its target', () => {
    const units = {
      'J-I-4': '1605',
      'J-II-4': '1606',
      'J-III-4': '1802',
      'R-III-33*': '1505',
      'R-II-34*': '1801',
    };
    const script = [
      melees(1, 'R-III-33', ['J-I-4', 'J-II-4']),
      melees(2, 'R-II-34', ['J-III-4'], { after: 1, result: 'eliminated' }),
    ];
    const m = turn(units, [1, 6], script, [], 'J2').play(choose('melee'));
    expect(fights(m)).toEqual(['melee.eliminated R-III-33', 'melee.none R-II-34']);
  });

  test('does not come back to a line that it has passed', () => {
    const units = { 'J-I-4': '1604', 'J-II-4': '1504', 'J-III-4': '1603', 'R-III-33': '1503' };
    // Line 1 wants the target disordered, which only line 2 makes it.
    const script = [
      melees(1, 'R-III-33', ['J-II-4'], { state: 'disordered' }),
      melees(2, 'R-III-33', ['J-I-4', 'J-III-4']),
    ];
    const m = turn(units, [6], script, [], 'J2').play(choose('melee'));
    expect(m.where('R-III-33')).toEqual(['1503*']);
    expect(fights(m)).toEqual(['melee.none R-III-33']);
    expect(m.question.kind).toBe('melee');
  });

  test('goes on after a question to the other side, with the lines as they are then', () => {
    const units = {
      'J-I-4': '1604',
      'J-II-4': '1504',
      'J-I-16': '1802',
      'R-III-33*': '1503',
      'R-II-34': '1801',
    };
    const ask: Order = { do: 'retreat', policy: 'ask', prefer: [], avoid: [] };
    const script = [fires(1, 'R-III-33', ['J-I-4', 'J-II-4']), fires(2, 'R-II-34', ['J-I-16'])];
    const m = turn(units, [1, 6], script, [ask]).play(choose('fire'));
    expect(m.question).toMatchObject({ side: 'RU', kind: 'retreatFromFire' });
    m.play(retreat('R-III-33', '1404'));
    expect(fights(m)).toEqual(['fire.again R-III-33', 'fire.none R-II-34']);
  });

  test('is told to its owner alone, line by line as it is carried out', () => {
    const script = [fires(1, 'R-IV-36', ['J-I-4']), fires(2, 'R-II-34', ['J-I-16']), then('fire', 'end')];
    const { m, came } = cameTo([6], script);
    expect(came).toEqual([
      [1, 'skipped'],
      [2, 'done'],
    ]);
    expect([told(m, 'JP'), told(m, 'RU')]).toEqual([[], []]);
  });
});

describe('a planned melee', () => {
  const worn = { 'J-I-4*': '1604', 'J-II-4': '1504', 'J-I-16': '1107', 'R-III-33*': '1503' };
  const assault = (die: number, more: Partial<Order>, orders: Order[] = [], units: Units = worn) =>
    turn(units, [die], [melees(1, 'R-III-33', ['J-I-4', 'J-II-4'], more), ...orders], [], 'J2').play(
      choose('melee'),
    );

  test('advances whom it names, the first that may, or nobody', () => {
    expect(assault(1, { advance: 'listed', advancers: ['J-II-4', 'J-I-4'] }).where('J-II-4')).toEqual([
      '1503*',
    ]);
    expect(
      assault(1, { advance: 'never' }, [{ do: 'advance', rule: 'default' }]).log.map((e) => e.key),
    ).not.toContain('advance');
  });

  test('leaves the advance to the order for all melees, and asks without one', () => {
    expect(assault(1, { advance: 'byOrder' }, [{ do: 'advance', rule: 'default' }]).where('J-II-4')).toEqual([
      '1503*',
    ]);
    expect(assault(1, { advance: 'byOrder' }).question).toMatchObject({ side: 'JP', kind: 'advance' });
  });

  test('does not send a reserve by night, whom the list names first', () => {
    const units = { 'R-IV-36': '1301', 'R-I-33': '1402', 'J-I-16*': '1401', 'J-I-4': '1107' };
    const charge: Order = { ...melees(1, 'J-I-16', ['R-I-33', 'R-IV-36'], { advance: 'listed' }), turn: 3 };
    const state = situation(3, 'R2', units, { chosen: 'melee' });
    const script = [
      { ...charge, advancers: ['R-IV-36', 'R-I-33'] },
      { ...charge, no: 2, target: 'J-I-4' },
    ];
    const { m } = planned(state, [1], { RU: script, JP: [] });
    expect(m.where('R-I-33', 'R-IV-36')).toEqual(['1401*', '1301*']);
  });

  test('takes its tired attackers where it says, else where the orders for retreats say, and asks only if told to', () => {
    expect(assault(4, { tired: ['1404', '1704'] }).where('J-I-4')).toEqual(['1704*']);
    const home: Order = { do: 'retreat', policy: 'survive', prefer: ['1605'], avoid: [] };
    expect(assault(4, { tired: ['1101'] }, [home]).where('J-I-4')).toEqual(['1605*']);
    expect(assault(4, {}, [{ do: 'fatigue', rule: 'ask' }]).question).toMatchObject({
      side: 'JP',
      kind: 'fatigue',
    });
    const byHand = turn(worn, [4], [], [], 'J2').play(choose('melee'), melee('1503', 'J-I-4', 'J-II-4'));
    expect(byHand.question).toMatchObject({ side: 'JP', kind: 'fatigue' });
  });
});

describe('the second phase', () => {
  const shaken = { 'J-I-16': '1802', 'J-III-4': '1605', 'R-III-33': '1503', 'R-II-34*': '1801' };
  const second = (least: number, script: Order[]) =>
    turn(shaken, [6, 6], [{ do: 'secondPhase', turn: 5, least }, ...script], [], 'J2').log.map(
      (e) => e.key,
    )[0];

  test('is melee where enough prepared melees are possible, else reorganisation', () => {
    const possible = melees(1, 'R-II-34', ['J-I-16']);
    const beyond = melees(2, 'R-III-33', ['J-III-4']);
    expect(second(0, [])).toBe('choose.melee');
    expect(second(1, [])).toBe('choose.reorganise');
    expect(second(1, [possible, beyond])).toBe('choose.melee');
    expect(second(2, [possible, beyond])).toBe('choose.reorganise');
  });

  test('is asked about without such an order', () => {
    expect(turn(two, [], [], [], 'J2').question.kind).toBe('secondChoice');
  });
});

describe('the sentence of an attack', () => {
  const check = (order: unknown, side = 'JP') => {
    const opening = game.position.view(game.rules.start({ scenario: 'standard', options: {} }), side);
    const forms = game.plans.forms?.(side, opening) ?? [];
    const decision = { side, kind: 'plan', clause: '', public: false, forms };
    return checkOrder(decision, game.rules.universe, order).ok;
  };
  const sentence = (what: 'fire' | 'melee', target: string, units: string[], more: Partial<Order> = {}) => {
    const { turn: _, no: __, after: ___, ...rest } = line(1, what, target, units, more);
    return rest;
  };

  test('names enemies as targets and own units as attackers, fires without advance', () => {
    expect(check(sentence('melee', 'R-III-33', ['J-I-4']))).toBe(true);
    expect(check(sentence('fire', 'R-III-33', ['J-I-4'], { at: '1503' }))).toBe(true);
    for (const wrong of [
      sentence('fire', 'J-I-4', ['J-II-4']),
      sentence('fire', 'R-III-33', ['R-I-33']),
      sentence('fire', 'R-III-33', []),
      { ...sentence('fire', 'R-III-33', ['J-I-4']), advance: 'never' },
      sentence('melee', 'R-III-33', ['J-I-4'], { advance: 'listed', advancers: ['J-II-4'] }),
    ])
      expect(check(wrong)).toBe(false);
    expect(check(sentence('melee', 'R-III-33', ['J-I-4']), 'RU')).toBe(false);
  });

  test('is for the phase in which its side fires or attacks', () => {
    const address = (side: string, what: string) => game.plans.address?.(side, { do: 'attack', what });
    expect([address('JP', 'fire'), address('RU', 'melee')]).toEqual([
      { phase: 'J1', kind: 'fire' },
      { phase: 'R2', kind: 'melee' },
    ]);
  });
});

describe('drafting ahead', () => {
  const draft = (phase: string, orders: readonly Order[]) => {
    const m = turn(two, [], [], [], phase);
    const asked = m.session.questions[0];
    const given = orders.map((order) => ({ order }));
    return sketchAhead(game, game.position.view(m.state, 'JP'), 'JP', asked, given);
  };

  test('goes over the dice of a fire, whose units have fired then, into the phases that follow', () => {
    const { lines, question } = draft('J1', [
      choose('fire'),
      fire('1801', 'J-I-16'),
      fire('1503', 'J-I-4', 'J-II-4'),
      choose('melee'),
      melee('1503', 'J-I-4', 'J-II-4'),
    ]);
    expect(lines.map(({ phase, kind, barrier }) => [phase, kind, barrier])).toEqual([
      ['J1', 'firstChoice', undefined],
      ['J1', 'fire', 'roll'],
      ['J1', 'fire', 'roll'],
      ['J2', 'secondChoice', undefined],
      ['J2', 'melee', 'roll'],
    ]);
    expect(question?.kind).toBe('melee');
  });

  test('keeps the odds of an attack and the enemies beside its units, and of a move the enemies at its end', () => {
    const attacks = draft('J1', [choose('fire'), fire('1503', 'J-I-4', 'J-II-4')]);
    expect(attacks.lines.map(({ stakes }) => stakes)).toEqual([undefined, [4, -2]]);
    const moves = draft('J1', [choose('move'), move('J-III-4', '1604')]);
    expect(moves.lines.map(({ stakes }) => stakes)).toEqual([undefined, [-1]]);
  });

  test('refuses a unit whose fire was drafted already', () => {
    const twice = [choose('fire'), fire('1801', 'J-I-16'), fire('1801', 'J-I-16')];
    expect(draft('J1', twice).refusal?.clause).toMatch(/^KY-8\.2/);
  });

  test('takes the enemy to do nothing, and comes to one’s own next turn', () => {
    const { question, view } = draft('J2', [choose('reorganise')]);
    expect([question?.kind, JSON.stringify(view.now)]).toEqual(['firstChoice', expect.stringContaining('6')]);
  });
});

describe('what was fought in a phase', () => {
  test('stands in the position until the phase is over, and everybody sees it', () => {
    const m = turn(two, [6], []).play(choose('fire'), fire('1801', 'J-I-16'));
    const words = { fought: [{ units: ['J-I-16'], target: 'R-II-34', effect: false }] };
    expect(game.position.show(m.state)).toMatchObject(words);
    expect(position(game.position.show(m.state))).toEqual(m.state);
    for (const viewer of ['JP', 'RU', 'spectator'])
      expect(game.position.view(m.state, viewer).body).toMatchObject(words);
    expect(game.position.show(m.play(end).state)).not.toHaveProperty('fought');
    expect(game.position.read(file(5, 'J1', two, { chosen: 'fire', ...words }))).toHaveProperty(
      'state.fought',
    );
  });
});
