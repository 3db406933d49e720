/** What the commands say, in English. */
import { DOCTOR_WORDS_EN } from './doctor.en.js';

export const COMMAND_WORDS_EN = {
  ...DOCTOR_WORDS_EN,
  'usage.unknown': 'there is no command {name}; see denrei help',
  'usage.arguments': '{message}; see denrei help',
  'usage.try': 'try wants one position file, or - for JSON Lines; see denrei help',
  'usage.puzzle': 'puzzle wants one file; see denrei help',
  'usage.audit': 'audit wants one journal file, or --mails with a folder; see denrei help',
  'usage.export': 'export wants one match; see denrei help',
  'usage.import': 'import wants one journal file; see denrei help',
  'usage.backup': 'backup wants one file, which it makes; see denrei help',
  'usage.restore': 'restore wants at most one backup; see denrei help',
  'usage.erase': 'erase wants one address; see denrei help',
  'usage.keys': 'keys, or keys forget <id>; see denrei help',
  'usage.pack': 'pack add <game> <file>, or pack list <game>; see denrei help',
  'usage.completion': 'completion wants one shell; see denrei help',
  'usage.seed': 'seed wants a match, a side and the number of a chain; see denrei help',
  'usage.code': 'a dice code has 64 hexadecimal digits',
  'usage.shells': 'completion is for {shells}',
  'usage.number': '"{text}" is no whole number',
  'usage.lang': '--lang is one of {locales}',
  'usage.face': '"{text}" is no face of a die',
  'usage.round': '"{text}" is not <round>:<signature>',
  'usage.side': '"{text}" is not a side, nor <match>:<side>',
  'usage.head': '"{text}" is not <number>:<hash>',

  'try.refused': 'refused: order {at} ({side}) [{code}] {label}',
  'try.refusedField': 'refused: order {at} ({side}, {field}) [{code}] {label}',
  'try.question': '{side} ({where}): {asked} [{clause}]',
  'try.more': '… more than {n}',

  'puzzle.begins': 'the referee does not ask this side there',
  'puzzle.solvedAlready': 'stands before the first order',
  'puzzle.how':
    '{n, plural, =1 {One order} other {At most # orders}}. Type them, a line each; ? shows what is legal (? 1404: with that word), undo takes one back, again starts anew.',
  'puzzle.empty': 'nothing to be read there',
  'puzzle.unknown': 'not understood: "{word}". ? shows what is legal',
  'puzzle.ambiguous': '"{word}" may be {among}',
  'puzzle.refused': 'refused: [{code}] {label}',
  'puzzle.chance': 'this puzzle has no dice for that: another way is meant',
  'puzzle.back': 'Orders that stand: {n}',
  'puzzle.over': 'Not solved, and no order is left. undo takes one back, again starts anew.',
  'puzzle.solved': 'Solved, with {n, plural, =1 {one order} other {# orders}}.',
  'puzzle.unsolved': 'Not solved.',
  'puzzle.more': '… more than {n}',

  noJournalFor: 'match {match} is not over: its journal is not yet for all',
  noMatch: 'there is no match {match}',
  noGame: 'there is no game {game}',
  noOpening: 'the journal does not begin with its opening',
  noPack: 'the match has the component pack {pack}: give its file with --pack',
  otherPack: 'is not the component pack {pack}',
  alreadyHere: 'match {match} is here already',
  notRenewed: 'match {match} could not be given new dice',
  notErased: 'no address, or its matches are busy: try again',

  'backup.there': 'is there already: nothing was written over',
  'backup.notBackup': 'is no backup of Denrei, or is damaged',
  'backup.cut': 'has lost its end: nothing was put back',
  'backup.newer': 'is of a newer version of Denrei: nothing was put back',
  'backup.notEmpty':
    'cannot be put back: the database is not empty. Move it away, or name an empty one in DATABASE_URL',
  'backup.nothing': 'there is no database yet',
  'backup.rewound':
    'the database holds fewer events than were written: it went back to an earlier state, and later dice may stand in mails. Put the newer database back, or say that this one holds: denrei restore gives every running match new dice',
  'backup.unfinished':
    'a backup was put back and its matches have not all got new dice yet: run denrei restore first',

  'key.long': 'a key must have exactly {bytes} bytes',
  'key.short': 'a key is not {bytes} bytes in base64url',
  'key.none': 'holds no key',
  'key.missing.roots':
    '{ids} missing, which the roots of the dice are sealed with. Put the key back; if it is lost for good, see denrei keys',
  'key.missing.links':
    '{ids} missing, which the links in mails are signed with. Put the key back; if it is lost for good, see denrei keys',
  'key.inUse': 'is not lost: it is among the keys of this server',
  'key.unknown': 'is no key of this database',

  'setting.unread': 'cannot be read',
  'setting.port': 'not a port',
  'setting.whole': 'not a whole number',
  'setting.least': 'must be at least 1',
  'setting.beacon': 'no JSON object of a beacon',
  'setting.address': 'not an address such as https://denrei.example.org',
  'setting.operatorKey': 'is 24 letters and digits or more, made by chance',
  'setting.role': 'is all, web or worker',
  'setting.onOff': 'neither on nor off',
  'setting.box': 'must be an address without a plus sign',
  'setting.listen': 'not a port, or a host and a port such as 127.0.0.1:2525',
  'setting.imap': 'not an address such as imaps://user:password@host/INBOX',
  'setting.tls': 'is needed: a certificate and its key come together',
  'setting.reply': 'is needed where mails are to come in',
  'setting.worker': 'is needed by a worker',
  'setting.workerBase': 'is needed by a worker: mails hold links to the service',
  noPort: 'the server got no port',

  'demo.noMail': 'nobody was sent a mail',
  'demo.emptyBox': 'no mail came',
  'demo.late': 'mails do not come',
  'demo.endless': 'a turn does not end at {url}',
  'demo.notOpened': 'the match could not be opened: {status}',
  'demo.noJournal': 'no journal to download at {url}',
  'demo.page': '{status} for {url}',
  'demo.redirects': 'too many redirects from {url}',
  'demo.noMap': 'a mail without a map',
  'demo.noLink': 'a mail without a link',

  'told.service': 'The service: {base}',
  'told.files': 'Journal, mails and maps: {folder}',
  'told.erased': 'Seats without name and address now: {count}',
  'told.imported': '{match}: {events} events',
  'told.backup':
    '{file}: {matches} matches, {rows} rows. The keys are not in it: keep data/keys apart from it, without them it cannot be used.',
  'told.putBack': 'Put back: {rows} rows, as of {at}',
  'told.restored': 'Matches that wait for both players to agree to new dice: {count}',
  'told.mails':
    'Sound mails: match {match}, {mails} with facts of the dice, {rolls} rolls follow from the roots and seeds that they hold.',
  'told.late':
    'Not proved by these mails: that the {what, select, roots {roots} other {digest}} of chain {chain} came before the numbers. No e-mail here with a Received line has {what, select, roots {them} other {it}} from before the first that tells a number.',
  'told.fixed':
    '{what, select, roots {The roots of chain {chain}} both {The roots and your opponent’s digest of chain {chain}} other {The roots and the digest of chain {chain}}} came with “{subject}”, {at} UTC. It must be the e-mail whose link you used to give your number, or an older one.',
  'told.whichSide':
    'Which side are you in match {match}? Say so with --side (the e-mails name {sides}): without it, nobody can tell your own digest from your opponent’s.',
  'told.gaps':
    'No e-mail here tells these rolls (chain:link): {rolls}. An e-mail is missing; those after it still follow from the same roots.',
  'told.untold':
    'In the journal, but in no e-mail here (chain:link): {rolls}. An e-mail that was deleted or never came is not an error.',
  'told.unchecked':
    'Not checked: the signatures of the beacon. These e-mails do not name a beacon that the verifier knows.',
  'told.unsigned':
    'Rolls without a round, though the e-mails name a beacon: {rolls}. Only the journal shows whether both players agreed to that.',
  'told.differs': 'FAULT in {mail}: the journal has another “{what}” [mail]',
  'told.given':
    '{when} UTC, {what, select, digest {digest} other {number}} of chain {chain}, {side}: {judgment, select, same {the journal has it} other {FAULT: the match does not use what this browser gave. Did you give one on another device? If not, keep your e-mails, show them to your opponent and stop [given]} refused {another of your devices had given one} absent {the journal has none yet} remade {FAULT: the journal is not the one this browser was shown: it was remade [remade]}}',
  'told.codeHolds': '{n} of {of} digests and numbers of {side} follow from this code.',
  'usage.given': '{file} is not a file of receipts: one JSON line for each',
  'usage.codeSide': '--code needs --side: whose code is it?',
  'checks.title': 'What was checked, match {match}:',
  'checks.agrees': '  {name}: agrees {n} of {of}',
  'checks.differs': '  {name}: differs',
  'checks.unchecked': '  {name}: not checked: {why}',
  'checks.journal': 'journal',
  'checks.mails': 'mails',
  'checks.own number': 'own number',
  'checks.own words': 'own words',
  'checks.rules': 'rules',
  'checks.beacon': 'beacon',
  'checks.witness': 'witness',
  'why.fault': 'there is a fault above',
  'why.noJournal': 'no journal was given',
  'why.noMails': 'no e-mails of this match were given (--mails)',
  'why.pasted': 'what was pasted has no time of arrival',
  'why.noSide': 'it was not said which side is yours (--side)',
  'why.late': 'the e-mails do not show that roots and digest came before the numbers',
  'why.gaps': 'an e-mail that told rolls is missing',
  'why.nothingGiven': 'nothing was given that shows which number you gave',
  'why.notTaken': 'another of your devices had given one',
  'why.absent': 'the journal does not have what you gave yet',
  'why.noWords': 'no player typed words of their own',
  'why.notReplayed': 'the match was not replayed (--rules)',
  'why.sealed': 'sealed until the match is over',
  'why.noBeacon': 'the match has no beacon',
  'why.noRounds': 'no round has decided a roll',
  'why.unknownBeacon': 'the verifier does not know this beacon; its key is the journal’s own word',
  'why.unsigned': 'not every roll has a signature that can be checked',
  'why.nobody': 'only the server says that orders came before their rounds',
  'told.noMails': 'No mail here holds facts of the dice{match, select, none {} other { of match {match}}}.',
  'told.renewed':
    'New roots{reason, select, used_up {, the chain used up} restored {, after a backup was put back} lost_commits {, after commits were lost} other {, a number lost}}: {count}.',
  'told.takenBack':
    'Times that play was taken back: {times}; rolls that count no more since: {rolls}. Each takes the consent of both players: compare with your mails.',
  'told.abandoned':
    'Chain {chain} was left before its end. Its roll {k} would have {six, plural, =0 {been decided by a round too} other {shown # on a die of six}}{round, plural, =0 {} other {: a throw waited for round {round}, which new dice refused}}.',
  'told.beacon':
    'Rounds of the beacon {name} that decided rolls or draws: {rounds}. {known, select, yes {Their signatures are right.} other {Their signatures are right by the key in the journal; the verifier does not know this beacon.}} The journal alone does not show that each was named before it was known: compare heads that you had before that.',
  'told.throw':
    '{of, select, roll {Roll {from}} rolls {Rolls {from} to {to}} other {Draws}}, ordered in event {event}, round {round}: {by, select, witnessed {witnessed: a mail had the orders before the round} other {only the server says that the orders stood before the round}}.',
  'told.otherRules':
    'This match began with rules of {game} that were not released; those of this program have the same number and are others. What follows is by the rules of this program.',
  'told.beaconless': 'Throws that both sides let fall without the beacon: {count}.',
  'told.refusedRounds': 'Throws that new roots sent into another round: {count}.',
  'told.clock':
    'Remark on event {event}: by the server’s own times its round was known when it was named, or not yet known when it was used.',
  'told.mailFault': 'FAULT in {mail}: {message} [{code}]',
  'told.lostRoll':
    'FAULT: a mail tells roll {k} of chain {chain} ({purpose}), the journal does not: it was lost [lost]',
  'told.digest': 'Digest, if you come first: {digest}',
  'told.number': 'Your number, when it is asked for: {number}',
  'told.code': 'Your dice code (keep it to yourself): {code}',
  'told.ready': 'Denrei is ready: {base}',
  'told.mailbox': 'Mails stay here, in the built-in mailbox: {base}/mailbox',
  'told.noSmtp': 'Warning: SMTP_URL is not set. Mails wait in the outbox until a worker has one.',
  'told.noBase': 'Warning: DENREI_BASE_URL is not set. The links in mails lead to {base}.',
  'told.worker': 'Denrei sends mails.',
  'told.key': '{use} {id} {here, select, yes {here} other {missing}}',
  'told.linksVoid': 'Links signed with it are void. Players ask for new ones on the home page.',
  'told.rootsVoid': 'Matches that can only be read from now on: {count}',
  'told.rulesFault': 'FAULT in line {line}, event {event}: {message} [rules-{code}]',
  'told.rulesSealed':
    'By the rules: {events} events of play are sealed in this file, because the game hides something. The opening and the {states} positions before them are right; the rest can be played again after the end, from the journal for all.',
  'told.rules': 'By the rules: {game} {version}; {orders} orders, {rolls} rolls, {states} positions re-run.',

  'doing.checking': 'checking rolls: {done}',
  'doing.copying': 'rows: {done}',
  'doing.restoring': 'matches: {done} of {of}',
  'doing.playing': 'mails: {done}',
};

/** The texts of one language. */
export type CommandWords = typeof COMMAND_WORDS_EN;
