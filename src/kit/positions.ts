/** Reading a position file by the schema of a game. */
import type { z } from 'zod';
import type { Json, PositionFault } from '../referee/index.js';

/** The file in the shape of the schema, or the place of the first fault of shape. */
export function readPositionFile<T>(
  shape: z.ZodType<T>,
  json: Json,
): { readonly file: T } | { readonly fault: PositionFault } {
  const read = shape.safeParse(json);
  if (read.success) return { file: read.data };
  const issue = read.error.issues[0];
  return { fault: { at: issue?.path.join('.') ?? '', message: issue?.message ?? 'not a position' } };
}
