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

  'own.title': 'Your matches, and what is kept of you',
  'own.punctual': 'On time in {good} of {turns} turns ({percent}%).',
  'own.matches': 'Matches',
  'own.none': 'This address holds no seat.',
  'own.playing': 'Being played.',
  'own.turns': 'On time in {good} of {turns} turns.',
  'own.journal': 'Journal',
  'own.data': 'Your data',
  'own.export': 'Download what is kept of you',
  'own.links':
    'Names, settings, standing orders, plans, messages. Links to your running matches are mailed from the home page.',
  'own.erase': 'Erase this address',
  'own.eraseLead':
    'Name and address go from everything that is kept here, with plans and messages. Your seats become those of a former player; matches and journals stay, and can be checked as before. Links that you have go on working.',
  'own.gone': 'This address is erased',
  'own.erased':
    '{n, plural, =0 {There was no seat of this address.} one {One seat was freed of your name and address.} other {# seats were freed of your name and address.}}',

  'mailCode.title': 'Type a code from a mail',
  'mailCode.lead':
    'Some mailboxes let no links through. Mails that are text alone hold a code instead: with your mail address it opens what the link would have opened.',
  'mailCode.label': 'Code',
  'mailCode.open': 'Open',
  'mailCode.wrong':
    'This address and this code open nothing. Codes are good for a week at least; those of earlier links end when you revoke your links. Check both, or have a new code mailed.',
  'mailCode.lost': 'No code at hand? Have one mailed to your address.',
  'mailCode.home': 'Type a code from a mail',

  'wishes.format': 'All mails to your address, in every match',
  'wishes.whole': 'with maps and links',
  'wishes.text': 'text alone, with a code to type',
  'wishes.delivery': 'Mails of this match leave',
  'wishes.immediate': 'at once',
  'wishes.hourly': 'once an hour',
  'wishes.daily': 'once a day, in the morning',
  'wishes.quiet': 'No mail between these hours of your zone (the same twice: none are quiet)',
  'wishes.from': 'from',
  'wishes.to': 'to',
  'wishes.note': 'Your time runs from when a mail would have left, and no mail waits beyond its deadline.',
} as const;
