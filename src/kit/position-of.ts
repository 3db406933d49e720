/**
 * A game's `position`, made of one line for each part of its state: position file, view, the way back and the
 * schema follow from it.
 */
import { z } from 'zod';
import type { BaseState, Crumb, GamePosition, Json, PositionFault, Setting, View } from '../referee/index.js';
import { type Declared, type PartReader, part, partsShape, readParts, shownParts } from './declared.js';
import { readPositionFile } from './positions.js';

/** A part that everybody may see as it stands in the state. */
export interface Kept {
  readonly kept: z.ZodType;
}

/** `state[name]` as it is, for everybody; `name` is that of the part. */
export function kept(schema: z.ZodType): Kept {
  return { kept: schema };
}

/** Parts of a state by their names. */
export type Parts<S> = { readonly [name: string]: Declared<S> | Kept };

interface PositionParts<S extends BaseState> {
  /** The game's id, which a position file may name. */
  readonly game: string;
  start(setting: Setting): S;
  now(state: S): readonly Crumb[];
  readonly parts: Parts<S>;
  /** Takes everything off the map, for a file that says `clear`. */
  clear?(state: S): void;
  /** The first thing in a position that cannot be. */
  fault?(state: S): PositionFault | undefined;
  readonly hides?: boolean;
  readonly seen?: GamePosition<S>['seen'];
  readonly twin?: NonNullable<GamePosition<S>['twin']>;
  /** The scenario of a file that names none. */
  readonly scenario?: string;
}

export function positionOf<S extends BaseState>(of: PositionParts<S>): GamePosition<S> {
  const { game, scenario = 'standard' } = of;
  const parts = declarationOf(of.parts);
  const shape = z.strictObject({
    game: z.literal(game).optional(),
    title: z.string().optional(),
    scenario: z.string().optional(),
    options: z.record(z.string(), z.string()).optional(),
    clear: z.boolean().optional(),
    standing: z.record(z.string(), z.unknown()).optional(),
    begin: z.strictObject({ procedure: z.string(), with: z.json().default({}) }).optional(),
    ...partsShape(parts),
  });
  const shown = (state: S, reader: PartReader) => shownParts(parts, state, reader);
  const position: GamePosition<S> = {
    hides: of.hides ?? false,
    view: (state, viewer) => ({ viewer, now: of.now(state), body: shown(state, viewer) }),
    situation: (view: View) => {
      const state = of.start({ scenario, options: {} });
      readParts(parts, state, bodyOf(view));
      return state;
    },
    read: (json) => {
      const read = readPositionFile(shape, json);
      if ('fault' in read) return read;
      const { clear, begin, options = {}, ...named } = read.file;
      const state = of.start({ scenario: named.scenario ?? scenario, options });
      if (clear === true) of.clear?.(state);
      readParts(parts, state, named);
      if (begin !== undefined) state.begin = begin;
      const fault = of.fault?.(state);
      return fault === undefined ? { state } : { fault };
    },
    show: (state) => ({ game, clear: true, ...shown(state, 'everything') }),
    // A JSON Schema is JSON; the library's type only does not say so.
    schema: () => z.toJSONSchema(shape, { io: 'input' }) as Json,
    seen: of.seen ?? ((_, __, order) => order),
  };
  return of.twin === undefined ? position : { ...position, twin: of.twin };
}

/** Views are made by `view` alone, so their shape is trusted. */
function bodyOf({ body }: View): { readonly [name: string]: unknown } {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
}

function declarationOf<S extends BaseState>(parts: Parts<S>): { readonly [name: string]: Declared<S> } {
  return Object.fromEntries(
    Object.entries(parts).map(([name, one]) => [name, 'kept' in one ? keptPart<S>(name, one.kept) : one]),
  );
}

function keptPart<S extends BaseState>(name: string, schema: z.ZodType): Declared<S> {
  return part<S, unknown>({
    schema,
    show: (state) => copyOf(Reflect.get(state, name)),
    read: (state, words) => {
      Reflect.set(state, name, copyOf(words));
    },
  });
}

function copyOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? structuredClone(value) : value;
}

/** What a counter has in every game: its place, or nothing while it is off the map. */
interface Placed {
  at: string | null;
}

/**
 * The counters of a state that keeps them in the order of the components: by their ids in a position file,
 * with what else the schema says of each. What a file does not name keeps its place.
 */
export function placedUnits<U extends Placed, S extends { units: U[] }>(
  ids: readonly string[],
  unit: z.ZodType<Partial<U>>,
): Declared<S> {
  return part<S, { readonly [id: string]: Partial<U> }>({
    schema: z.record(z.enum(ids), unit.optional()) as z.ZodType<{ readonly [id: string]: Partial<U> }>,
    show: ({ units }) => Object.fromEntries(units.map((one, i) => [ids[i], { ...one }])),
    read: (state, words) => {
      state.units = state.units.map((one, i) => ({ ...one, ...words[ids[i] ?? ''] }));
    },
  });
}
