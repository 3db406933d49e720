/** The sentences about mails that nobody wants, and about erasing, in English. */
export const privacyEn = {
  'never.title': 'No more e-mails to this address',
  'never.lead':
    'Press the button below and this service sends nothing more to {address}: no invitations, no turns, no links, no matter who asks for them. Your matches and their clocks go on, and links you have still work. Only a hash of the address is kept.',
  'never.button': 'Never e-mail this address again',
  'never.doneTitle': 'This address gets no e-mails',
  'never.done':
    'This service sends nothing to {address}. You can allow e-mails again with this same link at any time.',
  'never.back': 'Allow e-mails again',
  'erase.title': 'Erase my name and address',
  'erase.lead':
    'We delete your name and address from this match: from your seat, from e-mails waiting to be sent and from the built-in mailbox. For other matches, use their own pages, or ask the operator of this server to erase your address everywhere.',
  'erase.after':
    'The match stays, under a neutral name, and its dice can still be checked. You get no more e-mails and we can send you no more links: only the link in this browser, or those in your e-mails, still work.',
  'erase.word': 'erase',
  'erase.button': 'Erase',
  'erase.done': 'Your name and address were erased from this match.',
  'fault.mailed-enough.title': 'This address has received enough e-mails',
  'fault.mailed-enough.do':
    'This address has lately received so many e-mails that nobody there asked for that we send no more for now. Leave the seat open and send the invitation link yourself, or try again tomorrow. Nothing was changed.',
} as const;
