/**
 * What the rules page says beside the clauses: parameters by key. The sentences stand in `words/<locale>`.
 */
import type { Phrasings, RulebookCaptions, RulebookFrame } from '../../shared/index.js';
import type { DrawingId } from './diagrams.js';
import type { TableMessages } from './tables.js';

/** Words that the clauses use in a sense of their own. */
export const TERMS = ['active', 'zoc', 'disordered', 'night', 'fort', 'headquarters', 'reserve'] as const;

/** Chapters and their parts, in the order of the rulebook. */
export const SECTIONS = [
  '0',
  '1',
  '2',
  '2.1',
  '2.2',
  '2.3',
  '2.4',
  '3',
  '4',
  '4.1',
  '4.2',
  '5',
  '5.1',
  '5.2',
  '5.3',
  '6',
  '6.1',
  '6.2',
  '6.3',
  '7',
  '7.1',
  '7.2',
  '7.3',
  '8',
  '8.1',
  '8.2',
  '8.3',
  '9',
  '9.1',
  '9.2',
  '9.3',
  '9.4',
  '9.5',
  '9.6',
  '10',
  '11',
] as const;

/** Kinds of components, where their facts come from. */
export const SOURCES = ['map', 'units', 'turns'] as const;

/** Lead, terms, headings, sources; titles and captions of the diagrams. */
export type FrameMessages = RulebookFrame<typeof TERMS, typeof SECTIONS, typeof SOURCES>;
export type CaptionMessages = RulebookCaptions<DrawingId>;

export type RulebookWords = Phrasings<FrameMessages & CaptionMessages & TableMessages>;
