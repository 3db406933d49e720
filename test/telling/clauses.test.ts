/**
 * Clauses in mails: behind every line of the log, every modifier and the question, as links into the rules.
 */
import { describe, expect, test } from 'vitest';
import { withClauses } from '../../src/telling/index.js';
import { composerOf, game, KINDS, NOW, payloadOf, rowOf, seatOf } from '../mail/samples.js';

const compose = composerOf({ draw: async () => Buffer.from('picture') });
const without = composerOf({
  draw: async () => Buffer.from('picture'),
  game: () => ({ ...game, rulebook: undefined }) as never,
});
const RULES = 'https://denrei.example/rules/kyuchorei?lang=';
const linksIn = (html: string) =>
  [...html.replaceAll('&#x3D;', '=').matchAll(/href="([^"]*\/rules\/[^"]*)"/g)].map(([, href = '']) => href);

describe('clauses in brackets', () => {
  test('become what they are linked to; all else is text', () => {
    expect(withClauses('<i> [KY-8.3.d] [x] [KY-1', (clause) => `<a>${clause}</a>`)).toBe(
      '&lt;i&gt; <a>KY-8.3.d</a> [x] [KY-1',
    );
    expect(withClauses('[KY-8.3.d]', () => undefined)).toBe('[KY-8.3.d]');
  });
});

describe.each(['en', 'ja'] as const)('a mail in %s', (locale) => {
  test('names the clause of every line of the log and links to it by the address of the service', async () => {
    const { html, text } = await compose(rowOf(payloadOf('turn')), seatOf({ locale }), NOW);
    const keys = payloadOf('turn').chapters.flatMap(({ entries }) => entries.map(({ key }) => key));
    const clauses = keys.filter((key) => key !== 'roll').map((key) => game.rulebook?.entries[key] ?? '?');
    expect(clauses.length).toBeGreaterThan(0);
    for (const clause of clauses) {
      expect(text.replace(/\s/g, '')).toContain(`[${clause}]`);
      expect(linksIn(html)).toContain(`${RULES}${locale}#${clause}`);
    }
  });

  test('leads from its question to the clause that asks, in plain text too, and to the rules as a whole', async () => {
    const { question } = payloadOf('question');
    if (question === undefined) throw new Error('nothing is asked');
    const payload = payloadOf('question', { question: { ...question, clause: 'KY-9.4.a' } });
    const { html, text } = await compose(rowOf(payload), seatOf({ locale }), NOW);
    const address = `${RULES}${locale}#KY-9.4.a`;
    expect(text).toContain(`\n${address}\n`);
    expect(linksIn(html)).toContain(address);
    expect(linksIn(html)).toContain(`${RULES}${locale}`);
  });

  test.each(KINDS)('of kind %s links only to clauses that exist', async (kind) => {
    const { html } = await compose(rowOf(payloadOf(kind)), seatOf({ locale }), NOW);
    const named = linksIn(html).flatMap((href) => href.split('#').slice(1));
    expect(named.filter((clause) => game.words.clauses[clause] === undefined)).toEqual([]);
  });
});

describe('a game without rules of its own page', () => {
  test('has no link to them in its mails', async () => {
    const { html, text } = await without(rowOf(payloadOf('turn')), seatOf(), NOW);
    expect(linksIn(html)).toEqual([]);
    expect(text).not.toContain('/rules/');
  });
});
