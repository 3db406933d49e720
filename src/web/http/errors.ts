/** What a request is refused with: codes, statuses, and the error that carries them to one handler. */
import {
  type Failure,
  type FailureCode,
  GameFaultError,
  type Outcome,
  RulesGoneError,
} from '../../match/index.js';
import { ScriptError } from '../../referee/index.js';
import { StoreError } from '../../store/index.js';

/** What the doors refuse before a match is asked, beside the failures of matches. */
export type RequestErrorCode =
  | 'not-found'
  | 'foreign-origin'
  | 'too-many'
  | 'malformed'
  | 'malformed-key'
  | 'too-large'
  | 'unsupported'
  | 'rules-gone'
  | 'rules-failed'
  | 'internal';
/** What becomes of a request while the database is away, beside `busy`. */
export type StoreCode = 'unavailable' | 'outcome-unknown';
export type HttpErrorCode = RequestErrorCode | StoreCode | FailureCode;

const STATUS: { readonly [code in HttpErrorCode]: number } = {
  'not-found': 404,
  'foreign-origin': 403,
  'too-many': 429,
  malformed: 400,
  'malformed-key': 400,
  'too-large': 413,
  unsupported: 415,
  internal: 500,
  unavailable: 503,
  'outcome-unknown': 503,
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
  'no-rematch': 409,
  locked: 409,
  'too-late': 409,
  'own-affair': 403,
  closed: 403,
  refused: 422,
  'nothing-to-undo': 409,
  'plan-full': 422,
  'handing-over': 409,
  'no-offer': 409,
  'no-take-back': 409,
  'no-clock': 409,
  'no-claim': 409,
  'throw-waits': 409,
  'no-beacon': 409,
  'no-move': 409,
  'rules-gone': 503,
  'rules-failed': 503,
  'clock-ahead': 503,
  'mailed-enough': 429,
  busy: 503,
};

/** Thrown by routes, answered by one handler: as a page or as problem+json. */
export class HttpError extends Error {
  readonly status: number;
  constructor(
    readonly code: HttpErrorCode,
    readonly failure: Omit<Failure, 'code'> = {},
    /** What its author is told before the rule that a refusal names. */
    readonly lead = '',
    /** What a match needs and this server does not have. */
    readonly missing?: Pick<RulesGoneError, 'game' | 'version' | 'rules'>,
  ) {
    super(code);
    this.status = STATUS[code];
  }
}

/** Seconds after which it is worth asking again what is refused with 503. */
export function retryAfter({ code, status }: HttpError): number | undefined {
  if (status !== 503) return undefined;
  return code === 'busy' ? 1 : 30;
}

/** The fault that a failure of the match layer is. */
export function faultOf({ code, ...rest }: Failure): HttpError {
  return code === 'unknown-match' ? new HttpError('not-found') : new HttpError(code, rest);
}

const STORE: { readonly [code in StoreError['code']]: HttpErrorCode } = {
  busy: 'busy',
  outcomeUnknown: 'outcome-unknown',
  unavailable: 'unavailable',
  full: 'unavailable',
  gone: 'unavailable',
  badUrl: 'internal',
};

/** What express, its parsers and the store throw, as a fault of ours; anything unknown is our own mistake. */
export function asHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof RulesGoneError) return new HttpError('rules-gone', {}, '', error);
  if (error instanceof GameFaultError || error instanceof ScriptError) return new HttpError('rules-failed');
  if (error instanceof StoreError) return new HttpError(STORE[error.code]);
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (status === 413) return new HttpError('too-large');
  if (status === 415) return new HttpError('unsupported');
  if (typeof status === 'number' && status >= 400 && status < 500) return new HttpError('malformed');
  return new HttpError('internal');
}

/** The value of an outcome. @throws Fault for a failure */
export function orFault<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw faultOf(outcome.failure);
  return outcome.value;
}
