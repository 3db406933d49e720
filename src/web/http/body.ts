/**
 * Bodies: whatever comes in is as flat as our own forms. JSON nested a thousand deep would break whoever
 * walks it.
 */
import type { RequestHandler } from 'express';
import { HttpError } from './errors.js';

/** A whole plan has nine levels, the body around it one. */
const DEEPEST = 10;

/** Refuses a parsed body that is nested too deep. */
export const flatOnly: RequestHandler = (request, _response, next) => {
  next(isFlat(request.body, DEEPEST) ? undefined : new HttpError('malformed'));
};

/** JSON that came as a text in a form. @throws Fault `malformed`, for text nested too deep as well */
export function fromText(text: string): unknown {
  const value = parse(text);
  if (!isFlat(value, DEEPEST)) throw new HttpError('malformed');
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError('malformed');
  }
}

function isFlat(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isFlat(inner, levels - 1));
}
