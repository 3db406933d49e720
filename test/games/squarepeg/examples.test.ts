/** The worked examples: position files with orders and dice, run as `denrei try` runs them. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Order, Refusal } from '../../../src/referee/index.js';
import { Match, pack, pieceOf, position, retreats } from './support.js';

const orderShape = z.looseObject({ do: z.string() });

/** What may be expected of a case. Figures are those of the last attack but for `odds2`: then `odds` is of the first. */
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
  send: z.unknown().optional(),
});

const fileShape = z.strictObject({
  title: z.string(),
  cases: z.array(
    z.strictObject({
      title: z.string(),
      position: z.json(),
      orders: z.array(z.strictObject({ side: z.string(), order: orderShape })),
      dice: z.array(z.int()),
      expect: expectShape,
    }),
  ),
});

type Case = z.infer<typeof fileShape>['cases'][number];

const folder = new URL('./examples/', import.meta.url);

/** Plays a case. Only the last order may be refused; what is left over after the end is ignored. */
function play(example: Case): { readonly match: Match; readonly refusal: Refusal | undefined } {
  const match = new Match(position(example.position), example.dice);
  const orders = example.expect.send === undefined ? example.orders : [{ side: 'NZ', order: example.expect.send }];
  for (const [i, { side, order }] of orders.entries()) {
    if (match.session.stop.at === 'ended') break;
    const refusal = match.session.give(side, order as Order);
    if (refusal === undefined) continue;
    if (i < orders.length - 1) throw new Error(`order ${i} refused: ${JSON.stringify(refusal)}`);
    return { match, refusal };
  }
  return { match, refusal: undefined };
}

/** What happened, in the words of `expect`, for the words that are used there. */
function outcome(match: Match, refusal: Refusal | undefined, wanted: Case['expect']): Record<string, unknown> {
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
    send: wanted.send,
  };
  return Object.fromEntries(Object.keys(wanted).map((key) => [key, said[key]]));
}

for (const name of readdirSync(folder).sort()) {
  const { title, cases } = fileShape.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  describe(`${name.replace('.json', '')} ${title}`, () => {
    test.each(cases)('$title', (example) => {
      const { match, refusal } = play(example);
      expect(outcome(match, refusal, example.expect)).toEqual(example.expect);
      if (example.expect.clause === undefined) {
        expect(refusal).toBeUndefined();
        expect(match.diceLeft).toBe(0);
      }
    });
  });
}
