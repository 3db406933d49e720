/**
 * What is hidden: hands and the deck (decisions: a card is public when it is used, a forced one when it is
 * drawn).
 */
import { describe, expect, test } from 'vitest';
import type { WpState } from '../../../../src/games/witp/state/state.js';
import { Session, sampleOrder } from '../../../../src/referee/index.js';
import { file, game, picker, position, seededChance } from '../support.js';

const state = (): WpState =>
  position(file(4, 'event', { '0907': 'J-L25' }, { hands: { J: ['1942-02'], A: ['1942-05'] } }));

describe('a view', () => {
  test('WP-4.1.b shows the own hand and never the other one', () => {
    const text = (viewer: string) => JSON.stringify(game.position.view(state(), viewer).body);
    expect([text('J').includes('1942-02'), text('J').includes('1942-05')]).toEqual([true, false]);
    expect([text('A').includes('1942-02'), text('A').includes('1942-05')]).toEqual([false, true]);
    expect(/1942-0[25]/.test(text('spectator'))).toBe(false);
  });

  test('is the same in every twin of a match, question by question', () => {
    const session = new Session(game, game.rules.start({ scenario: 'short', options: { lastTurn: '4' } }), {
      chance: seededChance(7),
    });
    const pick = picker(7);
    let differing = 0;
    while (session.stop.at === 'asked') {
      const [question] = session.questions;
      if (question === undefined) break;
      for (const viewer of ['J', 'A', 'spectator']) {
        const twin = game.position.twin?.(session.state, viewer, pick);
        if (twin === undefined) continue;
        if (JSON.stringify(twin) !== JSON.stringify(session.state)) differing++;
        expect(game.position.view(twin, viewer)).toEqual(game.position.view(session.state, viewer));
      }
      session.give(question.side, sampleOrder(question, pick));
    }
    expect(differing).toBeGreaterThan(100);
  });

  test('no twin puts a forced card into a hand or a card of last year into the deck', () => {
    const late = position(file(7, 'depot', {}, { hands: { J: ['1942-02'], A: ['1943-05'] } }));
    for (let seed = 0; seed < 20; seed++) {
      const twin = game.position.twin?.(late, 'spectator', picker(seed));
      expect(twin?.hands.J).toEqual(late.hands.J);
      expect(twin?.hands.A.some((card) => card === 18)).toBe(false); // 1943-09
    }
  });
});
