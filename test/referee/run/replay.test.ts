/**
 * A recording gives the same match again: whole, in parts, from every safe point, checked; and a wrong one is
 * found.
 */
import { describe, expect, test } from 'vitest';
import {
  type Answer,
  playBack,
  Runner,
  type RunRecord,
  ScriptError,
  type Tape,
  tapeOf,
} from '../../../src/referee/index.js';
import { toy } from '../../toy/game.js';
import type { ToyState } from '../../toy/state.js';
import { pick, words } from '../scripts.js';
import { copy, firstStep, freshState, gameOf, givenChance, playAtRandom, seededChance } from '../support.js';

const text = (value: unknown): string => JSON.stringify(value);

const replayed = (events: readonly RunRecord[]) => text(playBack(toy, freshState(), tapeOf(events)).state);

describe('random matches of the toy', () => {
  test('replay from the start and from every safe point to the same state, 500 times', () => {
    const results = new Map<string, number>();
    for (let seed = 0; seed < 500; seed++) {
      const { session, events } = playAtRandom(seed, { snapshots: true });
      if (session.stop.at !== 'ended') throw new Error(`match ${seed} did not end`);
      results.set(session.stop.result.key, (results.get(session.stop.result.key) ?? 0) + 1);
      const final = text(session.state);
      expect(replayed(events)).toBe(final);
      events.forEach(({ safe }, i) => {
        if (safe === undefined) return;
        const rest = playBack(toy, JSON.parse(safe.state) as ToyState, tapeOf(events.slice(i), safe));
        expect(text(rest.state)).toBe(final);
      });
    }
    expect([...results.keys()].sort()).toEqual(['flag', 'turns']);
  });

  test('with the same seeds give byte-identical events, 200 times', () => {
    for (let seed = 0; seed < 200; seed++) {
      const once = playAtRandom(seed, { snapshots: true }).events;
      expect(text(playAtRandom(seed, { snapshots: true }).events)).toBe(text(once));
    }
  });

  test('play back event by event, each state as it was when the event was made', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { session } = playAtRandom(seed, {}, 0);
      const states = [text(session.state)];
      const whole = playAtRandom(seed, {}, 500).events;
      const runner = new Runner(toy, freshState(), { playback: true }, tapeOf(whole.slice(0, 1)));
      runner.go();
      expect(text(runner.state)).toBe(states[0]);
      for (const event of whole.slice(1)) {
        runner.feed(tapeOf([event]));
        runner.go();
        states.push(text(runner.state));
      }
      expect(states.at(-1)).toBe(replayed(whole));
      expect(replayed(whole.slice(0, 4))).toBe(states[Math.min(3, whole.length - 1)]);
    }
  });

  test('show the same views after a rebuild as before', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { session, events } = playAtRandom(seed, {}, 3 + (seed % 12));
      if (text(session.draftOf('RED')) + text(session.draftOf('BLUE')) !== '[][]') continue;
      const runner = playBack(toy, freshState(), tapeOf(events));
      for (const viewer of ['RED', 'BLUE', 'spectator']) {
        expect(toy.position.view(runner.state, viewer)).toEqual(toy.position.view(session.state, viewer));
      }
    }
  });

  test('replay in an audit too: every recorded answer is legal', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { session, events } = playAtRandom(seed);
      const runner = new Runner(toy, freshState(), { playback: true, check: true }, tapeOf(events));
      expect(runner.go()).toEqual(session.stop);
    }
  });
});

describe('an audit', () => {
  const { events } = playAtRandom(8);
  const tape = tapeOf(events);

  /** The first answer of this kind replaced. */
  const forged = (orderKind: string, forge: (answer: Answer) => Answer): Tape => {
    const at = tape.answers.findIndex((a) => a.order?.do === orderKind);
    if (at < 0) throw new Error(`no ${orderKind} in this match`);
    return { ...tape, answers: tape.answers.map((a, i) => (i === at ? forge(a) : a)) };
  };
  const audit = (t: Tape) => new Runner(toy, freshState(), { playback: true, check: true }, t).go();

  test('finds an illegal recorded answer and names its clause', () => {
    expect(audit(forged('bid', (a) => ({ ...a, order: { do: 'bid', points: 9 } })))).toEqual({
      at: 'refused',
      refusal: { code: 'forbidden', clause: 'TY-1.b', field: 'points', step: '9' },
    });
    const march = forged('move', (a) => ({ ...a, order: { do: 'move', path: ['keep'] } }));
    expect(audit(march)).toMatchObject({ at: 'refused', refusal: { code: 'forbidden' } });
  });

  test('finds a question passed over that was to be asked', () => {
    expect(audit(forged('bid', (a) => ({ ...a, order: null, by: 'passed' })))).toMatchObject({
      at: 'refused',
      refusal: { clause: 'TY-1.a' },
    });
    const game = gameOf(function* (g) {
      yield* g.askAny(pick('RED', ['R1'], true));
      return 'again';
    });
    const passed: Tape = { answers: [{ side: 'RED', order: null, by: 'passed' }], rolls: [], draws: [] };
    const inAudit = (of: typeof game) =>
      new Runner(of, firstStep(), { playback: true, check: true }, passed).go().at;
    expect(inAudit(game)).toBe('refused');
    const unconditional = gameOf(function* (g) {
      yield* g.ask(pick('RED', [], true));
      return 'again';
    });
    expect(inAudit(unconditional)).toBe('refused');
  });
});

describe('a tape that does not fit is a fault, never a position', () => {
  const { events } = playAtRandom(8);
  const tape = tapeOf(events);
  const mismatch = (t: Tape) => {
    try {
      new Runner(toy, freshState(), { playback: true }, t).go();
    } catch (fault) {
      return fault instanceof ScriptError ? fault.code : fault;
    }
    return 'no fault';
  };

  test.each<[string, Tape]>([
    [
      'an answer of the other side',
      { ...tape, answers: tape.answers.map((a) => ({ ...a, side: a.side === 'RED' ? 'BLUE' : 'RED' })) },
    ],
    ['a roll too few', { ...tape, rolls: tape.rolls.slice(0, -1) }],
    ['a roll too many', { ...tape, rolls: [...tape.rolls, { faces: [1] }] }],
    ['a roll with a die too many', { ...tape, rolls: tape.rolls.map((r) => ({ faces: [...r.faces, 1] })) }],
    ['a draw too few', { ...tape, draws: tape.draws.slice(0, -1) }],
    ['a draw too many', { ...tape, draws: [...tape.draws, { ids: ['c1'] }] }],
    ['a draw of too many', { ...tape, draws: tape.draws.map((d) => ({ ids: [...d.ids, 'c1'] })) }],
    [
      'an answer after the end',
      { ...tape, answers: [...tape.answers, { side: 'RED', order: { do: 'stay' }, by: 'given' }] },
    ],
    ['an answer too few, and rolls left', { ...tape, answers: tape.answers.slice(0, 2) }],
  ])('%s', (_, wrong) => {
    expect(mismatch(wrong)).toBe('tape-mismatch');
  });

  test.each<[string, Partial<Tape>]>([
    ['a die too many', { rolls: [{ faces: [1, 1] }] }],
    ['a die too few', { rolls: [{ faces: [] }] }],
    ['a card too many', { draws: [{ ids: ['c1', 'c2'] }] }],
    ['a card too few', { draws: [{ ids: [] }] }],
  ])('%s, though nothing comes of it', (_, wrong) => {
    const game = gameOf(function* (g) {
      g.roll({ purpose: 'p', dice: [6] });
      g.draw({ side: 'RED', purpose: 'p', from: ['c1', 'c2'], take: 1 });
      yield* g.ask(words('RED', 'go', 'stay'));
      return 'again';
    });
    const right: Tape = { answers: [], rolls: [{ faces: [1] }], draws: [{ ids: ['c1'] }] };
    const run = (t: Tape) => new Runner(game, firstStep(), { playback: true }, t).go();
    expect(run(right)).toMatchObject({ at: 'asked' });
    expect(() => run({ ...right, ...wrong })).toThrow('the tape has no such');
  });

  test('while a part of a match stops at its question', () => {
    expect(mismatch(tapeOf(events.slice(0, 3)))).toBe('no fault');
    expect(mismatch(tape)).toBe('no fault');
  });
});

describe('a script that throws', () => {
  const game = gameOf(function* (g) {
    yield* g.ask(words('RED', 'go', 'stay'));
    g.state.turn += 1;
    yield* g.scope(
      { key: 'battle', at: 'mill' },
      (function* () {
        g.roll({ purpose: 'p', dice: [6] });
        throw new RangeError('no such unit');
      })(),
    );
    return 'next';
  });
  const ports = { chance: givenChance([1, 2, 3]) };

  test('is a fault with its scope and its cause', () => {
    const runner = new Runner(game, firstStep(), ports);
    runner.go();
    const give = () => runner.give({ side: 'RED', order: { do: 'go' } });
    expect(give).toThrow(ScriptError);
    try {
      give();
    } catch (fault) {
      expect(fault).toMatchObject({
        code: 'script-fault',
        message: 'no such unit (at turn > s0 > battle)',
        scope: [{ key: 'turn', n: 2 }, { key: 's0' }, { key: 'battle', at: 'mill' }],
        cause: new RangeError('no such unit'),
      });
    }
  });

  test('leaves its runner dead and the next run, from the same snapshot, as it would have been', () => {
    const snapshot = firstStep();
    const before = text(snapshot);
    const runner = new Runner(game, copy(snapshot), ports);
    runner.go();
    expect(() => runner.give({ side: 'RED', order: { do: 'go' } })).toThrow(ScriptError);
    expect(() => runner.go()).toThrow(ScriptError);
    expect(text(snapshot)).toBe(before);
    expect(new Runner(game, copy(snapshot), ports).go()).toMatchObject({ at: 'asked' });
  });

  test('so is a step or a procedure that does not exist', () => {
    const lost = gameOf(function* (g) {
      yield* g.ask(words('RED', 'go', 'stay'));
      return { to: 'nowhere' };
    });
    const runner = new Runner(lost, firstStep(), {});
    runner.go();
    expect(() => runner.give({ side: 'RED', order: { do: 'go' } })).toThrow('no step nowhere');
    const begun = { ...firstStep(), begin: { procedure: 'siege', with: null } };
    expect(() => new Runner(lost, begun, {}).go()).toThrow('no procedure siege');
    expect(() => new Runner(gameOf(), firstStep(), { chance: seededChance(1) }).go()).toThrow('no step s0');
  });
});
