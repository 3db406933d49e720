/** Small makers of outcomes. */
import type { Failure, FailureCode, Outcome } from './types.js';

export function done<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function failed(
  code: FailureCode,
  more: Omit<Failure, 'code'> = {},
): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure: { code, ...more } };
}
