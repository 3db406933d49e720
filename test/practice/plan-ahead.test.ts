/** Plans of the practice opponent: what it drafts ahead, and what it leaves in words. */
import { describe, expect, test } from 'vitest';
import { witp } from '../../src/games/witp/index.js';
import { Headway } from '../../src/practice/headway.js';
import { planAhead } from '../../src/practice/plan-ahead.js';
import { type Plan, planPlaceOf } from '../../src/referee/index.js';
import { match, TRUK } from '../games/witp/support.js';
import { picker } from '../referee/support.js';
import { toy } from '../toy/game.js';

const where = {
  ...TRUK,
  '0507': 'J-N1 J-N2 J-L1 J-L2',
  '0804': 'J-N9 J-C1! J-L3',
  '0605': 'J-L9 J-A2',
  '0407': 'B-A1',
  '1506': 'U-N1',
};
const more = { trp: { J: 9, A: 5 }, rp: { J: 9, A: 5 }, depots: { J: ['0907', '0605'], A: ['1506'] } };

function planned(phase: string, points = 9): { readonly plan: Plan; readonly kinds: readonly string[] } {
  const m = match(5, phase, where, { ...more, rp: { J: points, A: 5 } });
  const plan = planAhead(witp, witp.position.view(m.state, m.question.side), m.question, picker(1), 7);
  if (plan === undefined) throw new Error('no plan');
  return { plan, kinds: plan.lines.map(({ kind }) => kind) };
}

describe('the practice opponent plans', () => {
  test('whole impulses, the redeployments behind them in words, and that it passes then', () => {
    const { plan, kinds } = planned('movement');
    expect(kinds[0]).toBe('impulse');
    expect(plan.lines[0]?.deeds[0]).toMatchObject({
      orders: [{ do: 'target' }, { do: 'send' }, { do: 'go' }],
    });
    const words = plan.lines.flatMap(({ deeds }) =>
      deeds.flatMap((deed) => ('sentence' in deed ? [deed.sentence.do] : [])),
    );
    expect(words).toEqual(expect.arrayContaining(['battles', 'home', 'rebuilding']));
    expect(plan.unasked).toBe(true);
    const rest = { turn: 5, phase: 'movement', kind: 'impulse', do: 'pass' };
    // Behind a full queue it wants to look again, for more may be worth doing.
    expect(kinds.filter((kind) => kind === 'impulse')).toHaveLength(3);
    expect(plan.rests).not.toContainEqual(rest);
    const few = planned('movement', 3);
    expect(few.kinds.filter((kind) => kind === 'impulse')).toHaveLength(1);
    expect(few.plan.rests).toContainEqual(rest);
    // With nothing to send it passes, and what comes then is planned as well.
    const idle = planned('movement', 1);
    expect(idle.kinds).not.toContain('impulse');
  });

  test('a list of depots where depots come next, before it knows the dice', () => {
    const { plan, kinds } = planned('depot');
    expect(kinds).toEqual(['depot']);
    expect(plan.lines[0]?.deeds[0]).toMatchObject({ sentence: { do: 'depots', keep: 2 } });
  });

  test('numbers its lines behind those of earlier plans, each at its own phase', () => {
    const { plan } = planned('redeployFleets');
    expect(plan.lines.map(({ no }) => no)).toEqual(plan.lines.map((_, i) => 7 + i));
    const place = planPlaceOf(witp, match(5, 'redeployFleets', where, more).state);
    expect(plan.lines.every(({ turn }) => turn === place.turn)).toBe(true);
    expect(plan.lines.every(({ deeds }) => deeds.every((deed) => 'orders' in deed))).toBe(true);
  });

  test('nothing in a game that says nothing of plans, and nothing twice behind one event', () => {
    const m = match(5, 'movement', where, more);
    expect(planAhead(toy, witp.position.view(m.state, 'J'), m.question, picker(1))).toBeUndefined();
    const headway = new Headway();
    expect([headway.plansAt(3), headway.plansAt(3), headway.plansAt(4)]).toEqual([true, false, true]);
  });
});
