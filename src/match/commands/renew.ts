import { type Link, sameHead } from '../../links/index.js';
import type { Commit } from '../../store/index.js';
import { announce, type Desk } from '../core/context.js';
import { Pen, renewRoots } from '../core/course.js';
import { committedState, readTable, type Table } from '../core/loaded-match.js';
import { done, failed } from '../core/outcome.js';
import { baseOf } from '../core/submission.js';
import type { Outcome } from '../types.js';

const ATTEMPTS = 5;

/** Hears a link as a witness. True when it proved that commits were lost and the match was stopped. */
export async function witness(desk: Desk, link: Link): Promise<boolean> {
  const head = `${link.match} ${link.head.number} ${link.head.hash}`;
  if (desk.heads.get(head)) return false;
  const renewed = await renewWhere(desk, link.match, 'lost commits', async (table) => {
    const loss = await provesLoss(desk, table, link);
    if (!loss) desk.heads.put(head, true);
    return loss;
  });
  return renewed.ok;
}

async function provesLoss(desk: Desk, { match, root }: Table, link: Link): Promise<boolean> {
  if (link.chain < root.chain) return false;
  if (link.head.number > match.headNumber) return true;
  const [event] = await desk.store.readEvents(match.id, link.head.number, link.head.number);
  return event === undefined || !sameHead(link, event.hash);
}

/** New roots in a match that is not over. */
export function renew(desk: Desk, id: string): Promise<Outcome<null>> {
  return renewWhere(desk, id, 'restored', async () => true);
}

async function renewWhere(
  desk: Desk,
  id: string,
  reason: 'restored' | 'lost commits',
  where: (table: Table) => Promise<boolean>,
): Promise<Outcome<null>> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const table = await readTable(desk, id);
    if (table === undefined) return failed('unknown-match');
    if (table.match.status === 'finished') return failed('finished');
    if (table.match.status === 'imported') return failed('imported');
    if (!(await where(table))) return failed('stale');
    const state = committedState(table);
    const commit: Omit<Commit, 'base'> = await renewRoots(
      desk,
      table,
      state,
      new Pen(table, desk.clock()),
      reason,
      table.root.nextRoll - 1,
    );
    const written = await desk.store.commit({ ...commit, base: baseOf(table) });
    if (written.ok) {
      announce(desk, table.seats);
      return done(null);
    }
  }
  return failed('busy');
}
