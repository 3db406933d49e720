/** What two players agree about conduct when their match is opened, in English. */
export const charterEn = {
  'charter.takeBack.consent': 'Orders can be taken back whenever the other side agrees',
  'charter.takeBack.beforeDice':
    'Orders can be taken back with the other side’s consent, but never over dice or draws',
  'charter.takeBack.never': 'Nothing is taken back',
  'charter.window':
    'A phase that ends without dice is handed over {minutes, plural, one {one minute} other {# minutes}} after the press that ends it; until then its author may reopen it',
  'charter.onlookers.anybody':
    'Whoever has the address of the match may look on, and sees what everybody may know',
  'charter.onlookers.nobody': 'Nobody looks on without a seat before the match is over and listed',
  'charter.publication.asked': 'When it is over, the match is listed if both agree then',
  'charter.publication.always': 'When it is over, the match is listed for everybody',
  'charter.publication.never': 'The match is never listed',
  'charter.sides.guest': 'Whoever is invited may ask for the other side before he takes his seat',
} as const;
