/** Timelines of matches looked at lately, each played on when its match has moved. */
import { LRUCache } from 'lru-cache';
import { readEvent } from '../../journal/index.js';
import type { EventRecord, MatchRecord, MatchStore } from '../../store/index.js';
import type { Versioned } from '../model/base.js';
import { Timeline } from './timeline.js';

/** Characters of all timelines kept. A match of 500 events takes two to ten millions. */
const MOST = 60_000_000;

export class TimelineCache {
  readonly #kept = new LRUCache<string, Timeline>({
    maxSize: MOST,
    // One that is larger than all that may be kept is kept alone.
    sizeCalculation: ({ size }) => Math.min(size, MOST),
  });
  /** Timelines that somebody waits for. */
  readonly #coming = new Map<string, Promise<Timeline>>();
  constructor(readonly store: Pick<MatchStore, 'readEvents'>) {}

  /**
   * The timeline of a match up to its head, or further if it has moved since. @throws ScriptFault for a
   * journal that cannot be replayed.
   */
  of(match: MatchRecord, versioned: Versioned): Promise<Timeline> {
    const before = this.#coming.get(match.id) ?? Promise.resolve(undefined);
    // One after the other, so that nobody plays the same events twice on one timeline.
    const timeline = before.catch(() => undefined).then(() => this.#upTo(match, versioned));
    this.#coming.set(match.id, timeline);
    const came = () => {
      if (this.#coming.get(match.id) === timeline) this.#coming.delete(match.id);
    };
    timeline.then(came, came);
    return timeline;
  }

  async #upTo(match: MatchRecord, versioned: Versioned): Promise<Timeline> {
    const known = this.#kept.get(match.id);
    if (known !== undefined && known.events[match.headNumber - 1]?.record.hash === match.headHash)
      return known;
    // A timeline that grows, or is spoilt, is not the one that was measured.
    this.#kept.delete(match.id);
    const timeline = (await this.#playedOn(match, known)) ?? (await this.#fromTheStart(match, versioned));
    this.#kept.set(match.id, timeline);
    return timeline;
  }

  async #playedOn(match: MatchRecord, known: Timeline | undefined): Promise<Timeline | undefined> {
    if (known === undefined) return undefined;
    const later = await this.store.readEvents(match.id, known.events.length + 1, match.headNumber);
    if (!follows(known, later)) return undefined;
    known.add(later);
    return known;
  }

  async #fromTheStart(match: MatchRecord, versioned: Versioned): Promise<Timeline> {
    const events = await this.store.readEvents(match.id, 1, match.headNumber);
    const first = events[0] === undefined ? undefined : readEvent(events[0].text);
    const version = first?.type === 'opened' ? first.public.rulesVersion : match.rulesVersion;
    const timeline = new Timeline(versioned, version, match);
    timeline.add(events);
    return timeline;
  }
}

/** After a backup was put back the journal may go on otherwise. */
function follows(timeline: Timeline, [first]: readonly EventRecord[]): boolean {
  return (
    first !== undefined && (JSON.parse(first.text) as { readonly prev?: unknown }).prev === timeline.head
  );
}
