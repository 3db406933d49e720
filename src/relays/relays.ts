/**
 * Relays of a beacon, over HTTP (drand's own interface). Each may be slow, down, stale, or lie: what it gives
 * counts only with a signature that holds, and one that fails is asked last from then on.
 */
import { z } from 'zod';
import type { BeaconTerms } from '../journal/index.js';
import type { BeaconSource } from '../match/index.js';

/** Whose rounds they are: what the first event says of it, its key and its times. */
export interface RelayedBeacon {
  readonly terms: BeaconTerms;
  /** Hex, 96 bytes. */
  readonly key: string;
  readonly genesis: number;
  readonly period: number;
}

/** How relays are asked. */
export interface RelaySettings {
  readonly beacon: RelayedBeacon;
  /** Addresses without a slash at the end; tried in this order. */
  readonly urls: readonly string[];
  /** Milliseconds for which one is waited for. */
  readonly patience?: number;
  readonly fetch?: typeof fetch;
}

const PATIENCE = 2_000;
/** Bytes of an answer that are read: a round has less than 500. */
const LONGEST = 10_000;

const answerSchema = z.object({
  round: z.int().min(1),
  signature: z.string().regex(/^[0-9a-f]{96}$/),
});
type Answer = z.infer<typeof answerSchema>;

/** Rounds from these relays, each verified with the beacon's key. */
export function makeRelays({
  beacon,
  urls,
  patience = PATIENCE,
  fetch: ask = fetch,
}: RelaySettings): BeaconSource {
  let order = [...urls];
  const last = (url: string) => {
    order = [...order.filter((one) => one !== url), url];
  };
  const isSigned: BeaconSource['isSigned'] = async ({ round, signature }) => {
    // Loaded with the first round: most houses never have one.
    const { checkRounds } = await import('../beacon/index.js');
    return (await checkRounds(beacon.key, [{ event: 0, round, signature }])) === undefined;
  };
  const answerOf = async (url: string, what: string): Promise<Answer | undefined> => {
    try {
      const path = `${url}/${beacon.terms.chain}/public/${what}`;
      const response = await ask(path, { signal: AbortSignal.timeout(patience), redirect: 'error' });
      if (!response.ok) return undefined;
      const read = answerSchema.safeParse(JSON.parse(await shortText(response)));
      return read.success && (await isSigned(read.data)) ? read.data : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    terms: beacon.terms,
    genesis: beacon.genesis,
    period: beacon.period,
    relays: urls,
    isSigned,
    // All at once: one stale relay must not let a round be named that others know already.
    newest: async () => {
      const answers = await Promise.all(order.map((url) => answerOf(url, 'latest')));
      const rounds = answers.flatMap((answer) => answer?.round ?? []);
      return rounds.length === 0 ? undefined : Math.max(...rounds);
    },
    round: async (round) => {
      for (const url of [...order]) {
        const answer = await answerOf(url, String(round));
        if (answer?.round === round) return answer.signature;
        last(url);
      }
      return undefined;
    },
  };
}

async function shortText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > LONGEST) throw new RangeError('a relay that says too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
