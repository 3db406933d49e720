/**
 * Counters beside a point keep off what stands beside others, and summaries hide the counters that they lie
 * on.
 */
import { describe, expect, test } from 'vitest';
import { type Footprint, middlesBeside, roomAround } from '../../../../src/board/svg/counters/beside.js';
import { pileSize } from '../../../../src/board/svg/counters/pile.js';
import type { ScenePile, ScenePlace } from '../../../../src/referee/index.js';

const SHEET = { width: 1000, height: 800 };
const REST = { dx: -30, dy: 0, side: 40 };
const COUNTERS = { width: 80, height: 40 };

function point(x: number, y: number): ScenePlace {
  return { id: 'here', shape: 'round', x, y, radius: 20, tone: 'town', label: '', title: '', rest: REST };
}

function spots(x: number, others: readonly Footprint[]) {
  return middlesBeside(SHEET, point(x, 400), REST, [COUNTERS, COUNTERS], others);
}

describe('the sides in a point', () => {
  test('stand in a row where there is room', () => {
    const [first, second] = spots(500, []);
    expect([first?.y, second?.y]).toEqual([400, 400]);
    expect(second?.x).toBeCloseTo(500 - 30 - 40);
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan(COUNTERS.width);
  });

  test('stand one below the other where a row would cover what stands beside another point', () => {
    const other = { place: 'there', left: 250, right: 370, top: 380, bottom: 420 };
    const [first, second] = spots(500, [other]);
    expect(first?.x).toBe(second?.x);
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThan(COUNTERS.height);
    expect(first?.x).toBeCloseTo(500 - 30 - 40);
  });

  test('take no notice of their own room, nor of a neighbour that a row does not reach', () => {
    const all = roomAround('here', spots(500, []), [COUNTERS, COUNTERS]);
    const far = { place: 'there', left: 0, right: 200, top: 380, bottom: 420 };
    expect(spots(500, [all, far])).toEqual(spots(500, []));
  });

  test('stay on the sheet', () => {
    const room = roomAround('here', spots(120, []), [COUNTERS, COUNTERS]);
    expect(room.left).toBeGreaterThanOrEqual(0);
    expect(room.bottom - room.top).toBeGreaterThan(2 * COUNTERS.height);
  });
});

test.each([1, 2, 3, 4])('a summary of %i rows is as large as the counters under it', (rows) => {
  const row = { symbol: 'cruiser', count: 3, text: '砲3', reversed: 0 } as const;
  const pile: ScenePile = {
    place: 'here',
    side: 'J',
    tone: 'first',
    rows: Array.from({ length: rows }, () => row),
    title: '',
  };
  const { width, height } = pileSize(pile, 40);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
});
