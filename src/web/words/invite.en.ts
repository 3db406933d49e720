/**
 * The sentences about invitations in English (asking for an open seat, withdrawing), the mailbox, and links
 * between pages.
 */
export const inviteEn = {
  'nav.audit': 'Dice audit',

  'join.goal': 'Your goal',
  'join.diceFirst':
    'Your browser makes a number for the dice now and remembers it. If your opponent runs this server, that does not protect you: let them open the match.',
  'join.diceSecond':
    'Your browser makes a number for the dice now and remembers it. That protects you from your opponent. If your opponent runs this server, it protects you only as long as they leave this page as it is.',
  'join.diceServer':
    'The server makes your number. That protects you from your opponent, not from the server’s operator.',
  'join.lot': 'Sides are drawn by lot when the match begins, so you may end up with the other one.',
  'join.codes': 'The codes',
  'claim.title': '{game}: ask for the seat ({side})',
  'claim.lead':
    'We e-mail you a link. Follow it to take the seat, and the match begins. Until then the seat stays open to others.',
  'claim.button': 'E-mail me the link',
  'claim.sentTitle': 'Follow the link in the e-mail',
  'claim.sent': 'An e-mail to {address} is on its way. Its link takes the seat ({side}).',
  'claim.you': 'You play as {name}, with e-mails to {address}.',
  'invalid.claim': 'You need a link from your e-mail to take an open seat: ask for it first.',
  'opened.next': 'Next: follow the link in your e-mail and take your own seat.',
  'opened.passListed': 'The home page already lists it. You can also give this link to someone yourself.',
  'match.empty': 'The other seat is still open.',
  'match.invite': 'Its invitation link',
  'match.unanswered': '{name} was invited by e-mail and has not taken the seat yet.',
  'ended.again': 'Start another match of this game',
  'ended.rematch': 'Rematch with sides switched',
  'ended.rematch.note': 'The same settings; your opponent is invited as soon as you have taken your seat.',
  'ended.rematch.practice': 'The same settings, with you on the other side.',
  'fault.no-rematch.title': 'No rematch is possible',
  'fault.no-rematch.do':
    'One of the two players can no longer be reached. Start another match from the home page.',
  'notice.home': 'Games and open invitations',
  'join.over': 'This match is over, so you can no longer take the seat.',
  'seat.withdraw': 'Withdraw the invitation',
  'withdraw.title': 'Withdraw the invitation',
  'withdraw.lead':
    'The match is called off before it begins, and the invitation link stops working. Nobody gets an e-mail. This cannot be undone.',
  'withdraw.word': 'withdraw',
  'withdraw.button': 'Withdraw the invitation',
  'decline.link': 'Decline',
  'decline.title': 'Decline the invitation',
  'decline.lead':
    'The match does not begin, and we e-mail {opponent} that you declined. This cannot be undone.',
  'decline.tick': 'I decline this invitation.',
  'decline.button': 'Decline',
  'decline.back': 'Back to the invitation',
  'decline.doneTitle': 'Declined',
  'decline.done': 'The match does not begin. You get no more e-mails about it.',
} as const;
