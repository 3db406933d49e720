/** What the chains are bound to that a mail tells rolls of. */
import { type Commitments, type JournalEvent, readEvent } from '../../journal/index.js';
import type { EventRecord, SeatRecord } from '../../store/index.js';
import type { MatchContext } from '../model/context.js';
import type { LoadedMatch } from '../model/loaded-match.js';
import type { ChainFacts } from './payload.js';

/** Of the chain in force. */
export function factsOfChain(
  commitments: Commitments,
  seats: readonly Pick<SeatRecord, 'side' | 'digest' | 'seed'>[],
): ChainFacts {
  const noted = (of: 'digest' | 'seed') =>
    Object.fromEntries(seats.flatMap((seat) => (seat[of] === null ? [] : [[seat.side, seat[of]]])));
  return { ...commitments, digests: noted('digest'), seeds: noted('seed') };
}

/** Of the chains before it, where these events left one: seldom, so the whole journal may be read for it. */
export async function chainsBefore(
  { store }: Pick<MatchContext, 'store'>,
  { match, root }: Pick<LoadedMatch, 'match' | 'root'>,
  events: readonly EventRecord[],
): Promise<readonly ChainFacts[]> {
  if (events.every(({ type }) => type !== 'rerooted')) return [];
  const first = Math.min(...events.map(({ number }) => number));
  const earlier = await store.readEvents(match.id, 1, first - 1);
  const facts = chainsIn([...earlier, ...events].map(({ text }) => readEvent(text)));
  return facts.filter(({ chain }) => chain < root.chain);
}

/** Of all chains of a journal. */
function chainsIn(events: readonly JournalEvent[]): readonly ChainFacts[] {
  const chains: ChainFacts[] = [];
  const note = (of: 'digests' | 'seeds', side: string, value: string) => {
    const now = chains.pop();
    if (now !== undefined) chains.push({ ...now, [of]: { ...now[of], [side]: value } });
  };
  for (const event of events) {
    if (event.type === 'opened') chains.push(begun(event.public.commitments));
    else if (event.type === 'rerooted') chains.push(begun(event.public));
    else if (event.type === 'committed') note('digests', event.public.side, event.public.digest);
    else if (event.type === 'seeded') note('seeds', event.public.side, event.public.seed);
  }
  return chains;
}

function begun({ chain, open, secret }: Commitments): ChainFacts {
  return { chain, open, secret, digests: {}, seeds: {} };
}
