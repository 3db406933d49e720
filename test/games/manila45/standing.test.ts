/** Standing orders: who fires at a mover, when the seat is asked, and what the clock gives. */
import { describe, expect, test } from 'vitest';
import {
  checkOrder,
  decision,
  type Form,
  type Json,
  type Order,
  type Side,
} from '../../../src/referee/index.js';
import {
  file,
  game,
  hold,
  idOf,
  idsOf,
  Match,
  march,
  move,
  pack,
  position,
  standingOf,
  stop,
  type Units,
} from './support.js';

const fireRule = (rule: string, more: object = {}): Order => ({ do: 'fireRule', rule, ...more });
const unitRule = (names: readonly string[], rule: string, more: object = {}): Order => ({
  do: 'unitRule',
  units: idsOf(...names),
  rule,
  ...more,
});

/**
 * A unit steps next to enemies whose owner has left these orders; gives the units that fired, or what else
 * came.
 */
function stepped(
  units: Units,
  orders: readonly Order[],
  more: Readonly<Record<string, Json>> = {},
  mover = '1/5',
  phase = 'B',
) {
  const side: Side = phase === 'B' ? 'JP' : 'US';
  const m = new Match(
    position(file(phase, { [mover]: '2928', ...units }, { turn: 2, ...more })),
    [6, 6],
    standingOf({ [side]: orders }),
  );
  m.play(move(mover, '2929'));
  if (m.question.side === side) return 'asked';
  return m.line('fire.miss')?.units ?? 'held';
}

describe('without a word', () => {
  test('all open units that may fire do so, where there is a chance', () => {
    expect(stepped({ MP: '2930!', '1/1Ind': '2830!' }, [])).toEqual(idsOf('MP', '1/1Ind'));
  });
  test('nobody fires without a chance', () => {
    const units = { MP: '3227!' };
    const m = new Match(position(file('B', { '1/5': '3229', ...units })), [], standingOf());
    m.play(move('1/5', '3228'));
    expect(m.keys).toEqual([]);
  });
  test('of the hidden ones the fewest join that make the chance best', () => {
    expect(stepped({ MP: '2930', '1/1Ind': '2830' }, [])).toEqual(idsOf('MP'));
    expect(stepped({ '1/1Ind': '2930', '2/1Ind': '2930', '3/1Ind': '2830' }, [])).toEqual(
      idsOf('1/1Ind', '2/1Ind', '3/1Ind'),
    );
    expect(stepped({ '1/1Ind': '2930!', '2/1Ind': '2830' }, [])).toEqual(idsOf('1/1Ind'));
  });
  test('the US side fires with its best division and the corps, corps alone where no division is there', () => {
    const us = (units: Units) => stepped(units, [], {}, 'MP', 'D');
    expect(us({ '1/5': '2930', '1/129': '3030', '2/129': '3030', '117': '2830' })).toEqual(
      idsOf('1/129', '2/129', '117'),
    );
    expect(us({ '117': '2930', '532': '2930' })).toEqual(idsOf('117', '532'));
    expect(us({ '465': '2930' })).toBe('held');
  });
});

describe('MN-9.1.b MN-10.12.e where a shooter lowers the chance of all', () => {
  // An open hex on the plateau, with neighbours up there and below it.
  const near = (hex: number, high: boolean) =>
    pack.hexes[hex]!.near.filter((one) => pack.hexes[one]!.land && pack.hexes[one]!.high === high);
  const goal = pack.hexes.findIndex(
    ({ high, terrain }, hex) =>
      high && terrain === 'clear' && near(hex, true).length > 2 && near(hex, false).length > 0,
  );
  const [start, above, beside] = near(goal, true);
  const [below] = near(goal, false);
  const id = (hex: number | undefined) => pack.hexes[hex ?? -1]?.id ?? '';
  const fired = (units: Units, orders: readonly Order[] = []) => {
    const m = new Match(
      position(file('B', { '1/5': id(start), ...units }, { turn: 2 })),
      [6],
      standingOf({ JP: orders }),
    );
    m.play(move('1/5', id(goal)));
    return m.line('fire.miss')?.units ?? 'held';
  };

  test('it stays out of it, wherever it stands in the list', () => {
    expect(fired({ '1/1Ind': `${id(below)}!`, '3/1Ind': `${id(above)}!` })).toEqual(idsOf('3/1Ind'));
    expect(fired({ '3/1Ind': `${id(below)}!`, '1/1Ind': `${id(above)}!` })).toEqual(idsOf('1/1Ind'));
    expect(fired({ '1/1Ind': `${id(below)}!`, '3/1Ind': id(above) })).toEqual(idsOf('3/1Ind'));
    expect(fired({ '1/1Ind': `${id(below)}!` })).toBe('held');
  });
  test('those who want a better chance are not left behind by it', () => {
    const units = { '1/1Ind': `${id(below)}!`, '3/1Ind': `${id(above)}!` };
    expect(fired(units, [fireRule('atLeast', { chance: 1 })])).toEqual(idsOf('3/1Ind'));
    const three = { ...units, '2/1Ind': `${id(beside)}!` };
    // Ten points: the next column makes up for the slope.
    expect(fired(three, [fireRule('atLeast', { chance: 1 })])).toEqual(idsOf('1/1Ind', '2/1Ind', '3/1Ind'));
  });
  test('it joins all the same where it is told to fire always', () => {
    const units = { '1/1Ind': `${id(below)}!`, '3/1Ind': `${id(above)}!` };
    expect(fired(units, [unitRule(['1/1Ind'], 'always')])).toEqual(idsOf('1/1Ind'));
    expect(fired(units, [fireRule('always')])).toEqual(idsOf('1/1Ind', '3/1Ind'));
  });
});

describe('what a seat leaves', () => {
  const units: Units = { MP: '2930!', '1/1Ind': '2830!' };
  test('never, for all, for a hex, for units', () => {
    expect(stepped(units, [fireRule('never')])).toBe('held');
    expect(stepped(units, [fireRule('never', { hex: '2930' })])).toEqual(idsOf('1/1Ind'));
    expect(stepped(units, [unitRule(['1/1Ind'], 'never')])).toEqual(idsOf('MP'));
  });
  test('what is said of the unit goes before the hex, that before all', () => {
    expect(stepped(units, [fireRule('never'), fireRule('always', { hex: '2930' })])).toEqual(idsOf('MP'));
    expect(stepped(units, [fireRule('never', { hex: '2930' }), unitRule(['MP'], 'always')])).toEqual(
      idsOf('MP', '1/1Ind'),
    );
  });
  test('always fires without a chance too', () => {
    const m = new Match(
      position(file('B', { '1/5': '3229', MP: '3227!' })),
      [6],
      standingOf({ JP: [fireRule('always')] }),
    );
    m.play(move('1/5', '3228'));
    expect(m.keys).toContain('fire.miss');
  });
  test('from a chance on: units that want a better one stay out', () => {
    expect(stepped(units, [fireRule('atLeast', { chance: 2 })])).toBe('held');
    expect(stepped(units, [fireRule('atLeast', { chance: 1 })])).toEqual(idsOf('MP', '1/1Ind'));
    expect(stepped(units, [unitRule(['1/1Ind'], 'atLeast', { chance: 3 })])).toEqual(idsOf('MP'));
    const ten = { '1/1Ind': '2930!', '2/1Ind': '2930!', '3/1Ind': '2830!' };
    expect(stepped(ten, [fireRule('atLeast', { chance: 2 })])).toEqual(idsOf('1/1Ind', '2/1Ind', '3/1Ind'));
  });
  test('a hidden unit may wait for its chance', () => {
    const hidden = { '1/1Ind': '2930!', '2/1Ind': '2930!', '3/1Ind': '2830' };
    expect(stepped(hidden, [unitRule(['3/1Ind'], 'hidden', { chance: 2 })])).toEqual(
      idsOf('1/1Ind', '2/1Ind', '3/1Ind'),
    );
    expect(stepped(hidden, [unitRule(['3/1Ind'], 'hidden', { chance: 3 })])).toEqual(
      idsOf('1/1Ind', '2/1Ind'),
    );
  });
  test('the fewest units for the same column', () => {
    const many = { '1/1Ind': '2930!', '2/1Ind': '2930!', '3/1Ind': '2830!', MP: '2830!' };
    const fired = stepped(many, [fireRule('always', { group: 'fewest' })]);
    expect(Array.isArray(fired) && fired.length).toBe(3);
  });
  test('the fewest units for the same column where no column has a chance', () => {
    const many = { '1/1Ind': '2930!', '2/1Ind': '2930!', '3/1Ind': '2830!' };
    const fired = stepped(many, [fireRule('always', { group: 'fewest' })], {}, 'A/44');
    expect(fired).toEqual(idsOf('1/1Ind', '2/1Ind', '3/1Ind'));
  });
  test('only at some kinds of movers, not before a turn', () => {
    const at = (mover: string, only: string) => stepped(units, [fireRule('always', { only })], {}, mover);
    expect([at('A/44', 'armoured'), at('1/5', 'armoured')]).toEqual([idsOf('MP', '1/1Ind'), 'held']);
    expect([at('1/511', 'infantry'), at('8E', 'infantry')]).toEqual([idsOf('MP', '1/1Ind'), 'held']);
    expect([at('8E', 'engineers'), at('672', 'engineers'), at('1/5', 'engineers')]).toEqual([
      idsOf('MP', '1/1Ind'),
      idsOf('MP', '1/1Ind'),
      'held',
    ]);
    expect(stepped(units, [fireRule('always', { fromTurn: '3' })])).toBe('held');
    expect(stepped(units, [fireRule('always', { fromTurn: '2' })])).toEqual(idsOf('MP', '1/1Ind'));
  });
  test('to be asked: always, in a turn, at a kind of mover, where one stands in a hex', () => {
    const ask = (more: object = {}, mover = '1/5') => stepped(units, [{ do: 'askMe', ...more }], {}, mover);
    expect(ask()).toBe('asked');
    expect([ask({ turn: '2' }), ask({ turn: '3' })]).toEqual(['asked', idsOf('MP', '1/1Ind')]);
    expect([ask({ only: 'armoured' }, 'A/44'), ask({ only: 'armoured' })]).toEqual([
      'asked',
      idsOf('MP', '1/1Ind'),
    ]);
    expect([ask({ hex: '2930' }), ask({ hex: '2931' })]).toEqual(['asked', idsOf('MP', '1/1Ind')]);
    expect(stepped({ '150-1': '2930' }, [{ do: 'askMe' }])).toBe('asked');
  });
  test('a later sentence about the same replaces the earlier one', () => {
    const keys = [
      fireRule('never'),
      fireRule('always'),
      fireRule('never', { hex: '2930' }),
      { do: 'askMe' },
      { do: 'askMe', turn: '2' },
      unitRule(['MP'], 'never'),
      unitRule(['MP'], 'hidden', { chance: 2 }),
    ].map((order) => game.standing.key(order));
    expect(keys[0]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(6);
  });
  test('is told to its owner alone, with the reason', () => {
    const view = game.position.view(position(file('B', { '1/5': '2928', MP: '2930!' })), 'JP');
    const question = { side: 'JP', kind: 'movement', clause: 'MN-8.1.a', public: false, forms: [] };
    expect(game.standing.answer([], view, question)).toBeUndefined();
  });
});

describe('the forms', () => {
  const of = (side: Side): readonly Form[] => game.standing.forms(side);
  const check = (side: Side, order: Order) =>
    checkOrder(
      decision({ side, kind: 'standing', clause: 'MN-9.1.b', public: true, forms: of(side) }),
      game.rules.universe,
      order,
    ).ok;
  test('take every sentence that is of use, and no other', () => {
    expect(
      check('JP', fireRule('atLeast', { chance: 3, group: 'all', only: 'armoured', fromTurn: '3' })),
    ).toBe(true);
    expect(check('JP', fireRule('atLeast'))).toBe(false);
    expect(check('JP', fireRule('never', { group: 'all' }))).toBe(false);
    expect(check('US', fireRule('always', { only: 'armoured' }))).toBe(false);
    expect(check('US', unitRule(['1/5'], 'hidden', { chance: 2 }))).toBe(false);
    expect(check('JP', unitRule(['1/5'], 'never'))).toBe(false);
    expect(check('JP', unitRule(['150-1'], 'never'))).toBe(false);
    expect(check('JP', { do: 'askMe', hex: '2930', turn: '4' })).toBe(true);
  });
});

describe('the clock', () => {
  test('holds to the default in the other side’s movement and moves nothing in the own one', () => {
    const m = new Match(position(file('B', { '1/5': '2928', MP: '2930!' })), [6]);
    expect(game.rules.timeout(game.position.view(m.state, 'US'), m.question)).toBeUndefined();
    m.play(move('1/5', '2929'));
    expect(game.rules.timeout(game.position.view(m.state, 'JP'), m.question)).toEqual({
      do: 'fire',
      units: idsOf('MP'),
    });
    m.play(hold, stop);
    expect(m.where('1/5')).toEqual(['2929']);
  });
});

test('a whole march past many enemies runs without a question', () => {
  const m = new Match(
    position(file('B', { '1/5': '2927', MP: '2830', Ship: '3031', '1/1Ind': '3030' })),
    [6, 6, 6, 6, 6, 6],
    standingOf(),
  );
  m.play(march('1/5', ['2928', '2929', '2930', '2931'], { stopIf: 'never' }));
  expect([m.question.kind, ...m.where('1/5')]).toEqual(['movement', '2931']);
  expect(m.keys.filter((key) => key === 'fire.miss').length).toBeGreaterThan(0);
  expect(m.line('move')?.unit).toBe(idOf('1/5'));
});
