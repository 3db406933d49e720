/** New roots of dice in mid-match: asked for, or after a link proved that commits were lost. */
import { type ShownHead, sameHead } from '../../links/index.js';
import type { MatchContext } from '../model/context.js';
import { committedState, type LoadedMatch } from '../model/loaded-match.js';
import { done, failed, UNFINISHED } from '../model/seats.js';
import type { Outcome } from '../model/types.js';
import { orGone } from '../model/versions.js';
import { renewRoots } from '../write/ceremony.js';
import { EventWriter } from '../write/event-writer.js';
import { carryOutCommand } from '../write/writer.js';

/**
 * Hears a link, or a signed head, as a witness. True when it proved that commits were lost and the match was
 * stopped.
 */
export async function noticeNewerHead(context: MatchContext, link: ShownHead): Promise<boolean> {
  const head = `${link.match} ${link.head.number} ${link.head.hash}`;
  if (context.heads.get(head)) return false;
  // Where the rules are gone nothing can be renewed: the page that the link leads to says so.
  const renewed = await orGone(
    renewWhere(context, link.match, 'lost commits', async (loaded) => {
      const loss = await provesLoss(context, loaded, link);
      if (!loss) context.heads.set(head, true);
      return loss;
    }),
  );
  return renewed?.ok ?? false;
}

async function provesLoss(
  context: MatchContext,
  { match, root }: LoadedMatch,
  link: ShownHead,
): Promise<boolean> {
  if (link.chain < root.chain) return false;
  if (link.head.number > match.headNumber) return true;
  const [event] = await context.store.readEvents(match.id, link.head.number, link.head.number);
  return event === undefined || !sameHead(link, event.hash);
}

/** New roots in a match that is not over. */
export function renew(context: MatchContext, id: string): Promise<Outcome<null>> {
  return renewWhere(context, id, 'restored', async () => true);
}

function renewWhere(
  context: MatchContext,
  id: string,
  reason: 'restored' | 'lost commits',
  where: (loaded: LoadedMatch) => Promise<boolean>,
): Promise<Outcome<null>> {
  return carryOutCommand(context, {
    match: id,
    states: UNFINISHED,
    recognise: (now, before) => (now.root.chain > before.root.chain ? null : undefined),
    prepare: async (loaded) => {
      const wanted = await where(loaded);
      return (givens) => {
        if (!wanted) return failed('stale');
        const writer = new EventWriter(loaded, givens.clock());
        const used = loaded.root.nextRoll - 1;
        const commit = renewRoots(givens, loaded, committedState(loaded), writer, reason, used);
        return done({ write: { to: 'commit', commit }, value: null });
      };
    },
  });
}
