/**
 * Who looks on sees everything that the script does, played for the first time or played back, and changes
 * nothing.
 */
import { describe, expect, test } from 'vitest';
import { type Answer, type Entry, playBack, type RunObserver, tapeOf } from '../../../src/referee/index.js';
import { toy } from '../../toy/game.js';
import { freshState, playAtRandom } from '../support.js';

/** All that an observer is told, a line each; beside it the state at that moment. */
function notes() {
  const told: unknown[] = [];
  const states: string[] = [];
  const note = (what: unknown, state: object) => {
    told.push(what);
    states.push(JSON.stringify(state));
  };
  const observer: RunObserver = {
    answered: (answers, state) => note({ answers }, state),
    rolled: ({ purpose, faces }, state) => note({ purpose, faces }, state),
    drew: ({ purpose, side }, state) => note({ purpose, side }, state),
    said: (entry) => told.push({ entry }),
  };
  return { observer, told, states };
}

const SEEDS = [1, 2, 3, 4, 5];

describe('an observer', () => {
  test.each(SEEDS)('of a match played back is told what one of the match itself was, %i', (seed) => {
    const [first, again] = [notes(), notes()];
    const { session, events } = playAtRandom(seed, { observer: first.observer });
    const runner = playBack(toy, freshState(), tapeOf(events), { observer: again.observer });
    expect(again.told).toEqual(first.told);
    expect(again.states).toEqual(first.states);
    expect(runner.state).toEqual(session.state);
    expect(first.told.length).toBeGreaterThan(20);
  });

  test.each(SEEDS)('is told each answer, roll and line of the log once, in order, %i', (seed) => {
    const answers: Answer[] = [];
    const log: Entry[] = [];
    const rolls: (readonly number[])[] = [];
    const { events } = playAtRandom(seed, {
      observer: {
        answered: (taken) => answers.push(...taken),
        rolled: ({ faces }) => rolls.push(faces),
        said: (entry) => log.push(entry),
      },
    });
    expect(answers).toEqual(events.flatMap((event) => event.answers));
    expect(rolls).toEqual(events.flatMap((event) => event.rolls.map(({ faces }) => faces)));
    expect(log).toEqual(events.flatMap((event) => event.log.filter(({ key }) => key !== 'roll')));
  });

  test('changes nothing', () => {
    const watched = playAtRandom(7, { observer: notes().observer });
    expect(watched.events).toEqual(playAtRandom(7).events);
  });
});
