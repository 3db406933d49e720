/**
 * A journal checked in the reader's browser: what the verifier says, roll by roll, and where exactly the
 * first fault is.
 */
import {
  type Evidence,
  type Examined,
  examine,
  type Fault,
  type FaultCode,
  type Report,
  type Roll,
} from '../../../verifier/index.js';

/** A roll that was found right. `number`: through the whole match, from 1. */
export interface CheckedRoll {
  readonly number: number;
  readonly event: number;
  readonly index: number;
  readonly roll: Roll;
}

/** A journal with whatever else there is of its match. */
export interface CheckedJournal {
  readonly report: Report;
  /** What the rest says, and the table of all checks. */
  readonly examined: Examined;
  /** The match that the first line names. */
  readonly match: string;
  /** Rolls that held, by event and place: `12.0`. */
  readonly held: ReadonlyMap<string, CheckedRoll>;
  /** The roll that the first fault is in. */
  readonly wrong?: Pick<CheckedRoll, 'event' | 'index'> & { readonly roll: Partial<Roll> };
}

/** Faults that lie in a roll of a played event. */
const IN_ROLL: readonly FaultCode[] = ['seed', 'chain', 'k', 'link', 'purpose', 'faces', 'total', 'outcome'];

/** What checks rounds of a beacon: fetched where there are some. */
export const ROUNDS: NonNullable<Evidence['rounds']> = async () =>
  (await import('./rounds.js')).checkInThread;

/**
 * Checks the text of a journal with what is given beside it. `progress` is told how many rolls were found right so
 * far. Throws where WebCrypto is missing.
 */
export async function check(
  text: string,
  beside: Omit<Evidence, 'journal' | 'held' | 'rounds'>,
  progress: (rolls: number) => void,
): Promise<CheckedJournal> {
  const held = new Map<string, CheckedRoll>();
  const examined = await examine({
    ...beside,
    journal: text,
    rounds: ROUNDS,
    held: (event, index, roll) => {
      held.set(rollKey(event, index), { number: held.size + 1, event, index, roll });
      progress(held.size);
    },
  });
  const { journal: report } = examined;
  if (report === undefined) throw new Error('a journal was given');
  const wrong = report.ok ? undefined : wrongRoll(text, report.fault, held);
  return {
    report,
    examined,
    match: matchIn(text) ?? '',
    held,
    ...(wrong === undefined ? {} : { wrong }),
  };
}

/** The match that the first line of a journal names; undefined where it names none. */
export function matchIn(text: string): string | undefined {
  const match = field(lineOf(text, 1), 'match');
  return match === undefined ? undefined : String(match);
}

/** The sides that a journal names; none where it cannot be read. */
export function sidesIn(text: string): readonly string[] {
  const sides = field(field(field(lineOf(text, 2), 'event'), 'public'), 'sides');
  return Array.isArray(sides) ? sides.filter((side) => typeof side === 'string') : [];
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
export function utf8Text(bytes: ArrayBuffer | Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
