/** What `denrei <command> --help` says, in English. */
export const ARGUMENT_WORDS_EN = {
  help: 'how this command is called',
  titles: { 'Usage:': 'Usage:', 'Options:': 'Options:' },
  commands: {
    serve: 'Pages, mails and the practice opponent, until it is told to stop.',
    worker: 'Sends mails only, until it is told to stop.',
    try: 'A position, orders and dice through the referee; - reads and answers JSON Lines.',
    audit: 'Checks a journal: hashes, dice, seals.',
    export: 'Writes a journal out of the database.',
    import: 'Takes a journal into the database, for reading.',
    erase: 'Takes an address and the name beside it out of the database; the journals stay as they are.',
    keys: 'The keys that the database names, and forgetting one that is lost.',
    backup: 'The whole database as of this moment into one file; the service may go on meanwhile.',
    restore:
      'Puts a backup into an empty database; without one, a backup was put back otherwise. Either way every running match gets new dice.',
    demo: 'A whole match by mail between two random players, on this machine.',
    pack: "Keeps an owner's corrected component file, or lists those that are kept.",
    seed: 'Your number for the dice of a match and its digest, made outside of the browser.',
    completion: 'What a shell reads to complete commands and options.',
  },
  options: {
    '--no-worker': 'leave the mails to another process',
    '--orders <file>': 'the orders that are given',
    '--dice <faces>': 'the faces that come, such as 3,5',
    '--draws <ids>': 'what is drawn, such as C05',
    '--as <side>': 'look with the eyes of this side',
    '--for <unit>': 'only what this unit may be ordered',
    '--schema <game>': 'what a position file may hold (JSON Schema)',
    '--lang <en|ja>': 'language of the answer',
    '--json': 'the answer as JSON',
    '--head <n:hash...>': 'a number and hash from a mail, to be compared',
    '--mails <folder>': 'what the mails of an inbox (.eml) prove, alone or with the journal',
    '--rules': 'play the whole match again by the rules',
    '--pack <file>': 'the component file that the match was played with',
    '--for <side|public|all>': 'whose eyes the journal is for (all)',
    '--out <file>': 'write into this file',
    '--game <game>': 'one of {games} ({game})',
    '--out <folder>': 'folder for journal, mails and maps',
    '--code <digits>': 'your dice code (a new one)',
    '--seed <n>': 'decides everything: choices, dice, time of day',
    '--port <n>': 'where the service listens (any free port)',
  },
};

/** The texts of one language. */
export type ArgumentWords = typeof ARGUMENT_WORDS_EN;
