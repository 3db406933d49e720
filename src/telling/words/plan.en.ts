/** What mails say in English of lines of a plan. */

export const planLinesEn = {
  'head.plan': 'Your plan',
  'plan.done': 'Line {no} was carried out.',
  'plan.asFar': 'Line {no} was carried out as far as order {used} of {of}.',
  'plan.skipped': 'Line {no} was skipped.',
  'plan.expired': 'Line {no} was not carried out: its phase is past.',
  'plan.halted': 'The plan halted at line {no}.',
  'plan.instead': 'Its substitute {n} was taken.',
  'plan.why.clause': 'It did not fit: [{clause}].',
  'plan.why.condition': 'Its condition {n} did not hold.',
  'plan.why.stakes': 'The odds or the enemies were worse than when it was drafted.',
  'plan.why.nothing': 'There was nothing to order.',
};
