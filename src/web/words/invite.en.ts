/**
 * The sentences about invitations in English (asking for an open seat, withdrawing), the mailbox, and links
 * between pages.
 */
export const inviteEn = {
  'nav.audit': 'Dice audit',

  'join.goal': 'Your goal',
  'join.dice':
    'Nobody can choose the dice, not even this server: a code made now on your device proves it later.',
  'join.lot':
    'The side is not yours yet: when the match begins the lot decides whether the two of you change seats.',
  'join.codes': 'The codes',
  'claim.title': '{game}: ask for the seat ({side})',
  'claim.lead':
    'A mail with a link goes to your address: by that link you take the seat, and the match begins. Until then the seat stays free for others.',
  'claim.button': 'Mail me the link',
  'claim.sentTitle': 'Follow the link in the mail',
  'claim.sent': 'A mail to {address} is on its way. Its link takes the seat ({side}).',
  'claim.you': 'You play as {name}, with mails to {address}.',
  'invalid.claim': 'An open seat is taken by a link that was sent to your e-mail address: ask for it first.',
  'opened.next': 'Next: follow the link in your mail and take your own seat.',
  'opened.passListed': 'The home page lists it already. You can also give this link to somebody yourself.',
  'match.empty': 'The other seat is still open.',
  'match.invite': 'Its invitation link',
  'match.unanswered': '{name} was mailed an invitation and has not taken the seat yet.',
  'ended.again': 'Start another match of this game',
  'ended.rematch': 'Rematch with sides switched',
  'ended.rematch.note': 'The same match again; your opponent is invited as soon as you have taken your seat.',
  'ended.rematch.practice': 'The same match again, on the other side.',
  'fault.no-rematch.title': 'No rematch can be opened',
  'fault.no-rematch.do':
    'One of the two players can be asked no more. Start another match from the home page.',
  'notice.home': 'To the games and open invitations',
  'join.over': 'This match is over; the seat cannot be taken any more.',
  'seat.withdraw': 'Withdraw the invitation',
  'withdraw.title': 'Withdraw the invitation',
  'withdraw.lead':
    'The match is broken off before it begins, and the invitation takes no seat any more. Nobody is mailed. This cannot be undone.',
  'withdraw.word': 'withdraw',
  'withdraw.button': 'Withdraw the invitation',
  'decline.link': 'Decline',
  'decline.title': 'Decline the invitation',
  'decline.lead':
    'The match does not begin, and {opponent} is mailed that you declined. This cannot be undone.',
  'decline.tick': 'I decline this invitation.',
  'decline.button': 'Decline',
  'decline.back': 'Back to the invitation',
  'decline.doneTitle': 'Declined',
  'decline.done': 'The match does not begin. You get no more mails of it.',
} as const;
