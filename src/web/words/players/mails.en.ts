/** Words of how mails come, and of what is said with a turn, in English. */
export const mailsEn = {
  'message.title': 'A message with your next turn',
  'message.label': 'To your opponent',
  'message.note':
    'It goes with your next turn, in the e-mail about it and on the page, to your opponent only. It is not part of the journal. Until then you can change it.',
  'message.button': 'Send with my next turn',
  'message.saved': 'Saved.',
  'message.earlier': 'Messages with recent turns',
  'message.said': '{side} says: {text}',
  'message.own': 'With your next turn you say: {text}',
  'seat.message': 'Add a message to my next turn',
  'invalid.text': 'Use at most 500 characters.',

  'own.title': 'Your matches and your data',
  'own.punctual': 'On time in {good} of {turns} turns ({percent}%).',
  'own.matches': 'Matches',
  'own.none': 'This address holds no seat.',
  'own.playing': 'In progress.',
  'own.turns': 'On time in {good} of {turns} turns.',
  'own.journal': 'Journal',
  'own.data': 'Your data',
  'own.export': 'Download your data',
  'own.links':
    'Names, settings, standing orders, plans, messages. The home page e-mails you links to your running matches.',
  'own.erase': 'Erase this address',
  'own.eraseLead':
    'We delete your name and address from everything stored here, including plans and messages. Your seats then belong to “a former player”. Matches and journals stay, and their dice can still be checked. Links you have keep working.',
  'own.gone': 'This address was erased',
  'own.erased':
    '{n, plural, =0 {No seat had this address.} one {Your name and address were erased from one seat.} other {Your name and address were erased from # seats.}}',

  'mailCode.title': 'Type a code from an e-mail',
  'mailCode.lead':
    'Some mailboxes block links. Text-only e-mails contain a code instead: enter it with your e-mail address to open what the link would have opened.',
  'mailCode.label': 'Code',
  'mailCode.open': 'Open',
  'mailCode.wrong':
    'No page opens with this address and code. Codes work for at least a week; revoking your links ends earlier codes. Check both, or have a new code e-mailed.',
  'mailCode.lost': 'No code at hand? Have one e-mailed to you.',
  'mailCode.home': 'Type a code from an e-mail',

  'wishes.format': 'All e-mails to your address, in every match',
  'wishes.whole': 'with maps and links',
  'wishes.text': 'text only, with a code to type',
  'wishes.delivery': 'E-mails about this match are sent',
  'wishes.immediate': 'at once',
  'wishes.hourly': 'once an hour',
  'wishes.daily': 'once a day, in the morning',
  'wishes.quiet': 'Quiet hours, your time zone (same hour twice: off)',
  'wishes.from': 'from',
  'wishes.to': 'to',
  'wishes.note':
    'The clock starts when an e-mail would have been sent, and no e-mail is held past its deadline.',
} as const;
