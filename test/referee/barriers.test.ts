/** What a run stops at, what it takes unasked, and what it does not. DESIGN 1 and 4. */
import { describe, expect, test } from 'vitest';
import { type Next, type Play, type Ports, type Rules, Runner, type Stop } from '../../src/referee/index.js';
import type { ToyState } from '../toy/state.js';
import { hiddenWords, pick, words } from './scripts.js';
import { firstStep, gameOf, givenChance } from './support.js';

type Script = (g: Play<ToyState>) => Rules<Next>;

const RESULT = { winner: 'RED', key: 'flag', clause: 'TY-5.a' } as const;

function* waiting(g: Play<ToyState>): Rules<Next> {
  yield* g.ask(words('RED', 'later', 'never'));
  return 'again';
}

/** Asks RED, then goes on as told, then waits for RED. */
const afterAnAnswer = (then: (g: Play<ToyState>) => void): Script =>
  function* (g) {
    yield* g.ask(words('RED', 'go', 'stay'));
    then(g);
    return { to: 's1' };
  };

const onePhase = (...scripts: readonly Script[]) => {
  const game = gameOf(...scripts);
  return { ...game, steps: (state: ToyState) => game.steps(state).map((step) => ({ ...step, phase: 'one' })) };
};

const runOf = (ports: Ports, ...scripts: readonly Script[]) => new Runner(onePhase(...scripts, waiting), firstStep(), ports);

const asked = (stop: Stop) => (stop.at === 'asked' ? stop.questions.map((q) => `${q.side} ${q.kind}`) : [stop.at]);

describe('a run without chance stops, once an answer has been taken, at', () => {
  const cases: readonly [string, Script][] = [
    ['roll', afterAnAnswer((g) => g.roll({ purpose: 'p', dice: [6] }))],
    ['draw', afterAnAnswer((g) => g.draw({ side: 'RED', purpose: 'p', from: ['c1', 'c2'], take: 1 }))],
    ['reveal', afterAnAnswer((g) => g.reveal())],
    ['end', afterAnAnswer((g) => g.end(RESULT))],
    [
      'question',
      function* (g) {
        yield* g.ask(words('RED', 'go', 'stay'));
        yield* g.ask(words('BLUE', 'yes', 'no'));
        return 'next';
      },
    ],
    [
      'question',
      function* (g) {
        yield* g.ask(words('RED', 'go', 'stay'));
        yield* g.ask(hiddenWords('BLUE', 'nothing'));
        return 'next';
      },
    ],
    [
      'question',
      function* (g) {
        yield* g.ask(words('RED', 'go', 'stay'));
        yield* g.askBoth(words('RED', 'a', 'b'), words('BLUE', 'a', 'b'));
        return 'next';
      },
    ],
  ];
  test.each(cases)('a %s', (what, script) => {
    const runner = runOf({}, script);
    expect(asked(runner.go())).toEqual(['RED words']);
    expect(runner.give({ side: 'RED', order: { do: 'go' } })).toEqual({ at: 'barrier', what });
  });

  test('the end of a phase, but not the end of a step in it', () => {
    const scripts = [afterAnAnswer(() => undefined), waiting];
    const apart = new Runner(gameOf(...scripts), firstStep(), {});
    apart.go();
    expect(apart.give({ side: 'RED', order: { do: 'go' } })).toEqual({ at: 'barrier', what: 'phase' });
    const together = new Runner(onePhase(...scripts), firstStep(), {});
    together.go();
    expect(together.give({ side: 'RED', order: { do: 'go' } })).toMatchObject({ at: 'asked', committed: false });
  });

  test('the second answer of a question to both', () => {
    const runner = runOf({}, function* (g) {
      yield* g.askBoth(words('RED', 'a', 'b'), words('BLUE', 'a', 'b'));
      return 'next';
    });
    runner.go();
    expect(runner.give({ side: 'BLUE', order: { do: 'a' } })).toMatchObject({
      at: 'asked',
      answered: ['BLUE'],
      committed: false,
    });
    expect(runner.give({ side: 'RED', order: { do: 'b' } })).toEqual({ at: 'barrier', what: 'both' });
    expect(runner.draftOf('RED')).toEqual([{ side: 'RED', order: { do: 'b' }, by: 'given' }]);
  });

  test("the answer of the side's own plan", () => {
    const runner = runOf(
      { standing: () => ({ order: { do: 'go' }, why: { key: 'plan' } }) },
      afterAnAnswer(() => undefined),
    );
    expect(runner.go()).toMatchObject({ at: 'barrier', what: 'standing' });
  });

  test('and stays there, whatever is asked of it', () => {
    const runner = runOf(
      {},
      afterAnAnswer((g) => g.roll({ purpose: 'p', dice: [6] })),
    );
    runner.go();
    const stop = runner.give({ side: 'RED', order: { do: 'go' } });
    const state = JSON.stringify(runner.state);
    expect(runner.go()).toEqual(stop);
    expect(runner.give({ side: 'RED', order: { do: 'later' } })).toEqual(stop);
    expect(JSON.stringify(runner.state)).toBe(state);
  });
});

describe('a run with chance', () => {
  const passes: readonly [string, Script][] = [
    ['a draw', afterAnAnswer((g) => g.draw({ side: 'RED', purpose: 'p', from: ['c1', 'c2'], take: 1 }))],
    ['a roll', afterAnAnswer((g) => g.roll({ purpose: 'p', dice: [6] }))],
    ['a reveal', afterAnAnswer((g) => g.reveal())],
  ];
  test.each(passes)('goes on behind %s to the next question, and commits', (_, script) => {
    const runner = runOf({ chance: givenChance([1], [['c1']]) }, script);
    expect(runner.go()).toMatchObject({ at: 'asked', committed: false });
    expect(runner.give({ side: 'RED', order: { do: 'go' } })).toMatchObject({ at: 'asked', committed: true });
  });
});

describe('before any answer', () => {
  test('a reveal, a phase end and a question are no barrier', () => {
    const runner = new Runner(
      gameOf(
        function* (g) {
          g.reveal();
          return 'next';
        },
        function* (g) {
          yield* g.ask(words('BLUE', 'yes', 'no'));
          return 'again';
        },
      ),
      firstStep(),
      {},
    );
    expect(runner.go()).toMatchObject({ at: 'asked', committed: false });
  });

  test('a roll is: play that starts with rolls is an event without orders', () => {
    const script: Script = function* (g) {
      g.roll({ purpose: 'p', dice: [6] });
      return 'next';
    };
    expect(runOf({}, script).go()).toEqual({ at: 'barrier', what: 'roll' });
    const runner = runOf({ chance: givenChance([4]) }, script);
    expect(runner.go()).toMatchObject({ at: 'asked', committed: true });
    expect(runner.takeEvent()).toMatchObject({ answers: [], rolls: [{ after: 0, faces: [4] }] });
  });
});

describe('taken unasked', () => {
  const thenAsked = (next: Script, ports: Ports = { chance: givenChance([3]) }) => {
    const runner = runOf(ports, next);
    runner.go();
    return runner;
  };

  test('a forced answer of the other side is no barrier and stands in the draft', () => {
    const runner = thenAsked(function* (g) {
      yield* g.ask(words('RED', 'go', 'stay'));
      yield* g.ask(words('BLUE', 'alone'));
      yield* g.ask(pick('RED', ['R1', 'R2']));
      return 'next';
    }, {});
    const stop = runner.give({ side: 'RED', order: { do: 'go' } });
    expect(asked(stop)).toEqual(['RED pick']);
    expect(stop).toMatchObject({ committed: false });
    expect(runner.draftOf('RED')).toEqual([
      { side: 'RED', order: { do: 'go' }, by: 'given' },
      { side: 'BLUE', order: { do: 'alone' }, by: 'forced' },
    ]);
    expect(runner.draftOf('BLUE')).toEqual([]);
  });

  test('an answer without words is not forced on a seat whose draft is open', () => {
    const runner = thenAsked(function* (g) {
      yield* g.ask(words('RED', 'go', 'stay'));
      yield* g.ask(words('RED', 'end'));
      return 'next';
    });
    expect(asked(runner.give({ side: 'RED', order: { do: 'go' } }))).toEqual(['RED words']);
    expect(runner.give({ side: 'RED', order: { do: 'go' } })).toMatchObject({ at: 'refused' });
    expect(runner.give({ side: 'RED', order: { do: 'end' } })).toMatchObject({ at: 'asked', committed: false });
    expect(runner.draftOf('RED')).toHaveLength(2);
  });

  test('but it is once the draft has passed a barrier, and public as forced', () => {
    const runner = thenAsked(function* (g) {
      yield* g.ask(words('RED', 'go', 'stay'));
      g.roll({ purpose: 'p', dice: [6] });
      yield* g.ask(words('RED', 'end'));
      return 'next';
    });
    expect(runner.give({ side: 'RED', order: { do: 'go' } })).toMatchObject({ at: 'asked', committed: true });
    expect(runner.takeEvent().orders).toEqual([
      { side: 'RED', order: { do: 'go' } },
      { side: 'RED', order: { do: 'end' }, by: 'forced' },
    ]);
  });

  test('a single answer that says something is forced on an open draft too', () => {
    const runner = thenAsked(function* (g) {
      yield* g.ask(words('RED', 'go', 'stay'));
      yield* g.ask(pick('RED', ['R1']));
      return 'next';
    });
    runner.give({ side: 'RED', order: { do: 'go' } });
    expect(runner.draftOf('RED').map((a) => a.by)).toEqual(['given', 'forced']);
  });

  test('a window is never answered unasked, even if `nothing` is all that can be said', () => {
    const runner = runOf({}, function* (g) {
      yield* g.ask(hiddenWords('BLUE', 'nothing'));
      return 'next';
    });
    expect(asked(runner.go())).toEqual(['BLUE hidden']);
  });

  test('where nothing can be done askAny asks nobody and records that', () => {
    const answers: unknown[] = [];
    const runner = runOf({ chance: givenChance([1]) }, function* (g) {
      answers.push(yield* g.askAny(pick('RED', [], true)));
      g.roll({ purpose: 'p', dice: [6] });
      return 'next';
    });
    expect(asked(runner.go())).toEqual(['RED words']);
    expect(answers).toEqual([undefined]);
    const event = runner.takeEvent();
    expect(event.answers).toEqual([{ side: 'RED', order: null, by: 'passed' }]);
    expect(event.orders).toEqual([{ side: 'RED', order: null }]);
  });

  test('askAny lets a seat with an open draft say `end` itself', () => {
    const runner = thenAsked(function* (g) {
      yield* g.ask(words('RED', 'go', 'stay'));
      yield* g.askAny(pick('RED', [], true));
      return 'next';
    });
    expect(asked(runner.give({ side: 'RED', order: { do: 'go' } }))).toEqual(['RED pick']);
  });

  test('askAny never asks a question that has no answer', () => {
    const runner = thenAsked(function* (g) {
      yield* g.ask(words('RED', 'go', 'stay'));
      yield* g.askAny(pick('RED', []));
      return 'next';
    });
    runner.give({ side: 'RED', order: { do: 'go' } });
    expect(runner.draftOf('RED').map((a) => a.by)).toEqual(['given', 'passed']);
  });
});

describe('who is not asked', () => {
  const script: Script = function* (g) {
    yield* g.ask(words('RED', 'go', 'stay'));
    yield* g.askBoth(words('RED', 'a', 'b'), words('BLUE', 'a', 'b'));
    return 'next';
  };

  test('is refused and changes nothing', () => {
    const runner = runOf({ chance: givenChance([]) }, script);
    runner.go();
    const before = JSON.stringify(runner.state);
    expect(runner.give({ side: 'BLUE', order: { do: 'go' } })).toEqual({
      at: 'refused',
      refusal: { code: 'not-asked', clause: 'T-0' },
    });
    expect(JSON.stringify(runner.state)).toBe(before);
    expect(runner.draftOf('RED')).toEqual([]);
  });

  test('is the side of a question to both that has answered already', () => {
    const runner = runOf({ chance: givenChance([]) }, script);
    runner.go();
    runner.give({ side: 'RED', order: { do: 'go' } });
    runner.takeEvent();
    runner.give({ side: 'RED', order: { do: 'a' } });
    expect(runner.give({ side: 'RED', order: { do: 'b' } })).toMatchObject({ at: 'refused', refusal: { code: 'not-asked' } });
    expect(runner.draftOf('RED')).toEqual([{ side: 'RED', order: { do: 'a' }, by: 'given' }]);
  });

  test('is everybody once the match has ended', () => {
    const runner = runOf(
      { chance: givenChance([]) },
      afterAnAnswer((g) => g.end(RESULT)),
    );
    runner.go();
    expect(runner.give({ side: 'RED', order: { do: 'go' } })).toEqual({ at: 'ended', result: RESULT });
    expect(runner.give({ side: 'RED', order: { do: 'go' } })).toEqual({
      at: 'refused',
      refusal: { code: 'not-asked', clause: 'TY-5.a' },
    });
  });
});

describe('a question to both', () => {
  const both: Script = function* (g) {
    const [red, blue] = yield* g.askBoth(words('RED', 'a', 'b'), words('BLUE', 'a', 'b'));
    g.log('both', { red: red.do, blue: blue.do });
    return 'next';
  };

  test.each([[['RED', 'BLUE']], [['BLUE', 'RED']]] as const)('gives each answer to its side, whoever came first: %j', (sides) => {
    const runner = runOf({ chance: givenChance([]) }, both);
    runner.go();
    const stops = sides.map((side) => runner.give({ side, order: { do: side === 'RED' ? 'a' : 'b' } }));
    expect(stops).toMatchObject([{ committed: false }, { committed: true }]);
    const event = runner.takeEvent();
    expect(event.log).toEqual([{ key: 'both', red: 'a', blue: 'b' }]);
    expect(event.orders.map((o) => o.side)).toEqual(['RED', 'BLUE']);
  });

  test('shows a preview nothing of what the other side has left in advance', () => {
    const standing = { standing: () => ({ order: { do: 'a' }, why: { key: 'plan' } }) };
    for (const ports of [{}, standing]) {
      const runner = runOf(ports, both);
      runner.go();
      expect(runner.give({ side: 'RED', order: { do: 'a' } })).toMatchObject({ at: 'asked', answered: ['RED'] });
    }
  });

  test('shows nothing of the first answer to the other side', () => {
    const runner = runOf({ chance: givenChance([]) }, both);
    runner.go();
    runner.give({ side: 'RED', order: { do: 'a' } });
    expect(runner.log).toEqual([]);
    expect(runner.draftOf('BLUE')).toEqual([]);
  });

  test('that follows forced answers at the start does not take a bid for one of them', () => {
    const start: Script = function* (g) {
      yield* g.ask(words('RED', 'alone'));
      return yield* both(g);
    };
    const first = runOf({ chance: givenChance([]) }, start);
    expect(first.go()).toMatchObject({ at: 'asked', committed: true });
    expect(first.takeEvent().orders).toHaveLength(1);
  });
});
