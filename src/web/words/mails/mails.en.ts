/** What pages say in English of mails that do not arrive, and of messages to other services. */
export const bouncedEn = {
  'again.title': 'Your e-mails bounce',
  'again.lead':
    'E-mails to your address came back as undeliverable, so we stopped sending them, and your clock is stopped. Once your mailbox works again, press the button: we e-mail you a new link with everything you missed, and e-mails resume.',
  'again.button': 'My mailbox works again: e-mail me',
  'again.otherTitle': 'Is the mailbox gone for good?',
  'again.other':
    'Then name yourself as your substitute, with another address. When your opponent agrees, we e-mail a link there, and you take your seat again with it. The match continues as it stands; standing orders and plans are gone.',
  'again.otherLink': 'Continue with another address',
  'again.notice': 'E-mails to your address bounce, so we stopped sending them.',
  'again.link': 'Fix this',
  'hook.title': 'Messages to another service',
  'hook.lead':
    'When it is your turn or the match is over, a short message can go to another service as well: a Discord channel (its settings, “Integrations”, give you a webhook address) or a program of yours. It says what the subject of the e-mail says and names the public page of the match. It contains no link of yours, no position, nothing hidden.',
  'hook.url': 'Webhook address',
  'hook.none': 'Leave this empty for no messages. A new address gets a first message at once.',
  'hook.saved': 'Saved.',
  'hook.failed': 'Not delivered',
  'hook.answered': 'The service answered {status}.',
  'hook.forbidden': 'That name points to an address that is not on the public internet.',
  'hook.silent': 'The service did not answer ({code}).',
  'hook.again': 'These messages were not accepted. Saving clears the list.',
  'hook.signed': 'For programs',
  'hook.how':
    'Each message is JSON, signed as Standard Webhooks defines (webhook-id, webhook-timestamp, webhook-signature). The same message may come more than once, with the same id.',
  'hook.link': 'Messages to another service',
  'hook.notice': 'A message to the service you named could not be delivered.',
  'hook.look': 'See why',
  'hook.once': 'This is the key. It is shown only once: copy it now.',
  'hook.hidden':
    'The key was shown when you saved the address. Saving again, even with the same address, makes a new one.',
};
