/**
 * The sentences of the audit pages in English. Those that begin with `proof.` and `flaw.` are said by the
 * browser.
 */
export const auditEn = {
  'audit.title': 'Audit of the dice: {game}',
  'audit.link': 'Audit of the dice',
  'audit.lead':
    'Every roll of this match, what it was for and what it came from. Your own browser checks the proofs; the server only sends the journal.',
  'audit.proves':
    'What is checked here: that every die is the one which was fixed before it was needed, so that nobody could choose or change it.',
  'audit.provesNot':
    'What cannot be checked here: whether the operator of the server knew the dice beforehand, and, until you paste the head from one of your mails, whether the whole journal was made anew.',
  'audit.provesNotBeacon':
    'What cannot be checked here: of a roll that is not marked as witnessed or seen in time, whether the operator of the server knew it beforehand; and, until you paste the head from one of your mails, whether the whole journal was made anew.',
  'audit.back': 'Back to the match',
  'audit.contents': 'On this page',

  'audit.proof': 'Checked in your browser',
  'audit.proofWhat':
    'The browser fetches the journal that you may read, makes every hash and every die anew, and compares what this page shows with it.',
  'audit.plain':
    'This needs JavaScript. Without it, download the journal below and check it with the command line: the command stands there, and it says in one line whether all is sound or where the first fault is.',
  'audit.heads': 'A head from one of your mails',
  'audit.headsWhat':
    'Every mail ends with the number and the hash of the newest event. Paste such a line (or the whole mail) here: only this comparison shows that the server has not made the whole journal anew.',
  'audit.check': 'Check again',
  'audit.again': 'Check',

  'audit.filter': 'Show',
  'audit.turn': 'Turn',
  'audit.side': 'Side',
  'audit.purpose': 'Purpose',
  'audit.all': 'all',
  'audit.apply': 'Show',
  'audit.reset': 'All rolls',

  'audit.rolls': 'Rolls',
  'audit.none': 'No roll has been made.',
  'audit.noneHere': 'No roll is like that.',
  'audit.phase': '{n, plural, one {# roll} other {# rolls}}',
  'audit.count': '{shown, plural, one {# roll} other {# rolls}} of {all}',
  'audit.page': 'Rolls {from} to {to}',
  'audit.earlier': 'Earlier rolls',
  'audit.later': 'Later rolls',
  'audit.number': 'No.',
  'audit.when': 'Event, turn, phase',
  'audit.event': 'Event {event}',
  'audit.eventOf': 'Event',
  'audit.replay': 'Show event {event} in the replay',
  'audit.for': 'Rolled for',
  'audit.what': 'Purpose, order before it',
  'audit.cause': '{side}: {order}',
  'audit.alone': 'No order: play went on by itself.',
  'audit.dice': 'Dice',
  'audit.total': 'Total',
  'audit.needed': 'Table and result',
  'audit.row': '{range}: {outcome}',
  'audit.beyond': 'nothing',
  'audit.luck': 'Luck',
  'audit.chain': 'Proof',
  'audit.place': 'chain {chain}, link {k}',
  'audit.sealed':
    'Secret draws (cards and the like) are not in this table. {closed, plural, =0 {Every seal of this journal is open to you} one {# seal of this journal is closed to you} other {# seals of this journal are closed to you}}, {open} of {all} are open. What is sealed is counted, not shown; after the end everything is opened.',
  'audit.draws': 'Secret draws that you may know',
  'audit.drawsWhat':
    'Before the end nobody can check a draw, only that its seal fits. After the end the browser checks every draw.',
  'audit.drawn': 'Drawn',

  'audit.figures': 'What the dice did',
  'audit.selection':
    'These figures are of the rolls selected above. Who tries enough selections finds one that looks strange: with fair dice too.',
  'audit.facesTitle': 'Faces of the d{faces}',
  'audit.facesWhat':
    '{n, plural, one {One die} other {# dice}}. Each face should come {expected} times. Range: with fair dice a face stays in it in at least 95 of 100 matches of this length (exact binomial distribution).',
  'audit.face': 'Face',
  'audit.thrown': 'Fell',
  'audit.expected': 'Expected',
  'audit.range': 'Range',
  'audit.picture': 'Picture',
  'audit.from': '{low} to {high}',
  'audit.outside': 'outside',
  'audit.fit':
    'Chi-square {statistic} with {degrees} degrees of freedom: fair dice stray at least so far in {percent} of all matches of this length ({exact, select, yes {all possibilities counted out} other {chi-square distribution}}).',
  'audit.noFit': 'There are too few throws of this die for a chi-square test.',
  'audit.fewFaces': 'Dice thrown too seldom to say anything: {kinds}.',
  'audit.kind': 'd{faces} ({n} thrown)',
  'audit.many':
    'Six faces are six questions: even with fair dice one of them lies outside its range in up to one match of four. That alone means nothing.',

  'audit.luckTitle': 'Luck',
  'audit.luckWhat':
    'A roll is compared with everything that its dice could have given on the same table with the same modifiers. Its luck is the share of results that would have been worse for the side it was rolled for, counting half of those just as good, less one half: +0.5 is the best there is, −0.5 the worst, 0 the average. To fail at bad odds is no bad luck, and odds are not counted, only dice. Where a roll has no table, the sum of the dice takes its place; where each side throws a die, the difference.',
  'audit.luckRange':
    'Luck adds up roll by roll. Range: where such a sum stays in at least 95 of 100 matches with fair dice (up to 30 rolls counted out exactly, beyond that by the normal approximation).',
  'audit.luckNone': 'No roll shown here was better or worse for a side.',
  'audit.luckBy': 'By purpose',
  'audit.luckTurn': 'By turn',
  'audit.sum': 'Sum',
  'audit.rollsOf': 'Rolls',
  'audit.whole': 'all',
  'audit.curve': '{side}: luck {luck} after {n, plural, one {# roll} other {# rolls}}; range {range}',
  'audit.curveKey': 'Line: luck so far. Shaded: the range. Below: number of the roll.',
  'audit.stripKey':
    'Disc: what came. Shaded: the range. Tick: the average. A diamond lies outside the range.',
  'audit.unranked':
    '{n, plural, one {One roll was} other {# rolls were}} for nobody’s good or ill and {n, plural, one {is} other {are}} not counted.',

  'audit.honest': 'What this can show, and what not',
  'audit.honestFew':
    'A match has few rolls. Almost anything fits few rolls, and a fair die may look unlucky for a whole match. Figures outside a range are no proof of anything; figures inside it are none either.',
  'audit.honestProof':
    'The proofs say more than any figures: that the server fixed its part of every die before anybody gave a number or an order, that no die was changed, left out or thrown twice after that, and that the numbers of both players went into each.',
  'audit.honestLimit':
    'Neither proofs nor figures show whether somebody knew the dice beforehand. The operator of this server can read its secret numbers: if he plays himself, he can foresee rolls. Play with an operator whom you trust, or who does not play.',
  'audit.honestLimitBeacon':
    'Figures never show whether somebody knew the dice beforehand. Here a public beacon decides the dice too: a roll that is marked as witnessed or seen in time was known to nobody when its orders stood, if the beacon is one that the verifier knows. All others the operator of this server could have known.',

  'audit.downloads': 'Downloads',
  'audit.journal': 'Journal (JSON Lines)',
  'audit.csv': 'Rolls as a table (CSV)',
  'audit.csvHere': 'The rolls selected above (CSV)',
  'audit.command': 'Check on the command line',
  'audit.commandWhat':
    'In the folder of Denrei, with the downloaded journal beside it. Put the number and hash from your mail in place of the ones here: these are what the server says.',
  'audit.rulesWhat':
    'With --rules the whole match is played again as well, and every order and roll checked by the rules.',
  'audit.packWhat': 'This match has components of its own: name their file with --pack.',
  'audit.copy': 'Copy',
  'audit.copied': 'Copied',
  'audit.spec':
    'The verifier is a program of its own (src/verifier), written from the specification src/journal/SPEC.md.',
  'audit.fileLink': 'Check a journal from a file',

  'audit.file': 'Check a journal',
  'audit.fileLead':
    'Choose the journal of a match, or drop it here. Your browser reads and checks it; nothing is sent anywhere. It may come from any server of Denrei.',
  'audit.choose': 'Journal file (.jsonl)',
  'audit.drop': 'or drop it here',
  'audit.filePlain': 'This page needs JavaScript. Without it, check the file on the command line:',
  'audit.fileRolls': 'Rolls of the file',
  'audit.fileWords': 'Purposes and results are written as in the file.',

  'proof.state': 'Proof',
  'proof.running': 'Checking … {n} rolls so far.',
  'proof.sound':
    'Sound. {events} events follow on one another without a gap; all {rolls} rolls are the ones that the server had fixed beforehand.',
  'proof.shown':
    'Of this page compared with the journal: number, event, purpose, dice, faces, modifiers, total, table, result and link of each roll shown. Not compared: the names of turns and sides, orders, luck, figures, and a table of draws; these are the server’s words.',
  'proof.renewed.used up': 'New roots because a chain was used up: {count}.',
  'proof.renewed.restored': 'New roots because a backup was put back: {count}.',
  'proof.renewed.lost commits': 'New roots because commits were lost: {count}.',
  'proof.renewed.lost seed': 'New roots because a player’s number was lost: {count}.',
  'proof.takenBack':
    'Times that play was taken back: {times}; rolls that count no more since: {rolls}. Each takes the consent of both players. If you remember none, compare with your mails.',
  'proof.abandoned':
    'Chain {chain} was left before its end. Its roll {k} would have shown {six} on a die of six.',
  'proof.refusedThrow':
    'A throw that waited for round {round} was refused by new dice. Chain {chain} would have given it (roll {k}) {six} on a die of six.',
  'proof.abandonedRound':
    'Chain {chain} was left before its end. A round of the beacon would have decided its roll {k} too.',
  'proof.beacon':
    'Rounds of the beacon {name} that decided rolls or draws: {rounds}. Their signatures are right. That each was named before it was known only a head shows that you had before that.',
  'proof.beaconOther':
    'Rounds of the beacon {name} that decided rolls or draws: {rounds}. Their signatures are right by the key in the journal; this verifier does not know the beacon, so whoever wrote the journal may have signed them.',
  'proof.beaconless': 'Throws that both sides let fall without the beacon: {count}.',
  'proof.seenInTime':
    'Of these rounds {count} of {of} were seen in time by this browser: it was shown the orders, by its own clock, before the round came. Mails to a witness say it of the others; denrei audit --mails reads them.',
  'proof.by.witnessed': 'Round {round}, orders in event {event}: witnessed',
  'proof.by.seen': 'Round {round}, orders in event {event}: seen in time by this browser',
  'proof.by.server': 'Round {round}, orders in event {event}: that they came first only the server says',
  'proof.refusedRounds': 'Throws that new roots sent into another round: {count}.',
  'proof.clock':
    'Remark on event {event}: by the server’s own times its round was known when it was named, or not yet known when it was used.',
  'proof.kept': 'It agrees with what pages of this match showed this browser before ({count}).',
  'proof.otherMail': 'This mail is of another match ({match}). Nothing was compared with it.',
  'proof.written': 'In the journal: {text}',
  'proof.seals': 'Seals: {opened} opened and right, {closed} still closed. Secret draws checked: {draws}.',
  'proof.head': 'Head of this journal: event {number}',
  'proof.anchored': 'It agrees with the head from your mail ({number}).',
  'proof.unanchored':
    'It was not compared with a mail yet. Do that below: without it a journal made anew as a whole would pass.',
  'proof.fault': 'FAULT in line {line}, event {event}: {what}',
  'proof.faultEarly': 'FAULT in line {line}: {what}',
  'proof.atRoll': 'It is roll {roll} of that event ({purpose}, chain {chain}, link {k}).',
  'proof.after': 'What comes after the first fault was not checked.',
  'proof.other': 'FAULT: the server sent the journal of another match ({match}).',
  'proof.differs': 'FAULT: this page shows roll {number} otherwise than the journal that was checked.',
  'proof.rows': 'FAULT: this page leaves out or moves rolls that its list should show: {number}.',
  'proof.count': 'FAULT: this page counts {page} rolls, the journal that was checked has {journal}.',
  'proof.fetch': 'The journal could not be fetched. Nothing was checked.',
  'proof.unread': 'The file could not be read. Choose it again.',
  'proof.crypto':
    'This browser offers no WebCrypto here: it does so over https and on localhost only. Use the command line.',
  'proof.noHead': 'There is no head of a journal in this text: a number and 64 digits (0–9, a–f).',
  'proof.tick': 'checked',
  'proof.wrong': 'FAULT',
  'proof.open': 'not checked',

  'flaw.newline': 'the file does not end with a whole line; it may have been cut off',
  'flaw.json': 'the line is not JSON',
  'flaw.canonical': 'the line is not written in the one way that hashes need',
  'flaw.header': 'the first line does not fit the journal',
  'flaw.shape': 'the line is not shaped as an event',
  'flaw.number': 'the number of the event is not the next one: something is missing or doubled',
  'flaw.match': 'the event belongs to another match',
  'flaw.prev': 'the event does not follow on the one before: one of the two was changed',
  'flaw.hash': 'the hash does not fit the event: the event was changed',
  'flaw.head':
    'a mail names another hash for this event, or a page showed this browser another: the journal was changed after that',
  'flaw.order': 'an event of this kind may not come here',
  'flaw.side': 'there is no such side',
  'flaw.chain': 'the chain of the dice is not the one in force',
  'flaw.beacon': 'a round of the beacon is not the one that was ordered',
  'flaw.purpose': 'the roll is for something that the match did not name, or with other dice',
  'flaw.result': 'the result does not fit the way in which the match ended',
  'flaw.root': 'an opened root is not the one that was committed to',
  'flaw.signature': 'a round was not signed by the beacon',
  'flaw.seed': 'a player’s number is missing, or was given before',
  'flaw.place': 'the play was taken back to a place that is not in the course of play',
  'flaw.version': 'the version of the rules does not follow on the one in force',
  'flaw.after': 'a roll or draw is out of its place',
  'flaw.k': 'a link of the chain was skipped or used twice',
  'flaw.link': 'the link of the roll does not come from the chain that was fixed beforehand',
  'flaw.faces': 'the faces are not those that fell',
  'flaw.total': 'the total is not the sum of faces and modifiers',
  'flaw.outcome': 'the result is not the one of the table',
  'flaw.seals': 'a seal is missing or too many',
  'flaw.open': 'what is opened here is not what this reader may open',
  'flaw.salt': 'the salt of a seal is wrong',
  'flaw.seal': 'what was sealed is not what is opened',
  'flaw.content': 'what was sealed is not shaped as it must be',
  'flaw.secret': 'the secret number that was opened is not the one that was fixed beforehand',
  'flaw.draw': 'a secret draw is not the one that fell',
  'flaw.empty': 'the file holds no event',
  'flaw.head-missing':
    'a mail, or a page that this browser was shown, names an event that this journal does not hold: it was cut off or is another one',
} as const;
