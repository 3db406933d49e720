import { describe, expect, test } from 'vitest';
import { readEvent, sealState } from '../../../src/journal/index.js';
import { courseOf } from '../../../src/match/model/course.js';
import { ObservedStates, Timeline } from '../../../src/match/read/timeline.js';
import { type Json, playBack, tapeOf } from '../../../src/referee/index.js';
import { ROWS } from '../../secrets/games.js';
import { effort } from '../../support/effort.js';
import { recorded, SECRET_ROOT } from '../recorded.js';

const SEEDS = effort([1], [1, 2, 3]);

describe.each(ROWS)('the timeline of a random match of $game.id', ({ game }) => {
  const setting = { scenario: game.scenarios[0]?.id ?? '', options: {} };
  const matches = SEEDS.map((seed) => recorded(game, game.rules.start(setting), seed));
  const timelines = matches.map((records) => {
    const timeline = new Timeline(() => game, 1, setting);
    timeline.add(records);
    return timeline;
  });
  const events = timelines.flatMap((timeline) => timeline.events);

  test('shows after every event the state whose hash stands in the journal', () => {
    for (const timeline of timelines)
      for (const { record } of timeline.events) {
        const state = JSON.parse(timeline.stateAt({ n: record.number, step: 0 }) ?? '') as Json;
        const { seal } = sealState(SECRET_ROOT, 'm1', record.number, game.position.hides, state);
        expect(readEvent(record.text)).toMatchObject({ state: seal });
      }
    expect(events.length).toBeGreaterThan(6 * SEEDS.length);
  });

  test('has a step for every order that was given and every roll, in the order in which they fell', () => {
    for (const { record, steps } of events) {
      const event = readEvent(record.text);
      if (event.type !== 'played') throw new Error(`event ${record.number} is ${event.type}`);
      const { orders, rolls } = event.public;
      const inOrder = [...orders, null].flatMap((order, i) => [
        ...rolls.flatMap(({ after }, roll) => (after === i ? [{ what: 'roll', index: roll }] : [])),
        ...(order !== null && order.order !== null ? [{ what: 'order', index: i }] : []),
      ]);
      expect(steps.map(({ what, index }) => ({ what, index }))).toEqual(inOrder);
    }
    expect(events.some(({ steps }) => steps.length > 2)).toBe(true);
  });

  test('shares the log of an event out among its steps, every line once', () => {
    for (const { record, steps } of events.filter((event) => event.steps.length > 0)) {
      const event = readEvent(record.text);
      const lines = event.type === 'played' ? event.public.log : [];
      expect(steps.flatMap(({ entries }) => lines.slice(...entries))).toEqual(lines);
    }
  });

  test('gives every roll its own line first or after what was said before it', () => {
    for (const { record, steps } of events) {
      const event = readEvent(record.text);
      const lines = event.type === 'played' ? event.public.log : [];
      for (const { what, index, entries } of steps) {
        const rolls = lines.slice(...entries).filter(({ key }) => key === 'roll');
        expect(rolls.map(({ roll }) => roll)).toEqual(what === 'roll' ? [index] : []);
      }
    }
  });

  test('finds the state behind each order and roll as it was when the match ran, from fewer that are kept', () => {
    for (const [i, timeline] of timelines.entries()) {
      const observer = new ObservedStates();
      const runs = courseOf(matches[i] ?? []).map(({ run }) => run);
      const runner = playBack(game, game.rules.start(setting), tapeOf(runs), { observer });
      const passed = observer.develop(runner.state);
      expect(observer.kept.length).toBeLessThan(passed.length);
      for (const { record, steps } of timeline.events)
        for (const [k, { shot }] of steps.entries())
          expect(timeline.stateAt({ n: record.number, step: k + 1 })).toBe(passed[shot]?.state);
    }
  });

  test('that is played on event by event is the same as one that is played at once', () => {
    const [records = []] = matches;
    const timeline = new Timeline(() => game, 1, setting);
    for (const record of records) timeline.add([record]);
    expect(timeline.events).toEqual(timelines[0]?.events);
    expect(timeline.head).toBe(records.at(-1)?.hash);
  });
});
