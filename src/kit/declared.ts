/**
 * What a situation holds, declared once: how each part reads in a position file, who may see it, and the way
 * back. A view is the position in the words of a position file, as far as its reader may know it.
 */
import type { z } from 'zod';
import type { Json, Viewer } from '../referee/index.js';

/** Who reads: a viewer of the match, or `everything` for a position file. */
export type PartReader = Viewer | 'everything';

/** One part of a situation. `P`: the position that it is read from and written into. */
export interface Declared<P> {
  readonly schema: z.ZodType;
  /** The part in words as its reader may know it; undefined where nothing is said. */
  readonly show: (position: P, reader: PartReader) => Json | undefined;
  /** Puts words into a position that has the part's default. */
  readonly read: (position: P, words: unknown) => void;
}

/** The parts of a situation by their names, in the order in which they are read. */
export type Declaration<P> = { readonly [name: string]: Declared<P> };

type Body = { readonly [name: string]: Json };

/** A part whose words have the type of its schema. */
export function part<P, T>(of: {
  readonly schema: z.ZodType<T>;
  readonly show: (position: P, reader: PartReader) => T | undefined;
  readonly read: (position: P, words: T) => void;
}): Declared<P> {
  return {
    schema: of.schema,
    // What a schema of JSON describes is JSON, and words are read that the schema has let through or `show`
    // has made.
    show: (position, reader) => of.show(position, reader) as Json | undefined,
    read: (position, words) => of.read(position, words as T),
  };
}

/** Every part that the reader may know. */
export function shownParts<P>(declaration: Declaration<P>, position: P, reader: PartReader): Body {
  const shown: { [name: string]: Json } = {};
  for (const name of Object.keys(declaration)) {
    const words = declaration[name]?.show(position, reader);
    if (words !== undefined) shown[name] = words;
  }
  return shown;
}

/** Puts the parts of a body into a position; what it does not name keeps its default. */
export function readParts<P>(
  declaration: Declaration<P>,
  position: P,
  body: { readonly [name: string]: unknown },
): void {
  for (const name of Object.keys(declaration)) {
    const words = body[name];
    if (words !== undefined) declaration[name]?.read(position, words);
  }
}

/** The words of a position file, each of them optional. */
export function partsShape<P>(declaration: Declaration<P>): { readonly [name: string]: z.ZodOptional } {
  return Object.fromEntries(
    Object.entries(declaration).map(([name, { schema }]) => [name, schema.optional()]),
  );
}
