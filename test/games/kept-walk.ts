/** Kept matches as their readers are told them: each event as a chapter, with the views before and after it. */
import type { Chapter, ReportRoll } from '../../src/match/index.js';
import { type BaseState, type Game, Session, type View, type Viewer } from '../../src/referee/index.js';
import { seededChance } from '../referee/support.js';
import { keptMatches } from './support/unchanged.js';

export interface ToldEvent {
  /** Which match, from 0. */
  readonly match: number;
  readonly viewer: Viewer;
  readonly chapter: Chapter;
  readonly before: View;
  readonly after: View;
}

/** Every event of the kept matches of a game for each of its readers, at most so many events a match. */
export function* toldEvents(game: Game, matches: number, most: number): Generator<ToldEvent> {
  for (const [match, { setting, seed, standing, orders }] of keptMatches(game).slice(0, matches).entries()) {
    const session = new Session(game, game.rules.start(setting), {
      chance: seededChance(seed),
      ...(standing ? { standing: (_side, decision, view) => game.standing.answer([], view, decision) } : {}),
    });
    let before = copyOf(session.state);
    let told = session.events.length;
    for (const order of orders) {
      const [question] = session.questions;
      if (question === undefined || told >= most) break;
      session.give(question.side, order);
      if (session.events.length === told) continue;
      const after = copyOf(session.state);
      for (const viewer of [...game.sides, 'spectator'])
        yield {
          match,
          viewer,
          chapter: chapterOf(session, told, viewer),
          before: game.position.view(before, viewer),
          after: game.position.view(after, viewer),
        };
      told = session.events.length;
      before = after;
    }
  }
}

function copyOf(state: BaseState): BaseState {
  return structuredClone(state);
}

/** An event of a session as a reader is told it. */
export function chapterOf({ events }: Session, from: number, viewer: Viewer): Chapter {
  const event = events[from];
  if (event === undefined) throw new Error(`no event ${from}`);
  return {
    n: from + 1,
    at: '2026-11-21T10:15:30Z',
    type: 'played',
    entries: event.log,
    told: event.told[viewer] ?? [],
    rolls: event.rolls.map(
      ({ proof: _, after: __, ...roll }): ReportRoll => ({ ...roll, chain: 1, k: 1, link: '' }),
    ),
    outline: {
      phases: event.outline.phases.map(({ at, ...phase }) => ({ from: at, ...phase })),
      orders: event.orders.map(({ side, order }, i) => ({
        from: event.outline.orders[i] ?? 0,
        side,
        do: order?.do ?? null,
      })),
    },
    facts: {},
  };
}
