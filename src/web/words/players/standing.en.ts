/** Words of how long standing orders hold, and of what they would have done, in English. */
export const inAdvanceEn = {
  'standing.untilTurn': 'Up to turn {turn}.',
  'standing.untilDay': 'Up to {day}.',
  'standing.off': 'Switched off:',
  'standing.expire': 'How long it holds',
  'standing.expire.turn': 'Up to the end of turn',
  'standing.expire.day': 'Up to the end of this day',
  'standing.expire.note':
    'Leave both empty: it holds until you remove it. The day is one of your own time zone.',
  'standing.expire.button': 'Save',
  'standing.offNotice': 'A standing order holds no more: {order} {why}',

  'tried.title': 'What your standing orders would have done',
  'tried.link': 'What they would have done in the last turn',
  'tried.lead':
    'Your standing orders as they are now, tried on what you were asked in {span, select, one {turn {to}} other {turns {from} to {to}}}. Nothing is changed by it; only you see it.',
  'tried.none': 'In these turns you were asked nothing that a standing order could have answered.',
  'tried.was.given': 'Then: {order}',
  'tried.was.clock': 'Then, by the clock: {order}',
  'tried.would': 'Now: {order}',
  'tried.refused': 'Now: {order}, which is not legal here ({clause}): you are asked.',
  'tried.asks': 'Now: you are asked.',
  'tried.back': 'Back to the standing orders',
};
