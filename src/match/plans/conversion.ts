/**
 * Standing orders of earlier versions that are plans now: made plans of when the house opens, once a game.
 */
import type { StandingOrders } from '../../referee/index.js';
import type { Store } from '../../store/index.js';
import type { GameLibrary } from '../core/context.js';
import { NO_PLAN, planSave } from './seat-plan.js';

/**
 * Makes the plans of all unfinished matches. A row that somebody else converts at the same moment is left to
 * him.
 */
export async function convertStandings(store: Store, library: GameLibrary): Promise<void> {
  for (const id of library.ids) {
    // Noted is only what was really converted: the version that makes plans of a game's standing orders must
    // still find them.
    const newest = library.newest(id);
    if (newest === undefined || library.load(id, newest, null).planFrom === undefined) continue;
    for (const row of await store.standingsToConvert(id)) {
      const pack = row.pack === null ? undefined : await store.readPack(row.pack);
      const game = library.load(id, row.rulesVersion, pack?.text ?? null);
      const found = game.planFrom?.(row.side, JSON.parse(row.orders) as StandingOrders);
      if (found === undefined) continue;
      const { matchId, side, revision } = row;
      const rest = { matchId, side, expectedRevision: revision, orders: JSON.stringify(found.rest) };
      const plan = planSave(side, NO_PLAN, { ...NO_PLAN, plan: found.plan, state: 'unasked' });
      await store.convertStanding(rest, plan);
    }
    await store.noteConverted(id);
  }
}
