/**
 * Headings of standing orders in English: what each is about, what holds without one, the occasion that it is
 * listed under.
 */
import type { TextTable } from '../../../../referee/index.js';

export const headingsEn: TextTable = {
  'standing.do.window': 'Ask me, or go by my orders',
  'standing.default.window':
    'in your own operations you are asked wherever your orders say nothing; while the enemy acts the defaults answer too',
  'standing.under.window': 'All occasions',
  'standing.do.initiative': 'Initiative',
  'standing.default.initiative': 'you are asked; no card is spent for you',
  'standing.under.initiative': 'Initiative and operations',
  'standing.do.interrupt': 'Cards against an enemy operation',
  'standing.default.interrupt': 'never',
  'standing.under.interrupt': 'Cards',
  'standing.do.submarines': 'Submarines',
  'standing.default.submarines': 'in the enemy’s operation when a carrier moves; in your own you are asked',
  'standing.under.submarines': 'Cards',
  'standing.do.combatCard': 'Combat cards',
  'standing.default.combatCard':
    'in the enemy’s operation A07 and A12 where they weaken an air strike of 8 or more, nothing else; in your own you are asked',
  'standing.under.combatCard': 'Cards',
  'standing.do.resolution': 'Mistaken Identification, A03',
  'standing.default.resolution':
    'in the enemy’s operation from 3 hits on when one of my carriers is there; in your own you are asked',
  'standing.under.resolution': 'Cards',
  'standing.do.fortify': 'Fortifications, J16',
  'standing.default.fortify': 'for the port that the Allies could just pay without a card',
  'standing.under.fortify': 'Cards',
  'standing.do.redraw': 'New hands, J10',
  'standing.default.redraw': 'never',
  'standing.under.redraw': 'Cards',
  'standing.do.reaction': 'Reaction movement',
  'standing.default.reaction':
    'the Allies strike back from the nearest carriers if at least as strong, Japan does nothing',
  'standing.under.reaction': 'When the enemy moves in',
  'standing.do.targets': 'Targets of my hits',
  'standing.default.targets':
    'in the enemy’s operation carriers, air units, battleships, cruisers; in your own, Pearl Harbor too, you are asked',
  'standing.under.targets': 'Combat',
  'standing.do.sacrifices': 'Own ships to give up',
  'standing.default.sacrifices':
    'in the enemy’s operation cruisers, air units, battleships, carriers; in your own you are asked',
  'standing.under.sacrifices': 'Combat',
  'standing.do.surface': 'Surface combat as attacker',
  'standing.default.surface': 'you are asked',
  'standing.under.surface': 'Combat',
  'standing.do.extend': 'Extending a combat',
  'standing.default.extend': 'you are asked',
  'standing.under.extend': 'Combat',
  'standing.do.victory': 'After a victory',
  'standing.default.victory': 'as defender you stay; in your own operation you are asked',
  'standing.under.victory': 'Combat',
  'standing.do.retreat': 'Retreat from combat',
  'standing.default.retreat':
    'as attacker you are asked; as defender you leave when outnumbered two to one, but never a port of your own worth 2 or more',
  'standing.under.retreat': 'Combat',
  'standing.do.ports': 'Ports of retreat and relocation',
  'standing.default.ports':
    'in the enemy’s operation a home port with free resupply, else the most valuable; in your own you are asked',
  'standing.under.ports': 'Combat',
  'standing.do.capture': 'Captures',
  'standing.default.capture': 'you are asked; with a list only what it names',
  'standing.under.capture': 'Supply phase and reinforcements',
  'standing.do.supply': 'Redeployment, return, resupply',
  'standing.default.supply': 'you are asked; with a list only what it names',
  'standing.under.supply': 'Supply phase and reinforcements',
  'standing.do.arrival': 'Where air units arrive',
  'standing.default.arrival': 'the West Coast',
  'standing.under.arrival': 'Supply phase and reinforcements',
  'standing.do.stays': 'Air unit that stays where the Fleet Train leaves',
  'standing.default.stays': 'the lowest number',
  'standing.under.stays': 'Supply phase and reinforcements',
};
