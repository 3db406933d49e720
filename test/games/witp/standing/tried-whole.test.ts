/** Impulses in plans: each is tried whole before its first marker is laid. */
import { describe, expect, test } from 'vitest';
import { NO_PROGRESS, type Order, type PlanLine, RunningPlans } from '../../../../src/referee/index.js';
import { GivenMatch } from '../../match.js';
import { file, game, go, type More, pack, position, send, TRUK, target, type Where } from '../support.js';

const line = (no: number, ...orders: readonly Order[]): PlanLine => ({
  no,
  turn: 5,
  phase: 'movement',
  kind: 'impulse',
  deeds: [{ orders }],
  unfit: 'skip',
  conditions: [],
  prefer: [],
  asks: [],
});

/** A match in which J's plan gives its impulses, and A has passed. */
function carried(where: Where, lines: readonly PlanLine[], more: More = {}) {
  const plan = { lines, rests: [], unasked: true };
  const carrier = { side: 'J', plan, progress: NO_PROGRESS, answers: true, pressed: true };
  const plans = new RunningPlans(game, [carrier], [], { answers: 99, rolls: 99, mayGoOn: () => true });
  const terms = {
    trp: { J: 20, A: 5 },
    rp: { J: 9, A: 0 },
    passed: { J: false, A: true },
    next: 'J',
    ...more,
  };
  const m = new GivenMatch({
    of: game,
    state: position(file(5, 'movement', { ...TRUK, ...where }, terms)),
    plans,
  });
  const targets = () => m.state.targets.J.map((hex) => pack.hexes[hex]?.id);
  return { m, targets, reports: () => plans.progressOf('J')?.reports ?? [] };
}

describe('a planned impulse', () => {
  const where = { '0507': 'J-N1', '0408': 'J-N2', '0804': 'J-N3' };
  const near = send('0507', 'J-N1', '0508');
  const nearToo = send('0408', 'J-N2', '0508');

  test('WP-8.2.h is carried out stack by stack when all of it can be', () => {
    const { m, targets, reports } = carried(where, [line(1, target('0508'), near, nearToo, go)]);
    expect([targets(), m.state.rp.J]).toEqual([['0508'], 5]);
    expect(reports()).toMatchObject([{ no: 1, came: 'done', used: 4 }]);
  });

  test('WP-8.2.h WP-8.4.f lays no marker and moves no stack when its last one cannot be paid', () => {
    const { m, targets, reports } = carried(where, [line(1, target('0508'), near, nearToo, go)], {
      rp: { J: 3, A: 0 },
    });
    expect([targets(), m.state.rp.J, m.question.kind]).toEqual([[], 3, 'impulse']);
    expect(reports()).toMatchObject([{ no: 1, came: 'skipped', used: 0, why: { for: 'clause' } }]);
  });

  test('WP-8.2.h makes room for the next of the queue, which is tried whole on its own', () => {
    const far = send('0804', 'J-N3', '0805 0806 0706 0607 0608 0508');
    const queue = [line(1, target('0508'), near, far, go), line(2, target('0508'), near, nearToo, go)];
    const { targets, m, reports } = carried(where, queue, { rp: { J: 6, A: 0 } });
    expect([targets(), m.state.rp.J]).toEqual([['0508'], 2]);
    expect(reports()).toMatchObject([
      { no: 1, came: 'skipped', used: 0 },
      { no: 2, came: 'done' },
    ]);
  });
});
