/**
 * What the rules page says beside the clauses: parameters by key. The sentences stand in `words/<locale>`.
 */
import type { Phrasings, RulebookCaptions, RulebookFrame } from '../../shared/index.js';
import type { DrawingId } from './diagrams.js';
import type { TableMessages } from './tables.js';

/** Words that the clauses use in a sense of their own. */
export const TERMS = [
  'fleet',
  'base',
  'full',
  'zone',
  'points',
  'more',
  'contested',
  'alone',
  'aboard',
  'network',
] as const;

/** Chapters and their parts, in the order of the rulebook. */
export const SECTIONS = [
  '1',
  '2',
  '2.1',
  '2.2',
  '2.2.1',
  '2.2.2',
  '2.2.3',
  '2.3',
  '2.3.1',
  '2.3.2',
  '2.3.3',
  '2.3.4',
  '2.4',
  '3',
  '3.1',
  '3.2',
  '3.3',
  '4',
  '4.1',
  '4.2',
  '4.3',
  '4.4',
  '4.5',
  '5',
  '5.1',
  '5.2',
  '5.3',
  '6',
  '6.1',
  '6.2',
  '6.3',
  '6.4',
  '6.5',
  '6.6',
  '6.X',
  '7',
  '7.1',
  '7.2',
  '7.3',
  '7.X',
  '8',
  '8.1',
  '8.2',
  '8.3',
  '8.4',
  '8.5',
  '8.6',
  '8.7',
  '8.8',
  '8.9',
  '8.X',
  '9',
  '9.1',
  '9.2',
  '9.3',
  '9.4',
  '9.5',
  '9.6',
  '9.6.1',
  '9.6.2',
  '9.6.3',
  '9.7',
  '10',
  '10.1',
  '10.2',
  '10.3',
  '10.4',
  '10.5',
  '10.6',
  '11',
  '12',
  '12.1',
  '12.2',
  '12.3',
  '12.4',
  '13',
  '13.1',
  '13.2',
  '13.3',
  '13.4',
  'X',
  'X.ex',
  'X.ph',
  'X.sd',
] as const;

/** Kinds of components, where their facts come from. */
export const SOURCES = ['map', 'units', 'turns', 'cards', 'scenarios'] as const;

/** Lead, terms, headings, sources; titles and captions of the diagrams. */
export type FrameMessages = RulebookFrame<typeof TERMS, typeof SECTIONS, typeof SOURCES>;
export type CaptionMessages = RulebookCaptions<DrawingId>;

export type RulebookWords = Phrasings<FrameMessages & CaptionMessages & TableMessages>;
