/** What a situation holds: each part once, for position files, for views and for the way back. */
import { z } from 'zod';
import { type Declaration, type Declared, type PartReader, part, partsShape } from '../../shared/index.js';
import {
  bridgeIndex,
  hexId,
  hexIds,
  hexIndex,
  OFF,
  OUT,
  type Pack,
  sideOf,
  unitId,
  unitIndex,
} from '../components/pack.js';
import { PHASES, type Phase } from '../components/schema.js';
import {
  freshUnit,
  ids,
  isFaceDown,
  type Landing,
  type Move,
  openId,
  type Position,
  phaseOf,
  STOP_RULES,
  type UnitState,
  unitAt,
  unitCalled,
} from './state.js';

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

const FLAGS = ['revealed', 'roamed', 'under', 'moved', 'attacked', 'used'] as const;
type Flag = (typeof FLAGS)[number];

/** Flags of what everybody sees of a counter: of a face-down one, of a US unit that lies on top. */
const OPEN_FLAGS: readonly Flag[] = ['roamed', 'moved', 'attacked', 'used'];

export type UnitWords = { readonly at?: string | undefined; readonly eliminated?: boolean | undefined } & {
  readonly [flag in Flag]?: boolean | undefined;
};

export type UnitsWords = Readonly<Partial<Record<string, UnitWords>>>;

/** Before the first turn what is not named is still to come, later it is eliminated. */
export function absent(p: Position, unit: number): number {
  const { air, side } = p.pack.units[unit]!;
  const phase = phaseOf(p);
  return air || phase === 'S1' || (phase === 'S2' && side === 'US') ? OFF : OUT;
}

export function unitsPart(pack: Pack): Declared<Position> {
  const flag = z.boolean().optional();
  const unitWord = z.strictObject({
    at: z.enum(['off', ...pack.hexes.map(({ id }) => id)]).optional(),
    eliminated: flag,
    revealed: flag,
    roamed: flag,
    under: flag,
    moved: flag,
    attacked: flag,
    used: flag,
  });
  const idsOf: readonly string[] = pack.units.map(({ id }) => id);
  return part<Position, UnitsWords>({
    schema: z.partialRecord(z.enum(idsOf), unitWord),
    show: shownUnits,
    read: readUnits,
  });
}

function shownUnits(p: Position, reader: PartReader): UnitsWords {
  const shown: { [id: string]: UnitWords } = {};
  const show = (unit: number) => {
    const words = wordsFor(p, unit, reader);
    if (words !== undefined)
      shown[isOpenTo(p, unit, reader) ? p.pack.units[unit]!.id : openId(p, unit)] = words;
  };
  for (const unit of p.pack.units.keys()) if (isOpenTo(p, unit, reader)) show(unit);
  // In the order of the tokens, which tells nothing.
  for (const unit of p.state.tokens) if (!isOpenTo(p, unit, reader)) show(unit);
  return shown;
}

/** Whether the reader knows which unit it is, if he sees it at all. */
function isOpenTo(p: Position, unit: number, reader: PartReader): boolean {
  return reader === 'everything' || reader === 'JP' || !isFaceDown(p, unit);
}

function wordsFor(p: Position, unit: number, reader: PartReader): UnitWords | undefined {
  const one = unitAt(p, unit);
  const side = sideOf(p.pack, unit);
  const whole = reader === 'everything' || reader === side;
  const openLoss = reader !== 'everything' && side === 'JP' && one.at === OUT; // MN-6.5.k
  if (one.at === absent(p, unit) && !one.used && !openLoss) return undefined;
  if (whole) return inWords(p.pack, one, FLAGS);
  if (phaseOf(p) === 'S1') return undefined; // MN-3.2.b
  if (side === 'US' && one.under) return undefined; // MN-6.5.a
  if (side === 'US' && one.at === OUT && phaseOf(p) !== 'S2') return undefined; // MN-6.5.b
  return inWords(p.pack, one, isFaceDown(p, unit) ? OPEN_FLAGS : ['revealed', ...OPEN_FLAGS]);
}

function inWords(pack: Pack, one: UnitState, flags: readonly Flag[]): UnitWords {
  const words: { at?: string; eliminated?: boolean } & { [flag in Flag]?: boolean } = {};
  if (one.at === OUT) words.eliminated = true;
  else if (one.at !== OFF) words.at = hexId(pack, one.at);
  for (const flag of flags) if (one[flag]) words[flag] = true;
  return words;
}

function readUnits(p: Position, words: UnitsWords): void {
  for (const [id, word] of Object.entries(words)) {
    const unit = unitIndex(p.pack, id);
    if (unit >= 0 && word !== undefined) p.state.units[unit] = unitFrom(p, unit, word);
  }
}

/** A unit out of its words. */
export function unitFrom(p: Position, unit: number, words: UnitWords): UnitState {
  const named = words.at === undefined || words.at === 'off' ? undefined : hexIndex(p.pack, words.at);
  const before = words.at === 'off' ? OFF : unitAt(p, unit).at;
  const one = freshUnit(words.eliminated === true ? OUT : (named ?? before));
  for (const flag of FLAGS) one[flag] = words[flag] ?? false;
  return one;
}

/** JSON knows no undefined. */
function withoutGaps<T extends object>(words: T): T {
  for (const [name, value] of Object.entries(words))
    if (value === undefined) Reflect.deleteProperty(words, name);
  return words;
}

/** Hexes where a US unit lies below another one that hides it (MN-6.5.a). */
function coveredPart(pack: Pack) {
  return part<Position, readonly string[]>({
    schema: z.array(z.string()),
    show: (p, reader) => {
      if (reader === 'US' || reader === 'everything') return undefined;
      const covered = pack.army.US.filter((unit) => unitAt(p, unit).under && unitAt(p, unit).at >= 0);
      return covered.length === 0 ? undefined : covered.map((unit) => hexId(pack, unitAt(p, unit).at)).sort();
    },
    read: () => {}, // who lies there is filled in when all that is known has been read
  });
}

type MoveWords = {
  readonly unit: string;
  readonly from: string;
  readonly left: number;
  readonly trail: readonly string[];
  readonly rest: readonly string[];
  readonly stop: Move['stop'];
  readonly help: boolean;
  readonly top?: string | undefined;
};

function movePart() {
  return part<Position, MoveWords>({
    schema: z.strictObject({
      unit: z.string(),
      from: z.string(),
      left: z.int(),
      trail: z.array(z.string()),
      rest: z.array(z.string()),
      stop: z.enum(STOP_RULES),
      help: z.boolean(),
      top: z.string().optional(),
    }),
    show: (p, reader) => {
      const { move } = p.state;
      return move === undefined || reader === 'everything' ? undefined : moveSeen(p, move, reader);
    },
    read: (p, words) => {
      p.state.move = moveFrom(p, words);
    },
  });
}

/** What of its orders is still to come is its owner's business. */
function moveSeen(p: Position, move: Move, reader: PartReader): MoveWords {
  const { pack } = p;
  const own = reader === sideOf(pack, move.unit);
  return withoutGaps({
    unit: own ? unitId(pack, move.unit) : openId(p, move.unit),
    from: move.from < 0 ? 'off' : hexId(pack, move.from),
    left: move.left,
    trail: hexIds(pack, move.trail),
    rest: own ? hexIds(pack, move.rest) : [],
    stop: own ? move.stop : 'newEnemyRevealed',
    help: own && move.help,
    top: own && move.top !== OUT ? unitId(pack, move.top) : undefined,
  });
}

function moveFrom(p: Position, words: MoveWords): Move {
  const hexes = (list: readonly string[]) => list.map((id) => hexIndex(p.pack, id));
  return {
    unit: unitCalled(p, words.unit),
    from: words.from === 'off' ? OFF : hexIndex(p.pack, words.from),
    left: words.left,
    trail: hexes(words.trail),
    rest: hexes(words.rest),
    stop: words.stop,
    help: words.help,
    top: words.top === undefined ? OUT : unitCalled(p, words.top),
  };
}

type AttackWords = {
  readonly target: string;
  readonly attackers: readonly string[];
  readonly helped?: string | undefined;
};

/** Attackers are known to both sides (MN-6.5.f, MN-6.5.m). */
function attackPart(pack: Pack) {
  return part<Position, AttackWords>({
    schema: z.strictObject({
      target: z.string(),
      attackers: z.array(z.string()),
      helped: z.string().optional(),
    }),
    show: ({ state: { attack } }) =>
      attack === undefined
        ? undefined
        : withoutGaps({
            target: hexId(pack, attack.target),
            attackers: ids(pack, attack.attackers),
            helped: attack.helped === OUT ? undefined : unitId(pack, attack.helped),
          }),
    read: ({ state }, words) => {
      state.attack = {
        target: hexIndex(pack, words.target),
        attackers: words.attackers.map((id) => unitIndex(pack, id)),
        helped: words.helped === undefined ? OUT : unitIndex(pack, words.helped),
      };
    },
  });
}
