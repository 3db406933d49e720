/** Which lines of an event's log belong to which phase and order: noted by the run that commits. */
import { expect, test } from 'vitest';
import { Session, sampleOrder } from '../../../src/referee/index.js';
import { toy } from '../../toy/game.js';
import { picker, seededChance } from '../support.js';

function played(seed: number, snapshots: boolean) {
  const chance = seededChance(seed);
  const session = new Session(toy, toy.rules.start({ scenario: 'standard', options: {} }), {
    chance,
    snapshots,
  });
  const pick = picker(seed);
  while (session.stop.at === 'asked') {
    const [question] = session.questions;
    if (question === undefined) break;
    session.give(question.side, sampleOrder(question, pick));
  }
  return session.events;
}

test('every answer and every line of an event stands in a phase, in their order', () => {
  let phases = 0;
  for (let seed = 0; seed < 20; seed++)
    for (const { outline, answers, log } of played(seed, true)) {
      expect(outline.orders).toHaveLength(answers.length);
      expect(outline.orders).toEqual([...outline.orders].sort((a, b) => a - b));
      expect(outline.phases[0]).toMatchObject({ at: 0, orders: 0 });
      expect(outline.phases.map(({ at }) => at)).toEqual(
        outline.phases.map(({ at }) => at).sort((a, b) => a - b),
      );
      expect(outline.phases.at(-1)?.at).toBeLessThanOrEqual(log.length);
      phases += outline.phases.length;
    }
  expect(phases).toBeGreaterThan(200);
});

test('a phase is marked where it changes alone', () => {
  for (const { outline } of played(3, true))
    outline.phases.slice(1).forEach((phase, i) => {
      const before = outline.phases[i];
      expect([phase.now, phase.side]).not.toEqual([before?.now, before?.side]);
    });
});

test('phases of one side that follow each other are marked each', () => {
  const words = played(3, true).flatMap(({ outline }) =>
    outline.phases
      .slice(1)
      .flatMap((phase, i) => (phase.side === outline.phases[i]?.side ? [phase.now] : [])),
  );
  expect(words.length).toBeGreaterThan(0);
});

test('a run that commits nothing notes no phases', () => {
  expect(played(1, false).flatMap(({ outline }) => outline.phases)).toEqual([]);
});
