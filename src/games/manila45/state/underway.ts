/** The parts of a situation that only a view shows: what is under way, and what lies below. */
import { z } from 'zod';
import { type PartReader, part } from '../../shared/index.js';
import {
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
import { ids, openId, unitAt, unitCalled } from './questions.js';
import { type Move, type Position, STOP_RULES } from './state.js';

/** JSON knows no undefined. */
export function withoutGaps<T extends object>(words: T): T {
  for (const [name, value] of Object.entries(words))
    if (value === undefined) Reflect.deleteProperty(words, name);
  return words;
}

/** Hexes where a US unit lies below another one that hides it (MN-6.5.a). */
export function coveredPart(pack: Pack) {
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

export function movePart() {
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
export function attackPart(pack: Pack) {
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
