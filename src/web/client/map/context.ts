/** What the parts of the map work with. */
import type { Turner } from '../page/turn.js';
import type { Cursor, CursorContext } from './cursor.js';
import type { Speaker } from './speak.js';
import type { Pan } from './view/pan.js';

/** What lies on the page now: it changes when the page is turned. */
export interface MapContext extends CursorContext {
  readonly frame: HTMLElement;
  readonly pan: Pan;
  readonly cursor: Cursor;
}

/** What lasts as long as the document. */
export interface DocumentContext {
  readonly page: Document;
  readonly speaker: Speaker;
  readonly turner: Turner;
  map(): MapContext | undefined;
  /**
   * Whether the cursor is the reader's pointer now: it is after a key of the map, until a pointer presses.
   */
  keyed: boolean;
  /** Says why an id cannot be chosen, where the referee knows. */
  refuse(id: string): Promise<void>;
}
