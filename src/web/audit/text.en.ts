/**
 * The sentences of the audit pages in English. Those that begin with `proof.` and `flaw.` are said by the
 * browser.
 */
export const auditEn = {
  'audit.title': 'Dice audit: {game}',
  'audit.link': 'Dice audit',
  'audit.lead':
    'Every roll of this match, its purpose and its source. Your own browser checks the proofs; the server only sends the journal.',
  'audit.proves':
    'This checks that every die follows from numbers fixed before turn 1, or before new dice began, and that none was changed afterward.',
  'audit.trust':
    'This page comes from the server that it checks. To trust nobody, give your e-mails to denrei audit on your own computer.',
  'audit.provesNot':
    'This cannot check whether the server’s operator knew the dice in advance. And until you paste the head from one of your e-mails, it cannot check whether the whole journal was rewritten.',
  'audit.provesNotBeacon':
    'For a roll not marked as witnessed or seen in time, this cannot check whether the server’s operator knew it in advance. And until you paste the head from one of your e-mails, it cannot check whether the whole journal was rewritten.',
  'audit.back': 'Back to the match',
  'audit.contents': 'On this page',

  'audit.proof': 'Checked in your browser',
  'audit.proofWhat':
    'The browser fetches the journal that you may read, recomputes every hash and every die, and compares this page with it.',
  'audit.plain':
    'This needs JavaScript. Without it, download the journal below and check it with the command shown there. It says in one line whether everything is correct, or where the first error is.',
  'audit.heads': 'A head from one of your e-mails',
  'audit.headsWhat':
    'Every e-mail ends with the number and hash of the newest event. Paste that line (or the whole e-mail) here. Only this comparison shows that the server has not rewritten the whole journal.',
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
  'audit.none': 'No dice have been rolled.',
  'audit.noneHere': 'No rolls match.',
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
  'audit.what': 'Purpose, preceding order',
  'audit.cause': '{side}: {order}',
  'audit.alone': 'No order: part of the sequence of play.',
  'audit.dice': 'Dice',
  'audit.total': 'Total',
  'audit.needed': 'Table and result',
  'audit.row': '{range}: {outcome}',
  'audit.beyond': 'nothing',
  'audit.luck': 'Luck',
  'audit.chain': 'Proof',
  'audit.place': 'chain {chain}, link {k}',
  'audit.sealed':
    'Secret draws (cards and the like) are not in this table. {closed, plural, =0 {Every seal of this journal is open to you} one {# seal of this journal is closed to you} other {# seals of this journal are closed to you}}, {open} of {all} are open. Sealed draws are counted, not shown. At the end of the match all are opened.',
  'audit.draws': 'Secret draws you may know',
  'audit.drawsWhat':
    'Before the end of the match, only the seal of a draw can be checked. After the end, the browser checks every draw.',
  'audit.drawn': 'Drawn',

  'audit.figures': 'Dice statistics',
  'audit.selection':
    'These figures cover the rolls selected above. Try enough selections and one will look odd, even with fair dice.',
  'audit.facesTitle': 'Faces of the d{faces}',
  'audit.facesWhat':
    '{n, plural, one {One die} other {# dice}}. Each face should come up {expected} times. Range: with fair dice, a face stays inside it in at least 95 of 100 matches of this length (exact binomial distribution).',
  'audit.face': 'Face',
  'audit.thrown': 'Rolled',
  'audit.expected': 'Expected',
  'audit.range': 'Range',
  'audit.picture': 'Picture',
  'audit.from': '{low} to {high}',
  'audit.outside': 'outside',
  'audit.fit':
    'Chi-square {statistic} with {degrees} degrees of freedom: fair dice deviate at least this far in {percent} of all matches of this length ({exact, select, yes {all possibilities counted} other {chi-square distribution}}).',
  'audit.noFit': 'This die was rolled too few times for a chi-square test.',
  'audit.fewFaces': 'Dice rolled too few times to say anything: {kinds}.',
  'audit.kind': 'd{faces} ({n} rolled)',
  'audit.many':
    'Six faces are six questions: even with fair dice, one of them lies outside its range in up to one match in four. That alone means nothing.',

  'audit.luckTitle': 'Luck',
  'audit.luckWhat':
    'Each roll is compared with everything its dice could have shown on the same table with the same modifiers. Its luck is the share of results that are worse for the side it was rolled for, plus half the share of equal ones, minus one half: +0.5 is best, −0.5 worst, 0 average. Failing at bad odds is not bad luck: only dice count, not odds. Without a table, the sum of the dice is compared; where each side rolls a die, the difference.',
  'audit.luckRange':
    'Luck adds up roll by roll. Range: with fair dice, the sum stays inside it in at least 95 of 100 matches (exact up to 30 rolls, then a normal approximation).',
  'audit.luckNone': 'No roll shown here was good or bad luck for a side.',
  'audit.luckBy': 'By purpose',
  'audit.luckTurn': 'By turn',
  'audit.sum': 'Sum',
  'audit.rollsOf': 'Rolls',
  'audit.whole': 'all',
  'audit.curve': '{side}: luck {luck} after {n, plural, one {# roll} other {# rolls}}; range {range}',
  'audit.curveKey': 'Line: luck so far. Shaded: range. Below: number of the roll.',
  'audit.stripKey': 'Disc: actual. Shaded: range. Tick: average. A diamond lies outside the range.',
  'audit.unranked':
    '{n, plural, one {One roll favored} other {# rolls favored}} neither side and {n, plural, one {is} other {are}} not counted.',

  'audit.honest': 'What this can and cannot show',
  'audit.honestFew':
    'A match has few rolls. With so few, almost anything can happen, and a fair die can look unlucky for a whole match. Figures outside a range prove nothing; neither do figures inside it.',
  'audit.honestProof':
    'The proofs say more than any figures: the server fixed its part of every die before anyone gave a number or an order; no die was changed, left out or rolled twice after that; and both players’ numbers went into each.',
  'audit.honestLimit':
    'Neither proofs nor figures show whether anyone knew the dice in advance. The operator of this server can read its secret numbers: an operator who also plays can foresee rolls. Play with an operator you trust, or with one who doesn’t play.',
  'audit.honestLimitBeacon':
    'Figures never show whether anyone knew the dice in advance. Here a public beacon decides the dice too: nobody knew a roll marked as witnessed or seen in time when its orders became final, if the verifier knows the beacon. The server’s operator could have known all others.',

  'audit.downloads': 'Downloads',
  'audit.journal': 'Journal (JSON Lines)',
  'audit.csv': 'Rolls as a table (CSV)',
  'audit.csvHere': 'The rolls selected above (CSV)',
  'audit.command': 'Check on the command line',
  'audit.commandWhat':
    'Run it in Denrei’s folder, with the downloaded journal there. Replace the number and hash with those in your e-mail: the ones here are the server’s claim.',
  'audit.rulesWhat':
    'With --rules it also plays the whole match again and checks every order and roll by the rules.',
  'audit.packWhat': 'This match has its own components: name their file with --pack.',
  'audit.copy': 'Copy',
  'audit.copied': 'Copied',
  'audit.spec':
    'The verifier is a separate program (src/verifier), written from the specification src/journal/SPEC.md.',
  'audit.fileLink': 'Check a journal from a file',

  'audit.file': 'Check a journal',
  'audit.fileLead':
    'Choose the journal of a match, or drop it here. Your browser reads and checks it and sends nothing anywhere. It may come from any Denrei server.',
  'audit.choose': 'Journal file (.jsonl)',
  'audit.drop': 'or drop it here',
  'audit.filePlain': 'This page needs JavaScript. Without it, check the file on the command line:',
  'audit.fileRolls': 'Rolls of the file',
  'audit.fileWords': 'Purposes and results are written as in the file.',

  'proof.state': 'Proof',
  'proof.running': 'Checking … {n} rolls so far.',
  'proof.sound':
    'Correct. All {events} events follow one another without a gap, and all {rolls} rolls are those the server had fixed in advance.',
  'proof.shown':
    'Compared with the journal on this page: number, event, purpose, dice, faces, modifiers, total, table, result and link of each roll shown. Not compared: the names of turns and sides, orders, luck, figures, and tables of draws. Those are the server’s claims.',
  'proof.renewed.used up': 'New roots because a chain was used up: {count}.',
  'proof.renewed.restored': 'New roots because a backup was restored: {count}.',
  'proof.renewed.lost commits': 'New roots because commits were lost: {count}.',
  'proof.renewed.lost seed': 'New roots because a player’s number was lost: {count}.',
  'proof.takenBack':
    'Take-backs: {times}. Rolls that no longer count because of them: {rolls}. Each needs both players’ consent. If you remember none, compare with your e-mails.',
  'proof.abandoned':
    'Chain {chain} was abandoned before its end. Its roll {k} would have shown {six} on a six-sided die.',
  'proof.refusedThrow':
    'A roll waiting for round {round} was replaced by new dice. Chain {chain} would have given it (roll {k}) {six} on a six-sided die.',
  'proof.abandonedRound':
    'Chain {chain} was abandoned before its end. A round of the beacon would also have decided its roll {k}.',
  'proof.beacon':
    'Rounds of the beacon {name} that decided rolls or draws: {rounds}. Their signatures are correct. Only a head you had before a round was published shows that it was named in advance.',
  'proof.beaconOther':
    'Rounds of the beacon {name} that decided rolls or draws: {rounds}. Their signatures are correct by the key in the journal. This verifier does not know the beacon, so the author of the journal may have signed them.',
  'proof.beaconless': 'Rolls made without the beacon, by consent of both sides: {count}.',
  'proof.seenInTime':
    'This browser saw {count} of these {of} rounds in time: it was shown the orders, by its own clock, before the round came. E-mails to a witness prove it for the others; denrei audit --mails reads them.',
  'proof.by.witnessed': 'Round {round}, orders in event {event}: witnessed',
  'proof.by.seen': 'Round {round}, orders in event {event}: seen in time by this browser',
  'proof.by.server':
    'Round {round}, orders in event {event}: only the server says that the orders came first',
  'proof.refusedRounds': 'Rolls that new roots moved to another round: {count}.',
  'proof.clock':
    'Note on event {event}: by the server’s own times, its round was already known when it was named, or not yet known when it was used.',
  'proof.kept': 'It agrees with what match pages showed this browser before ({count}).',
  'proof.otherMail': 'This e-mail is from another match ({match}). Nothing was compared with it.',
  'proof.written': 'In the journal: {text}',
  'proof.seals': 'Seals: {opened} opened and correct, {closed} still closed. Secret draws checked: {draws}.',
  'proof.head': 'Head of this journal: event {number}',
  'proof.anchored': 'It agrees with the head from your e-mail ({number}).',
  'proof.unanchored':
    'It has not been compared with an e-mail yet. Do that below: otherwise a completely rewritten journal would pass.',
  'proof.fault': 'FAULT in line {line}, event {event}: {what}',
  'proof.faultEarly': 'FAULT in line {line}: {what}',
  'proof.atRoll': 'It is roll {roll} of that event ({purpose}, chain {chain}, link {k}).',
  'proof.after': 'Nothing after the first error was checked.',
  'proof.other': 'FAULT: the server sent the journal of another match ({match}).',
  'proof.differs': 'FAULT: this page shows roll {number} differently from the journal that was checked.',
  'proof.rows': 'FAULT: this page’s list leaves out or moves rolls: {number}.',
  'proof.count': 'FAULT: this page counts {page} rolls, but the journal has {journal}.',
  'proof.fetch': 'The journal could not be fetched. Nothing was checked.',
  'proof.unread': 'The file could not be read. Choose it again.',
  'proof.crypto':
    'WebCrypto is not available here: browsers offer it only over https and on localhost. Use the command line.',
  'proof.noHead': 'This text contains no journal head: a number and 64 digits (0–9, a–f).',
  'proof.tick': 'checked',
  'proof.wrong': 'FAULT',
  'proof.open': 'not checked',

  'proof.noMatch':
    'The head that you pasted (event {number}) does not match this journal: it was mistyped, or the journal was rewritten.',
  'proof.checks': 'What was checked',
  'proof.agrees': 'agrees {n} of {of}',
  'proof.disagrees': 'differs',
  'proof.unchecked': 'not checked: {why}',
  'proof.check.journal': 'Journal',
  'proof.check.mails': 'E-mails',
  'proof.check.own number': 'Your number',
  'proof.check.own words': 'Your words',
  'proof.check.rules': 'Rules',
  'proof.check.beacon': 'Beacon',
  'proof.check.witness': 'Witness',
  'proof.why.fault': 'there is an error above',
  'proof.why.noJournal': 'there is no journal',
  'proof.why.noMails': 'no e-mail was compared',
  'proof.why.pasted':
    'what you pasted agrees; whether roots and digest came before the numbers, only the e-mail files show (denrei audit --mails)',
  'proof.why.noSide': 'it was not said which side is yours',
  'proof.why.late': 'the e-mails do not show that roots and digest came before the numbers',
  'proof.why.gaps': 'an e-mail that told rolls is missing',
  'proof.why.nothingGiven': 'this browser gave nothing for this match',
  'proof.why.notTaken': 'another of your devices had given one',
  'proof.why.absent': 'the journal does not have what this browser gave yet',
  'proof.why.noWords': 'no player typed words of their own',
  'proof.why.notReplayed': 'replay the match with denrei audit --rules',
  'proof.why.sealed': 'sealed until the match is over',
  'proof.why.noBeacon': 'the match has no beacon',
  'proof.why.noRounds': 'no round has decided a roll',
  'proof.why.unknownBeacon': 'the verifier does not know this beacon; its key is the journal’s own word',
  'proof.why.unsigned': 'not every roll has a signature that can be checked',
  'proof.why.nobody': 'only the server says that orders came before their rounds',

  'flaw.reader': 'the e-mail is for another side than yours',
  'flaw.mail': 'an e-mail says something else than the journal',
  'flaw.newline': 'the file does not end with a complete line; it may have been cut off',
  'flaw.json': 'the line is not JSON',
  'flaw.canonical': 'the line is not in the canonical form that hashes need',
  'flaw.header': 'the first line does not match the journal',
  'flaw.shape': 'the line is not a valid event',
  'flaw.number': 'the event’s number is not the next one: something is missing or duplicated',
  'flaw.match': 'the event belongs to another match',
  'flaw.prev': 'the event does not follow the one before: one of the two was changed',
  'flaw.hash': 'the hash does not match the event: the event was changed',
  'flaw.head':
    'an e-mail, or a page shown to this browser, has a different hash for this event: the journal was changed after that',
  'flaw.order': 'an event of this kind cannot come here',
  'flaw.side': 'there is no such side',
  'flaw.chain': 'this is not the chain of dice in use',
  'flaw.beacon': 'the round of the beacon is not the one that was ordered',
  'flaw.purpose': 'the roll is for something the match did not declare, or uses other dice',
  'flaw.result': 'the result does not match how the match ended',
  'flaw.root': 'a revealed root does not match its commitment',
  'flaw.signature': 'the beacon did not sign a round',
  'flaw.seed': 'a player’s number is missing, or was given before',
  'flaw.place': 'play was taken back to a place that is not in the course of play',
  'flaw.version': 'the version of the rules does not follow the one in use',
  'flaw.after': 'a roll or draw is out of place',
  'flaw.k': 'a link of the chain was skipped or used twice',
  'flaw.link': 'the roll’s link does not come from the chain fixed in advance',
  'flaw.faces': 'the faces are not those that were rolled',
  'flaw.total': 'the total is not the sum of faces and modifiers',
  'flaw.outcome': 'the result is not the one in the table',
  'flaw.seals': 'there are too few seals, or too many',
  'flaw.open': 'this reader may not open exactly what is opened here',
  'flaw.salt': 'the salt of a seal is wrong',
  'flaw.seal': 'the opened content is not what was sealed',
  'flaw.content': 'the sealed content is malformed',
  'flaw.secret': 'the revealed secret number is not the one fixed in advance',
  'flaw.draw': 'a secret draw is not the one that was drawn',
  'flaw.empty': 'the file contains no event',
  'flaw.head-missing':
    'an e-mail, or a page shown to this browser, names an event that this journal does not contain: it was cut off or is another journal',
} as const;
