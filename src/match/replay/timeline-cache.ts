/** Films of matches looked at lately, each played on when its match has moved. */
import type { Game } from '../../referee/index.js';
import type { EventRecord, MatchRecord, MatchStore } from '../../store/index.js';
import { Timeline } from './timeline.js';

/** Characters of all films kept. A match of 500 events takes two to ten millions. */
const MOST = 60_000_000;

export class TimelineCache {
  readonly #kept = new Map<string, Promise<Timeline>>();
  readonly #sizes = new Map<string, number>();
  constructor(readonly store: Pick<MatchStore, 'readEvents'>) {}

  /** The film of a match up to its head, or further if it has moved since. @throws ScriptFault for a journal that cannot be replayed. */
  of(match: MatchRecord, game: Game): Promise<Timeline> {
    const before = this.#kept.get(match.id) ?? Promise.resolve(undefined);
    // One after the other, so that nobody plays the same events twice on one film.
    const timeline = before.catch(() => undefined).then((known) => this.#upTo(match, game, known));
    this.#kept.delete(match.id);
    this.#kept.set(match.id, timeline);
    return timeline;
  }

  async #upTo(match: MatchRecord, game: Game, known: Timeline | undefined): Promise<Timeline> {
    if (known !== undefined && known.events[match.headNumber - 1]?.record.hash === match.headHash)
      return known;
    try {
      const timeline = (await this.#playedOn(match, known)) ?? (await this.#fromTheStart(match, game));
      this.#sizes.set(match.id, timeline.size);
      this.#makeRoom(match.id);
      return timeline;
    } catch (error) {
      this.#forget(match.id);
      throw error;
    }
  }

  async #playedOn(match: MatchRecord, known: Timeline | undefined): Promise<Timeline | undefined> {
    if (known === undefined) return undefined;
    const later = await this.store.readEvents(match.id, known.events.length + 1, match.headNumber);
    if (!follows(known, later)) return undefined;
    known.add(later);
    return known;
  }

  async #fromTheStart(match: MatchRecord, game: Game): Promise<Timeline> {
    const timeline = new Timeline(game, match);
    timeline.add(await this.store.readEvents(match.id, 1, match.headNumber));
    return timeline;
  }

  #makeRoom(but: string): void {
    let size = [...this.#sizes.values()].reduce((sum, one) => sum + one, 0);
    for (const id of this.#kept.keys()) {
      if (size <= MOST) return;
      if (id === but) continue;
      size -= this.#sizes.get(id) ?? 0;
      this.#forget(id);
    }
  }

  #forget(match: string): void {
    this.#kept.delete(match);
    this.#sizes.delete(match);
  }
}

/** After a backup was put back the journal may go on otherwise. */
function follows(timeline: Timeline, [first]: readonly EventRecord[]): boolean {
  return (
    first !== undefined && (JSON.parse(first.text) as { readonly prev?: unknown }).prev === timeline.head
  );
}
