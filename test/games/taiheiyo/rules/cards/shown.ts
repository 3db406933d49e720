/** What a combat shows of the cards that were played. */
import { battle, type match } from '../../support.js';

export type Match = ReturnType<typeof match>;

export const shifts = (m: Match, purpose = 'air', nth = 0) =>
  m.rolls.filter((r) => r.purpose === purpose)[nth]?.modifiers.map((x) => [x.reason, x.amount]);

export const strength = (m: Match) => m.log.find((e) => e.key === 'fire')?.strength;

export const at = (units: string, given = {}, more = {}, dice: number[] = []) =>
  battle(2, 'rabaul', 'J', units, given, more, dice);
