/**
 * Every sentence that says what nobody can do with the dice, or what shows it, has a test by name or a limit
 * that is stated where people read it. A new sentence of that kind fails here until it has one.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../src/root.js';
import { tellingEn } from '../../src/telling/words/en.js';
import { tellingJa } from '../../src/telling/words/ja.js';
import { PAGE_WORDS } from '../../src/web/words/words.js';

const read = (path: string): string => readFileSync(join(projectRoot(), path), 'utf8');

/** What stands behind a sentence: a test by file and title, or a limit by file and words. */
interface Backing {
  readonly file: string;
  readonly words: string;
}

const FIXED: Backing = {
  file: 'test/verifier/verify.test.ts',
  words: 'opened for all after the end: every roll, draw and seal is checked',
};
const LAST: Backing = {
  file: 'test/verifier/attacks.test.ts',
  words: 'whoever tries numbers after the other one is open fits no digest',
};
const REMADE: Backing = {
  file: 'test/verifier/verify.test.ts',
  words: 'find a journal that was made anew with another roll, though all its hashes fit',
};
const WITNESS: Backing = {
  file: 'test/verifier/attacks.test.ts',
  words: 'orders that were written when their round was known have no witness, whatever their time says',
};
const SIGNED: Backing = {
  file: 'test/verifier/attacks.test.ts',
  words: 'the signature of another round changes the faces, and is no signature of this one',
};
const ALONE: Backing = {
  file: 'test/verifier/attacks.test.ts',
  words: 'an outage that nobody ordered a throw in, and one of another round, are no reason to roll alone',
};
const COUNTED: Backing = {
  file: 'test/verifier/attacks.test.ts',
  words: 'new roots, whatever is said to be their reason, are counted',
};
const ARRIVED: Backing = {
  file: 'test/verifier/mails.test.ts',
  words: 'a lower head does not help roots that arrived hours after the seeds',
};
const TYPED: Backing = {
  file: 'test/verifier/words.test.ts',
  words: 'cannot set a number beside the words that were typed',
};
const OPERATOR: Backing = {
  file: 'test/web/start/operator.test.ts',
  words: 'has the opponent commit first, and the opener type words afterward',
};
const CAME_FIRST: Backing = {
  file: 'test/web/dice/own-words.test.ts',
  words: 'has the words at once, in every later e-mail, and nobody else is told that they typed',
};
/** Who can choose faces, row by row. */
const BROWSER: Backing = {
  file: 'SECURITY.md',
  words: 'A number made by that script, and its code, prove nothing about a script that was changed.',
};
const SERVER: Backing = {
  file: 'SECURITY.md',
  words: '| made by the server, because your browser has no script',
};
const FORESEEN: Backing = { file: 'SECURITY.md', words: 'with the keys, foresee all rolls' };
const LOT: Backing = {
  file: 'docs/dice.md',
  words: 'choose their own to fit',
};
const FIGURES: Backing = {
  file: 'test/web/audit/audit.test.ts',
  words: 'of a purpose alone, counts them, and says what figures of a selection are worth',
};

/** By key of the pages and of the e-mails: it says nothing about who can do what where it has no entry. */
const BACKED: { readonly [key: string]: Backing } = {
  'seed.byHandFirst': SERVER,
  'seed.byHandSecond': SERVER,
  'join.runs': OPERATOR,
  'what.runs': OPERATOR,
  'words.promise': TYPED,
  'words.elseServer': SERVER,
  'words.elseBrowser': BROWSER,
  'join.diceFirst': BROWSER,
  'join.diceSecond': BROWSER,
  'join.diceServer': SERVER,
  'code.hand': BROWSER,
  'lost.lead': COUNTED,
  'lost.agreeLead': COUNTED,
  'what.lost': COUNTED,
  'dice.chain': FIXED,
  'dice.beacon': WITNESS,
  'dice.operator': FORESEEN,
  'dice.operatorAlone': FORESEEN,
  'throw.comes': WITNESS,
  'throw.wasDue': WITNESS,
  'throw.paste': SIGNED,
  'witness.what': WITNESS,
  'what.ordered': WITNESS,
  'what.witness': WITNESS,
  'proof.witnesses': WITNESS,
  'beaconless.what': ALONE,
  'what.beaconless': ALONE,
  'audit.lead': BROWSER,
  'audit.proves': FIXED,
  'audit.provesNot': FORESEEN,
  'audit.provesNotBeacon': WITNESS,
  'audit.trust': BROWSER,
  'audit.headsWhat': REMADE,
  'audit.honestFew': FIGURES,
  'audit.honestProof': LAST,
  'audit.honestLimit': FORESEEN,
  'audit.honestLimitBeacon': WITNESS,
  'audit.luckWhat': FIGURES,
  'proof.sound': FIXED,
  'proof.beacon': WITNESS,
  'proof.beaconOther': SIGNED,
  'proof.why.pasted': ARRIVED,
  'terms.saidBeacon': WITNESS,
  'charter.sides.lot': LOT,
  'head.dice': FIXED,
  'dice.explained': REMADE,
};

/** In the documents, by words that stand in the sentence. */
const DOCUMENTED: { readonly [words: string]: Backing } = {
  'and nobody speaks last.': LAST,
  'and nothing that anybody could choose:': {
    file: 'test/verifier/attacks.test.ts',
    words: 'purpose, text, order and time are no part of what decides it',
  },
  'but they cannot draw again:': {
    file: 'test/verifier/attacks.test.ts',
    words: 'a second digest, for whoever has thought better of it, is none',
  },
  'choose their own to fit.': LOT,
  'their number is fixed before they know the other': LAST,
  'foresee all rolls': FORESEEN,
  'foresee dice, write e-mails': FORESEEN,
  'foresee all coming rolls': FORESEEN,
  'foresee every coming roll': FORESEEN,
  'foresee no roll that has a witness': WITNESS,
  'foresee a roll whose orders somebody else had': WITNESS,
  'choose or foresee a roll:': LAST,
  'can foresee rolls': FORESEEN,
  'change a face once roots and': REMADE,
  'Nobody can know a roll before its orders are final': WITNESS,
  'choose faces if they replace': BROWSER,
  'Anyone who chooses a number after they know all the others': LAST,
  'A number made by that script': BROWSER,
  'That protects you from the other player': SERVER,
  'that server can learn all your numbers': BROWSER,
  'Who can choose faces': BROWSER,
  'so not even a changed page can pick it': TYPED,
  'nobody chose the dice of that chain': CAME_FIRST,
};

const ABOUT = /\bdice\b|\bdie\b|\brolls?\b|\bfaces?\b|\bbeacon\b|\bnumbers?\b|\bcode\b|\bjournal\b/i;
const CLAIM =
  /nobody|no one|no die|anyone (gave|knew)|foresee|in advance|beforehand|protects?\b|proves?\b|trust|can know|could have known|choose (faces|a roll|their own)|cannot (draw|be changed|know)|chooses/i;
const ABOUT_JA = /ダイス|出目|ビーコン|コード|棋譜/;
const CLAIM_JA = /誰に?も|前もって|守り|証明します|予知|信用|知ることができ|定められて/;

/** These speak of something else: rows of a list, links, orders, what is asked of a reader. */
const NO_PROMISE = new Set([
  ...['audit.fit', 'audit.selection', 'audit.many', 'audit.facesWhat', 'audit.luckRange', 'log.roll'],
  ...[
    'plan.press.dice',
    'what.timeUp',
    'what.settings',
    'head.proofs',
    'roll.proof',
    'code.why',
    'charter.note',
  ],
]);

const TABLES = [
  [PAGE_WORDS.en, PAGE_WORDS.ja],
  [tellingEn, tellingJa],
] as const;

/** The keys of all sentences that promise something, in either language. */
const promising = TABLES.flatMap(([en, ja]) => {
  const japanese = new Map<string, string>(Object.entries(ja));
  return Object.entries(en).flatMap(([key, text]) => {
    const other = japanese.get(key) ?? '';
    const promises = (ABOUT.test(text) && CLAIM.test(text)) || (ABOUT_JA.test(other) && CLAIM_JA.test(other));
    return promises && !key.startsWith('flaw.') ? [key] : [];
  });
});

const DOCUMENTS = ['SECURITY.md', 'docs/dice.md'];
const sentences = DOCUMENTS.flatMap((path) =>
  read(path)
    .split('\n')
    .filter((text) => !text.startsWith('npm run'))
    .flatMap((text) => text.split(/(?<=[.;:|])\s+/))
    .filter((text) => !text.startsWith('[docs/')),
);

describe('what is promised about the dice', () => {
  test('is listed with what backs it, sentence by sentence, in both languages', () => {
    expect(promising.length).toBeGreaterThan(20);
    expect(promising.filter((key) => BACKED[key] === undefined && !NO_PROMISE.has(key))).toEqual([]);
  });

  test('lists no sentence that is gone', () => {
    const known = new Set(TABLES.flatMap(([en]) => Object.keys(en)));
    expect(Object.keys(BACKED).filter((key) => !known.has(key))).toEqual([]);
    expect(Object.keys(DOCUMENTED).filter((words) => !sentences.some((one) => one.includes(words)))).toEqual(
      [],
    );
  });

  test('is listed from the documents too', () => {
    const claims = sentences.filter(
      (text) => /\b(dice|die|rolls?|faces?)\b|number/i.test(text) && CLAIM.test(text),
    );
    expect(claims.length).toBeGreaterThan(10);
    const listed = Object.keys(DOCUMENTED);
    expect(claims.filter((text) => !listed.some((words) => text.includes(words)))).toEqual([]);
  });

  test.each([...new Set([...Object.values(BACKED), ...Object.values(DOCUMENTED)])])(
    'is backed by $file: $words',
    ({ file, words }) => {
      expect(existsSync(join(projectRoot(), file))).toBe(true);
      const text = read(file);
      if (file.endsWith('.md')) expect(text).toContain(words);
      else expect(text).toMatch(new RegExp(`\\b(?:test|it)\\(\\s*'[^']*${escaped(words)}`));
    },
  );

  test('never says that nobody can choose them, nor that the server cannot', () => {
    const texts = [
      ...TABLES.flatMap((pair) => pair.flatMap((table) => Object.values<string>(table))),
      ...[...DOCUMENTS, 'README.md', 'docs/play.md'].map(read),
    ];
    const banned =
      /nobody (can|could) choose (the|your)? ?(dice|or change)|not even (this|the) server\b(?!’s)|誰にも選べ/i;
    expect(texts.filter((text) => banned.test(text))).toEqual([]);
  });
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
