/** Matches of the house's own games for tests of plans through the service. */

import { recordedRun } from '../../../src/audit/index.js';
import { readEvent } from '../../../src/journal/index.js';
import { type Game, type PlanRest, planPlaceOf, Session, sampleOrder } from '../../../src/referee/index.js';
import { picker, seededChance } from '../../referee/support.js';
import { begin, type Harness, makeHarness } from '../harness.js';
import { type Planner, planningOn } from './planner.js';

/** A fresh match of a game on a harness of its own: the same dice for the same seed. */
export async function matchOf(game: Game, seed: string, url?: string): Promise<Planner> {
  const library = { ids: [game.id], newest: () => game.version, load: () => game };
  const harness = await makeHarness(seed, url, () => ({ library }));
  return planningOn(harness, await openedOf(game, harness));
}

/** A match of the game, opened and seated. */
export function openedOf({ id, sides, scenarios }: Game, harness: Harness): Promise<string> {
  const seats = sides.map((side) => ({
    side,
    name: side,
    address: `${side}@example.org`,
    locale: 'en' as const,
    timeZone: 'UTC',
  }));
  const scenario = scenarios[0]?.id ?? '';
  return begin(harness, { game: id, scenario, options: {}, pack: null, opener: sides[0] ?? '', seats });
}

/** Drafts so many orders ahead at random, as far as a draft goes. */
export async function draftAtRandom(on: Planner, side: string, orders: number): Promise<void> {
  for (let n = 0; n < orders; n++) {
    const { question } = (await on.plan(side)).rehearsal.sketch;
    const order =
      question === undefined
        ? undefined
        : sampleOrder(
            { ...question, forms: question.forms.filter(({ anytime }) => !anytime) },
            on.harness.pick,
          );
    if (order === undefined) return;
    await on.edit({ do: 'draft', order }, side);
  }
}

/** What a journal recorded: answers in full, faces with their links, draws, lines of the log. */
export async function courseOf({ harness, match }: Planner) {
  const events = (await harness.store.readEvents(match, 1)).map((record) => ({
    event: readEvent(record.text),
    open: JSON.parse(record.contents) as Parameters<typeof recordedRun>[1],
  }));
  const runs = events.flatMap(({ event, open }) => recordedRun(event, open) ?? []);
  const played = events.flatMap(({ event }) => (event.type === 'played' ? [event.public] : []));
  return {
    answers: runs.flatMap(({ answers }) => answers),
    rolls: played.flatMap(({ rolls }) =>
      rolls.map(({ k, link, faces, purpose }) => ({ k, link, faces, purpose })),
    ),
    draws: runs.flatMap(({ draws }) => draws.map(({ ids }) => ids)),
    log: played.flatMap(({ log }) => log.filter(({ key }) => key !== 'roll')),
  };
}

/** Whatever does nothing more, at every question of the game that has such an answer, in every turn. */
export function idleRests(game: Game, side: string, turns: number): readonly PlanRest[] {
  const found = new Map<string, Omit<PlanRest, 'turn'>>();
  const scenario = game.scenarios[0]?.id ?? '';
  for (let seed = 1; seed <= 2; seed++) {
    const pick = picker(seed);
    const session = new Session(game, game.rules.start({ scenario, options: {} }), {
      chance: seededChance(seed),
    });
    for (let n = 0; n < 1500 && session.questions.length > 0; n++) {
      const [question] = session.questions;
      if (question === undefined) break;
      const idle = question.forms.find((form) => form.idle === true && form.fields.length === 0)?.do;
      const { phase } = planPlaceOf(game, session.state);
      if (question.side === side && idle !== undefined)
        found.set(`${phase} ${question.kind}`, { phase, kind: question.kind, do: idle });
      const order = sampleOrder(question, pick, 8);
      if (order === undefined || session.give(question.side, order) !== undefined) break;
    }
  }
  return Array.from({ length: turns }, (_, i) =>
    [...found.values()].map((rest) => ({ turn: i + 1, ...rest })),
  ).flat();
}
