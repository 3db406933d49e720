/**
 * What a run stops at, what it passes, and what is no barrier. See docs/decisions/drafts-on-the-server.md.
 */
import { describe, expect, test } from 'vitest';
import { Runner } from '../../../src/referee/index.js';
import { afterAnAnswer, askedOf, onePhase, RESULT, runOf, type Script, waiting } from '../runs.js';
import { hiddenWords, words } from '../scripts.js';
import { firstStep, gameOf, givenChance } from '../support.js';

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
    expect(askedOf(runner.go())).toEqual(['RED words']);
    expect(runner.give({ side: 'RED', order: { do: 'go' } })).toEqual({ at: 'barrier', what });
  });

  test('the end of a phase, but not the end of a step in it', () => {
    const scripts = [afterAnAnswer(() => undefined), waiting];
    const apart = new Runner(gameOf(...scripts), firstStep(), {});
    apart.go();
    expect(apart.give({ side: 'RED', order: { do: 'go' } })).toEqual({ at: 'barrier', what: 'phase' });
    const together = new Runner(onePhase(...scripts), firstStep(), {});
    together.go();
    expect(together.give({ side: 'RED', order: { do: 'go' } })).toMatchObject({
      at: 'asked',
      committed: false,
    });
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
