/**
 * What is taken unasked, who is not asked, and a question to both.
 * See docs/decisions/windows.md and docs/decisions/forced-answers.md.
 */
import { describe, expect, test } from 'vitest';
import type { Ports } from '../../../src/referee/index.js';
import { afterAnAnswer, askedOf, RESULT, runOf, type Script } from '../runs.js';
import { hiddenWords, pick, words } from '../scripts.js';
import { givenChance } from '../support.js';

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
    expect(askedOf(stop)).toEqual(['RED pick']);
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
    expect(askedOf(runner.give({ side: 'RED', order: { do: 'go' } }))).toEqual(['RED words']);
    expect(runner.give({ side: 'RED', order: { do: 'go' } })).toMatchObject({ at: 'refused' });
    expect(runner.give({ side: 'RED', order: { do: 'end' } })).toMatchObject({
      at: 'asked',
      committed: false,
    });
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
    expect(askedOf(runner.go())).toEqual(['BLUE hidden']);
  });

  test('where nothing can be done askAny asks nobody and records that', () => {
    const answers: unknown[] = [];
    const runner = runOf({ chance: givenChance([1]) }, function* (g) {
      answers.push(yield* g.askAny(pick('RED', [], true)));
      g.roll({ purpose: 'p', dice: [6] });
      return 'next';
    });
    expect(askedOf(runner.go())).toEqual(['RED words']);
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
    expect(askedOf(runner.give({ side: 'RED', order: { do: 'go' } }))).toEqual(['RED pick']);
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
      refusal: { code: 'not-asked', clause: 'T-0', asked: ['RED'] },
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
    expect(runner.give({ side: 'RED', order: { do: 'b' } })).toMatchObject({
      at: 'refused',
      refusal: { code: 'not-asked', asked: ['BLUE'] },
    });
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
      refusal: { code: 'not-asked', clause: 'TY-5.a', asked: [] },
    });
  });
});

describe('a question to both', () => {
  const both: Script = function* (g) {
    const [red, blue] = yield* g.askBoth(words('RED', 'a', 'b'), words('BLUE', 'a', 'b'));
    g.log('both', { red: red.do, blue: blue.do });
    return 'next';
  };

  test.each([[['RED', 'BLUE']], [['BLUE', 'RED']]] as const)(
    'gives each answer to its side, whoever came first: %j',
    (sides) => {
      const runner = runOf({ chance: givenChance([]) }, both);
      runner.go();
      const stops = sides.map((side) => runner.give({ side, order: { do: side === 'RED' ? 'a' : 'b' } }));
      expect(stops).toMatchObject([{ committed: false }, { committed: true }]);
      const event = runner.takeEvent();
      expect(event.log).toEqual([{ key: 'both', red: 'a', blue: 'b' }]);
      expect(event.orders.map((o) => o.side)).toEqual(['RED', 'BLUE']);
    },
  );

  test('shows a preview nothing of what the other side has left in advance', () => {
    const standing = { standing: () => ({ order: { do: 'a' }, why: { key: 'plan' } }) };
    for (const ports of [{}, standing]) {
      const runner = runOf(ports, both);
      runner.go();
      expect(runner.give({ side: 'RED', order: { do: 'a' } })).toMatchObject({
        at: 'asked',
        answered: ['RED'],
      });
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
