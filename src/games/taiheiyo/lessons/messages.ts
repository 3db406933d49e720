/** What the introduction says: its keys. The sentences stand in `words/<locale>`. */
import type { IntroductionKey, Phrasings } from '../../shared/index.js';

/** The sides, as the goals name them. */
export const SIDES = ['J', 'A'] as const;

export type LessonMessages = Record<IntroductionKey<(typeof SIDES)[number], never>, never>;

export type LessonWords = Phrasings<LessonMessages>;
