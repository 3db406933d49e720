/**
 * A journal checked in the reader's browser: what the verifier says, roll by roll, and where exactly the
 * first fault is.
 */
import {
  type Fault,
  type FaultCode,
  type Head,
  type Report,
  type Roll,
  verifyJournal,
} from '../../../verifier/index.js';

/** A roll that was found right. `number`: through the whole match, from 1. */
export interface CheckedRoll {
  readonly number: number;
  readonly event: number;
  readonly index: number;
  readonly roll: Roll;
}

export interface CheckedJournal {
  readonly report: Report;
  /** The match that the first line names. */
  readonly match: string;
  /** Rolls that held, by event and place: `12.0`. */
  readonly held: ReadonlyMap<string, CheckedRoll>;
  /** The roll that the first fault is in. */
  readonly wrong?: Pick<CheckedRoll, 'event' | 'index'> & { readonly roll: Partial<Roll> };
}

/** Faults that lie in a roll of a played event. */
const IN_ROLL: readonly FaultCode[] = ['seed', 'chain', 'k', 'link', 'purpose', 'faces', 'total', 'outcome'];

/**
 * Checks the text of a journal. `progress` is told how many rolls were found right so far. Throws where
 * WebCrypto is missing.
 */
export async function check(
  text: string,
  heads: readonly Head[],
  progress: (rolls: number) => void,
  signatures: ReadonlyMap<number, string> = new Map(),
): Promise<CheckedJournal> {
  const held = new Map<string, CheckedRoll>();
  const report = await verifyJournal(text, {
    heads,
    signatures,
    rounds: async () => (await import('./rounds.js')).checkInThread,
    held: (event, index, roll) => {
      held.set(rollKey(event, index), { number: held.size + 1, event, index, roll });
      progress(held.size);
    },
  });
  const wrong = report.ok ? undefined : wrongRoll(text, report.fault, held);
  return {
    report,
    match: String(field(lineOf(text, 1), 'match') ?? ''),
    held,
    ...(wrong === undefined ? {} : { wrong }),
  };
}

/** A roll by its event and its place in it. */
export function rollKey(event: number, index: number): string {
  return `${event}.${index}`;
}

/** The first roll of the faulty event that did not hold; rolls are checked in their order. */
function wrongRoll(
  text: string,
  { line, event, code }: Fault,
  held: CheckedJournal['held'],
): CheckedJournal['wrong'] {
  if (event === undefined || !IN_ROLL.includes(code)) return undefined;
  const index = [...held.values()].filter((roll) => roll.event === event).length;
  const rolls = field(field(field(lineOf(text, line), 'event'), 'public'), 'rolls');
  const roll: unknown = Array.isArray(rolls) ? rolls[index] : undefined;
  return typeof roll === 'object' && roll !== null ? { event, index, roll } : undefined;
}

function lineOf(text: string, number: number): unknown {
  try {
    return JSON.parse(text.split('\n')[number - 1] ?? '');
  } catch {
    return undefined;
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/**
 * Bytes as the specification reads them: no byte order mark is taken away, bytes that are no UTF-8 are
 * marked.
 */
export function utf8Text(bytes: ArrayBuffer): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
