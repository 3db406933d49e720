/**
 * Plans: a phase drafted ahead past enemies, dice and the end of the movement, and carried out by one press.
 */
import { describe, expect, test } from 'vitest';
import {
  type Order,
  type Plan,
  type PlanLine,
  phasesAhead,
  RunningPlans,
  type Sketched,
  sketchAhead,
} from '../../../../src/referee/index.js';
import {
  attack,
  end,
  file,
  game,
  idsOf,
  Match,
  march,
  match,
  position,
  standingOf,
  type Units,
} from '../support.js';

const US: Units = { '1/129': '2828', '2/129': '2728', '1/5': '3131', MP: '2931' };

const blow = (...units: readonly string[]): Order => ({
  do: 'attackBridge',
  bridge: 'BR-09',
  units: idsOf(...units),
});
const shell = (target: string, ...units: readonly string[]): Order => ({
  do: 'attackBuilding',
  target,
  units: idsOf(...units),
});

const draft = (given: readonly Sketched[], phase = 'B', units = US) => {
  const m = match(phase, units, { turn: 3 });
  const [asked] = m.session.questions;
  const side = phase === 'B' || phase === 'C' ? 'US' : 'JP';
  return sketchAhead(game, game.position.view(m.state, side), side, asked, given);
};
const orders = (...all: readonly Order[]): Sketched[] => all.map((order) => ({ order }));

describe('drafting ahead', () => {
  test('[MN-3.4.g] from the entry goes on to the movement of turn 1: there is no replacement phase in it', () => {
    const m = match('S2', US, { turn: 1 });
    const [asked] = m.session.questions;
    expect(asked?.kind).toBe('entry');
    const phases = phasesAhead(game, game.position.view(m.state, 'US'), 'US', asked).map(
      ({ phase }) => phase,
    );
    expect(phases.slice(0, 2)).toEqual(['S2', 'B']);
    expect(phases).not.toContain('A');
  });

  test('goes past enemies that might fire, through the end of the movement and over the dice of attacks', () => {
    const { lines, question, view } = draft(
      orders(march('1/129', '2930'), march('2/129', '2830'), end, attack('2931', ['1/129'])),
    );
    expect(lines.map(({ phase, kind, barrier }) => [phase, kind, barrier])).toEqual([
      ['B', 'movement', undefined],
      ['B', 'movement', undefined],
      ['B', 'movement', undefined],
      ['C', 'attack', 'roll'],
    ]);
    expect(question?.kind).toBe('attack');
    expect(view.viewer).toBe('US');
  });

  test('takes attackers, air units and targets of dice that were not rolled as used: MN-10.2.a, MN-10.5.a, MN-10.23.b', () => {
    const [air] = idsOf('US-AIR-1');
    const near: Units = { '1/129': '2930', '2/129': '3030', MP: '2931', '1/3P': '3031' };
    const first = attack('2931', ['1/129']);
    const drafted = (then: Order) => draft(orders(first, then), 'C', near).refusal?.clause;
    expect(drafted(attack('2931', ['2/129']))).toBe('MN-10.5.a');
    expect(drafted(attack('3031', ['1/129']))).toBe('MN-10.2.a');
    expect(drafted(attack('3031', ['2/129']))).toBeUndefined();
    const strike = (target: string) => attack(target, [], { air: [air] });
    expect(draft(orders(strike('2931'), strike('3031')), 'C', near).refusal?.clause).toBe('MN-10.23.b');
  });

  test('leaps to a later phase, in which everybody may act', () => {
    const { lines, refusal } = draft(
      [{ order: march('1/129', '2930') }, { leap: 'C' }, { order: attack('2931', ['1/129']) }],
      'B',
    );
    expect(refusal).toBeUndefined();
    expect(lines.map(({ phase }) => phase)).toEqual(['B', 'C']);
  });
});

describe('what an order is worth', () => {
  const worth = (order: Order, units: Units = US, phase = 'B') => {
    const m = match(phase, units, { turn: 3 });
    return game.plans.stakes?.(game.position.view(m.state, 'US'), m.question, order);
  };

  test('of a way: the enemies that it passes', () => {
    expect(worth(march('1/129', ['2829']))).toEqual([0]);
    expect(worth(march('1/129', ['2829', '2830', '2931']))).toEqual([0]);
    expect(worth(march('1/129', ['2829', '2830', '2930']), { ...US, '1/3P': '3031' })).toEqual([-2]);
    expect(worth(end)).toEqual([]);
  });

  test('of an attack: the faces that hit, and the enemies beside the attackers', () => {
    const near: Units = { '1/129': '3227', '2/129': '3227', MP: '3228' };
    const [two, beside] = worth(attack('3228', ['1/129', '2/129']), near, 'C') ?? [];
    const [one] = worth(attack('3228', ['1/129']), near, 'C') ?? [];
    expect(two).toBeGreaterThan(one ?? 6);
    expect(beside).toBe(-1);
  });

  test('of a demolition: the faces that hit, by range alone at a bridge, by the ground too at a building', () => {
    const near: Units = { '1/5': '2728', '2/5': '2728', '61': '2428', MP: '2729' };
    // 8 hit with one face of six; two of them, 16, with two; a gun three hexes off loses one by its range.
    expect(worth(blow('1/5'), near, 'C')).toEqual([1, -1]);
    expect(worth(blow('1/5', '2/5'), near, 'C')).toEqual([2, -1]);
    expect(worth(blow('1/5', '61'), near, 'C')).toEqual([1, -1]);
    const town: Units = { '1/129': '3220', '2/129': '3220' };
    expect(worth(shell('3119', '1/129', '2/129'), town, 'C')).toEqual([1, 0]);
    expect(worth(shell('3119', '1/129'), town, 'C')).toEqual([0, 0]);
  });
});

/** Lines of a plan in its turn, each of one order. */
function planOf(...deeds: readonly (readonly [phase: string, kind: string, order: Order])[]): Plan {
  const line = ([phase, kind, order]: (typeof deeds)[number], no: number): PlanLine => ({
    no: no + 1,
    turn: 3,
    phase,
    kind,
    deeds: [{ orders: [order] }],
    unfit: 'skip',
    conditions: [],
    prefer: [{ do: 'hold' }],
    asks: [],
  });
  return {
    lines: deeds.map(line),
    rests: [{ turn: 3, phase: 'B', kind: 'movement', do: 'end' }],
    unasked: false,
  };
}

describe('one press', () => {
  const carried = (plan: Plan, dice: readonly number[], units: Units = US, left = {}) => {
    const progress = { reports: [], times: {}, halted: false };
    const one = { side: 'US', plan, progress, answers: true, pressed: true };
    const plans = new RunningPlans(game, [one], [], { answers: 400, rolls: 128, mayGoOn: () => true });
    const m = new Match(position(file('B', units, { turn: 3 })), dice, standingOf(left), plans);
    const came = plans.progressOf('US')?.reports.map(({ no, came, outcomes }) => [no, came, outcomes]);
    return { m, came };
  };

  test('carries out moves under fire, the end of the phase and an attack, and says what each came to', () => {
    const plan = planOf(
      ['B', 'movement', march('1/129', ['2829', '2830', '2930'])],
      ['B', 'movement', march('2/129', ['2828', '2829', '2830'])],
      ['C', 'attack', attack('2931', ['1/129'])],
    );
    const never = { JP: [{ do: 'fireRule', rule: 'never' }] };
    const { m, came } = carried(plan, [1], { ...US, '1/3P': '3031' }, never);
    expect(m.where('1/129', '2/129', 'MP')).toEqual(['2930', '2830', 'out']);
    expect(came).toEqual([
      [1, 'done', ['arrived']],
      [2, 'done', ['arrived']],
      [3, 'done', ['effect']],
    ]);
    expect(m.question.kind).toBe('attack');
  });

  test('says of demolitions whether the bridge is blown and the building is rubble', () => {
    const units: Units = { '1/5': '2728', '2/5': '2728', '1/129': '3220', '2/129': '3220', MP: '3624' };
    const plan = planOf(
      ['C', 'attack', blow('1/5', '2/5')],
      ['C', 'attack', shell('3119', '1/129', '2/129')],
    );
    const came = (dice: readonly number[]) => carried(plan, dice, units).came;
    expect(came([1, 6])).toEqual([
      [1, 'done', ['effect']],
      [2, 'done', ['noEffect']],
    ]);
    expect(came([6, 1])).toEqual([
      [1, 'done', ['noEffect']],
      [2, 'done', ['effect']],
    ]);
  });

  test('tells a line whose unit was lost on its way, and goes on', () => {
    const plan = planOf(
      ['B', 'movement', march('1/129', ['2829', '2830', '2930'])],
      ['B', 'movement', march('2/129', ['2828', '2829', '2830'])],
    );
    const always = { JP: [{ do: 'fireRule', rule: 'always' }] };
    const { m, came } = carried(plan, [1, 1], US, always);
    expect(m.where('1/129', '2/129')).toEqual(['out', '2830']);
    expect(came?.map(([, , outcomes]) => outcomes)).toEqual([['lost'], ['arrived']]);
  });
});
