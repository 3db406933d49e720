/**
 * What fire can be expected to do: the column it falls on and the chance of each number of hits. TS-8.2.b,
 * TS-8.2.d.
 */
import type { Explanation } from '../../../../referee/index.js';
import type { Pack } from '../../components/pack.js';
import { columnOf, sumOfShifts } from './fire.js';
import type { Fire } from './firepower.js';

const DIE = 6;
const OFF_TABLE = -1;

/** Hits of each face of the die; none where the shifts leave no column, or with no strength. */
export function hitsByFace(pack: Pack, { strength, modifiers }: Fire): readonly number[] {
  const column = strength <= 0 ? OFF_TABLE : columnOf(pack, strength, sumOfShifts(modifiers));
  return column === OFF_TABLE
    ? Array<number>(DIE).fill(0)
    : pack.file.tables.crt.hits.map((row) => row[column]!);
}

/** Hits to be expected, in sixths: the sum over the faces. */
export function expectedSixths(pack: Pack, fire: Fire): number {
  return hitsByFace(pack, fire).reduce((sum, n) => sum + n, 0);
}

/** The chance of each number of hits that can come. */
export function chancesOf(pack: Pack, fire: Fire): Explanation['chances'] {
  const faces = hitsByFace(pack, fire);
  const numbers = [...new Set(faces)].sort((a, b) => a - b);
  return numbers.map((n) => ({ result: `hits${n}`, of: faces.filter((m) => m === n).length, in: DIE }));
}

/** The label of the column, empty off the table. */
export function columnLabel(pack: Pack, { strength, modifiers }: Fire): string {
  const column = strength <= 0 ? OFF_TABLE : columnOf(pack, strength, sumOfShifts(modifiers));
  return column === OFF_TABLE ? '' : pack.file.tables.crt.columns[column]!.label;
}
