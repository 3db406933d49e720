/** The sentences about the public beacon and its rounds in English. */
export const diceEn = {
  'dice.title': 'Dice',
  'dice.chain': 'By this server, fixed in advance: you can check every roll',
  'dice.beacon':
    'With a public beacon as well: nobody, not even this server’s operator, can know a roll before its orders are final, where a witness had them in time. Each roll takes about {seconds} seconds longer.',
  'dice.operator':
    'The server’s operator can know the dice in advance. If they play, choose the public beacon, or play elsewhere.',
  'dice.operatorAlone': 'The server’s operator can know the dice in advance. If they play, play elsewhere.',
  'dice.beaconName': 'The beacon is {name}: random numbers that many independent hosts publish together.',

  'bar.dice': 'Dice',
  'throw.title': 'The dice are about to be rolled',
  'throw.titleLate': 'The dice are waiting for a late round',
  'throw.orders': '{side}: these orders are final (event {event}).',
  'throw.nobody': 'Dice decide what happens next (event {event}).',
  'throw.comes':
    'The dice are decided by round {round} of the beacon {name}, due at {time} ({zone}). Until then nobody can know them.',
  'throw.wasDue':
    'The dice are decided by round {round} of the beacon {name}, which was due at {time}. Until it comes nobody can know them.',
  'throw.unknown':
    'The dice are decided by round {round} of the beacon {name}. This server no longer fetches its rounds.',
  'throw.itself':
    'You don’t need to do anything. This page shows the dice by itself, and an e-mail says whose turn it is.',
  'throw.reload': 'Then reload this page.',
  'throw.reloadLate': 'Reload this page now and then. It shows the dice once they are rolled.',
  'throw.left': '{seconds} seconds left',
  'throw.soon': 'Any moment now',
  'throw.late':
    'The round is late. The server keeps asking for it. Nothing is lost, and no clock is running: the beacon publishes every round it missed.',
  'throw.paste':
    'If you can read the round elsewhere, paste its signature here to roll the dice. The signature proves itself; nothing else is accepted.',
  'throw.published': 'It is published at this address:',
  'throw.signature': 'Signature of round {round}',
  'throw.give': 'Roll the dice',
  'throw.leave': 'Roll without the beacon',

  'witness.title': 'A witness for your dice',
  'witness.what':
    'Before each roll of this match, one line can be e-mailed to an address of your choice, ideally with a provider other than this server’s: a fingerprint (hash) of the orders, and which round decides the roll. That e-mail proves that the orders were final before anyone knew the dice; denrei audit --mails reads it.',
  'witness.label': 'Address of the witness',
  'witness.note':
    'If you leave this empty, only your browser keeps a record of what its pages showed, with its own time. The witness sees no position and gets no link to your seat.',

  'beaconless.title': 'Dice without the beacon',
  'beaconless.lead':
    'The beacon’s round has not come. You can keep waiting: no clock is running, and the round is used as soon as it arrives. Or roll these dice without the beacon, from the numbers that server and players have committed to. Both players must agree, and it applies to this roll only.',
  'beaconless.what':
    'The server’s operator could then have known these dice when the orders were given. The journal records this, and everyone can see it.',
  'beaconless.word': 'agree',
  'beaconless.button': 'Agree',
  'beaconless.waiting':
    'You have agreed to roll these dice without the beacon. Your opponent has not replied yet. If the round comes first, it decides.',
  'beaconless.asked': '{side} asks to roll these dice without the beacon, whose round has not come.',
  'beaconless.early': 'You can ask this once the round is ten minutes late.',
} as const;
