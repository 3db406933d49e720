/** Words of how mails come, and of what is said with a turn, in English. */
export const mailsEn = {
  'message.title': 'A word with your next turn',
  'message.label': 'To your opponent',
  'message.note':
    'It goes with your next turn: in the mail that tells of it and on the page, to your opponent alone. It is no part of the journal. Until then you can change it.',
  'message.button': 'Keep it for my next turn',
  'message.saved': 'Kept.',
  'message.earlier': 'Said with the last turns',
  'message.said': '{side} says: {text}',
  'message.own': 'With your next turn you say: {text}',
  'seat.message': 'Say something with my next turn',
  'invalid.text': 'Five hundred characters at most.',

  'wishes.delivery': 'Mails of this match leave',
  'wishes.immediate': 'at once',
  'wishes.hourly': 'once an hour, together',
  'wishes.daily': 'once a day, together, in the morning',
  'wishes.quiet': 'No mail between these hours of your zone (the same twice: none are quiet)',
  'wishes.from': 'from',
  'wishes.to': 'to',
  'wishes.note': 'Your time runs from when a mail would have left, and no mail waits beyond its deadline.',
} as const;
