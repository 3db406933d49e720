/** Phrases that read as if translated. None of them may come back to a text that people read. */

import { textsOf } from './glossary.js';
import { type Source, type Violation, withoutComments } from './source.js';

/** Each with what a native speaker says instead. */
const EVERYWHERE: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bDo it\b/, 'the verb of the button'],
  [/\bmore like it\b/, 'every result'],
  [/\bin its reckoning\b/, 'Suggested'],
  [/\bstands? in the (?:plain|text|journal|log)/, 'see'],
  [/\b(?:is|are|was|were) told of\b/, 'gets an e-mail about'],
  [
    /(?<!-)\b[Aa] mail\b(?! (?:server|worker|provider|program|scanner|client|host|catcher|address))/,
    'an e-mail',
  ],
  [/(?<![-\w])[Mm]ails\b(?! a link| it )/, 'e-mails'],
  [/\bsigned link of the seat\b/, 'link'],
  [/\b[Oo]nlookers?\b/, 'spectator'],
  [/\b[Bb]ehind the (?:last|first|line|deadline)\b/, 'after'],
  [/\bdice (?:fall|fell|fallen|have fallen)\b/, 'roll'],
  [/\b(?:[Cc]arry|[Cc]arried) it out unasked\b/, 'run automatically'],
  [/\bmade anew\b/, 'new'],
  [/\bto be looked at\b/, 'to check'],
  [/\b[Ww]ith the eyes of\b|\bSeen with the eyes\b/, 'View as'],
  [/\bin hand: \{/i, '{left} left'],
  [
    /\b(?:colour|armour|defence|neighbour|favour|honour)|organis(?:e|ation)|\b[Cc]entre\b/,
    'American spelling',
  ],
];

/** What only tables of words and clauses may not say: documents quote names of tests. */
const IN_WORDS: typeof EVERYWHERE = [
  [/\b[Ww]hoever\b/, 'anyone who, the player who'],
  [/\b[Nn]obody[’']s\b/, 'no one has'],
  [/\b[Dd]eeds?\b/, 'action'],
  [/\b(?:[Hh]e|[Hh]is|[Hh]im|[Hh]imself)\b/, 'you, your opponent, they'],
  [/\bthose of the house\b|\bthe house (?:knows|allows)\b/, 'server'],
  [/\bbeforehand\b/, 'in advance'],
  [/\banew\b/, 'again'],
  [/\bthrown? (?:again|twice)\b|\bdice are thrown\b/, 'roll'],
];

/** What a document quotes as an address, a command or a name. */
const CODE = /`[^`]*`|```[\s\S]*?```|\]\([^)]*\)|https?:\S+|--mails\b/g;
const WORDS = /\.ts$|\/clauses\.en\.md$/;

/** What reads badly in a table of words, a template or a document. */
export function phraseViolations({ path, text }: Source): Violation[] {
  const lines = path.endsWith('.ts')
    ? textsOf({ path, text: withoutComments(text) })
    : path.endsWith('.hbs')
      ? text.replace(/\{\{[\s\S]*?\}\}|<[^>]*>/g, ' ').split('\n')
      : text.replace(CODE, ' ').split('\n');
  const banned = WORDS.test(path) ? [...EVERYWHERE, ...IN_WORDS] : EVERYWHERE;
  return lines
    .map((line) => line.replace(CODE, ' '))
    .filter((line) => path.endsWith('.md') || line.includes(' ') || /^[A-Z]/.test(line))
    .flatMap((line) =>
      banned
        .filter(([phrase]) => phrase.test(line))
        .map(([phrase, instead]) => ({
          path,
          rule: `${phrase.source}: say "${instead}"`,
          what: line.slice(0, 100),
        })),
    );
}
