/** What Plum Creek says in English beside the usual sentences. */
import type { TextTable } from 'denrei/kit';

const attacked = '{units} attacked {unit} in {at}, {attack} against {defence}, column {column}:';

export const en = {
  lead: 'Two small armies meet at a creek with one bridge. Hold the villages, or break the other side.',
  'side.N': 'North',
  'side.S': 'South',
  'scope.NM': 'North’s Movement Phase',
  'scope.NC': 'North’s Combat Phase',
  'scope.SM': 'South’s Movement Phase',
  'scope.SC': 'South’s Combat Phase',
  'combat.AE': `${attacked} the adjacent attackers were eliminated.`,
  'combat.AR': `${attacked} the adjacent attackers had to retreat.`,
  'combat.EX': `${attacked} exchange.`,
  'combat.DR': `${attacked} {unit} had to retreat.`,
  'combat.DE': `${attacked} {unit} was eliminated.`,
  'purpose.combat': 'combat',
  'outcome.AE': 'attacker eliminated',
  'outcome.AR': 'attacker retreats',
  'outcome.EX': 'exchange',
  'outcome.DR': 'defender retreats',
  'outcome.DE': 'defender eliminated',
  'modifier.woods': 'woods',
  'modifier.hill': 'hill',
  'modifier.village': 'village',
  'modifier.river': 'every adjacent attacker is across the creek',
  'aim.points': 'Points, North–South',
  'aim.until': 'most points after turn {n}',
  'result.broken': '{winner} won: the other side lost five units.',
  'result.points': '{winner} won on points.',
  'result.level': 'Draw: equal points.',
} satisfies TextTable;
