/** Reading a component file by the schema of a game. */
import type { z } from 'zod';
import { ComponentError } from '../referee/index.js';

/** The file in the shape of the schema. @throws ComponentError at the first fault of shape. */
export function readComponents<T>(shape: z.ZodType<T>, json: unknown): T {
  const read = shape.safeParse(json);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  throw new ComponentError(issue?.path.join('.') ?? '', issue?.message ?? 'not a component file');
}
