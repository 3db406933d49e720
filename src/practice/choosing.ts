/**
 * How the practice opponent comes to one order: by what its thinker says, else by the game's own evaluation;
 * no question takes it longer than its time.
 */
import { setImmediate } from 'node:timers/promises';
import type { SeatPage } from '../match/index.js';
import { checkOrder, type Order, type Picker, type Question, weighOrders } from '../referee/index.js';
import type { Store } from '../store/index.js';
import type { Thinker } from './thinker.js';

/** What choosing needs. */
export interface ChoosingContext {
  readonly store: Pick<Store, 'readPack'>;
  readonly clock: () => Date;
  readonly random: (bytes: number) => Uint8Array;
  /** Looks ahead for it; without one it takes what the game's evaluation likes at once. */
  readonly thinker?: Pick<Thinker, 'think'>;
}

/** 48 bits: what one draw by lot is made of. */
const LOT_BYTES = 6;
/** Milliseconds for thinking a question over in the thread, and for weighing its orders here. */
const THINKING = 300;
const WEIGHING = 1_000;
const SEEDS = 2 ** 31;

/** The order that it likes best; undefined where nothing is legal. */
export async function likedOrder(
  context: ChoosingContext,
  page: SeatPage,
  question: Question,
): Promise<Order | undefined> {
  const lot = lotOf(context);
  return (await foreseen(context, page, question, lot)) ?? weighed(context, page, question, lot);
}

/**
 * What the thinker says, from the seat's own view alone; undefined where it has nothing to say that is legal.
 */
async function foreseen(
  { thinker, store }: ChoosingContext,
  page: SeatPage,
  question: Question,
  lot: Picker,
): Promise<Order | undefined> {
  const { game, rulesVersion, pack } = page.match;
  if (thinker === undefined || game.foresight === undefined) return undefined;
  const owned = pack === null ? undefined : await store.readPack(pack);
  const order = await thinker.think({
    ...{ game: game.id, version: rulesVersion, pack: owned?.text ?? null },
    ...{ view: page.view, kind: question.kind, seed: lot(SEEDS), budget: THINKING },
  });
  const checked = order === undefined ? undefined : checkOrder(question, game.universe, order);
  return checked?.ok === true ? checked.order : undefined;
}

/** Says whether so many milliseconds from now are not over yet. */
export function budget({ clock }: ChoosingContext, milliseconds: number): () => boolean {
  const until = clock().getTime() + milliseconds;
  return () => clock().getTime() < until;
}

/**
 * Pages come first here too: a decision can take a tenth of a second, what one order is worth a thousandth.
 */
async function weighed(
  context: ChoosingContext,
  { match, view }: SeatPage,
  question: Question,
  lot: Picker,
): Promise<Order | undefined> {
  const weighing = weighOrders(match.game, view, question, lot, budget(context, WEIGHING));
  for (;;) {
    const next = weighing.next();
    if (next.done) return next.value;
    await setImmediate();
  }
}

export function lotOf({ random }: Pick<ChoosingContext, 'random'>): Picker {
  return (n) => Buffer.from(random(LOT_BYTES)).readUIntBE(0, LOT_BYTES) % n;
}
