/** Units in words: in a position file, and as far as a reader may know them. MN-6.5. */
import { z } from 'zod';
import { type Declared, type PartReader, part } from '../../shared/index.js';
import { hexId, hexIndex, OFF, OUT, type Pack, sideOf, unitIndex } from '../components/pack.js';
import { isFaceDown, openId, unitAt } from './questions.js';
import { freshUnit, type Position, phaseOf, type UnitState } from './state.js';

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
    ...{ revealed: flag, roamed: flag, under: flag, moved: flag, attacked: flag, used: flag },
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
