/** The sentences of the operator's page in English. */
export const operatorEn = {
  'operator.title': 'For the operator',
  'operator.key': 'The operator’s key (DENREI_OPERATOR_KEY)',
  'operator.enter': 'Enter',
  'operator.wrong': 'That is not the key.',
  'operator.leave': 'Leave',
  'operator.at': 'As of {at}. Press reload to look again.',
  'operator.figures': 'What waits',
  'operator.waiting': 'Mails in the outbox: {count}',
  'operator.due':
    'Mails that could go now: {count}{count, plural, =0 {} other {, the first for {minutes, plural, one {# minute} other {# minutes}}}}',
  'operator.due.do':
    'Mails are late. Is a mail worker running (denrei worker, or serve without --no-worker)? Does SMTP_URL answer? Ask denrei doctor.',
  'operator.clocks':
    'Clocks to be looked at: {count}{count, plural, =0 {} other {, the first for {minutes, plural, one {# minute} other {# minutes}}}}',
  'operator.clocks.do': 'Clocks are late: is a process running that looks at them (denrei serve)?',
  'operator.matches.open': 'Matches with a seat that is not taken: {count}',
  'operator.matches.playing': 'Matches in play: {count}',
  'operator.matches.stopped': 'Matches that wait for new dice: {count}',
  'operator.fine': 'Nothing failed, nothing stands still.',
  'operator.failed': 'Mails that were given up',
  'operator.again': 'Mails that are tried again',
  'operator.match': 'Match',
  'operator.side': 'Side',
  'operator.kind': 'Mail',
  'operator.when': 'Written',
  'operator.next': 'Next try',
  'operator.said': 'What the server said',
  'operator.do': 'What to do',
  'operator.send': 'Mail a fresh link',
  'operator.stopped': 'Matches that wait for new dice',
  'operator.stopped.do':
    'New roots were made after a backup, a loss or a lost number. Play goes on once these seats have given their numbers; whoever has not had the mail can be mailed a fresh link.',
  'operator.stuck': 'The practice opponent found no way on',
  'operator.stuck.do':
    'A fault of its rules. It tries again by itself, ever more rarely. Export the journal (denrei export, for public) and report it.',
  'operator.waits': 'Waits for',
  'operator.do.unwanted':
    'The address wants no more mail from here: nothing to do. Its holder can play on by his link.',
  'operator.do.login':
    'The mail server does not take name or password: look at SMTP_URL. Mails wait and go by themselves then.',
  'operator.do.tls':
    'The mail server offers no TLS for the password in SMTP_URL, or its certificate is not trusted: look at its name, its port and the clock. Mails wait.',
  'operator.do.server':
    'The mail server did not answer: is it running, does a firewall stand between? Mails wait.',
  'operator.do.policy':
    'The server does not like the sender: look at SPF, DKIM and DMARC (denrei doctor), and whether the address of this machine is listed somewhere.',
  'operator.do.later': 'The mailbox is full or the server busy: it is tried again by itself.',
  'operator.do.address':
    'The address takes no mail. Both pages of the match say so. Its holder may ask for his link again once it does; else his opponent can go on by the rules of the clock.',
} as const;
