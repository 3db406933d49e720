/** What changed on the map since the last look, for the switch that shows it. */
import { matchPath } from '../../links/index.js';
import { seatHome } from '../http/answer.js';
import type { Visitor } from '../http/seat-auth.js';

export interface ChangesModel {
  readonly replay: string;
  /**
   * The page of what changed, and what the browser needs to know to remember this visit; null without a seat.
   */
  readonly since: { readonly href: string; readonly event: number; readonly seat: string } | null;
}

/** For a seat. `event`: the last one that the page shows. */
export function changesModel(visitor: Visitor, event: number): ChangesModel {
  const seat = `${visitor.match}.${visitor.side}`;
  return {
    replay: seatHome(visitor, '/replay'),
    since: { href: seatHome(visitor, '/changes'), event, seat },
  };
}

/** For everybody. */
export function publicChanges(match: string): ChangesModel {
  return { replay: `${matchPath(match)}/replay`, since: null };
}
