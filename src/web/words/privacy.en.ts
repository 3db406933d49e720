/** The sentences about mails that nobody wants, and about erasing, in English. */
export const privacyEn = {
  'never.title': 'No more mails to this address',
  'never.lead':
    'This service will send nothing more to {address}: no invitations, no turns, no links, whoever asks for them. The address is kept as a hash alone.',
  'never.button': 'Never mail this address again',
  'never.doneTitle': 'This address gets no mails',
  'never.done': 'This service sends nothing to {address}. By this same link you can have mails again at any time.',
  'never.back': 'Allow mails again',
  'fault.mailed-enough.title': 'This address has been mailed enough',
  'fault.mailed-enough.do':
    'So many mails went to this address lately without anybody there having asked for them that no more are sent for now. Leave the seat open and pass the invitation on yourself, or try again tomorrow. Nothing was changed.',
} as const;
