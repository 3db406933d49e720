/** What pages say in English of mails that do not arrive, and of messages to other services. */
export const bouncedEn = {
  'again.title': 'Mails to you come back',
  'again.lead':
    'Mails to your address came back as undeliverable, so none is sent any more, and your clock stands. Once your mailbox works again, press the button: you are mailed a fresh link with all that you were not told, and mails come as before.',
  'again.button': 'My mailbox works again: mail me',
  'again.notice': 'Mails to your address come back, so you are not mailed any more.',
  'again.link': 'Put it right',
};
