/** What a side did in this turn, as everybody saw it: standing orders go by it. */

import type { Json } from '../../../referee/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { OUT, pointId, pointIndex } from '../components/pack.js';
import type { TsState } from './state.js';
import { DEEDS, type Deed, type Tally } from './state.js';

/** A tally in the words of position files and views. */
export type TallyWords = {
  readonly operations: number;
  readonly cards: number;
  readonly did: readonly Deed[];
  readonly at?: string | undefined;
};

/** What a side did in this turn so far. */
export function tallyOf(state: TsState, side: SideId): Readonly<Tally> {
  return state.tally?.[side] ?? { operations: 0, cards: 0, did: [], at: OUT };
}

function change(state: TsState, side: SideId, now: Partial<Tally>): void {
  state.tally = {
    J: { ...tallyOf(state, 'J') },
    A: { ...tallyOf(state, 'A') },
    [side]: { ...tallyOf(state, side), ...now },
  };
}

export function notePass(state: TsState, side: SideId): void {
  change(state, side, { did: [], at: OUT });
}

export function noteOperation(state: TsState, side: SideId): void {
  change(state, side, { did: ['operated'], at: OUT, operations: tallyOf(state, side).operations + 1 });
}

export function noteCard(state: TsState, side: SideId): void {
  change(state, side, { cards: tallyOf(state, side).cards + 1 });
}

/** Something that the operation of a side came to; nothing where no operation was stated (positions). */
export function noteDeed(state: TsState, side: SideId, deed: Deed, at: number): void {
  const { did } = tallyOf(state, side);
  if (did.length === 0) return;
  change(state, side, { did: DEEDS.filter((d) => d === deed || did.includes(d)), at });
}

export function tallyWords(
  pack: Pack,
  { operations, cards, did, at }: Tally,
): { readonly [word: string]: Json } {
  return { operations, cards, did, ...(at === OUT ? {} : { at: pointId(pack, at) }) };
}

export function tallyFrom(pack: Pack, { operations, cards, did, at }: TallyWords): Tally {
  return { operations, cards, did: [...did], at: at === undefined ? OUT : pointIndex(pack, at) };
}
