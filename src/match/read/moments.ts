/** A replay as pages are given it: the timeline, and the moments on it. */
import type {
  Crumb,
  Entry,
  Locale,
  Paragraph,
  PublicOrder,
  Scene,
  Side,
  Viewer,
} from '../../referee/index.js';
import type { Chapter, MatchInfo } from '../model/types.js';

/** With whose eyes a replay is seen. `all`: with everybody's, the whole truth. */
export type ReplayViewer = Viewer | 'all';

/**
 * A place in the course of a match: after event `n` (`step` 0), or inside it after so many of its orders and
 * rolls.
 */
export interface MomentPlace {
  readonly n: number;
  readonly step: number;
}

/** An event on the timeline. `now`: turn and phase after it. */
export interface ReplayEvent {
  readonly n: number;
  readonly at: string;
  readonly type: string;
  readonly steps: number;
  readonly now: readonly Crumb[];
}

/**
 * An order or a roll of an event: the order as the reader may know it, or the roll by its index in the
 * chapter. `entries`: what was said upon it, as a part of the chapter's entries.
 */
export interface MomentStep {
  readonly order?: PublicOrder;
  readonly roll?: number;
  readonly entries: readonly [from: number, to: number];
}

export interface Moment {
  readonly place: MomentPlace;
  readonly now: readonly Crumb[];
  /** The event, without what was told to one side alone. */
  readonly chapter: Chapter;
  readonly steps: readonly MomentStep[];
  readonly told: readonly { readonly side: Side; readonly entry: Entry }[];
  /** The position, with what changed since the moment before (or since the event that was asked for). */
  scene(locale: Locale): Scene;
  position(locale: Locale): readonly Paragraph[];
  /** What each side knew of the position beyond what anybody may know, where the whole truth is seen. */
  known(locale: Locale): readonly { readonly side: Side; readonly lines: readonly string[] }[];
}

export interface Replay {
  readonly match: MatchInfo;
  readonly viewer: ReplayViewer;
  /** The match is over: everybody may look with everybody's eyes. */
  readonly open: boolean;
  readonly timeline: readonly ReplayEvent[];
  /**
   * The moment at a place; undefined where there is none. `since`: an event to draw the changes from, 0 for
   * the beginning.
   */
  moment(place: MomentPlace, since?: number): Moment | undefined;
  /** The events after a number up to another, as the reader may know them. */
  chapters(since: number, to: number): readonly Chapter[];
  /** The last event with an order that a side gave. */
  lastOrderOf(side: Side): number | undefined;
}
