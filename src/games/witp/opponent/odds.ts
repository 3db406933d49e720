/** What a battle comes to on average, over all throws of the two dice. WP-9.3 to WP-9.6. */
import type { Pack } from '../components/pack.js';

/**
 * A battle as it will be fought: strengths without the dice, and full units, which limit the hits on the
 * other side.
 */
export interface Match {
  readonly kind: 'fleet' | 'land';
  readonly lead: number;
  readonly own: number;
  readonly enemy: number;
}

export interface Odds {
  /** Chance of winning at all, and by so much that the loser must go. */
  readonly win: number;
  readonly rout: number;
  readonly routed: number;
  /** Hits on average. */
  readonly given: number;
  readonly taken: number;
}

export type Oddsmaker = (match: Match) => Odds;

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Odds for the side that leads by so much; ties are thrown again. Remembered by their few numbers. */
export function oddsOf(pack: Pack): Oddsmaker {
  const known = new Map<string, Odds>();
  return (match) => {
    const key = `${match.kind}${match.lead} ${match.own} ${match.enemy}`;
    const found = known.get(key) ?? reckon(pack, match);
    known.set(key, found);
    return found;
  };
}

function reckon(pack: Pack, { kind, lead, own, enemy }: Match): Odds {
  const rout = kind === 'fleet' ? 1 : pack.file.tables.combat.retreatIfDifferenceAtLeast;
  const die = (face: number) => (kind === 'fleet' ? face : Math.floor(face / 2));
  const sum = { win: 0, rout: 0, routed: 0, given: 0, taken: 0 };
  let throws = 0;
  for (const mine of FACES)
    for (const his of FACES) {
      const difference = lead + die(mine) - die(his);
      if (difference === 0) continue;
      throws++;
      const loses = Math.min(Math.abs(difference), difference > 0 ? own : enemy);
      const wins = Math.min(Math.floor(loses / 2), difference > 0 ? enemy : own);
      if (difference > 0) sum.win++;
      if (difference >= rout) sum.rout++;
      if (difference <= -rout) sum.routed++;
      sum.given += difference > 0 ? loses : wins;
      sum.taken += difference > 0 ? wins : loses;
    }
  const mean = (total: number) => total / throws;
  return {
    win: mean(sum.win),
    rout: mean(sum.rout),
    routed: mean(sum.routed),
    given: mean(sum.given),
    taken: mean(sum.taken),
  };
}
