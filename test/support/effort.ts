/** How much a test that plays at random does: a little in `npm test`, all of it in `npm run test:long`. */
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    effort: 'few' | 'all';
  }
}

/** `few` in the fast tests, `all` in the long ones. A file that asks runs in both: vitest.config.ts. */
export function effort<T>(few: T, all: T): T {
  return inject('effort') === 'all' ? all : few;
}
