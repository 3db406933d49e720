/** A request that is not carried out, with what a reader or a program needs to know about it. */
import type { Failure, FailureCode } from '../match/types.js';

/** What the doors refuse before a match is asked, beside the failures of matches. */
export type DoorCode = 'not-found' | 'foreign-origin' | 'too-many' | 'malformed' | 'too-large' | 'unsupported' | 'internal';
export type FaultCode = DoorCode | FailureCode;

const STATUS: { readonly [code in FaultCode]: number } = {
  'not-found': 404,
  'foreign-origin': 403,
  'too-many': 429,
  malformed: 400,
  'too-large': 413,
  unsupported: 415,
  internal: 500,
  // Whoever has no key to a match must not learn whether it exists.
  'unknown-match': 404,
  'unknown-game': 422,
  'unknown-scenario': 422,
  'unknown-option': 422,
  invalid: 422,
  'seat-taken': 409,
  'not-joined': 409,
  'not-begun': 409,
  stopped: 409,
  finished: 409,
  imported: 409,
  stale: 409,
  'key-reused': 422,
  refused: 422,
  'nothing-to-undo': 409,
  'no-offer': 409,
  busy: 503,
};

/** Thrown by routes, answered by one handler: as a page or as problem+json. */
export class Fault extends Error {
  readonly status: number;
  constructor(
    readonly code: FaultCode,
    readonly failure: Omit<Failure, 'code'> = {},
  ) {
    super(code);
    this.status = STATUS[code];
  }
}

/** The fault that a failure of the match layer is. */
export function faultOf({ code, ...rest }: Failure): Fault {
  return code === 'unknown-match' ? new Fault('not-found') : new Fault(code, rest);
}

/** What express and its parsers throw, as a fault of ours; anything unknown is our own mistake. */
export function asFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (status === 413) return new Fault('too-large');
  if (status === 415) return new Fault('unsupported');
  if (typeof status === 'number' && status >= 400 && status < 500) return new Fault('malformed');
  return new Fault('internal');
}
