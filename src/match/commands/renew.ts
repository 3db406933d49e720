import { type Link, sameHead } from '../../links/index.js';
import type { Commit } from '../../store/index.js';
import { announce, type MatchContext } from '../core/context.js';
import { committedState, type LoadedMatch, loadMatch } from '../core/loaded-match.js';
import { done, failed } from '../core/outcome.js';
import { baseOf } from '../core/submission.js';
import { EventWriter } from '../events/event-writer.js';
import { renewRoots } from '../events/renew.js';
import type { Outcome } from '../types.js';

const ATTEMPTS = 5;

/** Hears a link as a witness. True when it proved that commits were lost and the match was stopped. */
export async function noticeNewerHead(context: MatchContext, link: Link): Promise<boolean> {
  const head = `${link.match} ${link.head.number} ${link.head.hash}`;
  if (context.heads.get(head)) return false;
  const renewed = await renewWhere(context, link.match, 'lost commits', async (loaded) => {
    const loss = await provesLoss(context, loaded, link);
    if (!loss) context.heads.set(head, true);
    return loss;
  });
  return renewed.ok;
}

async function provesLoss(context: MatchContext, { match, root }: LoadedMatch, link: Link): Promise<boolean> {
  if (link.chain < root.chain) return false;
  if (link.head.number > match.headNumber) return true;
  const [event] = await context.store.readEvents(match.id, link.head.number, link.head.number);
  return event === undefined || !sameHead(link, event.hash);
}

/** New roots in a match that is not over. */
export function renew(context: MatchContext, id: string): Promise<Outcome<null>> {
  return renewWhere(context, id, 'restored', async () => true);
}

async function renewWhere(
  context: MatchContext,
  id: string,
  reason: 'restored' | 'lost commits',
  where: (loaded: LoadedMatch) => Promise<boolean>,
): Promise<Outcome<null>> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const loaded = await loadMatch(context, id);
    if (loaded === undefined) return failed('unknown-match');
    if (loaded.match.status === 'finished') return failed('finished');
    if (loaded.match.status === 'imported') return failed('imported');
    if (!(await where(loaded))) return failed('stale');
    const state = committedState(loaded);
    const commit: Omit<Commit, 'base'> = await renewRoots(
      context,
      loaded,
      state,
      new EventWriter(loaded, context.clock()),
      reason,
      loaded.root.nextRoll - 1,
    );
    const written = await context.store.commit({ ...commit, base: baseOf(loaded) });
    if (written.ok) {
      announce(context, loaded.seats);
      return done(null);
    }
  }
  return failed('busy');
}
