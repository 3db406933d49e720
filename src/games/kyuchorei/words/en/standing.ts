/** Standing orders in English: headings, and what applies without one; lines of plans. */
import type { TextTable } from '../../../../referee/index.js';

export const scriptEn: TextTable = {
  'standing.default.retreat': 'survival first: forts, few adjacent enemies, ways out',
  'standing.under.retreat': 'Retreat and advance',
  'standing.default.advance': 'you are asked',
  'standing.under.advance': 'Retreat and advance',
  'standing.default.fatigue': 'you are asked; after a prepared melee it is automatic',
  'standing.under.fatigue': 'Retreat and advance',

  'choice.any': 'in good order or disordered',
  'choice.good': 'in good order',
  'choice.disordered': 'disordered',
  'choice.byOrder': 'as my order for all melees says',
  'choice.listed': 'by a list',

  'choice.end': 'end the phase',

  'plan.do.attack': 'Conditional fire or melee',
  'plan.field.attack.what': 'Fire or melee',
  'plan.field.attack.target': 'Enemy unit',
  'plan.field.attack.units': 'Attackers',
  'plan.field.attack.state': 'Only if the enemy is',
  'plan.field.attack.at': 'Only while it is in this hex (none: anywhere)',
  'plan.field.attack.odds': 'Odds at least',
  'plan.field.attack.advance': 'Advance after combat',
  'plan.field.attack.advancers': 'Who advances, first choice first',
  'plan.field.attack.tired': 'Where tired attackers retreat, first choice first',
  'plan.attack': '{what}: {units} at {target}, with odds of {odds} or more.',
  'plan.attack.state': 'Target: {state}.',
  'plan.attack.at': 'Only while it is in {at}.',
  'plan.attack.advance': 'Advance: {advance}.',
  'plan.attack.advancers': 'First choice first: {advancers}.',
  'plan.attack.tired': 'Tired attackers to the first of these that is open: {tired}.',
  'plan.outcome.effect': 'had an effect',
  'plan.outcome.noEffect': 'had no effect',
  'plan.outcome.eliminated': 'eliminated its target',
};
