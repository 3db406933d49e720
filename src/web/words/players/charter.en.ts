/** Words of what two players agree about conduct, and of changing their seats, in English. */
export const charterEn = {
  'charter.title': 'Charter',
  'charter.more': 'Taking back, onlookers, sides',
  'charter.note': 'Both accept it by taking their seats. It stands in the journal and cannot be changed.',
  'charter.takeBack': 'Taking back',
  'charter.takeBack.consent': 'whenever the other side agrees',
  'charter.takeBack.beforeDice': 'with consent, never over dice',
  'charter.takeBack.never': 'never',
  'charter.onlookers': 'Looking on without a seat',
  'charter.onlookers.anybody': 'whoever has the address',
  'charter.onlookers.nobody': 'nobody before the match is over and listed',
  'charter.publication': 'Listed when it is over',
  'charter.publication.asked': 'if both agree then',
  'charter.publication.always': 'yes',
  'charter.publication.never': 'no',
  'charter.sides': 'Sides',
  'charter.sides.opener': 'as chosen above',
  'charter.sides.guest': 'the invited player may ask for the other one',
  'charter.window': 'Minutes in which the end of a phase without dice can be reopened (0: none)',
  'invalid.charter': 'This is not a charter that the house knows.',

  'window.waits':
    'Your phase is ended, and handed over at {time}. Until then nobody sees it, and Undo reopens it.',
  'fault.handing-over.title': 'Your phase is ended',
  'fault.handing-over.do':
    'It is about to be handed over. Undo reopens it, if you want to order anything else.',
  'switch.lead': 'You may play the other side.',
  'switch.button': 'Ask for the other side',
  'switch.doneTitle': 'Sides switched',
  'switch.done':
    'The match was opened anew with sides switched. You are mailed a new invitation as soon as the other player has taken his seat.',

  'fault.closed.title': 'Nobody looks on',
  'fault.closed.do': 'The players agreed that nobody looks on before their match is over and listed.',
} as const;
