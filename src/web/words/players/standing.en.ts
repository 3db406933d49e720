/** Words of how long standing orders hold, and of what they would have done, in English. */
export const inAdvanceEn = {
  'standing.untilTurn': 'Until turn {turn}.',
  'standing.untilDay': 'Until {day}.',
  'standing.off': 'Switched off:',
  'standing.expire': 'Expires',
  'standing.expire.turn': 'At the end of turn',
  'standing.expire.day': 'At the end of this day',
  'standing.expire.note': 'Leave both empty to keep it until you remove it. The day is in your time zone.',
  'standing.expire.button': 'Save',
  'standing.offNotice': 'A standing order was switched off: {order} {why}',

  'tried.title': 'What your standing orders would have done',
  'tried.link': 'What they would have done in the last turn',
  'tried.lead':
    'Your current standing orders, tried on the questions you were asked in {span, select, one {turn {to}} other {turns {from} to {to}}}. This changes nothing, and only you see it.',
  'tried.none': 'No question you were asked in these turns could be answered by a standing order.',
  'tried.was.given': 'Then: {order}',
  'tried.was.clock': 'Then, by the clock: {order}',
  'tried.would': 'Now: {order}',
  'tried.refused': 'Now: {order}, which is illegal here ({clause}), so you would be asked.',
  'tried.asks': 'Now: you would be asked.',
  'tried.back': 'Back to the standing orders',
};
