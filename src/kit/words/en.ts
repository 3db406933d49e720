/** The usual sentences of a game, in English. A game’s own table comes on top. */

export const usualEn = {
  'kit.situation': 'Situation',
  'kit.comma': ', ',
  'kit.noted': '{name} ({notes})',
  'kit.box': '{box}: {side}',
  'kit.alt': '{title}. {now}',
  'kit.at': '{name} in {at}',
  'kit.lost': 'Eliminated: {units}.',
  'kit.none': 'No units on the map.',
  'kit.worn': 'reduced',
  'kit.done': 'has acted',
  'kit.moved': '{unit} moved from {from} to {to}',
  'kit.gone': '{unit} lost in {at}',
  'kit.came': '{unit} arrived in {at}',
  'kit.hurt': '{unit} in {at} was reduced',
  'kit.mended': '{unit} in {at} recovered',

  'box.lost': 'Eliminated',
  'box.pool': 'To be placed',
  'box.due': 'Reinforcements',

  'scope.turn': 'turn {n}',
  'scope.setup': 'set-up',

  'decision.movement': 'Move your units one after another, then end the phase.',
  'decision.combat': 'Choose a target, or end the phase.',
  'decision.retreat': '{unit} in {from} must retreat: choose a hex.',
  'decision.advance': '{at} is empty: advance a unit, or stay.',
  'decision.exchange': 'Choose the unit to remove.',

  'do.move': 'Move a unit',
  'do.attack': 'Attack',
  'do.retreat': 'Retreat',
  'do.advance': 'Advance',
  'do.exchange': 'Remove a unit',
  'do.place': 'Place a unit',
  'do.stay': 'Stay',
  'do.pass': 'Pass',
  'do.end': 'End the phase',

  'field.move.unit': 'Unit',
  'field.move.path': 'Where to',
  'field.attack.target': 'Target',
  'field.attack.units': 'Attackers',
  'field.retreat.to': 'To',
  'field.advance.unit': 'Unit',
  'field.exchange.unit': 'Unit',
  'field.place.unit': 'Unit',
  'field.place.at': 'Where',

  'order.move': 'Move {unit}: {path}.',
  'order.attack': 'Attack {target} with {units}.',
  'order.retreat': 'Retreat to {to}.',
  'order.advance': 'Advance with {unit}.',
  'order.exchange': 'Remove {unit}.',
  'order.place': 'Place {unit} in {at}.',
  'order.stay': 'Do not advance.',
  'order.pass': 'Pass.',
  'order.end': 'End the phase.',

  'effect.end': 'Units that have not acted in this phase can no longer do so.',
  'effect.stay': 'No unit enters the empty hex, and you do not get another chance.',
  'effect.pass': 'You do nothing.',

  'did.end': '{side} ended the phase.',
  'did.stay': '{side} did not advance.',
  'did.pass': '{side} passed.',

  turn: 'Turn {n} began.',
  ended: '{side} ended the phase.',
  moved: '{unit} moved from {from} to {to}.',
  retreated: '{unit} retreated from {from} to {to}.',
  advanced: '{unit} advanced from {from} to {to}.',
  stayed: '{side} did not advance into {at}.',
  lost: '{unit} in {at} was eliminated.',
  noRetreat: '{unit} in {at} could not retreat and was eliminated.',

  'explain.cost': 'Costs {n} of {of} movement points.',
  'explain.stops': 'Must stop in {at}.',
  'explain.odds': 'Strength {attack} against {defence}: column {column}.',
} as const;

/** Sentences about a side, made for each of them. */
export const forceEn = '{number} {n, plural, one {unit} other {units}} ({side})';
