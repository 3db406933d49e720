/** Makes the event of a run that was committed: what is public in clear, the rest sealed. */
import type { DrawRecord, Entry, Json, Order, PublicOrder, RollRecord, Side } from '../referee/index.js';
import { makeEvent } from './codec.js';
import { JournalError } from './errors.js';
import type { BeaconRound, Head, MadeEvent, PublicRoll } from './events.js';
import { drawProof, rollProof } from './schemas.js';
import type { Opening, Openings, SealedDraw, SideContent } from './seals.js';
import { seal, sealState } from './seals.js';

/** A run as it was committed. */
export interface PlayedInput {
  /** UTC instant to the second. */
  readonly at: string;
  readonly orders: readonly PublicOrder[];
  /** Orders of which the public form does not tell all, in ascending order of their index in `orders`. */
  readonly full: readonly { readonly index: number; readonly order: Order }[];
  readonly rolls: readonly RollRecord[];
  readonly draws: readonly DrawRecord[];
  readonly log: readonly Entry[];
  readonly told: readonly { readonly side: Side; readonly entry: Entry }[];
  /** The whole state after the run. */
  readonly state: Json;
  /** The round that decided its rolls and draws, where one did. */
  readonly beacon?: BeaconRound | undefined;
}

/** The answers up to a throw that waits for its round. */
export interface OrderedInput extends Pick<PlayedInput, 'at' | 'orders' | 'full'> {
  readonly seen: number;
  readonly round: number;
}

/** What stays the same from event to event while the roots do. */
export interface Sealing {
  readonly sides: readonly Side[];
  readonly hides: boolean;
  readonly secretRoot: Uint8Array;
}

/**
 * The `played` event of a run, and the openings of its seals (one a side, `draws`, `state`) for the store.
 * Throws JournalError `bad-event` when a proof is not one of `LiveChance`, `draw-in-open-game`,
 * `not-canonical`.
 */
export function playedEvent(
  head: Head,
  sealing: Sealing,
  run: PlayedInput,
): MadeEvent & { readonly open: Openings } {
  if (!sealing.hides && run.draws.length > 0)
    throw new JournalError('draw-in-open-game', 'this game hides nothing');
  const { seals, open } = sealed(head, sealing, run);
  const state = sealState(sealing.secretRoot, head.match, head.n + 1, sealing.hides, run.state);
  const { at, orders, log, beacon } = run;
  const body = {
    type: 'played',
    at,
    public: { orders, rolls: run.rolls.map(publicRoll), log, ...(beacon === undefined ? {} : { beacon }) },
    seals,
    state: state.seal,
  } as const;
  return { ...makeEvent(head, body), open: { ...open, state: state.opening } };
}

/** The `ordered` event of a run that has come to a throw, and the openings of its seals. */
export function orderedEvent(
  head: Head,
  sealing: Sealing,
  input: OrderedInput,
): MadeEvent & { readonly open: Openings } {
  const { at, orders, full, seen, round } = input;
  const { seals, open } = sealed(head, sealing, { orders, full, draws: [], told: [] });
  return { ...makeEvent(head, { type: 'ordered', at, public: { orders, seen, round }, seals }), open };
}

/** The seals of the next event, one a side and one for the draws, and what opens them. */
function sealed(
  head: Head,
  sealing: Sealing,
  run: Pick<PlayedInput, 'orders' | 'full' | 'draws' | 'told'>,
): { readonly seals: Record<string, string>; readonly open: Openings } {
  const contents: [string, Json][] = sealing.sides.map((side) => [side, sideContent(side, run)]);
  contents.push(['draws', run.draws.map(sealedDraw)]);
  const seals: Record<string, string> = {};
  const open: Record<string, Opening> = {};
  for (const [name, content] of contents) {
    const made = seal(sealing.secretRoot, head.match, head.n + 1, name, content);
    seals[name] = made.seal;
    open[name] = made.opening;
  }
  return { seals, open };
}

/**
 * A recorded roll as the journal shows it. Throws JournalError `bad-event` without a proof of `LiveChance`.
 */
export function publicRoll({ proof, ...roll }: RollRecord): PublicRoll {
  const parsed = rollProof.safeParse(proof);
  if (!parsed.success) throw new JournalError('bad-event', 'a roll without proof', roll.purpose);
  return { ...roll, ...parsed.data };
}

function sealedDraw({ proof, ...draw }: DrawRecord): SealedDraw {
  const parsed = drawProof.safeParse(proof);
  if (!parsed.success) throw new JournalError('bad-event', 'a draw without proof', draw.purpose);
  return { ...draw, ...parsed.data };
}

function sideContent(
  side: Side,
  { orders, full, draws, told }: Pick<PlayedInput, 'orders' | 'full' | 'draws' | 'told'>,
): SideContent {
  return {
    orders: full
      .filter(({ index }) => orders[index]?.side === side)
      .map(({ index, order }) => [index, order]),
    draws: draws
      .filter((draw) => draw.side === side)
      .map(({ after, purpose, ids }) => ({ after, purpose, ids })),
    told: told.filter((line) => line.side === side).map(({ entry }) => entry),
  };
}
