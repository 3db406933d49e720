/** The sentences of the operator's page in English. */
export const operatorEn = {
  'operator.title': 'For the operator',
  'operator.key': 'The operator’s key (DENREI_OPERATOR_KEY)',
  'operator.enter': 'Enter',
  'operator.wrong': 'That is not the key. Check DENREI_OPERATOR_KEY.',
  'operator.leave': 'Leave',
  'operator.at': 'As of {at}. Reload the page to refresh.',
  'operator.figures': 'Waiting',
  'operator.waiting': 'E-mails in the outbox: {count}',
  'operator.due':
    'E-mails ready to send: {count}{count, plural, =0 {} other {, the oldest for {minutes, plural, one {# minute} other {# minutes}}}}',
  'operator.due.do':
    'E-mails are late. Is a mail worker running (denrei worker, or serve without --no-worker)? Does the server in SMTP_URL respond? Run denrei doctor.',
  'operator.clocks':
    'Clocks due to be checked: {count}{count, plural, =0 {} other {, the oldest for {minutes, plural, one {# minute} other {# minutes}}}}',
  'operator.clocks.do': 'Clock checks are late. Is denrei serve running?',
  'operator.matches.open': 'Matches with an open seat: {count}',
  'operator.matches.playing': 'Matches in progress: {count}',
  'operator.matches.stopped': 'Matches waiting for new dice: {count}',
  'operator.fine': 'Nothing has failed, nothing is stuck.',
  'operator.failed': 'E-mails given up',
  'operator.again': 'E-mails to be retried',
  'operator.match': 'Match',
  'operator.side': 'Side',
  'operator.kind': 'E-mail',
  'operator.when': 'Written',
  'operator.next': 'Next attempt',
  'operator.said': 'The server’s answer',
  'operator.do': 'What to do',
  'operator.send': 'E-mail a new link',
  'operator.stopped': 'Matches waiting for new dice',
  'operator.stopped.do':
    'New roots were made after a restored backup, lost records or a lost number. Play continues once these seats have given their numbers. If a player did not get the e-mail, send them a new link.',
  'operator.stuck': 'Matches where the practice opponent is stuck',
  'operator.stuck.do':
    'This is a bug in its rules. It retries by itself, less and less often. Export the journal (denrei export, for public) and report it.',
  'operator.waits': 'Waiting for',
  'operator.do.unwanted':
    'The address wants no more e-mails from here: nothing to do. Its holder can continue with their link.',
  'operator.do.login':
    'The mail server rejects the user name or password: check SMTP_URL. The e-mails wait and are then sent by themselves.',
  'operator.do.tls':
    'The mail server offers no TLS for the password in SMTP_URL, or its certificate is not trusted: check its name, its port and the clock. The e-mails wait.',
  'operator.do.server':
    'The mail server did not answer. Is it running? Is a firewall blocking it? The e-mails wait.',
  'operator.do.policy':
    'The server rejects the sender: check SPF, DKIM and DMARC (denrei doctor), and whether this machine’s address is on a blocklist.',
  'operator.do.later': 'The mailbox is full or the server is busy. The e-mail is retried by itself.',
  'operator.do.address':
    'The address does not accept e-mails. Both match pages say so. Once it does, its holder can ask for a new link; otherwise the opponent can proceed by the rules of the clock.',
} as const;
