/** The practice opponent does not go round in circles. */
import { describe, expect, test } from 'vitest';
import { endingOf, Headway } from '../../src/practice/headway.js';
import { order, type Question } from '../../src/referee/index.js';

const view = (at: number) => ({ viewer: 'RED', now: [], body: { at } });

describe('answers', () => {
  test('that lead back to what was seen are in vain, forty of them are enough', () => {
    const headway = new Headway();
    const lost = Array.from({ length: 42 }, (_, i) => headway.isLost(3, view(i % 2)));
    expect(lost.indexOf(true)).toBe(41);
  });

  test('that lead to something new are not, however many', () => {
    const headway = new Headway();
    const lost = Array.from({ length: 300 }, (_, i) => headway.isLost(3, view(i)));
    expect(lost).not.toContain(true);
  });

  test('are counted anew behind an event, and behind a position that is new', () => {
    const headway = new Headway();
    for (let i = 0; i < 40; i++) headway.isLost(3, view(0));
    expect(headway.isLost(4, view(0))).toBe(false);
    for (let i = 0; i < 39; i++) expect(headway.isLost(4, view(0))).toBe(false);
    expect(headway.isLost(4, view(1))).toBe(false);
    expect(headway.isLost(4, view(0))).toBe(false);
  });
});

describe('the end of a phase', () => {
  const asked = (...forms: Question['forms']): Question => ({
    side: 'RED',
    kind: 'march',
    clause: 'T-1',
    public: true,
    scope: [],
    forms,
  });

  test('is the idle form that is open; where there is none the phase goes on', () => {
    const march = order('march').one('to', 'point', { candidates: () => ['mill'], forbids: () => undefined });
    expect(endingOf(asked(march, order('end').idly()))).toEqual({ do: 'end' });
    expect(endingOf(asked(march))).toBeUndefined();
  });
});
