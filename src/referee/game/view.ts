/** What one viewer may know of a match. */
import type { Crumb, Json, Viewer } from './basics.js';

/** What one viewer may know of a state, built from an allow-list. `body` is the game's own. */
export interface View {
  readonly viewer: Viewer;
  /** Turn and phase, as crumbs. */
  readonly now: readonly Crumb[];
  readonly body: Json;
}
