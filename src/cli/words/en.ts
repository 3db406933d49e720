/** What the commands say, in English. */

export const COMMAND_WORDS_EN = {
  'usage.unknown': 'there is no command {name}; see denrei help',
  'usage.arguments': '{message}; see denrei help',
  'usage.try': 'try wants one position file, or - for JSON Lines; see denrei help',
  'usage.audit': 'audit wants one journal file, or --mails with a folder or file; see denrei help',
  'usage.export': 'export wants one match; see denrei help',
  'usage.import': 'import wants one journal file; see denrei help',
  'usage.backup': 'backup wants one file, which it makes; see denrei help',
  'usage.restore': 'restore wants at most one backup; see denrei help',
  'usage.ratings': 'ratings wants one game, or --recompute alone; see denrei help',
  'usage.erase': 'erase wants one address; see denrei help',
  'usage.keys': 'keys, or keys forget <id>; see denrei help',
  'usage.pack': 'pack add <game> <file>, or pack list <game>; see denrei help',
  'usage.newGame': 'new-game wants the folder to make, which is the name of the game; see denrei help',
  'usage.checkGame':
    'check-game wants the folder of a game, or the id of one of the server’s; see denrei help',

  'game.none': 'there is no game.ts in this folder',
  'game.noDefault': 'its default export is no game: it needs api: 1 and rules',
  'game.noEsbuild': 'esbuild is not installed: run npm install in the folder of the game',
  'game.name': 'a game is named in 2 to 32 small letters, digits and hyphens, a letter first',
  'game.taken': 'is the name of a game that comes with Denrei',
  'game.exists': 'already exists and is not empty: nothing was written',
  'game.made': '{folder}: {n} files. Next: cd {folder}, npm install, denrei check-game .',
  'game.checking': 'checking: match {done} of {of}',
  'game.fine': '{game} {version}: nothing to mend',
  'game.bad': '{game} {version}: mend what it says “must” about; no server takes the game before',

  'usage.buildGame': 'build-game wants the folder of one game; see denrei help',
  'usage.addGame': 'add-game wants the folder of one built game; see denrei help',
  'usage.addGameYes': 'add-game asks before it adds a game: run it in a terminal, or give --yes',
  'usage.removeGame': 'remove-game wants the id of one game; see denrei help',
  'usage.completion': 'completion wants one shell; see denrei help',
  'usage.seed': 'seed wants a match, a side and the number of a chain; see denrei help',
  'usage.code': 'a dice code has 64 hexadecimal digits',
  'usage.words': 'your own words must leave 10 to 64 letters and digits',
  'usage.seedBoth': 'seed takes --code or --words, not both',
  'usage.shells': 'completion is for {shells}',
  'usage.number': '"{text}" is not a whole number',
  'usage.lang': '--lang is one of {locales}',
  'usage.face': '"{text}" is not a face of a die',
  'usage.round': '"{text}" is not <round>:<signature>',
  'usage.side': '"{text}" is not a side, nor <match>:<side>',
  'usage.head': '"{text}" is not <number>:<hash>',

  'try.refused': 'refused: order {at} ({side}) [{code}] {label}',
  'try.refusedField': 'refused: order {at} ({side}, {field}) [{code}] {label}',
  'try.question': '{side} ({where}): {asked} [{clause}]',
  'try.more': '… more than {n}',

  noJournalFor: 'match {match} is not over, so its journal is not public yet',
  noMatch: 'there is no match {match}',
  noOpening: 'the journal does not begin with the opening event',
  noPack: 'the match uses the component pack {pack}: give its file with --pack',
  otherPack: 'is not the component pack {pack}',
  alreadyHere: 'match {match} is already here',
  notRenewed: 'match {match} could not be given new dice',
  notErased: 'not an address, or its matches are busy: try again',

  'backup.there': 'already exists: nothing was overwritten',
  'backup.notBackup': 'is not a backup of Denrei, or is damaged',
  'backup.cut': 'is cut off: nothing was restored',
  'backup.newer': 'is from a newer version of Denrei: nothing was restored',
  'backup.notEmpty':
    'cannot be restored: the database is not empty. Move it away, or name an empty one in DATABASE_URL',
  'backup.nothing': 'there is no database yet',
  'backup.rewound':
    'the database holds fewer events than were written: it went back to an earlier state, and e-mails may hold later dice. Put the newer database back, or accept this one: denrei restore gives every running match new dice',
  'backup.unfinished':
    'a backup was restored, but not all its matches have new dice yet: run denrei restore first',

  'key.long': 'a key must have exactly {bytes} bytes',
  'key.short': 'a key is not {bytes} bytes in base64url',
  'key.none': 'contains no key',
  'key.missing.roots':
    '{ids} missing, which encrypts the roots of the dice. Put the key back; if it is lost for good, see denrei keys',
  'key.missing.links':
    '{ids} missing, which signs the links in e-mails. Put the key back; if it is lost for good, see denrei keys',
  'key.inUse': 'is not lost: this server has it',
  'key.unknown': 'is not a key of this database',

  'setting.unread': 'cannot be read',
  'setting.port': 'not a port',
  'setting.whole': 'not a whole number',
  'setting.least': 'must be at least 1',
  'setting.beacon': 'must be the JSON object of a beacon',
  'setting.address': 'not an address such as https://denrei.example.org',
  'setting.operatorKey': 'must be 24 or more random letters and digits',
  'setting.role': 'must be all, web or worker',
  'setting.onOff': 'must be on or off',
  'setting.box': 'must be an address without a plus sign',
  'setting.listen': 'not a port, or a host and a port such as 127.0.0.1:2525',
  'setting.imap': 'not an address such as imaps://user:password@host/INBOX',
  'setting.tls': 'is needed: a certificate needs its key, and a key its certificate',
  'setting.reply': 'is needed to receive e-mails',
  'setting.worker': 'is needed by a worker',
  'setting.workerBase': 'is needed by a worker: e-mails contain links to the service',
  noPort: 'the server got no port',

  'told.erased': 'Seats now without name and address: {count}',
  'told.fitted':
    '{game}: {players, plural, one {# player} other {# players}}, {sides, plural, one {# first-side offset} other {# first-side offsets}}',
  'told.offset':
    '{known, select, yes {First side {value} ± {half}} other {First side not known yet}}  {results}  {setting}',
  'told.imported': '{match}: {events} events',
  'told.backup':
    '{file}: {matches} matches, {rows} rows. It does not contain the keys: keep data/keys separately; the backup is useless without them.',
  'told.putBack': 'Restored: {rows} rows, as of {at}',
  'told.restored': 'Matches waiting for both players to agree to new dice: {count}',
  'told.mails':
    'Correct e-mails: match {match}, {mails} with facts of the dice, {rolls} rolls follow from the roots and seeds they contain.',
  'told.late':
    'Not proved by these e-mails: that the {what, select, roots {roots} other {digest}} of chain {chain} came before the numbers. No e-mail here with a Received line has {what, select, roots {them} other {it}} from before the first that tells a number.',
  'told.fixed':
    '{what, select, roots {The roots of chain {chain}} both {The roots and your opponent’s digest of chain {chain}} other {The roots and the digest of chain {chain}}} came with “{subject}”, {at} UTC. It must be the e-mail whose link you used to give your number, or an older one.',
  'told.words':
    '{own, select, yes {For chain {chain} you typed: {words}. It first came with “{subject}”. If you did not type this, the match does not use what you gave.} other {For chain {chain}, {side} typed: {words}.}}',
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
  'checks.mails': 'e-mails',
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
  'why.noWords': 'you typed no words of your own',
  'why.notReplayed': 'the match was not replayed (--rules)',
  'why.sealed': 'sealed until the match is over',
  'why.noBeacon': 'the match has no beacon',
  'why.noRounds': 'no round has decided a roll',
  'why.unknownBeacon': 'the verifier does not know this beacon; its key is the journal’s own word',
  'why.unsigned': 'not every roll has a signature that can be checked',
  'why.nobody': 'only the server says that orders came before their rounds',
  'told.noMails':
    'No e-mail here contains facts of the dice{match, select, none {} other { of match {match}}}.',
  'told.renewed':
    'New roots{reason, select, used_up {, the chain was used up} restored {, after a backup was restored} lost_commits {, after commits were lost} other {, a number was lost}}: {count}.',
  'told.takenBack':
    'Take-backs: {times}. Rolls that no longer count because of them: {rolls}. Each needs both players’ consent: compare with your e-mails.',
  'told.abandoned':
    'Chain {chain} was abandoned before its end. Its roll {k} would have {six, plural, =0 {been decided by a round too} other {shown # on a six-sided die}}{round, plural, =0 {} other {: a roll waited for round {round}, which new dice refused}}.',
  'told.beacon':
    'Rounds of the beacon {name} that decided rolls or draws: {rounds}. {known, select, yes {Their signatures are correct.} other {Their signatures are correct by the key in the journal; the verifier does not know this beacon.}} The journal alone does not show that each was named before it was known: compare heads you had before that.',
  'told.throw':
    '{of, select, roll {Roll {from}} rolls {Rolls {from} to {to}} other {Draws}}, ordered in event {event}, round {round}: {by, select, witnessed {witnessed: an e-mail had the orders before the round} other {only the server says that the orders came before the round}}.',
  'told.witnesses':
    'Rolls with their orders in an e-mail before the round: {witnessed}. Unwitnessed: {server}.',
  'told.otherRules':
    'This match began with rules of {game} that were not released. This program’s rules have the same number but are different. What follows is by this program’s rules.',
  'told.beaconless': 'Rolls made without the beacon, by consent of both sides: {count}.',
  'told.refusedRounds': 'Rolls that new roots moved to another round: {count}.',
  'told.clock':
    'Note on event {event}: by the server’s own times, its round was already known when it was named, or not yet known when it was used.',
  'told.first':
    'Note on event {event}: the player who committed first in this match was not the first to commit this time.',
  'told.mailFault': 'FAULT in {mail}: {message} [{code}]',
  'told.lostRoll':
    'FAULT: an e-mail tells roll {k} of chain {chain} ({purpose}), the journal does not: it was lost [lost]',
  'told.digest': 'Digest, if you take your seat first: {digest}',
  'told.ownWords': 'Your words, as used: {words}',
  'told.number': 'Your number, when it is asked for: {number}',
  'told.code': 'Your dice code (keep it to yourself): {code}',
  'told.ready': 'Denrei is ready: {base}',
  'told.mailbox': 'E-mails stay here, in the built-in mailbox: {base}/mailbox',
  'told.noSmtp': 'Warning: SMTP_URL is not set. E-mails wait in the outbox until a worker has one.',
  'told.noBase': 'Warning: DENREI_BASE_URL is not set. The links in e-mails lead to {base}.',
  'told.worker': 'Denrei sends e-mails.',
  'told.key': '{use} {id} {here, select, yes {here} other {missing}}',
  'told.linksVoid': 'Links signed with it no longer work. Players ask for new ones on the home page.',
  'told.rootsVoid': 'Matches that can now only be read: {count}',
  'told.rulesFault': 'FAULT in line {line}, event {event}: {message} [rules-{code}]',
  'told.rulesSealed':
    'By the rules: {events} events of play are sealed in this file, because the game hides something. The opening and the {states} positions before them are correct. The rest can be played again after the end, from the journal for all.',
  'told.rules': 'By the rules: {game} {version}; {orders} orders, {rolls} rolls, {states} positions re-run.',

  'game.noFile': 'has no {file}',
  'game.noCompiler': 'building needs the package esbuild: run npm install esbuild',
  'game.built': 'version {version} is built already: raise the version in game.ts, or remove that folder',
  'game.notAdded': 'nothing was added',
  'game.notHere': 'this server has no game {game} from outside',
  'game.other': 'there is another game {game} here, by {name}: nothing was replaced',
  'game.sameVersion':
    'version {version} is here with other rules: its author must raise the version. Nothing was replaced',
  'game.noCheck': 'is not a report of check-game',
  'told.built': '{folder}\nrules {rules}',
  'told.adding':
    '{title} ({game}), version {version}, by {name}\nComponents: {rights}\nRules (SHA-256): {digest}',
  'told.addingChecked':
    '{journals, plural, =0 {It comes without journals.} one {One journal replays to the same positions.} other {# journals replay to the same positions.}} {should, plural, =0 {} one {Its check notes one thing:} other {Its check notes # things:}}',
  'told.trust':
    'A game is a program with the rights of this server. {name} can read keys and addresses, foresee dice and write e-mails with it, as an operator who plays could. Add only games whose author you trust.',
  'told.askAdd': 'Add it? [y/N]',
  'told.added': 'Added version {version} of {game}. Restart every process of the server to offer it.',
  'told.removed': 'Removed {game}. Restart every process of the server.',
  'told.closed':
    '{game} is closed to new matches after a restart. It stays for {count, plural, one {the match that names it} other {# matches that name it}}.',
  'doing.building': 'steps: {done} of {of}',
  'doing.replaying': 'journals: {done} of {of}',
  'doctor.games':
    '{count, plural, =0 {none from outside} one {one version from outside} other {# versions from outside}}',
  'doctor.gameFault': '{folder} is not played: {reason}',
  'doctor.gamesGone':
    '{count, plural, one {# finished match names} other {# finished matches name}} {game}, version {version}, which is not here: put its folder back into games/ to replay and audit',
  'doing.checking': 'checking rolls: {done}',
  'doing.copying': 'rows: {done}',
  'doing.restoring': 'matches: {done} of {of}',

  'usage.send': '"{text}" is not an e-mail address',
  'usage.resolver': '"{text}" is not the address of a resolver, such as 192.0.2.1 or 192.0.2.1:53',
  'doctor.standing': '{standing, select, ok {ok  } warn {WARN} other {BAD }}',
  'doctor.subject':
    '{subject, select, node {Node:} settings {Settings:} keys {Keys:} database {Database:} rules {Rules:} games {Games:} disk {Disk:} mail {Mail:} dns {DNS:} other {Clock:}}',
  'doctor.node': '{version}',
  'doctor.nodeOld': '{version}; 24 is recommended',
  'doctor.settings': 'players and e-mails use {base}',
  'doctor.mailbox':
    'the built-in mailbox is on, for this machine only. To host others, set SMTP_URL, MAIL_FROM, DENREI_BASE_URL and NODE_ENV=production',
  'doctor.noBase': 'DENREI_BASE_URL is not set: links in e-mails lead to localhost',
  'doctor.noHttps': '{base} is not https. Anyone who can read the traffic can play every seat',
  'doctor.noProxy':
    'The base URL is https, but TRUST_PROXY is not set. Behind one proxy, set it to 1; otherwise all visitors count as one',
  'doctor.anyProxy':
    'TRUST_PROXY=true trusts every header, so anyone can get around the limits. Set the number of proxies or their addresses',
  'doctor.keys':
    '{count, plural, one {# key} other {# keys}} found, and none that the database needs is missing',
  'doctor.keysNone': 'none yet: the first start makes them',
  'doctor.keysMissing':
    '{ids} missing, which the database needs. Put data/keys back; if it is lost for good, see denrei keys',
  'doctor.rules':
    '{count, plural, =0 {no match is in progress} one {the rules of the running match are available} other {the rules of all # running matches are available}}',
  'doctor.rulesGone':
    'The rules of {count, plural, one {# running match are} other {# running matches are}} not on this server ({game}, version {version}, {rules}): {matches}. Their pages say that they wait. Put the game back into games/, or start the program they began with',
  'doctor.database': '{provider, select, sqlite {SQLite} other {PostgreSQL}} at {place}, no damage found',
  'doctor.notMade': '{place} is empty: the first start fills it',
  'doctor.pending':
    'from an earlier version: {pending, plural, one {# migration} other {# migrations}} at the next start. Make a backup first',
  'doctor.newer':
    'from a newer version of Denrei ({unknown} unknown migrations): this version will not start on it',
  'doctor.damaged': 'damaged: {damage}. Stop the service and restore the last backup',
  'doctor.notDurable':
    'synchronous_commit or fsync is off: a power cut loses commits, and dice already seen would be rolled again',
  'doctor.disk': '{megabytes} MB free at {path}',
  'doctor.diskLittle': '{megabytes} MB free at {path}: make room',
  'doctor.diskFull': '{megabytes} MB free at {path}: make room now, or soon nothing can be written',
  'doctor.mailsStay': 'SMTP_URL is not set: e-mails stay in the built-in mailbox',
  'doctor.noSmtp': 'SMTP_URL is not set: e-mails wait in the outbox until a worker has one',
  'doctor.noSender':
    'MAIL_FROM is not set: the sender is made up from the base URL, and servers may refuse it',
  'doctor.smtp': '{host} accepts e-mails from here',
  'doctor.smtpFails': '{host} does not accept e-mails: {reason}',
  'doctor.sendNoSmtp': 'SMTP_URL is not set: no e-mail can be sent',
  'doctor.sendFails': 'the e-mail to {address} was not accepted: {reason}',
  'doctor.sent': 'the mail server accepted an e-mail to {address}',
  'doctor.noWayIn':
    'replies have no way in: set MAIL_REPLY and MAIL_LISTEN or IMAP_URL, and start the service once',
  'doctor.waiting':
    'Sent to {address}. Reply to that e-mail; the doctor waits {minutes, plural, one {# minute} other {# minutes}} for your reply (Ctrl-C stops).',
  'doctor.replied': 'your reply arrived',
  'doctor.noReply':
    'no reply arrived. Check that the service is running, and that e-mails to {box} and to {box} with a +tag reach it',
  'doctor.testSubject': 'Test e-mail from Denrei',
  'doctor.testReply':
    'Your server can send e-mails. To check that replies arrive, reply to this e-mail with any words.',
  'doctor.testOnly': 'Your server can send e-mails. You do not need to reply.',
  'doctor.record': '{kind}: {record}',
  'doctor.spfNone': 'no SPF record at {domain}: list the servers that send for it (v=spf1 … -all)',
  'doctor.spfTwice': 'two SPF records at {domain}, which count as none: merge them',
  'doctor.spfAll': 'the SPF record of {domain} lets anyone send in its name: end it with -all',
  'doctor.dkimAsk': 'DKIM not checked: name its selector, denrei doctor --dkim <selector>',
  'doctor.dkimNone': 'no DKIM key at {name}',
  'doctor.dkimRevoked': 'the DKIM key at {name} is empty: it was revoked',
  'doctor.dmarcNone': 'no DMARC record for {domain}: add v=DMARC1; p=quarantine at _dmarc.{domain}',
  'doctor.dnsFails': 'no answer from the resolver: {reason}',
  'doctor.clock': '{now}',
  'doctor.clockBehind':
    'behind: the newest event is {seconds} s in the future. Deadlines and links depend on this clock: set it',
  'doctor.clockApart': '{seconds} s apart from the database: synchronize both with NTP',
};

/** The texts of one language. */
export type CommandWords = typeof COMMAND_WORDS_EN;

/** What `denrei <command> --help` says. */
export const ARGUMENT_WORDS_EN = {
  help: 'show how to use this command',
  titles: { 'Usage:': 'Usage:', 'Options:': 'Options:' },
  commands: {
    serve: 'Serves pages, e-mails and the practice opponent until it is stopped.',
    worker: 'Sends e-mails only, until it is stopped.',
    try: 'Runs a position, orders and dice through the referee; - reads and writes JSON Lines.',
    audit: 'Checks a journal: hashes, dice, seals.',
    export: 'Writes a journal from the database.',
    import: 'Loads a journal into the database, for reading.',
    erase: 'Erases an address and its name from the database; the journals stay as they are.',
    ratings: 'Prints the rating list of a game, or fits all ratings again from the results.',
    keys: 'Lists the keys the database names, or gives up one that is lost.',
    doctor: 'Checks settings, keys, database, disk, mail, DNS and clock.',
    backup: 'Backs up the whole database into one file; the service can keep running.',
    restore:
      'Restores a backup into an empty database. Without a file: says that a backup was restored by other means. Either way every running match gets new dice.',
    'new-game': 'Copies the example game into a new folder, under its name.',
    'check-game': 'Plays a game at random and reports what must and what should be mended.',
    pack: 'Adds a corrected component file, or lists those installed.',
    'build-game': 'Builds a game from its folder into <game>/<version>/, to be added to a server.',
    'add-game':
      'Adds a built game from outside to this server. Prints its author, what its check found and what it could do, and asks.',
    'remove-game': 'Closes a game from outside to new matches, and removes it when no match names it.',
    seed: 'Makes your number for the dice of a match and its digest, outside the browser.',
    completion: 'Prints what a shell needs to complete commands and options.',
  },
  options: {
    '--role <role>': 'all; web: pages only; worker: e-mails, clocks, plans and the practice opponent only',
    '--no-worker': 'leave the e-mails to another process',
    '--orders <file>': 'the orders to give',
    '--dice <faces>': 'the faces to roll, such as 3,5',
    '--draws <ids>': 'what is drawn, such as C05',
    '--as <side>': 'view the position as this side',
    '--for <unit>': 'only orders for this unit',
    '--schema <game>': 'print the JSON Schema of position files',
    '--lang <en|ja>': 'language of the answer',
    '--json': 'the answer as JSON',
    '--matches <n>': 'random matches to play (300)',
    '--send <address>': 'send a real e-mail to this address, and wait for your reply to it',
    '--dkim <selector>': 'name of the DKIM key of the sender’s domain',
    '--resolver <address>': 'the DNS resolver to ask (default: the system’s)',
    '--round <r:sig...>': 'a round of the beacon and its signature, for a roll that was refused',
    '--head <n:hash...>': 'a number and hash from an e-mail, to compare',
    '--mails <path>': 'what the e-mails of an inbox (.eml, .mbox) prove, alone or with the journal',
    '--side <side...>':
      'your side in the match of the e-mails (or <match>:<side>); given twice if the lot swapped the seats, the first one first',
    '--given <file>': 'what your browser gave, as the audit page saves it, to compare',
    '--code <file>': 'your dice code: whether your numbers follow from it (with --side)',
    '--rules': 'play the whole match again by the rules',
    '--pack <file>': 'the component file the match was played with',
    '--for <side|public|all>': 'who may read the journal (default: all)',
    '--out <file>': 'write into this file or folder',
    '--yes': 'add without asking',
    '--code <digits>': 'your dice code (default: a new one)',
    '--recompute': 'fit the ratings of every game again; the digits stay the same',
    '--words <text>': 'what you typed in the seat’s form: the number it makes',
  },
};

export type ArgumentWords = typeof ARGUMENT_WORDS_EN;

/** What `denrei help` prints. */
export const HELP_EN = `Denrei: a play-by-e-mail service for two-player hex wargames.

  denrei [serve] [--role all|web|worker] [--no-worker]
                                   serve pages, e-mails and the practice opponent
  denrei worker                    send e-mails only
  denrei try <position.json>       run a position, orders and dice through the referee
      [--orders file] [--dice 3,5] [--draws C05] [--as side] [--for unit]
      [--lang en|ja] [--json]
  denrei try -                     the same, JSON Lines in and out
  denrei try --schema <game>       print the JSON Schema of position files
  denrei audit <journal.jsonl>     check a journal: hashes, dice, seals
      [--head n:hash]... [--mails path] [--rules] [--pack file]
  denrei export <match>            write a journal from the database
      [--for side|public|all] [--out file]
  denrei import <journal.jsonl>    load a journal into the database, for reading
  denrei erase <address>           erase an address and its name
  denrei ratings <game>            print the rating list of a game
  denrei ratings --recompute       fit all ratings again from the results
  denrei doctor                    check settings, keys, database, disk, mail, DNS
      [--send you@example.org] [--dkim selector] [--resolver address] [--json]
  denrei backup <file>             back up the whole database into one file
  denrei restore [file]            restore a backup into an empty database; new dice
  denrei keys [forget <id>]        list the keys the database needs, or give up
                                   one that is lost
  denrei pack add <game> <file>    add a corrected component file
  denrei pack list <game>          list those installed
  denrei new-game <folder>         copy the example game under a new name
  denrei check-game <folder|game>  play a game at random and report its faults
      [--matches n] [--json]
  denrei build-game <folder>       build a game from outside
      [--out folder]
  denrei add-game <folder>         add a built game to this server
      [--yes]
  denrei remove-game <game>        close it to new matches; remove it when none names it
  denrei seed <match> <side> <n>   make your number for the dice and its digest
  denrei completion <shell>        print completions for bash, zsh or fish
  denrei help

Exit codes: 0 fine, 1 a fault in the journal, 2 a bad file or usage, 3 an order was refused,
4 a key that the database needs is missing, 5 nothing wrong, but not everything can be checked.
`;
