/** What pages say in English of mails that do not arrive, and of messages to other services. */
export const bouncedEn = {
  'again.title': 'Mails to you come back',
  'again.lead':
    'Mails to your address came back as undeliverable, so none is sent any more, and your clock stands. Once your mailbox works again, press the button: you are mailed a fresh link with all that you were not told, and mails come as before.',
  'again.button': 'My mailbox works again: mail me',
  'again.otherTitle': 'Is the mailbox gone for good?',
  'again.other':
    'Then name yourself as the one who goes on, with another address. When your opponent agrees, a link is mailed there, by which you take your seat again. The match stays as it stands; standing orders and plans are gone.',
  'again.otherLink': 'Go on with another address',
  'again.notice': 'Mails to your address come back, so you are not mailed any more.',
  'again.link': 'Put it right',
  'hook.title': 'Messages to another service',
  'hook.lead':
    'When the match wants something of you, or is over, a short message can go to another service as well: to a channel of Discord (its settings, “Integrations”, give you a webhook address), or to a program of yours. It says what the subject of the mail says and names the public page of the match: no link of yours, no position, nothing hidden.',
  'hook.url': 'Webhook address',
  'hook.none': 'Empty: no messages. A new address is sent a first message at once.',
  'hook.saved': 'Saved.',
  'hook.failed': 'Given up',
  'hook.answered': 'The service answered {status}.',
  'hook.forbidden': 'The name stands for an address that is not one of the public net.',
  'hook.silent': 'The service did not answer ({code}).',
  'hook.again': 'These messages were not taken. Saving clears the list.',
  'hook.signed': 'For programs',
  'hook.how':
    'Each message is JSON and signed as Standard Webhooks has it (webhook-id, webhook-timestamp, webhook-signature). The same message may come more than once; its id is then the same.',
  'hook.link': 'Messages to another service',
  'hook.notice': 'A message to the service that you named was given up.',
  'hook.look': 'See why',
  'hook.once': 'This is the key. It is shown once, now: copy it.',
  'hook.hidden':
    'The key was shown when the address was saved. Saving again, the same address too, makes a new one.',
};
