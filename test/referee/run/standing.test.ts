/**
 * Standing orders: read where the run gets there, from their owner's view; and what of all this others may
 * notice. See docs/decisions/windows.md and docs/decisions/views.md.
 */
import { describe, expect, test } from 'vitest';
import { type Order, Session, type Side, type StandingPort, type View } from '../../../src/referee/index.js';
import { toy } from '../../toy/game.js';
import type { ToyState } from '../../toy/state.js';
import { bodyOf } from '../../toy/view.js';
import { hiddenWords, words } from '../scripts.js';
import { copy, firstStep, gameOf, givenChance, picker, position, request, seededChance } from '../support.js';

/** RED's R1 stands at the mill and will march beside BLUE at the gate, who holds an ambush card. */
const beforeTheMarch = (blue: readonly string[] = ['c0', 'c6']) =>
  position({
    step: 'march',
    weather: 'off',
    queue: ['R1', 'R2'],
    hands: { RED: ['c3', 'c4'], BLUE: [...blue] },
    units: {
      R1: { at: 'hill', kind: 'guard' },
      R2: { at: 'camp', kind: 'flag' },
      R3: { at: 'camp', kind: 'scout' },
      B1: { at: 'keep', kind: 'flag' },
      B2: { at: 'keep', kind: 'scout' },
      B3: { at: 'gate', kind: 'guard' },
    },
  });

const MARCH = { do: 'move', path: ['mill', 'ford'] };

/** Standing orders of one side, read from a list that the test can change. */
const left = (side: Side, orders: readonly Order[], views: View[] = []): StandingPort => {
  return (asked, decision, view) => {
    if (asked !== side) return undefined;
    views.push(view);
    return toy.standing.answer(orders, view, decision);
  };
};

describe('a standing order', () => {
  test('answers the interrupt, the mover goes on, and its owner alone is told why', () => {
    const chance = givenChance([5]);
    const session = new Session(toy, beforeTheMarch(), {
      chance,
      standing: left('BLUE', [{ do: 'ambush', when: 'always' }]),
    });
    session.give('RED', MARCH);
    const [event] = session.events;
    expect(event?.answers[1]).toEqual({ side: 'BLUE', order: { do: 'ambush', card: 'c0' }, by: 'standing' });
    expect(event?.told.BLUE).toEqual([{ key: 'why.ambush', when: 'always' }]);
    expect(event?.told.RED).toEqual([]);
    expect(session.state.units[0]).toMatchObject({ at: 'ford', steps: 2 });
    expect(session.questions.map((q) => q.side)).toEqual(['RED']);
  });

  test('looks like any other answer to everybody else', () => {
    const standing = new Session(toy, beforeTheMarch(), {
      chance: givenChance([2]),
      standing: left('BLUE', [{ do: 'ambush', when: 'always' }]),
    });
    standing.give('RED', MARCH);
    const asked = new Session(toy, beforeTheMarch(), { chance: givenChance([2]) });
    asked.give('RED', MARCH);
    asked.give('BLUE', { do: 'ambush', card: 'c0' });
    expect(standing.events.flatMap((e) => e.orders)).toEqual(asked.events.flatMap((e) => e.orders));
    expect(standing.events.flatMap((e) => e.log)).toEqual(asked.events.flatMap((e) => e.log));
    expect(toy.position.view(standing.state, 'RED')).toEqual(toy.position.view(asked.state, 'RED'));
  });

  test('is a barrier even when it says no, so that undo is no probe', () => {
    const ports = { chance: givenChance([]), standing: left('BLUE', [{ do: 'ambush', when: 'never' }]) };
    const session = new Session(toy, beforeTheMarch(), ports);
    session.give('RED', MARCH);
    expect(session.stop).toMatchObject({ at: 'asked', committed: true });
    expect(session.events[0]?.orders[1]).toEqual({ side: 'BLUE', order: { do: 'pass' } });
    expect(session.draftOf('RED')).toEqual([]);
  });

  test('is read at the moment it acts, from the view of its owner alone', () => {
    const orders: Order[] = [];
    const views: View[] = [];
    const session = new Session(toy, beforeTheMarch(), {
      chance: givenChance([6]),
      standing: left('BLUE', orders, views),
    });
    orders.push({ do: 'ambush', when: 'always' });
    session.give('RED', MARCH);
    expect(views).toHaveLength(1);
    const body = views[0] === undefined ? undefined : bodyOf(views[0]);
    expect(views[0]?.viewer).toBe('BLUE');
    expect(body?.units.find((u) => u.id === 'R1')).toMatchObject({ at: 'mill', kind: '?' });
    expect(body?.own?.hand).toEqual(['c0', 'c6']);
    expect(JSON.stringify(views)).not.toMatch(/c3|c4/);
  });

  test('that is illegal leaves the side asked and is told to its owner alone', () => {
    const game = gameOf(function* (g) {
      yield* g.ask(words('RED', 'go', 'stay'));
      yield* g.ask(hiddenWords('BLUE', 'yes', 'no'));
      return 'again';
    });
    const standing: StandingPort = (side) =>
      side === 'BLUE' ? { order: { do: 'perhaps' }, why: { key: 'why.plan' } } : undefined;
    const session = new Session(game, firstStep(), { chance: givenChance([]), standing });
    session.give('RED', { do: 'go' });
    expect(session.questions.map((q) => q.side)).toEqual(['BLUE']);
    expect(session.events[0]?.told).toEqual({
      RED: [],
      BLUE: [{ key: 'standing.refused', do: 'perhaps', clause: 'T-0' }],
    });
    expect(session.events[0]?.log).toEqual([]);
    expect(session.give('BLUE', { do: 'yes' })).toBeUndefined();
  });

  test('that is illegal is nothing to tell to a seat that has the question before it anyway', () => {
    const state = position({ step: 'bids', weather: 'off', purse: { RED: 3, BLUE: 1 } });
    const session = new Session(toy, state, {
      chance: givenChance([]),
      standing: left('BLUE', [{ do: 'bid', points: 2 }]),
    });
    expect(session.stop).toMatchObject({ at: 'asked', answered: [] });
    session.give('BLUE', { do: 'bid', points: 0 });
    session.give('RED', { do: 'bid', points: 1 });
    expect(session.events[0]?.told).toEqual({ RED: [], BLUE: [] });
  });

  test('left after the question was asked does not overrule the order that comes', () => {
    const first = new Session(toy, beforeTheMarch(), { chance: givenChance([]) });
    first.give('RED', MARCH);
    const ports = { chance: givenChance([]), standing: left('BLUE', [{ do: 'ambush', when: 'always' }]) };
    const { runner } = request(
      toy,
      JSON.stringify(beforeTheMarch()),
      first.events,
      [],
      { side: 'BLUE', order: { do: 'pass' } },
      ports,
    );
    expect(runner.draftOf('BLUE')).toEqual([{ side: 'BLUE', order: { do: 'pass' }, by: 'given' }]);
  });

  test("that bids is told with the event that holds the bid, not before the other side's is in", () => {
    const state = position({ step: 'bids', weather: 'off' });
    const session = new Session(toy, state, {
      chance: givenChance([]),
      standing: left('BLUE', [{ do: 'bid', points: 2 }]),
    });
    expect(session.events).toEqual([]);
    expect(session.stop).toMatchObject({ at: 'asked', answered: ['BLUE'], committed: false });
    expect(session.draftOf('BLUE')).toEqual([]);
    session.give('RED', { do: 'bid', points: 3 });
    expect(session.events[0]?.told.BLUE).toEqual([{ key: 'why.bid', n: 2 }]);
    expect(session.events[0]?.orders.map((o) => o.order)).toEqual([
      { do: 'bid', points: 3 },
      { do: 'bid', points: 2 },
    ]);
  });

  test('of a question that already waits does not answer for the side when the other one speaks out of turn', () => {
    const orders: Order[] = [];
    const session = new Session(toy, beforeTheMarch(), {
      chance: givenChance([1]),
      standing: left('BLUE', orders),
    });
    session.give('RED', MARCH);
    orders.push({ do: 'ambush', when: 'always' });
    const before = JSON.stringify(session.state);
    expect(session.give('RED', { do: 'stay' })).toMatchObject({ code: 'not-asked' });
    expect(JSON.stringify(session.state)).toBe(before);
    expect(session.questions.map((q) => q.side)).toEqual(['BLUE']);
  });
});

describe('what one side hides', () => {
  const shownTo = (session: Session<ToyState>, viewer: Side | 'spectator') => ({
    view: toy.position.view(session.state, viewer),
    stop: session.stop.at,
    questions: session.questions
      .filter((q) => q.side === viewer)
      .map((q) => ({ ...q, forms: q.forms.map((f) => f.do) })),
    asked: session.questions.map((q) => [q.side, q.kind, q.scope]),
    events: session.events.map(({ orders, rolls, log, told }) => ({
      orders,
      rolls,
      log,
      told: told[viewer],
    })),
  });

  /**
   * The same public course with another deal for `hider`: orders that both positions allow, none that plays a
   * card.
   */
  function course(state: ToyState, rolls: number): Session<ToyState> {
    const session = new Session(toy, state, { chance: seededChance(rolls, 1) });
    const pick = picker(rolls);
    for (let i = 0; i < 14 && session.stop.at === 'asked'; i++) {
      const question = session.questions[0];
      if (question === undefined) break;
      const plain = {
        bid: { do: 'bid', points: pick(2) },
        command: { do: 'queue', units: [question.side === 'RED' ? 'R1' : 'B1'] },
      };
      const order = { ...plain, march: { do: 'stay' }, ambush: { do: 'pass' }, attack: { do: 'end' } }[
        question.kind
      ];
      const move = session.give(
        question.side,
        question.kind === 'march' ? { do: 'move', path: 'mill' } : order,
      );
      if (move !== undefined && session.give(question.side, order) !== undefined) break;
    }
    return session;
  }

  test('does not show in the views, questions, public orders, rolls and logs of the others', () => {
    for (let seed = 0; seed < 30; seed++) {
      const state = beforeTheMarch();
      const twin = copy(state);
      twin.hands.BLUE = ['c7', 'c8'];
      for (const unit of twin.units)
        if (unit.side === 'BLUE')
          unit.kind = { flag: 'guard', guard: 'scout', scout: 'flag' }[unit.kind] ?? '';
      const one = course(state, seed);
      const other = course(twin, seed);
      expect(one.events.length).toBeGreaterThan(2);
      for (const viewer of ['RED', 'spectator'] as const)
        expect(shownTo(one, viewer)).toEqual(shownTo(other, viewer));
      expect(toy.position.view(one.state, 'BLUE')).not.toEqual(toy.position.view(other.state, 'BLUE'));
    }
  });

  test('a hand that could not answer is asked all the same, and none is asked without cards', () => {
    const asks = (hand: readonly string[]) => {
      const session = new Session(toy, beforeTheMarch(hand), { chance: givenChance([]) });
      session.give('RED', MARCH);
      return session.questions.map((q) => q.side);
    };
    expect(asks(['c6', 'c7'])).toEqual(['BLUE']);
    expect(asks(['c0', 'c6'])).toEqual(['BLUE']);
    expect(asks([])).toEqual(['RED']);
  });

  test('a card laid ready is seen as laid, its name by nobody else', () => {
    const session = new Session(
      toy,
      position({ step: 'orders', weather: 'off', hands: { RED: ['c3', 'c6'], BLUE: [] } }),
      {
        chance: seededChance(1),
      },
    );
    session.give('RED', { do: 'ready', card: 'c6' });
    session.give('RED', { do: 'rest' });
    const orders = session.events[0]?.orders.map((o) => o.order);
    expect(orders).toEqual([{ do: 'ready' }, { do: 'rest' }]);
    expect(toy.position.seen(session.state, 'RED', { do: 'ready', card: 'c6' }, 'RED')).toEqual({
      do: 'ready',
      card: 'c6',
    });
  });

  test('of a march others see as much as was carried out', () => {
    const session = new Session(toy, beforeTheMarch(), { chance: givenChance([1]) });
    session.give('RED', MARCH);
    session.give('BLUE', { do: 'ambush', card: 'c0' });
    const seen = JSON.stringify(session.events.map(({ orders, log }) => ({ orders, log })));
    expect(session.state.units[0]).toMatchObject({ at: 'mill', steps: 1 });
    expect(seen).toContain('mill');
    expect(seen).not.toContain('ford');
  });

  test('the name of a foreign card is refused in the same words, wherever it is', () => {
    const session = new Session(toy, beforeTheMarch(), { chance: givenChance([]) });
    const refusals = ['c0', 'c9', 'c1'].map((card) => ({
      ...session.give('RED', { do: 'signal', card }),
      step: '',
    }));
    expect(new Set(refusals.map((r) => JSON.stringify(r))).size).toBe(1);
  });
});

describe('a card that may be played at any time', () => {
  test('is played, and the same question comes again, with more to do', () => {
    const session = new Session(toy, beforeTheMarch([]), { chance: givenChance([]) });
    expect(session.give('RED', { do: 'move', path: ['mill', 'ford', 'wood'] })).toMatchObject({
      clause: 'TY-3.a',
    });
    session.give('RED', { do: 'signal', card: 'c3' });
    expect(session.questions.map((q) => q.about)).toEqual([{ unit: 'R1' }]);
    expect(session.give('RED', { do: 'move', path: ['mill', 'ford', 'wood'] })).toBeUndefined();
    expect(session.state.units[0]?.at).toBe('wood');
  });
});
