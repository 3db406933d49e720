/** The worked examples: position files with orders and dice, run as `denrei try` runs them. */
import { z } from 'zod';
import type { Refusal } from '../../../src/referee/index.js';
import { describeExamples } from '../examples.js';
import { Match, pack, pieceOf, position, retreats } from './support.js';

/**
 * What may be expected of a case. Figures are those of the last attack but for `odds2`: then `odds` is of the
 * first.
 */
const expectShape = z.strictObject({
  attack: z.number().optional(),
  defence: z.number().optional(),
  odds: z.string().optional(),
  odds2: z.string().optional(),
  result: z.string().optional(),
  units: z.record(z.string(), z.string()).optional(),
  retreats: z.record(z.string(), z.array(z.string())).optional(),
  ravineAt: z.string().optional(),
  arrival: z.string().optional(),
  turnIs: z.number().optional(),
  attacked: z.array(z.string()).optional(),
  faceDown: z.array(z.string()).optional(),
  log: z.array(z.string()).optional(),
  asks: z.string().optional(),
  noAsk: z.string().optional(),
  winner: z.string().optional(),
  outcome: z.string().optional(),
  clause: z.string().optional(),
});

type Expected = z.infer<typeof expectShape>;

/** What happened, in the words of `expect`, for the words that are used there. */
function outcome(match: Match, refusal: Refusal | undefined, wanted: Expected): Record<string, unknown> {
  const fights = match.log.filter((e) => /^(combat|automatic)\./.test(e.key));
  const first = fights[0];
  const asked = match.session.questions[0]?.kind;
  const piece = (id: string) => match.state.units[pieceOf(match.state, id)];
  const said: Record<string, unknown> = {
    attack: first?.attack,
    defence: first?.defence,
    odds: first?.odds,
    odds2: fights[1]?.odds,
    result: first?.key.split('.')[1],
    units: Object.fromEntries(Object.keys(wanted.units ?? {}).map((id) => [id, match.where(id)[0]])),
    retreats: Object.fromEntries(Object.keys(wanted.retreats ?? {}).map((id) => [id, retreats(match, id)])),
    ravineAt: match.state.ravine < 0 ? undefined : pack.hexes[match.state.ravine]?.id,
    arrival: match.state.arrival,
    turnIs: match.state.turn,
    attacked: wanted.attacked?.filter((id) => piece(id)?.attacked),
    faceDown: wanted.faceDown?.filter((id) => match.isFaceDown(id)),
    log: wanted.log?.filter((key) => match.keys.includes(key)),
    asks: asked,
    noAsk: asked === wanted.noAsk ? undefined : wanted.noAsk,
    winner: match.winner,
    outcome: match.ending,
    clause: refusal?.clause,
  };
  return Object.fromEntries(Object.keys(wanted).map((key) => [key, said[key]]));
}

describeExamples({
  folder: new URL('./examples/', import.meta.url),
  expected: expectShape,
  begin: ({ position: json, dice }) => new Match(position(json), dice),
  outcome,
});
