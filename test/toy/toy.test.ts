/** The toy as a game author reads it: its data fits together, its words are complete, every view is drawn. */
import { describe, expect, test } from 'vitest';
import { type Entry, isLegal, Session } from '../../src/referee/index.js';
import {
  freshState,
  giveAtRandom,
  picker,
  playAtRandom,
  position,
  seededChance,
} from '../referee/support.js';
import { toy } from './game.js';

const placeholders = (sentence: string) => [...sentence.matchAll(/\{(\w+)/g)].map((m) => m[1]).sort();

describe('the words', () => {
  test('stand in both languages with the same placeholders', () => {
    const { en, ja } = toy.words.text;
    expect(Object.keys(ja).sort()).toEqual(Object.keys(en).sort());
    for (const [key, sentence] of Object.entries(en))
      expect([key, placeholders(ja[key] ?? '')]).toEqual([key, placeholders(sentence)]);
  });

  test('name every log entry of random matches, with all that the sentence asks for', () => {
    for (let seed = 0; seed < 40; seed++) {
      for (const event of playAtRandom(seed).events) {
        const entries: readonly Entry[] = [...event.log, ...Object.values(event.told).flat()];
        for (const { key, ...params } of entries.filter((e) => e.key !== 'roll')) {
          const sentence = toy.words.text.en[key];
          expect(sentence, key).toBeDefined();
          for (const name of placeholders(sentence ?? '')) expect(params).toHaveProperty(name ?? '');
        }
      }
    }
  });

  test('name every scope and every result', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { session } = playAtRandom(seed, {}, 0);
      const pick = picker(seed);
      while (session.stop.at === 'asked') {
        const nested = session.questions.flatMap((q) => q.scope.slice(toy.rules.now(session.state).length));
        for (const crumb of nested) expect(toy.words.text.en).toHaveProperty([`scope.${crumb.key}`]);
        giveAtRandom(session, pick);
      }
      if (session.stop.at === 'ended')
        expect(toy.words.text.en).toHaveProperty([`result.${session.stop.result.key}`]);
    }
  });
});

describe('the game', () => {
  test('rolls for the weather only where the option says so', () => {
    const weather = (option: string) =>
      playAtRandom(1, {}, 500, freshState(option))
        .events.flatMap((e) => e.rolls)
        .filter((r) => r.purpose === 'weather').length;
    expect(weather('on')).toBeGreaterThan(0);
    expect(weather('off')).toBe(0);
  });

  test('shows each viewer his own counters and cards, and of the others how many', () => {
    const state = playAtRandom(3, {}, 0).session.state;
    const [red, spectator] = ['RED', 'spectator'].map((viewer) =>
      JSON.stringify(toy.position.view(state, viewer)),
    );
    for (const card of state.hands.BLUE) expect(red).not.toContain(card);
    for (const card of state.hands.RED) expect(red).toContain(card);
    for (const card of [...state.hands.RED, ...state.hands.BLUE]) expect(spectator).not.toContain(card);
    expect(spectator).not.toMatch(/flag|guard|scout/);
  });

  test('draws and describes every counter that is on the map', () => {
    const { state } = playAtRandom(3, {}, 0).session;
    const view = toy.position.view(state, 'RED');
    const scene = toy.picture.scene(view, 'en', []);
    expect(scene.counters.map((c) => c.id).sort()).toEqual(['B1', 'B2', 'B3', 'R1', 'R2', 'R3']);
    expect(scene.counters.filter((c) => c.symbol === 'hidden').map((c) => c.side)).toEqual([
      'BLUE',
      'BLUE',
      'BLUE',
    ]);
    expect(scene.counters.every((c) => toy.picture.ground('en').places.some((p) => p.id === c.place))).toBe(
      true,
    );
    expect(toy.picture.describe(view, 'en').flatMap((p) => p.lines)).toHaveLength(6);
  });

  test('gives the clock only legal answers', () => {
    let answered = 0;
    for (let seed = 0; seed < 20; seed++) {
      const { session } = playAtRandom(seed, {}, 0);
      const pick = picker(seed);
      while (session.stop.at === 'asked') {
        for (const q of session.questions) {
          const answer = toy.rules.timeout(toy.position.view(session.state, q.side), q);
          if (answer === undefined) continue;
          expect(isLegal(q, toy.rules.universe, answer)).toBe(true);
          answered++;
        }
        giveAtRandom(session, pick);
      }
    }
    expect(answered).toBeGreaterThan(50);
  });

  test('shows any position of a match in the words of a position file, and reads it back', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { session } = playAtRandom(seed, {}, seed % 17);
      if (session.stop.at === 'asked')
        expect(position(toy.position.show(session.state))).toEqual(session.state);
    }
    expect(toy.position.schema()).toMatchObject({ type: 'object' });
  });

  test('goes on from a position like any match', () => {
    const session = new Session(toy, position({ step: 'orders', turn: 4, weather: 'off' }), {
      chance: seededChance(1),
    });
    session.give('RED', { do: 'rest' });
    expect(session.stop).toMatchObject({ at: 'ended', result: { winner: null, key: 'turns' } });
  });
});
