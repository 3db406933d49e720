/** Events in the making. */
import {
  type EventBody,
  type Head,
  instant,
  type MadeEvent,
  makeEvent,
  type Openings,
} from '../../journal/index.js';
import type { Change, Commit, EventRecord } from '../../store/index.js';
import type { LoadedMatch } from '../model/loaded-match.js';
import type { DueMail } from './due.js';

/**
 * A commit but for what the one writer adds: what it is based on, how it is answered, its mails as they are
 * composed.
 */
export interface NewCommit extends Omit<Commit, 'answer' | 'base' | 'mails'> {
  /** The stretch of play that it leads to, where it goes on. */
  readonly phase?: string;
  readonly due?: readonly DueMail[];
}

/** The same of a change that is no event. */
export interface NewChange extends Omit<Change, 'answer' | 'matchId' | 'mails'> {
  readonly due?: readonly DueMail[];
}

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
  /** `outline`: of what was played, or of what is on the way to a throw. */
  add(made: MadeEvent, open: Openings, outline?: object): void {
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
