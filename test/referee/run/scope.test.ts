/** Where a script is, how it ends from any depth, and what a position begins with. */
import { describe, expect, test } from 'vitest';
import { type Play, type Rules, Runner, Session } from '../../../src/referee/index.js';
import { toy } from '../../toy/game.js';
import type { ToyState } from '../../toy/state.js';
import { pick, words } from '../scripts.js';
import { firstStep, gameOf, givenChance, position } from '../support.js';

type G = Play<ToyState>;

const scopesOf = (session: Session<ToyState>) =>
  session.questions.map((q) => q.scope.map((c) => c.key).join(' > '));

function* asks(g: G): Rules<void> {
  yield* g.ask(words('RED', 'go', 'stay'));
}

describe('the crumbs of a question', () => {
  const game = gameOf(function* (g) {
    yield* g.scope(
      { key: 'march', unit: 'R1' },
      (function* () {
        yield* g.scope({ key: 'battle', at: 'mill' }, asks(g));
        yield* asks(g);
      })(),
    );
    yield* asks(g);
    return 'again';
  });

  test('name the nesting, and are right after a nested scope has ended', () => {
    const session = new Session(game, firstStep(), {});
    expect(session.questions[0]?.scope).toContainEqual({ key: 'battle', at: 'mill' });
    const seen: string[] = [];
    for (let i = 0; i < 4; i++) {
      seen.push(...scopesOf(session));
      session.give('RED', { do: 'go' });
    }
    expect(seen).toEqual([
      'turn > s0 > march > battle',
      'turn > s0 > march',
      'turn > s0',
      'turn > s0 > march > battle',
    ]);
  });

  test('are not disturbed by a refused order', () => {
    const session = new Session(game, firstStep(), {});
    session.give('RED', { do: 'nothing' });
    expect(scopesOf(session)).toEqual(['turn > s0 > march > battle']);
  });
});

describe('the end of a match', () => {
  const after: string[] = [];
  const game = gameOf(function* (g) {
    yield* g.scope(
      { key: 'battle' },
      (function* (): Rules<void> {
        yield* g.scope(
          { key: 'hits' },
          (function* (): Rules<void> {
            yield* asks(g);
            g.state.turn = 9;
            g.log('before');
            g.end({ winner: 'RED', key: 'flag', clause: 'TY-5.a' });
          })(),
        );
        after.push('hits');
        g.state.turn = 1;
      })(),
    );
    after.push('battle');
    return 'next';
  });

  test('unwinds every level at once: what was done stays, nothing more is done', () => {
    const session = new Session(game, firstStep(), { chance: givenChance([]) });
    session.give('RED', { do: 'go' });
    const result = { winner: 'RED', key: 'flag', clause: 'TY-5.a' };
    expect(session.stop).toEqual({ at: 'ended', result });
    expect(session.state).toMatchObject({ step: 's0', turn: 9, result });
    expect(session.events.at(-1)?.log).toEqual([{ key: 'before' }]);
    expect(after).toEqual([]);
    expect(session.questions).toEqual([]);
  });

  test('leaves no crumbs behind: who gives an order then is refused by the clause of the result', () => {
    const session = new Session(game, firstStep(), { chance: givenChance([]) });
    session.give('RED', { do: 'go' });
    expect(session.give('RED', { do: 'go' })).toMatchObject({ code: 'not-asked', clause: 'TY-5.a' });
    expect(session.events).toHaveLength(1);
  });

  test('comes in the toy from three levels down, in the middle of the hits', () => {
    const begin = { procedure: 'battle', with: { at: 'mill', units: ['R1'], supported: true } };
    const state = position({
      begin,
      step: 'dusk',
      units: {
        R1: { at: 'hill', kind: 'guard' },
        B1: { at: 'mill', kind: 'flag' },
        B2: { at: 'mill', kind: 'guard', steps: 1 },
      },
    });
    const session = new Session(toy, state, { chance: givenChance([6]) });
    expect(scopesOf(session)).toEqual(['turn > dusk > battle > hits']);
    session.give('BLUE', { do: 'hits', shares: { B1: 2 } });
    expect(session.stop).toMatchObject({ at: 'ended', result: { winner: 'RED', key: 'flag' } });
    expect(session.state).toMatchObject({ turn: 1, begin });
    expect(session.state.units.find((u) => u.id === 'B2')).toMatchObject({ at: 'mill', steps: 1 });
  });
});

describe('a position that begins with a procedure', () => {
  const begin = { procedure: 'battle', with: { at: 'mill', units: ['R1'], supported: false } };
  const units = {
    R1: { at: 'hill', kind: 'guard' },
    B1: { at: 'mill', kind: 'scout' },
    B2: { at: 'mill', kind: 'guard' },
    B3: { at: 'keep', kind: 'flag' },
    R3: { at: 'camp', kind: 'flag' },
  } as const;
  const start = () => position({ step: 'dusk', turn: 2, begin, units });

  test('runs it in place of the step, keeps it in the state meanwhile, and goes on with the step', () => {
    const session = new Session(toy, start(), {
      chance: givenChance([6, 5], [['c0'], ['c1']]),
      snapshots: true,
    });
    expect(session.state.begin).toEqual(begin);
    expect(JSON.parse(session.events[0]?.safe?.state ?? '')).toMatchObject({ begin });
    session.give('BLUE', { do: 'back', to: 'gate' });
    session.give('BLUE', { do: 'back', to: 'ford' });
    expect(session.state.begin).toBeUndefined();
    expect(session.state).toMatchObject({ step: 'bids', turn: 3 });
  });

  test('is read back from the words it shows', () => {
    const state = start();
    expect(position(toy.position.show(state))).toEqual(state);
    expect(toy.position.read({ units: { R1: { at: 'moon', kind: 'guard' } } })).toMatchObject({
      fault: { at: 'units.R1.at' },
    });
  });
});

describe('a session', () => {
  test('in a run without chance waits at the barrier', () => {
    const game = gameOf(function* (g) {
      yield* g.ask(pick('RED', ['R1', 'R2']));
      g.roll({ purpose: 'p', dice: [6] });
      return 'again';
    });
    const session = new Session(game, firstStep(), {});
    expect(session.give('RED', { do: 'pick', unit: 'R2' })).toBeUndefined();
    expect(session.stop).toEqual({ at: 'barrier', what: 'roll' });
    expect(session.questions).toEqual([]);
    expect(session.events).toEqual([]);
  });

  test('tells what a roll was for, what was added, and what came of it', () => {
    const modifiers = [
      { amount: 2, on: 'die', reason: 'fort', clause: 'TY-4.a' },
      { amount: 5, on: 'column', reason: 'odds', clause: 'TY-4.a' },
    ] as const;
    const outcomes = [
      [4, 'none'],
      [6, 'hit'],
    ] as const;
    const rolled: unknown[] = [];
    const game = gameOf(function* (g) {
      rolled.push(g.roll({ purpose: 'fire', dice: [6, 6], modifiers, outcomes }));
      rolled.push(g.roll({ purpose: 'fire', dice: [6], outcomes }).outcome);
      yield* asks(g);
      return 'again';
    });
    const session = new Session(game, firstStep(), { chance: givenChance([1, 2, 6]) });
    expect(rolled).toEqual([
      { purpose: 'fire', dice: [6, 6], faces: [1, 2], modifiers, total: 5, outcomes, outcome: 'hit' },
      'hit',
    ]);
    expect(session.events[0]?.log).toEqual([
      { key: 'roll', roll: 0 },
      { key: 'roll', roll: 1 },
    ]);
    expect(new Runner(game, firstStep(), {}).go()).toEqual({ at: 'barrier', what: 'roll' });
  });
});
