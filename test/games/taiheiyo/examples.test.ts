/** The worked examples of the rulebook (E-) and the further vectors (X-), as `denrei try` runs them. */
import { z } from 'zod';
import type { Refusal } from '../../../src/referee/index.js';
import { describeExamples } from '../examples.js';
import { Match, position } from './support.js';

const cards = z.array(z.string());

/**
 * What may be expected of a case. Places and control are in the words of `Match.where` and `Match.control`.
 */
const expectShape = z.strictObject({
  /** Who is asked, what, and at which moment: `A cards combatStart`. */
  asks: z.string().optional(),
  units: z.record(z.string(), z.string()).optional(),
  control: z.record(z.string(), z.string()).optional(),
  hands: z.strictObject({ J: cards, A: cards }).optional(),
  deck: z.number().optional(),
  discards: cards.optional(),
  score: z.number().optional(),
  turn: z.number().optional(),
  shift: z.boolean().optional(),
  fleetTrain: z.boolean().optional(),
  /** Strikes and gunfire: side, kind, strength, all shifts together, column, hits; `J air 16 -1 13-15 3`. */
  fire: z.array(z.string()).optional(),
  /** Movement left in the combat that is going on: rounds that can still follow. */
  left: z.number().optional(),
  /** Keys of the log that must be there, in this order. */
  log: z.array(z.string()).optional(),
  /** Keys that must not. */
  silent: z.array(z.string()).optional(),
  winner: z.string().optional(),
  ending: z.string().optional(),
  /** The clause that refuses the last order. */
  clause: z.string().optional(),
  /** Number of legal orders of the question that stands. */
  legal: z.number().optional(),
});

type Expected = z.infer<typeof expectShape>;

/** What happened, in the words of `expect`. */
function outcome(
  match: Match,
  refusal: Refusal | undefined,
  wanted: Expected,
): { readonly [word: string]: unknown } {
  const { state } = match;
  const named = <T>(ids: object | undefined, of: (id: string) => T) =>
    Object.fromEntries(Object.keys(ids ?? {}).map((id) => [id, of(id)]));
  return {
    asks: match.now,
    units: named(wanted.units, (id) => match.where(id)[0]),
    control: named(wanted.control, (id) => match.control(id)[0]),
    hands: { J: match.hand('J'), A: match.hand('A') },
    deck: state.deck.length,
    discards: match.discards,
    score: state.score,
    turn: state.turn,
    shift: state.shift,
    fleetTrain: state.fleetTrain >= 0,
    fire: match.fire,
    left: state.battle?.left,
    log: match.keys.filter((key) => wanted.log?.includes(key)),
    silent: wanted.silent?.filter((key) => !match.keys.includes(key)),
    winner: match.winner,
    ending: match.ending,
    clause: refusal?.clause,
    legal: wanted.legal === undefined ? undefined : match.legal().length,
  };
}

describeExamples({
  folder: new URL('./examples/', import.meta.url),
  expected: expectShape,
  begin: ({ position: json, dice, draws = [] }) => new Match(position(json), dice, draws),
  outcome,
});
