/** The sentences about mails that nobody wants, and about erasing, in English. */
export const privacyEn = {
  'never.title': 'No more mails to this address',
  'never.lead':
    'With the button below this service sends nothing more to {address}: no invitations, no turns, no links, whoever asks for them. Your matches and their clocks go on; links that you have still open them. The address is kept as a hash alone.',
  'never.button': 'Never mail this address again',
  'never.doneTitle': 'This address gets no mails',
  'never.done':
    'This service sends nothing to {address}. By this same link you can have mails again at any time.',
  'never.back': 'Allow mails again',
  'erase.title': 'Erase my name and address',
  'erase.lead':
    'Your name and your address go from this match: from your seat, from mails that wait, from the built-in mailbox. In other matches erase them on their own pages, or ask whoever runs this server to erase your address everywhere.',
  'erase.after':
    'The match stays, under a neutral name, and its dice can be checked as before. No mail comes to you any more and no link can be mailed to you: only the link in this browser, or in your mails, plays on.',
  'erase.word': 'erase',
  'erase.button': 'Erase',
  'erase.done': 'Your name and your address are erased from this match.',
  'fault.mailed-enough.title': 'This address has been mailed enough',
  'fault.mailed-enough.do':
    'So many mails went to this address lately without anybody there having asked for them that no more are sent for now. Leave the seat open and pass the invitation on yourself, or try again tomorrow. Nothing was changed.',
} as const;
