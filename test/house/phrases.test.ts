import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../src/root.js';
import { textsOf as filesOf } from './rules/documents.js';
import { phraseViolations } from './rules/phrases.js';
import { show, sourcesOf } from './rules/source.js';

const WORDS = /\/words\/|(?:words|text)\.(?:en|ja)\.ts$/;
/** The journal's own format, and commands of other programs. */
const EXCEPTED = ['CHANGELOG.md'];

const words = sourcesOf('src').filter(({ path }) => WORDS.test(path));
const templates = filesOf(/^templates\/.*\.hbs$/);
const documents = filesOf(/^(?:docs\/.*|README|SECURITY|CONTRIBUTING)\.md$/).filter(
  ({ path }) => !EXCEPTED.includes(path),
);

const clauses = filesOf(/^src\/games\/[^/]+\/clauses\.en\.md$/);

const planted = (path: string, text: string) => phraseViolations({ path, text });

describe('the texts people read', () => {
  it('are all looked at', () => {
    expect(words.length).toBeGreaterThan(30);
    expect(clauses.length).toBe(5);
    expect(templates.length).toBeGreaterThan(60);
    expect(documents.map(({ path }) => path)).toEqual(expect.arrayContaining(['README.md', 'docs/play.md']));
    expect(readFileSync(join(projectRoot(), 'README.md'), 'utf8').length).toBeGreaterThan(1000);
  });

  it('contain no phrase that reads as if translated', () => {
    expect([...words, ...templates, ...documents, ...clauses].flatMap(phraseViolations).map(show)).toEqual(
      [],
    );
  });
});

describe('the test of phrases', () => {
  it.each([
    'Do it now',
    'Moved. (1 more like it)',
    'Worth 7 in its reckoning.',
    '5 actions stand in the plain-text part.',
    'Your opponent is told of it.',
    'You get a mail.',
    'Mails are late.',
    'The signed link of the seat opens it.',
    'An onlooker sees it.',
    'Behind the last line: ask me.',
    'The dice fall with round 7.',
    'The journal was made anew.',
    'Seen with the eyes of a side.',
    'The armour is heavy.',
  ])('finds "%s" in words, templates and documents', (text) => {
    expect(planted('src/web/words/en.ts', `export const x = { 'a.b': '${text}' };`)).not.toEqual([]);
    expect(planted('templates/pages/x.hbs', `<p>${text}</p>`)).not.toEqual([]);
    expect(planted('docs/play.md', text)).not.toEqual([]);
  });

  it.each([
    'Whoever has the link plays.',
    'It is nobody’s move.',
    'One earlier deed.',
    'Your opponent has taken his seat.',
    'Wait for him.',
    'Fixed beforehand.',
    'Both dice are thrown again.',
  ])('finds "%s" in words and clauses', (text) => {
    expect(planted('src/telling/words.en.ts', `export const x = { 'a.b': '${text}' };`)).not.toEqual([]);
    expect(planted('src/games/kyuchorei/clauses.en.md', `- **MD-1.a** ${text}`)).not.toEqual([]);
  });

  it.each([
    "'You get an e-mail.'",
    "'Your mail server is down.'",
    "'mails'",
    "'E-mails are late.'",
    "'{defence}'",
  ])('accepts %s', (text) => {
    expect(planted('src/web/words/en.ts', `export const x = { 'a.mails': ${text} };`)).toEqual([]);
  });
});
