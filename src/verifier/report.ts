/** What the verifier has to say. */

/** A head hash copied from a mail. */
export interface Head {
  readonly number: number;
  readonly hash: string;
}

export interface Summary {
  readonly events: number;
  readonly rolls: number;
  /** Secret draws computed anew; 0 before the end. */
  readonly draws: number;
  readonly seals: RollTally;
  readonly states: RollTally;
  readonly headNumber: number;
  readonly headHash: string;
  /** The match is over and its secret roots are opened. */
  readonly complete: boolean;
}

export interface RollTally {
  readonly opened: number;
  readonly closed: number;
}

/** Codes of faults, in the order in which section 9 of the specification checks them. */
export const FAULTS = [
  ...([
    'newline',
    'json',
    'canonical',
    'header',
    'shape',
    'number',
    'match',
    'prev',
    'hash',
    'head',
  ] as const),
  ...([
    'order',
    'side',
    'chain',
    'seed',
    'place',
    'version',
    'after',
    'k',
    'link',
    'faces',
    'total',
    'outcome',
  ] as const),
  ...(['seals', 'open', 'salt', 'seal', 'content', 'secret', 'draw', 'empty', 'head-missing'] as const),
] as const;
export type FaultCode = (typeof FAULTS)[number];

/** The first fault. */
export interface Fault {
  readonly line: number;
  readonly event?: number;
  readonly code: FaultCode;
  readonly message: string;
}

export type Report =
  | { readonly ok: true; readonly summary: Summary }
  | { readonly ok: false; readonly fault: Fault };

/** Where the verifier is reading: a fault found there is reported there. */
export interface Place {
  line: number;
  event?: number;
}

/** Ends the reading at the first fault. */
export class VerifierError extends Error {
  constructor(
    readonly code: FaultCode,
    message: string,
  ) {
    super(message);
  }
}

/** Stops unless a demand of the specification holds. */
export function demand(holds: boolean, code: FaultCode, message: string): asserts holds {
  if (!holds) throw new VerifierError(code, message);
}

/** A report in one English sentence. */
export function line(report: Report): string {
  if (!report.ok) {
    const { line, event, code, message } = report.fault;
    return `FAULT in line ${line}${event === undefined ? '' : `, event ${event}`}: ${message} [${code}]`;
  }
  const { events, rolls, draws, seals, states, headNumber, headHash, complete } = report.summary;
  const closed = `seals ${seals.opened} opened, ${seals.closed} closed; states ${states.opened} opened, ${states.closed} closed`;
  const end = complete ? 'the match is over and unsealed' : 'the match is not unsealed yet';
  return `Sound: ${events} events, ${rolls} rolls, ${draws} draws; ${closed}; head ${headNumber} ${headHash}; ${end}.`;
}
