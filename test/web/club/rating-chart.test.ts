import { describe, expect, test } from 'vitest';
import { ratingChart } from '../../../src/web/club/rating-chart.js';

const at = (day: number) => new Date(Date.UTC(2027, 0, day));
const points = [
  { at: at(1), value: 1500, half: 200 },
  { at: at(91), value: 1620, half: 150 },
  { at: at(181), value: 1700, half: 100 },
];

describe('the chart of a rating', () => {
  test('spans the time and the intervals, between round hundreds', () => {
    const chart = ratingChart(points);
    expect(chart?.ticks.map(({ value }) => value)).toEqual([1300, 1400, 1500, 1600, 1700, 1800]);
    expect(chart?.ticks[0]?.y).toBe(152);
    expect(chart?.ticks.at(-1)?.y).toBe(8);
    // 1500 is two fifths up from 1300 to 1800.
    expect(chart?.line).toBe('44,94.4 178,59.8 312,36.8');
    expect(chart?.last).toEqual({ x: 312, y: 36.8 });
  });

  test('goes around the line with its band', () => {
    expect(ratingChart(points)?.band).toBe('44,36.8 178,16.6 312,8 312,65.6 178,103 44,152');
  });

  test('is the same in whatever order the points come', () => {
    expect(ratingChart([...points].reverse())).toEqual(ratingChart(points));
  });

  test('has few ticks however far the values are apart', () => {
    const wide = ratingChart([
      { at: at(1), value: 1000, half: 240 },
      { at: at(9), value: 2400, half: 240 },
    ]);
    expect(wide?.ticks.length).toBeLessThanOrEqual(6);
    for (const { y } of wide?.ticks ?? []) {
      expect(y).toBeGreaterThanOrEqual(8);
      expect(y).toBeLessThanOrEqual(152);
    }
  });

  test('is none without a past', () => {
    expect(ratingChart([])).toBeUndefined();
    expect(ratingChart(points.slice(0, 1))).toBeUndefined();
  });
});
