/** The worked examples: position files with orders and dice, run as `denrei try` runs them. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Entry, Refusal } from '../../../src/referee/index.js';
import { describeExamples } from '../examples.js';
import { game, goals, legal, Match, pack, position, unitIn } from './support.js';

/** What may be expected of a case; `odds` of several attacks is a list. */
const expectShape = z.strictObject({
  attack: z.number().optional(),
  defence: z.number().optional(),
  odds: z.union([z.number(), z.array(z.number())]).optional(),
  hit: z.boolean().optional(),
  result: z.enum(['none', 'retreat', 'eliminated']).optional(),
  units: z.record(z.string(), z.union([z.null(), z.tuple([z.string(), z.boolean()])])).optional(),
  unit: z.string().optional(),
  hexes: z.array(z.string()).optional(),
  recovered: z.array(z.string()).optional(),
  held: z.array(z.string()).optional(),
  winner: z.string().optional(),
  gameOver: z.string().optional(),
  legal: z.literal(false).optional(),
  clause: z.string().optional(),
});

type Expected = z.infer<typeof expectShape>;

function attacks(match: Match): readonly Entry[] {
  return match.log.filter((e) => /^(fire|melee)\./.test(e.key));
}

/** What happened, in the words of `expect`, for the words that are used there. */
function outcome(match: Match, refusal: Refusal | undefined, wanted: Expected): Record<string, unknown> {
  const fights = attacks(match);
  const first = fights[0];
  const odds = fights.map((e) => e.odds);
  const { stop } = match.session;
  const winner = stop.at === 'ended' ? stop.result.winner : undefined;
  const said: Record<string, unknown> = {
    attack: first?.attack,
    defence: first?.defence,
    odds: Array.isArray(wanted.odds) ? odds : odds[0],
    hit: first?.key === 'fire.hit' || first?.key === 'fire.again',
    result: first?.key.replace('melee.', '').replace('void', 'none'),
    units: Object.fromEntries(Object.keys(wanted.units ?? {}).map((id) => [id, standing(match, id)])),
    unit: wanted.unit,
    hexes: wanted.unit === undefined ? undefined : hexesFor(match, wanted.unit),
    recovered: match.log.find((e) => e.key === 'reorganise')?.units,
    held: match.log.find(({ key }) => key === 'forts' || key === 'forts.held')?.hexes,
    winner,
    gameOver: winner,
    legal: refusal === undefined ? undefined : false,
    clause: refusal?.clause,
  };
  return Object.fromEntries(Object.keys(wanted).map((key) => [key, said[key]]));
}

function standing(match: Match, id: string): readonly [string, boolean] | null {
  const { at, disordered } = unitIn(match.state, id);
  return at === null ? null : [at, disordered];
}

/** Where the unit may go by the question that stands; nowhere when it was eliminated unasked. */
function hexesFor(match: Match, unit: string): string[] {
  if (unitIn(match.state, unit).at === null) return [];
  if (match.question.kind === 'movement') return goals(match, unit);
  return legal(match.question)
    .flatMap((o) => (o.unit === unit ? [String(o.to)] : []))
    .sort();
}

describe('KY-EX-01 the map as the rules state it', () => {
  const height = (id: string) => pack.hexes.find((h) => h.id === id)?.elevation;

  test('1401 has height 0, 1501 height 1, 1602 height 2', () => {
    expect(['1401', '1501', '1602'].map(height)).toEqual([0, 1, 2]);
  });

  test('IV/36 starts in 1301; the headquarters are 1505 and 1902; there are six forts', () => {
    expect(unitIn(game.rules.start({ scenario: 'standard', options: {} }), 'R-IV-36').at).toBe('1301');
    expect(pack.headquarters.map((hex) => pack.hexes[hex]?.id).sort()).toEqual(['1505', '1902']);
    expect(pack.forts).toHaveLength(6);
  });
});

describeExamples({
  folder: new URL('./examples/', import.meta.url),
  expected: expectShape,
  begin: ({ position: json, dice }) => new Match(position(json), dice),
  outcome,
});
