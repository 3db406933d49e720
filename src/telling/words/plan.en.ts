/** What mails say in English of lines of a plan. */

export const planLinesEn = {
  'head.plan': 'Your plan',
  'plan.done':
    '{n, plural, one {Line {lines}{order} ran} other {Lines {lines}{order} ran}}{outcomes, select, none {} other {: {outcomes}}}.',
  'plan.asFar':
    '{n, plural, one {Line {lines}{order} ran up to order {used} of {of}} other {Lines {lines}{order} ran up to order {used} of {of}}}{outcomes, select, none {} other {: {outcomes}}}.',
  'plan.skipped':
    '{n, plural, one {Line {lines}{order} was skipped} other {Lines {lines}{order} were skipped}}.',
  'plan.expired':
    '{n, plural, one {Line {lines}{order} did not run: its phase is over} other {Lines {lines}{order} did not run: their phase is over}}.',
  'plan.halted': 'The plan halted at {n, plural, one {line} other {lines}} {lines}{order}.',
  'plan.instead': 'Its substitute {n} ran instead.',
  'plan.why.clause': 'It was illegal: [{clause}].',
  'plan.why.condition': 'Its condition {n} did not hold.',
  'plan.why.stakes': 'The odds or adjacent enemies were worse than when you drafted it.',
  'plan.why.nothing': 'There was nothing to order.',
};
