/**
 * What the rules page says beside the clauses: parameters by key. The sentences stand in `words/<locale>`.
 */
import type { Phrasings, RulebookCaptions, RulebookFrame } from '../../shared/index.js';
import type { DrawingId } from './diagrams.js';
import type { TableMessages } from './tables.js';

/** Words that the clauses use in a sense of their own. */
export const TERMS = ['infantry', 'contact', 'torahatup', 'thirtieth', 'fatigued', 'arrows'] as const;

/** Chapters and their parts, in the order of the rulebook. */
export const SECTIONS = [
  '1',
  '2',
  '2.1',
  '2.2',
  '3',
  '3.1',
  '3.2',
  '3.3',
  '3.4',
  '4',
  '5',
  '6',
  '6.1',
  '6.2',
  '6.3',
  '6.4',
  '6.5',
  '6.6',
  '7',
  '7.1',
  '7.2',
  '7.3',
  '7.4',
  '7.5',
] as const;

/** Kinds of components, where their facts come from. */
export const SOURCES = ['map', 'counters', 'combat', 'turns'] as const;

/** Lead, terms, headings, sources; titles and captions of the diagrams. */
export type FrameMessages = RulebookFrame<typeof TERMS, typeof SECTIONS, typeof SOURCES>;
export type CaptionMessages = RulebookCaptions<DrawingId>;

export type RulebookWords = Phrasings<FrameMessages & CaptionMessages & TableMessages>;
