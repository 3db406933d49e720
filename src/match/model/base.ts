/** Where the rules in force began: the set-up, or the position in which the match moved to them. */
import { readEvent } from '../../journal/index.js';
import { type BaseState, type Game, playBack, type Setting, tapeOf } from '../../referee/index.js';
import type { EventRecord } from '../../store/index.js';
import { courseOf } from './course.js';

/** A game at a version of its rules. */
export type Versioned = (version: number) => Game;

/** The beginning of what is played by the rules in force. `event`: the one that it stands behind, or 1. */
export interface RulesBase {
  readonly event: number;
  readonly state: BaseState;
}

/** Plays through what earlier versions played, each by its own rules. */
export function rulesBase(versioned: Versioned, setting: Setting, events: readonly EventRecord[]): RulesBase {
  let base: RulesBase | undefined;
  let part: EventRecord[] = [];
  for (const record of events) {
    part.push(record);
    if (record.type !== 'moved') continue;
    const event = readEvent(record.text);
    if (event.type !== 'moved') continue;
    const game = versioned(event.public.from);
    const from = base?.state ?? game.start(setting);
    const course = courseOf(part.slice(0, -1)).map(({ run }) => run);
    base = { event: record.number, state: playBack(game, from, tapeOf(course)).state };
    part = [];
  }
  if (base !== undefined) return base;
  const first = events[0] === undefined ? undefined : readEvent(events[0].text);
  const version = first?.type === 'opened' ? first.public.rulesVersion : 1;
  return { event: 1, state: versioned(version).start(setting) };
}
