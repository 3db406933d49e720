/** What a situation holds: each part once, for position files, for views and for the way back. */
import { z } from 'zod';
import { type Declaration, part, partsShape } from '../../shared/index.js';
import {
  bridgeIndex,
  hexId,
  hexIds,
  hexIndex,
  OUT,
  type Pack,
  unitId,
  unitIndex,
} from '../components/pack.js';
import { PHASES, type Phase } from '../components/schema.js';
import { ids, unitAt } from './questions.js';
import type { Landing, Position } from './state.js';
import { attackPart, coveredPart, movePart, withoutGaps } from './underway.js';
import { unitsPart } from './units.js';

/** The parts that a position file may name. */
export function fileParts(pack: Pack): Declaration<Position> {
  const hex = z.enum(pack.hexes.map(({ id }) => id));
  const unit = z.enum(pack.units.map(({ id }) => id));
  const bridges: readonly string[] = pack.bridges.map(({ id }) => id);
  return {
    turn: part<Position, number>({
      schema: z.int().min(1).max(pack.turns.length),
      show: ({ state }) => state.turn,
      read: ({ state }, turn) => {
        state.turn = turn;
      },
    }),
    phase: part<Position, Phase>({
      schema: z.enum(PHASES),
      show: ({ state }) => PHASES.find((phase) => phase === state.step),
      read: ({ state }, phase) => {
        state.step = phase;
      },
    }),
    tokens: tokensPart(pack),
    units: unitsPart(pack),
    rubble: part<Position, readonly string[]>({
      schema: z.array(hex),
      show: ({ state }) => listed(hexIds(pack, state.rubble)),
      read: ({ state }, hexes) => {
        state.rubble = hexes.map((id) => hexIndex(pack, id));
      },
    }),
    destroyed: part<Position, readonly string[]>({
      schema: z.array(z.enum(bridges)),
      show: ({ state }) => listed(state.destroyed.map((bridge) => pack.bridges[bridge]!.id)),
      read: ({ state }, found) => {
        state.destroyed = found.map((id) => bridgeIndex(pack, id));
      },
    }),
    pontoons: pontoonsPart(pack, hex),
    helped: part<Position, boolean>({
      schema: z.boolean(),
      show: ({ state }) => state.helped || undefined,
      read: ({ state }, helped) => {
        state.helped = helped;
      },
    }),
    replaced: part<Position, readonly string[]>({
      schema: z.array(z.enum(pack.groups.map(({ formation }) => formation))),
      show: ({ state }) => listed(state.replaced),
      read: ({ state }, formations) => {
        state.replaced = [...formations];
      },
    }),
    targets: targetsPart(pack),
    seen: seenPart(pack, hex),
    landing: landingPart(pack, hex, unit),
  };
}

/** The parts of a view: those of a file, and what is under way. */
export function viewParts(pack: Pack): Declaration<Position> {
  return { ...fileParts(pack), covered: coveredPart(pack), move: movePart(), attack: attackPart(pack) };
}

function listed<T>(items: readonly T[]): readonly T[] | undefined {
  return items.length === 0 ? undefined : [...items];
}

/** Which unit lies under which token is the Japanese player's business. */
function tokensPart(pack: Pack) {
  const japanese: readonly string[] = ids(pack, pack.army.JP);
  return part<Position, readonly string[]>({
    schema: z.array(z.enum(japanese)).length(japanese.length),
    show: ({ state }, reader) =>
      reader === 'everything' || reader === 'JP' ? ids(pack, state.tokens) : undefined,
    read: ({ state }, units) => {
      state.tokens = units.map((id) => unitIndex(pack, id));
    },
  });
}

/** A builder and the two hexes that its pontoon joins. */
function pontoonsPart(pack: Pack, hex: z.ZodType<string>) {
  const builders: readonly string[] = ids(pack, pack.builders);
  return part<Position, Readonly<Partial<Record<string, readonly string[]>>>>({
    schema: z.partialRecord(z.enum(builders), z.array(hex).length(2)),
    show: ({ state }) =>
      state.pontoons.length === 0
        ? undefined
        : Object.fromEntries(
            state.pontoons.map(({ builder, from, to }) => [
              unitId(pack, builder),
              [hexId(pack, from), hexId(pack, to)],
            ]),
          ),
    read: ({ state }, pontoons) => {
      state.pontoons = pack.builders.flatMap((builder) => {
        const [from, to] = (pontoons[unitId(pack, builder)] ?? []).map((id) => hexIndex(pack, id));
        return from === undefined || to === undefined ? [] : [{ builder, from, to }];
      });
    },
  });
}

function targetsPart(pack: Pack) {
  const bridges = new Set(pack.bridges.map(({ id }) => id));
  return part<Position, readonly string[]>({
    schema: z.array(z.enum([...pack.hexes.map(({ id }) => id), ...bridges])),
    show: ({ state: { targets } }) =>
      listed([...hexIds(pack, targets.hexes), ...targets.bridges.map((bridge) => pack.bridges[bridge]!.id)]),
    read: ({ state }, targets) => {
      state.targets = {
        hexes: targets.filter((id) => !bridges.has(id)).map((id) => hexIndex(pack, id)),
        bridges: targets.filter((id) => bridges.has(id)).map((id) => bridgeIndex(pack, id)),
      };
    },
  });
}

/** Where the Japanese player last saw units that do not lie open to him now. Both players know. */
function seenPart(pack: Pack, hex: z.ZodType<string>) {
  const us: readonly string[] = ids(pack, pack.army.US);
  return part<Position, Readonly<Partial<Record<string, string>>>>({
    schema: z.partialRecord(z.enum(us), hex),
    show: (p, reader) => {
      if (reader === 'spectator') return undefined;
      const found: { [id: string]: string } = {};
      for (const unit of pack.army.US) {
        const { at, under, seen } = unitAt(p, unit);
        if (seen !== OUT && (under || at < 0)) found[unitId(pack, unit)] = hexId(pack, seen);
      }
      return Object.keys(found).length === 0 ? undefined : found;
    },
    read: (p, seen) => {
      for (const unit of pack.army.US) {
        const at = seen[unitId(pack, unit)];
        if (at !== undefined) unitAt(p, unit).seen = hexIndex(pack, at);
      }
    },
  });
}

interface LandingWords {
  readonly at?: string | undefined;
  readonly with?: string | undefined;
  readonly jumped?: boolean | undefined;
  readonly carried?: string | undefined;
}

function landingPart(pack: Pack, hex: z.ZodType<string>, unit: z.ZodType<string>) {
  const placed = (index: number) => (index < 0 ? undefined : unitId(pack, index));
  return part<Position, LandingWords>({
    schema: z.strictObject({
      at: hex.optional(),
      with: unit.optional(),
      jumped: z.boolean().optional(),
      carried: unit.optional(),
    }),
    show: ({ state: { landing } }, reader) => {
      if (landing === undefined) return undefined;
      // Who lies below the top is not told (MN-6.5.a).
      const open = reader === 'everything' || reader === 'US';
      return withoutGaps({
        at: landing.at < 0 ? undefined : hexId(pack, landing.at),
        with: open ? placed(landing.with) : undefined,
        jumped: landing.jumped || undefined,
        carried: open ? placed(landing.carried) : undefined,
      });
    },
    read: ({ state }, words) => {
      state.landing = landingFrom(pack, words);
    },
  });
}

function landingFrom(pack: Pack, words: LandingWords): Landing {
  const named = (id: string | undefined) => (id === undefined ? OUT : unitIndex(pack, id));
  return {
    at: words.at === undefined ? OUT : hexIndex(pack, words.at),
    with: named(words.with),
    jumped: words.jumped ?? false,
    carried: named(words.carried),
  };
}

/** The words of all parts that a file may name. */
export function fileShape(pack: Pack) {
  return partsShape(fileParts(pack));
}
