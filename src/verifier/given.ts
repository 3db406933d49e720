/** What a player gave to the dice, as their own receipts or their code say, beside the journal. SPEC section 14. */
import { seedDigest, seedOf } from './chance.js';
import type { Head } from './report.js';
import { type Event, isEvent, isGiven, isRow } from './shape.js';

/** A receipt: what a browser gave, written down before it was sent. */
export interface Given {
  /** Milliseconds since 1970, by the browser's clock. */
  readonly at: number;
  readonly chain: number;
  /** What the page showed before the press. */
  readonly head: Head;
  readonly side: string;
  readonly status: 'sent' | 'taken' | 'refused';
  readonly value: string;
  readonly what: 'digest' | 'seed';
  readonly words: string | null;
}

/**
 * `same`: the journal has it. `other`: it has something else. `refused`: it has something else, and the server
 * had refused this. `absent`: it has nothing there. `remade`: it is not the journal that the page showed, or the
 * page showed it before what had to be fixed first.
 */
export type Judgment = 'same' | 'other' | 'refused' | 'absent' | 'remade';

export interface Judged {
  readonly given: Given;
  readonly judgment: Judgment;
}

/** One receipt in each line; undefined where a line is none. */
export function receiptsIn(text: string): readonly Given[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const read = lines.flatMap((line): readonly Given[] => {
    const value = parsed(line);
    return isGiven(value) ? [value] : [];
  });
  return read.length === lines.length ? read : undefined;
}

/** Judges receipts by a journal that the verifier has let pass. */
export function judgeGiven(given: readonly Given[], journal: string): readonly Judged[] {
  const events = eventsOf(journal);
  const judged = given.map((one) => ({ given: one, judgment: judgmentOn(one, events) }));
  // Of a press that may never have arrived nothing follows where a later one is what the journal has.
  const arrived = ({ chain, side, what }: Given) =>
    judged.some(
      ({ given: it, judgment }) =>
        judgment === 'same' && it.chain === chain && it.side === side && it.what === what,
    );
  return judged.map((one) =>
    one.judgment === 'other' && one.given.status === 'sent' && arrived(one.given)
      ? { ...one, judgment: 'refused' }
      : one,
  );
}

function judgmentOn(given: Given, events: readonly Event[]): Judgment {
  const { head, status, value, words } = given;
  const refused = status === 'refused';
  if (events[head.number - 1]?.hash !== head.hash) return 'remade';
  const late = dueBefore(given, events).some((event) => event.n > head.number);
  if (late && !refused) return 'remade';
  const found = foundIn(given, events);
  if (found === undefined) return 'absent';
  if (found.value === value && found.words === words) return 'same';
  return refused ? 'refused' : 'other';
}

/** What the journal has for this side and chain; empty where the side had another part in the ceremony. */
function foundIn(
  { chain, side, what }: Given,
  events: readonly Event[],
): Pick<Given, 'value' | 'words'> | undefined {
  for (const event of events) {
    if (event.type === 'committed' && event.public.chain === chain && what === 'digest')
      return { value: event.public.side === side ? event.public.digest : '', words: null };
    if (event.type !== 'seeded' || event.public.chain !== chain || event.public.side !== side) continue;
    if (what === 'seed') return { value: event.public.seed, words: event.public.words ?? null };
  }
  return undefined;
}

/**
 * The events that stood fixed before this was given: roots; before the second player's number the digest of the
 * first, before the first one's number the second's.
 */
function dueBefore({ chain, side, what }: Given, events: readonly Event[]): readonly Event[] {
  const first = events.find((event) => event.type === 'committed' && event.public.chain === chain);
  return events.filter((event) => {
    if (event.type === 'opened') return chain === 1;
    if (event.type === 'rerooted') return event.public.chain === chain;
    if (what === 'digest') return false;
    if (event === first) return true;
    const own = first?.type === 'committed' && first.public.side === side;
    return own && event.type === 'seeded' && event.public.chain === chain && event.public.side !== side;
  });
}

/** A dice code as it is copied, with blanks and hyphens: 64 digits; undefined where it is none. */
export function codeIn(text: string): string | undefined {
  const digits = text.toLowerCase().replace(/[\s-]/g, '');
  return /^[0-9a-f]{64}$/.test(digits) ? digits : undefined;
}

/** What of a side's digests and numbers follows from a code. Throws where WebCrypto is missing. */
export async function judgeCode(
  code: string,
  side: string,
  journal: string,
): Promise<{ readonly n: number; readonly of: number }> {
  let n = 0;
  let of = 0;
  for (const event of eventsOf(journal)) {
    if ((event.type !== 'committed' && event.type !== 'seeded') || event.public.side !== side) continue;
    // A seed that words made follows from no code.
    if (event.type === 'seeded' && event.public.words !== undefined) continue;
    const place = { match: event.match, chain: event.public.chain, side };
    const seed = await seedOf(code, place);
    const due = event.type === 'seeded' ? seed : await seedDigest(place, seed);
    of += 1;
    if (due === (event.type === 'seeded' ? event.public.seed : event.public.digest)) n += 1;
  }
  return { n, of };
}

function eventsOf(journal: string): readonly Event[] {
  return journal.split('\n').flatMap((line) => {
    const row = parsed(line);
    return isRow(row) && isEvent(row.event) ? [row.event] : [];
  });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
