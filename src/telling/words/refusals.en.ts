/** What stands before the rule in a refusal, in English. */

export const refusalsEn = {
  'refused.turn': 'It is not this side’s turn. Waiting for: {sides}.',
  'refused.wordless': 'The order does not say what to do (field “do”).',
  'refused.word': 'There is no order “{word}” here.',
  'refused.extra': 'This order has no field “{field}”. Its fields: {fields}.',
  'refused.fieldless': 'This order has no field “{field}”. It has none.',
  'refused.missing': '“{label}” is missing (field “{field}”).',
  'refused.value': '“{label}” cannot be {value} (field “{field}”).',
  'refused.shape': '“{label}” has the wrong type (field “{field}”).',
  'refused.count':
    '“{label}” takes {bounds, select, exact {exactly {min}} open {at least {min}} other {{min} to {max}}} (field “{field}”).',
  'refused.named': '{name}:',
  'refused.with': '{name} ({more}):',
  'refused.more': '{n} more',
  'refused.notHeld': '{name} is not in your hand.',
  'refused.foreign': '{name} belongs to your opponent.',
  'refused.unseen': '{name} is not on the map as you see it.',
  'refused.away': '{name} is not on the map ({where}).',
  'refused.elsewhere': '{name} is in {at}, not in {place}.',
};
