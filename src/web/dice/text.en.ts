/** The sentences about the public beacon and its rounds in English. */
export const diceEn = {
  'dice.title': 'Dice',
  'dice.chain': 'By this server, bound in advance: every roll can be checked',
  'dice.beacon':
    'With a public beacon as well: nobody, not even whoever runs this server, can know a roll before the orders for it stand. Each throw takes about {seconds} seconds more.',
  'dice.beaconName': 'The beacon is {name}: numbers that many independent hosts publish together.',

  'bar.dice': 'Dice',
  'throw.title': 'The dice are about to fall',
  'throw.titleLate': 'The dice wait for a round that is late',
  'throw.orders': '{side}: these orders stand and can be changed no more (event {event}).',
  'throw.nobody': 'What happens next is decided by dice (event {event}).',
  'throw.comes':
    'The dice fall with round {round} of the beacon {name}, which comes at {time} ({zone}). Until then nobody can know them.',
  'throw.wasDue':
    'The dice fall with round {round} of the beacon {name}, which was due at {time}. Until it comes nobody can know them.',
  'throw.unknown':
    'The dice fall with round {round} of the beacon {name}. This server fetches no rounds of it any more.',
  'throw.itself': 'Nothing is to be done: this page shows them by itself, and a mail tells whose move it is.',
  'throw.reload': 'Reload this page then.',
  'throw.reloadLate': 'Reload this page now and then: once the dice have fallen it shows them.',
  'throw.left': 'Still {seconds} seconds',
  'throw.soon': 'Any moment now',
  'throw.late':
    'The round is late. It is asked for again and again, nothing is lost, and no clock runs meanwhile: what the beacon has missed it makes up.',
  'throw.paste':
    'Whoever can read the round elsewhere can let the dice fall by it: paste its signature here. It proves itself; nothing else is taken.',
  'throw.published': 'It is published at this address:',
  'throw.signature': 'Signature of round {round}',
  'throw.give': 'Let the dice fall',
  'throw.leave': 'Let these dice fall without the beacon',

  'witness.title': 'A witness of your dice',
  'witness.what':
    'Before each throw of this match one line can be mailed to an address of your choice, best one at another provider than this server’s: a fingerprint (hash) of what is ordered, and which round decides it. That mail proves that the orders stood before anybody knew the dice; denrei audit --mails reads it.',
  'witness.label': 'Address of the witness',
  'witness.note':
    'Left empty, your browser alone keeps what its pages showed, with its own time. The witness sees no position and gets no link to your seat.',

  'beaconless.title': 'Dice without the beacon',
  'beaconless.lead':
    'The round of the beacon does not come. You can go on waiting: no clock runs, and the round is taken as soon as it is there. Or these dice fall by the numbers to which server and players are bound, without the beacon. That takes the consent of both, and holds for this throw alone.',
  'beaconless.what':
    'Whoever runs this server could then have known these dice when the orders were given. The journal counts it, and everybody sees it.',
  'beaconless.word': 'agree',
  'beaconless.button': 'Agree',
  'beaconless.waiting':
    'You have agreed to let these dice fall without the beacon. Your opponent has not answered yet; if the round comes first, it decides.',
  'beaconless.asked': '{side} asks to let these dice fall without the beacon, whose round does not come.',
  'beaconless.early': 'That can be asked when the round is ten minutes late.',
} as const;
