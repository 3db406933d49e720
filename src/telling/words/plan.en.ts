/** What mails say in English of lines of a plan. */

export const planLinesEn = {
  'head.plan': 'Your plan',
  'plan.done':
    '{n, plural, one {Line {lines}{order} was carried out} other {Lines {lines}{order} were carried out}}{outcomes, select, none {} other {: {outcomes}}}.',
  'plan.asFar':
    '{n, plural, one {Line {lines}{order} was carried out as far as order {used} of {of}} other {Lines {lines}{order} were carried out as far as order {used} of {of}}}{outcomes, select, none {} other {: {outcomes}}}.',
  'plan.skipped':
    '{n, plural, one {Line {lines}{order} was skipped} other {Lines {lines}{order} were skipped}}.',
  'plan.expired':
    '{n, plural, one {Line {lines}{order} was not carried out: its phase is past} other {Lines {lines}{order} were not carried out: their phase is past}}.',
  'plan.halted': 'The plan halted at {n, plural, one {line} other {lines}} {lines}{order}.',
  'plan.instead': 'Its substitute {n} was taken.',
  'plan.why.clause': 'It did not fit: [{clause}].',
  'plan.why.condition': 'Its condition {n} did not hold.',
  'plan.why.stakes': 'The odds or the enemies were worse than when it was drafted.',
  'plan.why.nothing': 'There was nothing to order.',
};
