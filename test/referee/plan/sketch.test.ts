/**
 * Drafting ahead: the real forms on a position read back from one's own view, as far as nobody else and no
 * die has a say.
 */
import { describe, expect, test } from 'vitest';
import { type Order, Session, type Sketched, sampleOrder, sketchAhead } from '../../../src/referee/index.js';
import { toy } from '../../toy/game.js';
import type { ToyState } from '../../toy/state.js';
import { picker, playAtRandom, position, seededChance } from '../support.js';
import { ORDERS } from './planning.js';

const QUEUE: Order = { do: 'queue', units: ['R1', 'R3'] };
const R1: Order = { do: 'move', path: 'mill' };
const R3: Order = { do: 'move', path: ['wood'] };
const ASSAULT: Order = { do: 'attack', target: 'gate', units: ['R1', 'R3'] };

function drafted(given: readonly (Order | string)[], from: ToyState = position(ORDERS)) {
  const session = new Session(toy, from, { chance: seededChance(1) });
  const asked = session.questions.find(({ side }) => side === 'RED');
  const all = given.map((one): Sketched => (typeof one === 'string' ? { leap: one } : { order: one }));
  return sketchAhead(toy, toy.position.view(session.state, 'RED'), 'RED', asked, all);
}

describe('a draft ahead', () => {
  test('stands at the question that stands', () => {
    const { question, ends } = drafted([]);
    expect([question?.kind, ends]).toEqual(['command', undefined]);
  });

  test('does not begin where the view leads to another question than the one that stands', () => {
    const session = new Session(toy, position(ORDERS), { chance: seededChance(1) });
    const [asked] = session.questions;
    session.give('RED', QUEUE);
    const sketch = sketchAhead(toy, toy.position.view(session.state, 'RED'), 'RED', asked, []);
    expect([asked?.kind, sketch.ends, sketch.question]).toEqual(['command', 'start', undefined]);
  });

  test('makes a line of each round, at its turn, phase and kind of question', () => {
    const { lines, question } = drafted([QUEUE, R1]);
    expect(lines.map(({ turn, phase, kind, orders }) => [turn, phase, kind, orders])).toEqual([
      [1, 'orders', 'command', [QUEUE]],
      [1, 'orders', 'march', [{ do: 'move', path: ['ford', 'mill'] }]],
    ]);
    expect(question?.about).toEqual({ unit: 'R3' });
  });

  test('goes on past the end of a phase that the table of steps marks', () => {
    expect(drafted([QUEUE, R1, R3]).question?.kind).toBe('attack');
  });

  test('refuses what the rules refuse, and keeps what stands before it', () => {
    const { refusal, lines, question } = drafted([QUEUE, { do: 'move', path: ['keep'] }]);
    expect(refusal?.clause).toBe('TY-3.b');
    expect([lines.length, question?.kind]).toEqual([1, 'march']);
  });

  test('takes nothing that may be said at any time: offers and cards are no business of plans', () => {
    const from = position({ ...ORDERS, hands: { RED: ['c3'], BLUE: ['c0'] } });
    expect(from.hands.RED).toContain('c3');
    const { refusal, lines, question } = drafted([QUEUE, { do: 'signal', card: 'c3' }], from);
    expect(refusal).toEqual({ code: 'closed', clause: 'TY-3.a' });
    expect([lines.length, question?.kind]).toEqual([1, 'march']);
  });

  test('closes a line at a die and goes on from before it, its units engaged', () => {
    const { lines, question, view } = drafted([QUEUE, R1, R3, ASSAULT]);
    expect(lines.map(({ barrier, untried }) => [barrier, untried])).toEqual([
      [undefined, false],
      [undefined, false],
      [undefined, false],
      ['reveal', false],
    ]);
    expect(question?.kind).toBe('attack');
    expect(JSON.stringify(view)).toContain('"queue":[]');
    const more = drafted([QUEUE, R1, R3, ASSAULT, { do: 'end' }]);
    expect(more.lines.at(-1)).toMatchObject({ untried: true, barrier: 'phase' });
    expect(more.ends).toBe('phase');
  });

  test('leaps to the beginning of a later phase, where nothing before it was tried', () => {
    expect(drafted([]).later).toEqual(['assault', 'dusk']);
    const near = position({ ...ORDERS, units: { ...ORDERS.units, R1: { at: 'mill', kind: 'guard' } } });
    const { question, lines } = drafted(['assault', { do: 'end' }], near);
    expect(question).toBeUndefined();
    expect(lines).toMatchObject([{ phase: 'assault', untried: true }]);
  });

  test('takes from the game what the other side is assumed to answer', () => {
    const armed = position({ ...ORDERS, hands: { RED: [], BLUE: ['c0', 'c6'] } });
    expect(drafted([QUEUE, R1], armed).question?.about).toEqual({ unit: 'R3' });
  });

  test('keeps what an order was worth', () => {
    expect(drafted([QUEUE]).lines[0]?.stakes).toEqual([2]);
  });
});

describe('whatever the other side hides', () => {
  test('a draft ahead and its sentences are the same', () => {
    let drafts = 0;
    for (let seed = 0; seed < 60; seed++) {
      const { session } = playAtRandom(seed, {}, 3 + (seed % 20));
      const [question] = session.questions;
      if (question === undefined || session.questions.length > 1) continue;
      const { side } = question;
      const other = toy.position.twin?.(session.state, side, picker(seed + 1));
      if (other === undefined) continue;
      const draft = (state: ToyState) => {
        const given: Sketched[] = [];
        const pick = picker(seed + 5);
        let sketch = sketchAhead(toy, toy.position.view(state, side), side, question, given);
        for (let i = 0; i < 6 && sketch.question !== undefined; i++) {
          const order = sampleOrder(sketch.question, pick);
          if (order === undefined) break;
          given.push({ order });
          sketch = sketchAhead(toy, toy.position.view(state, side), side, question, given);
        }
        drafts += given.length;
        return JSON.stringify({ given, ...sketch, question: sketch.question?.kind });
      };
      expect(draft(other)).toBe(draft(session.state));
    }
    expect(drafts).toBeGreaterThan(60);
  });
});
