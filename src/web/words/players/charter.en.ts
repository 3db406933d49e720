/** Words of what two players agree about conduct, and of changing their seats, in English. */
export const charterEn = {
  'charter.title': 'Match settings',
  'charter.more': 'Match settings: take-backs, spectators, sides',
  'charter.note':
    'Both players accept these by taking their seats. They are recorded in the journal and cannot be changed.',
  'charter.takeBack': 'Take-backs',
  'charter.takeBack.consent': 'whenever the opponent agrees',
  'charter.takeBack.beforeDice': 'if the opponent agrees, never past dice',
  'charter.takeBack.never': 'never',
  'charter.onlookers': 'Spectators',
  'charter.onlookers.anybody': 'anyone with the address',
  'charter.onlookers.nobody': 'none until the match is over and listed',
  'charter.publication': 'Listed when over',
  'charter.publication.asked': 'if both agree then',
  'charter.publication.always': 'yes',
  'charter.publication.never': 'no',
  'charter.sides': 'Sides',
  'charter.sides.opener': 'as chosen above',
  'charter.sides.lot': 'drawn by lot when the match begins',
  'charter.sides.guest': 'the invited player may ask for the other one',
  'charter.window': 'Minutes in which you can undo the end of a phase without dice (0: none)',
  'invalid.charter': 'This server does not know these match settings. Choose from the lists.',

  'window.waits':
    'You have ended your phase. Your opponent gets it at {time}. Until then nobody sees it, and Undo reopens it.',
  'fault.handing-over.title': 'You have ended your phase',
  'fault.handing-over.do':
    'Your opponent is about to get it. To order anything else, press Undo to reopen it.',
  'offer.button': 'Offer resignation',
  'offer.resign.title': 'Offer resignation',
  'offer.resign.theirs': 'Your opponent offers to resign',
  'offer.resign.lead':
    'Your opponent may accept and win, or ask you to play on. Meanwhile the match goes on.',
  'offer.resign.word': 'offer',
  'offer.resign.asked': '{side} offers to resign. If you accept, the match ends at once and you have won.',
  'offer.resign.accept': 'Accept and win',
  'offer.resign.decline': 'Decline and play on',
  'offer.resignation.waiting': 'You offered to resign. Your opponent has not replied yet.',
  'offer.resignation.notice': '{side} offers to resign.',
  'offer.substitute.title': 'Name a substitute',
  'offer.substitute.lead':
    'Once your opponent agrees, the person you name gets a link by e-mail and takes the seat with it. Earlier links of the seat then stop working, and its standing orders and plans are gone.',
  'offer.substitute.leadLate':
    'The person you name gets a link by e-mail and takes the seat with it: for your own seat once your opponent agrees, for the other seat at once. Earlier links of the seat then stop working, and its standing orders and plans are gone.',
  'offer.substitute.whose': 'For whom',
  'offer.substitute.own': 'me',
  'offer.substitute.other': '{side}, whose time is up',
  'offer.substitute.button': 'Name a substitute',
  'offer.substitute.waiting': 'A substitute was named. The seat changes hands when they take it.',
  'offer.substitute.notice': '{side} would like a substitute to take over.',
  'offer.substitute.asked': '{side} would like a substitute to take over. The match continues as it stands.',
  'offer.substitute.accept': 'Agree',
  'offer.substitute.decline': 'Refuse',
  'offer.takeover.title': '{game}: take over a seat ({side})',
  'offer.takeover.lead':
    'The match is in progress. From here on you play {side}. The former player’s links stop working.',
  'offer.takeover.take': 'Take over ({side})',
  'switch.lead': 'You can choose the other side.',
  'switch.button': 'Ask for the other side',
  'switch.doneTitle': 'Sides switched',
  'switch.done':
    'The match was opened again with sides switched. We e-mail you a new invitation as soon as the other player has taken their seat.',
  'switch.decline': 'You can decline then.',

  'fault.closed.title': 'Spectators are not allowed',
  'fault.closed.do': 'The players agreed on no spectators until their match is over and listed.',
} as const;
