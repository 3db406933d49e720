/**
 * What the rules page says beside the clauses: parameters by key. The sentences stand in `words/<locale>`.
 */
import type { Phrasings, RulebookKey } from '../../shared/index.js';
import type { DrawingId } from './diagrams.js';
import type { TableMessages } from './tables.js';

/** Words that the clauses use in a sense of their own. */
export const TERMS = [
  'sides',
  'formation',
  'dfc',
  'cac',
  'modifier',
  'result',
  'building',
  'high',
  'faceDown',
  'amphibian',
] as const;

/** Chapters and their parts, in the order of the rulebook. */
export const SECTIONS = [
  '1',
  '1.2',
  '2',
  '2.1',
  '2.2',
  '2.3',
  '2.4',
  '2.5',
  '2.6',
  '2.7',
  '2.8',
  '2.9',
  '2.10',
  '2.11',
  '2.12',
  '3',
  '3.1',
  '3.2',
  '3.3',
  '3.4',
  '3.5',
  '4',
  '4.1',
  '4.2',
  '4.3',
  '5',
  '5.1',
  '5.2',
  '5.3',
  '5.4',
  '5.5',
  '6',
  '6.1',
  '6.2',
  '6.3',
  '6.4',
  '6.5',
  '7',
  '7.1',
  '7.2',
  '7.3',
  '7.4',
  '7.5',
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
  '8.10',
  '8.11',
  '8.12',
  '8.13',
  '8.14',
  '9',
  '9.1',
  '9.2',
  '9.3',
  '9.4',
  '9.5',
  '9.6',
  '10',
  '10.1',
  '10.2',
  '10.3',
  '10.4',
  '10.5',
  '10.6',
  '10.7',
  '10.8',
  '10.9',
  '10.10',
  '10.11',
  '10.12',
  '10.13',
  '10.14',
  '10.15',
  '10.16',
  '10.17',
  '10.18',
  '10.19',
  '10.20',
  '10.21',
  '10.22',
  '10.23',
  '11',
  '11.1',
  '11.2',
  'T',
] as const;

/** Kinds of components, where their facts come from. */
export const SOURCES = ['map', 'units', 'combat', 'rules'] as const;

type Key = RulebookKey<
  (typeof TERMS)[number],
  (typeof SECTIONS)[number],
  (typeof SOURCES)[number],
  DrawingId
>;
type CaptionKey = `${'title' | 'caption'}.${DrawingId}`;

/** Lead, terms, headings, sources; titles and captions of the diagrams. */
export type FrameMessages = Readonly<Record<Exclude<Key, CaptionKey>, never>>;
export type CaptionMessages = Readonly<Record<CaptionKey, never>>;

export type RulebookWords = Phrasings<FrameMessages & CaptionMessages & TableMessages>;
