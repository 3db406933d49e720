/** Events in the making. */
import {
  type EventBody,
  type Head,
  instant,
  type MadeEvent,
  makeEvent,
  type Openings,
} from '../../journal/index.js';
import type { Outline } from '../../referee/index.js';
import type { Commit, EventRecord } from '../../store/index.js';
import type { LoadedMatch } from '../core/loaded-match.js';

/** A commit but for what it is based on and how it is answered: the writer adds these. */
export type NewCommit = Omit<Commit, 'answer' | 'base'>;

/** Events in the making, each linked to the one before. */
export class EventWriter {
  readonly made: EventRecord[] = [];
  head: Head;
  constructor(
    loaded: { readonly match: Pick<LoadedMatch['match'], 'id' | 'headNumber' | 'headHash'> },
    readonly at: Date,
  ) {
    this.head = { match: loaded.match.id, n: loaded.match.headNumber, hash: loaded.match.headHash };
  }
  /** Adds an event that seals nothing. */
  write(body: DistributiveOmit<EventBody, 'at'>): void {
    this.add(makeEvent(this.head, { ...body, at: instant(this.at) } as EventBody), {});
  }
  add(made: MadeEvent, open: Openings, outline?: Outline): void {
    const { event, text } = made;
    this.made.push({
      number: event.n,
      at: this.at,
      type: event.type,
      hash: event.hash,
      text,
      contents: JSON.stringify(open),
      ...(outline === undefined ? {} : { outline: JSON.stringify(outline) }),
    });
    this.head = { match: event.match, n: event.n, hash: event.hash };
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
