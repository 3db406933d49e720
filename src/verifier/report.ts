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
  /** The match is over and its roots are opened. */
  readonly complete: boolean;
  /** New roots by reason. */
  readonly renewed: { readonly [reason: string]: number };
  /** How often play was taken back, and the rolls that stay in the journal and count no more since. */
  readonly takenBack: { readonly times: number; readonly rolls: number };
  readonly beacon: BeaconSummary | null;
  /** Chains that were left before their end: known when all roots are opened. */
  readonly abandoned: readonly Abandoned[];
  /** What players typed themselves; the seed of each follows from it. */
  readonly words: readonly OwnWords[];
  readonly remarks: readonly Remark[];
}

/** Words that made a seed. */
export interface OwnWords {
  readonly chain: number;
  readonly side: string;
  readonly words: string;
}

/** What the next roll of a chain would have been. */
export interface Abandoned {
  readonly chain: number;
  readonly k: number;
  readonly link: string;
  /** The round that a throw of this chain waited for when it was refused; absent where none did. */
  readonly round?: number;
  /**
   * What a die of six would have shown; null where a round would have decided too whose signature is missing.
   */
  readonly six: number | null;
}

/**
 * A throw that named its round. It binds only if somebody else had `hash` before `due` (seconds since 1970).
 */
export interface Throw {
  /** The event that gave the orders, and its hash. */
  readonly ordered: number;
  readonly hash: string;
  readonly round: number;
  readonly due: number;
  /** The event with its rolls; absent while it waits, or where new roots refused it. */
  readonly played?: number;
  readonly signature?: string;
}

/** What a match with a beacon leaned on. */
export interface BeaconSummary {
  readonly name: string;
  /** One whose key the verifier has; any other is only what the journal says of it. */
  readonly known: boolean;
  /** Whether the signatures were checked: without a checker they are not. */
  readonly checked: boolean;
  readonly throws: readonly Throw[];
  /** Throws that both sides let fall by the chain alone. */
  readonly beaconless: number;
  /** Throws that new roots sent into another round. */
  readonly refused: number;
}

/** A round that an event leans on. */
export interface SignedRound {
  readonly event: number;
  readonly round: number;
  readonly signature: string;
}

/** Finds the first of these rounds that this key (hex) did not sign. */
export type RoundChecker = (key: string, rounds: readonly SignedRound[]) => Promise<SignedRound | undefined>;

/** What is no fault but should be looked at. */
export interface Remark {
  readonly event: number;
  readonly code: 'clock' | 'first';
  readonly message: string;
}

export interface RollTally {
  readonly opened: number;
  readonly closed: number;
}

/** Codes of faults, in the order in which section 11 of the specification checks them. */
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
    'beacon',
    'k',
    'link',
    'purpose',
    'faces',
    'total',
    'outcome',
    'result',
  ] as const),
  ...([
    'seals',
    'open',
    'salt',
    'seal',
    'content',
    'root',
    'secret',
    'draw',
    'empty',
    'head-missing',
    'signature',
  ] as const),
] as const;
/** Codes of faults that e-mails alone have: section 13. */
export const MAIL_FAULTS = ['reader', 'mail'] as const;
export type FaultCode = (typeof FAULTS)[number] | (typeof MAIL_FAULTS)[number];

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
