/** The small shapes of the component file and of position files. */
import { z } from 'zod';

export const words = z.object({ ja: z.string().min(1), en: z.string().min(1) });
export const id = z.string().regex(/^[A-Za-z0-9_-]+$/);
export const count = z.int().nonnegative();
export const side = z.enum(['J', 'A']);
export const nation = z.string().min(1);
