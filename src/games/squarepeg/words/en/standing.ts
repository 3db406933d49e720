/** Standing orders in English: headings, and what applies without one; lines of plans. */
import type { TextTable } from '../../../../referee/index.js';

export const standingEn: TextTable = {
  'standing.default.retreat': 'toward the Mission',
  'standing.under.retreat': 'What attacks and moves lead to',
  'standing.default.tankCaution': 'yes',
  'standing.under.tankCaution': 'What attacks and moves lead to',
  'standing.default.defenderLoss':
    'a company, one out of the battalion, tired infantry, infantry, the whole battalion; with the optional rule infantry first',
  'standing.under.defenderLoss': 'What attacks and moves lead to',
  'standing.default.attackerLoss':
    'you are asked; in a planned attack NZ loses what it would as defender, Japan its weakest unit',
  'standing.under.attackerLoss': 'What attacks and moves lead to',
  'standing.default.attackerRetreat':
    'you are asked; in a planned attack back where the unit came from, else away from the Mission',
  'standing.under.attackerRetreat': 'What attacks and moves lead to',
  'standing.default.advance':
    'you are asked; after a planned attack NZ advances, infantry first, and Japan stays',
  'standing.under.advance': 'What attacks and moves lead to',
  'standing.default.ravine': 'you are asked; a planned move stops',
  'standing.under.ravine': 'What attacks and moves lead to',

  'plan.do.exchange': 'Merge or split the Valentines',
  'plan.field.exchange.rule': 'Start of the movement phase',
  'plan.exchange': 'Start of movement: {rule}.',
  'choice.merge': 'merge the companies',
  'choice.split': 'split the battalion',
  'choice.none': 'no exchange',

  'plan.do.move': 'Conditional move',
  'plan.field.move.unit': 'Unit',
  'plan.field.move.path': 'Route (or destination: the shortest way)',
  'plan.field.move.fatigued': 'If this unit is fatigued by then (none: no condition)',
  'plan.field.move.rule': 'Then',
  'plan.field.move.instead': 'Alternative route (or destination: the shortest way)',
  'plan.move': '{unit}: {path}.',
  'plan.move.fatigued': 'If {fatigued} is fatigued by then: {rule}.',
  'plan.move.instead': 'Alternative route: {instead}.',
  'choice.hold': 'stay where it is',
  'choice.instead': 'take another route',

  'plan.do.attack': 'Conditional attack',
  'plan.field.attack.target': 'Target hex',
  'plan.field.attack.join': 'Who attacks',
  'plan.field.attack.units': 'Those of these that can',
  'plan.field.attack.odds': 'Odds at least (not asked while a strength is unknown)',
  'plan.field.attack.fresh': 'Only if none of these is fatigued',
  'plan.field.attack.hexes': 'Only if these hexes are empty',
  'plan.attack': 'Attack {target}: {join}.',
  'plan.attack.units': 'Those of {units} that can.',
  'plan.attack.odds': 'Odds: {odds}.',
  'plan.attack.fresh': 'Only if not fatigued: {fresh}.',
  'plan.attack.hexes': 'Only if {hexes} are empty.',
  'choice.named': 'units of a list',
  'choice.all': 'every unit that can',
  'choice.any': 'any',
  'choice.1:2': '1:2 or better',
  'choice.1:1': '1:1 or better',
  'choice.2:1': '2:1 or better',
  'choice.3:1': '3:1 or better',
  'choice.4:1': '4:1 or better',

  'plan.outcome.arrived': 'reached its destination',
  'plan.outcome.stopped': 'did not reach its destination',
  'plan.outcome.tired': 'tired its unit',
  'plan.outcome.cleared': 'left no enemy in the hex',
  'plan.outcome.held': 'left the enemy in the hex',

  'choice.movement': 'movement',
  'choice.combat': 'combat',
  'choice.end': 'end the phase',
};
