/** Position files: read, shown, read again; what they may not say; what they hide. */
import { describe, expect, test } from 'vitest';
import type { SpState } from '../../../src/games/squarepeg/index.js';
import type { Json } from '../../../src/referee/index.js';
import { Session, sampleOrder } from '../../../src/referee/index.js';
import {
  attack,
  file,
  game,
  legal,
  Match,
  match,
  move,
  otherwise,
  pack,
  picker,
  position,
  seededChance,
  shown,
  started,
} from './support.js';

const faultOf = (json: Json): string => {
  const read = game.position.read(json);
  return 'fault' in read ? read.fault.at : 'none';
};
const FIXED = { 'NZ-35': '0707', 'NZ-30': 'off', 'JP-A': '0708', 'JP-C': '0310', 'JP-D': '0611' };
/** The same with what lies under the tokens laid the other way round. */
const LAID = { 'NZ-35': '0707', 'NZ-30': 'off', 'JP-D': '0708', 'JP-A': '0310', 'JP-C': '0611' };

/** Plays random orders and gives every question's state. */
function* states(seed: number, from?: SpState): Generator<Session<SpState>> {
  const pick = picker(seed);
  const state =
    from ??
    game.rules.start({
      scenario: 'standard',
      options: { optionalValentineVictory: seed % 2 === 0 ? 'true' : 'false' },
    });
  const session = new Session(game, state, { chance: seededChance(seed) });
  while (session.stop.at === 'asked') {
    yield session;
    const question = session.questions[pick(session.questions.length)];
    if (question === undefined) throw new Error('nobody is asked');
    session.give(question.side, sampleOrder(question, pick));
  }
}

/** At a question that opens a step nothing is under way: a safe point. */
const isSafe = ({ move: moved, combat, retreat }: SpState) =>
  moved === undefined && combat === undefined && retreat === undefined;

describe('a position file', () => {
  test('shows any safe point of random matches in words, and reads it back to the very same state', () => {
    let compared = 0;
    for (let seed = 0; seed < 120; seed++)
      for (const { state } of states(seed)) {
        if (!isSafe(state)) continue;
        expect(position(game.position.show(state))).toEqual(state);
        compared++;
      }
    expect(compared).toBeGreaterThan(2_000);
  });

  test('reads and shows fixed counters whose tokens have wandered', () => {
    for (let seed = 0; seed < 60; seed++)
      for (const { state } of states(
        seed,
        position(file('JP-MOVEMENT', FIXED, { turn: 2, ravine: '0905' })),
      )) {
        if (isSafe(state)) expect(position(game.position.show(state))).toEqual(state);
      }
  });

  test('needs only what differs from the set-up', () => {
    const state = position({ game: 'squarepeg' });
    expect(state).toEqual(game.rules.start({ scenario: 'standard', options: {} }));
    const one = position({ game: 'squarepeg', units: { 'JP-A': { at: '0708' } } });
    expect(one.units.map((u) => u.counter).filter((c) => c !== undefined)).toEqual([
      pack.counters.findIndex((c) => c.id === 'JP-A'),
    ]);
    expect(new Match(one).where('JP-1', 'JP-2', 'JP-A', 'JP-4')).toEqual(['0310', '0611', '0708', '0806']);
  });

  test('gives named counters the tokens that are free, by rising hex', () => {
    const m = match('NZ-COMBAT', { 'NZ-35': '0707', 'JP-C': '0708', 'JP-A': '0310', 'JP-2': '0806' });
    const { units } = game.position.view(m.state, 'NZ').body as {
      units: readonly { token?: string; at: string }[];
    };
    expect(units.flatMap((u) => (u.token === undefined ? [] : [`${u.token} ${u.at}`]))).toEqual([
      'JP-1 0310',
      'JP-2 0806',
      'JP-3 0708',
      'JP-4 out',
    ]);
  });

  test('fixes what is named: no die is rolled for it, and the die for others leaves it out', () => {
    const named = match('NZ-COMBAT', { 'NZ-35': '0707', 'JP-C': '0708', 'JP-1': '0310' }, {}, [6]).play(
      attack('0708', 'NZ-35'),
    );
    expect(named.rolls.map((r) => r.purpose)).toEqual(['combat']);
    const other = match(
      'NZ-COMBAT',
      { 'NZ-35': '0309', 'NZ-37': '0601', 'JP-C': '0708', 'JP-1': '0310' },
      {},
      [3, 6],
    ).play(attack('0310', 'NZ-35'));
    expect(other.rolls[0]).toMatchObject({
      dice: [3],
      outcomes: [
        [1, 'JP-A'],
        [2, 'JP-B'],
        [3, 'JP-D'],
      ],
    });
  });

  test('is refused with the place of the fault', () => {
    const at = (units: Readonly<Record<string, string>>, more = {}, phase = 'NZ-COMBAT') =>
      faultOf(file(phase, units, more));
    expect(at({ 'NZ-99': '0601' })).toBe('units');
    expect(at({ 'NZ-35': '0699' })).toBe('units.NZ-35.at');
    expect(at({ 'NZ-35': '0601', 'JP-C': '0601' })).toBe('units.NZ-35.at');
    expect(at({ 'JP-1': '0601', 'JP-C': '0601' })).toMatch(/^units\.JP-/);
    expect(at({ 'JP-1!': '0601' })).toBe('units.JP-1.faceUp');
    expect(at({ 'NZ-35!': '0601' })).toBe('units.NZ-35.faceUp');
    expect(at({ 'JP-A!': '0601' })).toBe('units.JP-A.at');
    expect(at({ 'JP-C': 'off' })).toBe('units.JP-C.at');
    expect(at({ 'JP-1': '0601', 'JP-2': '0602', 'JP-3': '0603', 'JP-4': '0604', 'JP-C': '0708' })).toBe(
      'units.JP-C',
    );
    expect(at({ 'NZ-TB': '0707', 'NZ-T1': '0706' })).toBe('units.NZ-TB.at');
    expect(at({}, { ravine: '0601' })).toBe('ravine');
    expect(at({}, { turn: 2 }, 'SETUP-NZ')).toBe('turn');
    // SP-3.1.a: the Japanese lie on their palms, none elsewhere and none off the map.
    expect(faultOf({ game: 'squarepeg', units: { 'JP-1': { at: 'out' } } })).toBe('units.JP-1.at');
    expect(faultOf({ game: 'squarepeg', units: { 'JP-1': { at: '0709' } } })).toBe('units.JP-1.at');
    expect(faultOf({ game: 'squarepeg', clear: true })).toBe('units.JP-1.at');
    expect(at({}, { arrival: 'arrived' })).toBe('arrival');
    expect(faultOf({ game: 'squarepeg', colour: 'red' })).toBe('');
    expect(faultOf({ game: 'kyuchorei' })).toBe('game');
  });

  test('begins procedures where they belong', () => {
    const begin = (procedure: string, given: Json, phase: string, units = FIXED) =>
      faultOf(file(phase, units, { begin: { procedure, ...(given === null ? {} : { with: given }) } }));
    expect(begin('arrival', null, 'NZ-MOVEMENT')).toBe('arrival');
    expect(begin('arrival', null, 'JP-MOVEMENT')).toBe('begin');
    expect(begin('move', { unit: 'NZ-35' }, 'NZ-COMBAT')).toBe('begin');
    expect(begin('move', { unit: 'NZ-37' }, 'NZ-MOVEMENT')).toBe('begin.with.unit');
    expect(begin('move', { unit: 'JP-C' }, 'NZ-MOVEMENT')).toBe('begin.with.unit');
    expect(begin('move', { unit: 'JP-C' }, 'JP-MOVEMENT')).toBe('none');
    expect(begin('result', { target: '0708', units: ['NZ-35'], result: 'De' }, 'NZ-COMBAT')).toBe('none');
    expect(begin('result', { target: '0706', units: ['NZ-35'], result: 'De' }, 'NZ-COMBAT')).toBe(
      'begin.with.target',
    );
    expect(begin('result', { target: '0708', units: ['NZ-35'], result: 'Xx' }, 'NZ-COMBAT')).toBe(
      'begin.with.result',
    );
    expect(begin('advance', { target: '0708', units: ['NZ-35'] }, 'NZ-COMBAT')).toBe('begin.with.target');
    expect(begin('advance', { target: '0704', units: ['NZ-35'] }, 'NZ-COMBAT')).toBe('begin.with.units');
    expect(begin('odds', { attack: 0, defence: 1 }, 'NZ-COMBAT')).toBe('begin.with.attack');
    expect(begin('fly', null, 'NZ-COMBAT')).toBe('begin.procedure');
  });

  test('has a schema that names every word', () => {
    const text = JSON.stringify(game.position.schema());
    for (const word of [
      'NZ-MOVEMENT',
      'JP-4',
      'JP-A',
      '0806',
      'fatigued',
      'faceUp',
      'ravine',
      'arrival',
      'odds',
      'optionalValentineVictory',
    ])
      expect(text).toContain(`"${word}"`);
  });

  test('keeps what was attacked from where, where that binds', () => {
    const strict = otherwise('unitsOfOneHexMayAttackDifferentHexesInTurn');
    const m = match(
      'NZ-COMBAT',
      { 'NZ-35': '0707', 'NZ-T1': '0707', 'NZ-37': '0706', 'JP-B!': '0708', 'JP-C!': '0807' },
      {},
      [6],
      strict,
    );
    m.play(attack('0708', 'NZ-35'), { do: 'end' });
    const shownThere = strict.position.show(m.state);
    expect(shownThere).toMatchObject({ fronts: [['0707', '0708']] });
    expect(position(shownThere, strict)).toEqual(m.state);
  });
});

describe('what lies under a counter', () => {
  test('is in no view, picture, word, question or explanation before it is turned up: all are byte-identical for twins', () => {
    let compared = 0;
    for (let seed = 0; seed < 40; seed++) {
      const twins = [FIXED, LAID].map((units) => [...hiddenCourse(seed, units)] as const);
      const [one = [], other = []] = twins;
      expect(one.length).toBe(other.length);
      expect(one).toEqual(other);
      compared += one.length;
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('changes no refusal: the same wrong orders are refused with the same words', () => {
    const refusals = [FIXED, LAID].map((units) => {
      const m = match('NZ-COMBAT', units);
      const wrong = ['JP-A', 'JP-C', 'JP-D', 'JP-1', 'JP-2'].flatMap((id) => [
        attack('0708', id),
        attack(id, 'NZ-35'),
        move(id, '0708'),
      ]);
      return wrong.map((order) => m.refused(order));
    });
    expect(refusals[0]).toEqual(refusals[1]);
  });

  test('is not in the log before the reveal, nor in anything told', () => {
    const m = match('JP-MOVEMENT', FIXED, { turn: 2 }, [6, 6]).play(move('JP-1', '0410'));
    expect(JSON.stringify([m.session.events, m.log])).not.toMatch(/JP-[ACD]/);
  });

  test('stands in no state at all unless a file has fixed it', () => {
    for (let seed = 0; seed < 30; seed++)
      for (const { state } of states(seed)) {
        const hidden = state.units.filter((u, i) => pack.pieces[i]?.side === 'JP' && u.faceUp !== true);
        expect(hidden.some((u) => 'counter' in u)).toBe(false);
      }
  });

  test('is mixed anew by twins, which differ in nothing else', () => {
    const state = position(file('NZ-COMBAT', FIXED));
    const twins = [0, 1, 2, 3, 4, 5].map((seed) => game.position.twin?.(state, 'JP', picker(seed)));
    const counters = new Set(twins.map((twin) => JSON.stringify(twin?.units.map((u) => u.counter))));
    expect(counters.size).toBeGreaterThan(1);
    for (const twin of twins) {
      if (twin === undefined) throw new Error('no twin');
      for (const viewer of ['NZ', 'JP', 'spectator']) expect(shown(twin, viewer)).toBe(shown(state, viewer));
    }
    expect(game.position.twin?.(started().state, 'NZ', picker(1))).toBeUndefined();
  });

  test('the rest of a path that was ordered beyond a discovery is its owner’s alone', () => {
    const m = match(
      'NZ-MOVEMENT',
      { 'NZ-T1': '0704', 'NZ-35': '0601', 'NZ-30': 'out', 'JP-D': '0310' },
      { ravine: null },
      [4],
    );
    m.play(move('NZ-T1', '0705', '0706', '0707'));
    const rest = (viewer: string) =>
      (game.position.view(m.state, viewer).body as { move?: { rest: unknown } }).move?.rest;
    expect([rest('NZ'), rest('JP'), rest('spectator')]).toEqual([['0706', '0707'], [], []]);
    expect(m.session.events[0]?.orders.at(-1)?.order).toEqual({ do: 'move', unit: 'NZ-T1', path: ['0705'] });
    const twin = game.position.twin?.(m.state, 'JP', picker(1));
    expect([
      twin?.move?.rest,
      shown(m.state, 'JP') === (twin === undefined ? '' : shown(twin, 'JP')),
    ]).toEqual([[], true]);
    expect(game.position.twin?.(m.state, 'NZ', picker(1))).toBeUndefined();
  });
});

/** Everything shown to anybody in a random match from a position, up to the first reveal. */
function* hiddenCourse(seed: number, units: Readonly<Record<string, string>>): Generator<string> {
  for (const session of states(seed, position(file('JP-MOVEMENT', units, { turn: 2, ravine: '0905' })))) {
    if (session.events.some((e) => e.log.some((entry) => entry.key === 'reveal'))) return;
    for (const viewer of ['NZ', 'JP', 'spectator']) yield shown(session.state, viewer, session.questions);
    yield JSON.stringify([session.events, session.questions.map((q) => [q.about, legal(q).length])]);
  }
}
