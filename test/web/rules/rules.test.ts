/** The rules pages: whole, in both languages, and what leads to them. */
import { setImmediate } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.js';
import type { Game, Locale, Rulebook } from '../../../src/referee/index.js';
import { LOCALES } from '../../../src/referee/index.js';
import { makeClauseLinks } from '../../../src/web/http/clauses.js';
import { drawnDiagrams } from '../../../src/web/rules/diagrams.js';
import { begin, good, guardOf, REQUEST } from '../../match/harness.js';
import { linksOf, mainOf, unescaped } from '../html.js';
import { makeWorld, type Visitor, type World } from '../world.js';

type Ruled = Game & { readonly rulebook: Rulebook };
const ruled = games().filter((game): game is Ruled => game.rulebook !== undefined);
const pages = ruled.flatMap((game) =>
  LOCALES.map((locale) => ({ game, locale, name: `${game.id} in ${locale}` })),
);
const JAPANESE = /[぀-ヿ一-鿿]/;
/** More than a page should send before the proxy packs it. */
const HEAVIEST = 300_000;

let world: World;
let reader: Visitor;
const html = new Map<string, string>();
beforeAll(async () => {
  world = await makeWorld({ games: ruled });
  reader = world.browser();
  for (const { game, locale, name } of pages)
    html.set(name, (await reader.get(`/rules/${game.id}?lang=${locale}`)).text);
});
const pageOf = (name: string) => html.get(name) ?? '';
const idsOf = (page: string) => [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => unescaped(id ?? ''));
/** A page as people read it, without spaces. */
const textOf = (page: string) => unescaped(page.replace(/<[^>]*>/g, '')).replace(/\s/g, '');

test('diagrams are drawn one at a time: whoever asks for something else is answered between two', async () => {
  const [game] = ruled;
  if (game === undefined) throw new Error('no game has rules');
  let [turns, done] = [0, false];
  const drawing = drawnDiagrams(game, 'en').finally(() => {
    done = true;
  });
  while (!done) {
    await setImmediate();
    turns++;
  }
  expect(turns).toBeGreaterThanOrEqual((await drawing).length);
});

describe('every registered game', () => {
  test('has a rules page', () => {
    expect(ruled.map(({ id }) => id)).toEqual(games().map(({ id }) => id));
  });
});

describe.each(pages)('the rules page of $name', ({ game, locale, name }) => {
  test('holds every clause once, whole and under its anchor', () => {
    const ids = idsOf(pageOf(name));
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect(Object.keys(game.words.clauses).filter((clause) => !ids.includes(clause))).toEqual([]);
    const text = textOf(pageOf(name));
    const lost = Object.entries(game.words.clauses).filter(
      ([, words]) => !endsOf(words[locale]).every((end) => text.includes(end)),
    );
    expect(lost.map(([clause]) => clause)).toEqual([]);
  });

  test('leads nowhere within itself that is not there', () => {
    const ids = new Set(idsOf(pageOf(name)));
    const own = linksOf(pageOf(name)).filter(
      (href) => href.startsWith('#') || href.startsWith(`/rules/${game.id}?lang=${locale}#`),
    );
    expect(own.length).toBeGreaterThan(Object.keys(game.words.clauses).length);
    expect(own.filter((href) => !ids.has(href.slice(href.indexOf('#') + 1)))).toEqual([]);
  });

  test('stands in the order of the rulebook, each chapter and part with what belongs to it', () => {
    const sections = game.rulebook.sections.map(({ id }) => id);
    const ids = idsOf(pageOf(name));
    const prefix = Object.keys(game.words.clauses)[0]?.split('-')[0] ?? '';
    expect(ids.filter((id) => sections.some((section) => id === `${prefix}-${section}`))).toEqual(
      sections.map((section) => `${prefix}-${section}`),
    );
    const place = (id: string) => ids.indexOf(id);
    const [first = '', second = ''] = sections.filter((section) => /^\d+$/.test(section));
    const between = Object.keys(game.words.clauses).filter((clause) =>
      clause.startsWith(`${prefix}-${first}.`),
    );
    for (const clause of between) expect(place(clause)).toBeGreaterThan(place(`${prefix}-${first}`));
    for (const clause of between) expect(place(clause)).toBeLessThan(place(`${prefix}-${second}`));
  });

  test('is not too heavy, and asks the browser to keep it by its content', async () => {
    const answer = await reader.get(`/rules/${game.id}?lang=${locale}`);
    expect(Buffer.byteLength(answer.text)).toBeLessThan(HEAVIEST);
    const again = await reader.get(`/rules/${game.id}?lang=${locale}`, {
      'If-None-Match': String(answer.headers.etag),
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('shows every diagram in light and dark, under addresses that never change their content', async () => {
    const drawings = [...pageOf(name).matchAll(/(?:src|srcset)="(\/rules\/[^"]+\.svg)"/g)].map(
      ([, path = '']) => path,
    );
    expect(drawings).toHaveLength(2 * game.rulebook.diagrams.length);
    expect(new Set(drawings).size).toBe(drawings.length);
    for (const path of drawings.slice(0, 2)) {
      const { status, headers, body } = await reader.get(path);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        expect.stringContaining('image/svg+xml'),
        expect.stringContaining('immutable'),
      ]);
      expect(String(body)).toMatch(/^<svg/);
    }
  });

  test('says what is certain and what is reconstructed, and how an owner gives his own components', () => {
    const text = textOf(pageOf(name));
    for (const { stated, reconstructed } of game.rulebook.sources)
      expect(
        [stated, reconstructed].filter((words) => !text.includes(words[locale].replace(/\s/g, ''))),
      ).toEqual([]);
    const notes = Object.keys(game.words.text[locale]).filter((key) => key.startsWith('note.'));
    expect(notes.length).toBeGreaterThan(0);
    for (const key of notes) expect(text).toContain((game.words.text[locale][key] ?? '?').replace(/\s/g, ''));
    expect(pageOf(name)).toContain(`denrei pack add ${game.id} components.json`);
  });

  test('shows the tables of the components', () => {
    for (const { title, rows } of game.rulebook.tables(locale)) {
      expect(textOf(pageOf(name))).toContain(title.replace(/\s/g, ''));
      expect(rows.length).toBeGreaterThan(1);
    }
  });
});

/** The last words of a clause and of its reason, for which the page has a word of its own. */
function endsOf(words: string): readonly string[] {
  return words.split(/Reason: |理由：/).map((part) => part.replace(/\s/g, '').slice(-9));
}

/** All that a rules page says of a game in its own words. */
function wordsOf(
  { words: { clauses }, rulebook }: Ruled,
  locale: Locale,
): readonly (readonly [where: string, words: string])[] {
  const { lead, terms, sections, diagrams, sources } = rulebook;
  return [
    ['lead', lead[locale]],
    ...Object.entries(clauses).map(([id, words]) => [id, words[locale]] as const),
    ...terms.map(({ term, meaning }) => [term.en, meaning[locale]] as const),
    ...sections.map(({ id, title }) => [`section ${id}`, title[locale]] as const),
    ...diagrams.flatMap(({ id, title, caption }) => [
      [id, title[locale]] as const,
      [id, caption[locale]] as const,
    ]),
    ...sources.flatMap(({ what, stated, reconstructed }) =>
      [what, stated, reconstructed].map((words) => [what.en, words[locale]] as const),
    ),
    ...rulebook.tables(locale).map(({ title }) => [`table ${title}`, title] as const),
  ];
}

describe.each(ruled)('the words of $id', (game) => {
  test('in Japanese are Japanese, without English sentences between them', () => {
    const words = wordsOf(game, 'ja');
    expect(words.filter(([, text]) => !JAPANESE.test(text))).toEqual([]);
    expect(words.filter(([, text]) => /[A-Za-z]+ [a-z]+ [a-z]+ [a-z]+/.test(text))).toEqual([]);
  });

  test('in Japanese are set with full-width brackets and colons', () => {
    const narrow = wordsOf(game, 'ja').filter(([, text]) => /[()]|[぀-ヿ一-鿿]:|:[぀-ヿ一-鿿]/.test(text));
    expect(narrow.filter(([where]) => !where.startsWith('table'))).toEqual([]);
  });

  test('in English hold nothing Japanese', () => {
    expect(wordsOf(game, 'en').filter(([, text]) => JAPANESE.test(text))).toEqual([]);
  });

  test('say nothing that is meant for who builds the service', () => {
    const workshop =
      /\b(?:server|JSON|assert|enumerat|state hash|TODO|vector|component set)\b|サーバー|実装/i;
    expect(wordsOf(game, 'en').filter(([, text]) => workshop.test(text))).toEqual([]);
    expect(wordsOf(game, 'ja').filter(([, text]) => workshop.test(text))).toEqual([]);
  });

  test('name in their references only clauses that exist', () => {
    const prefix = Object.keys(game.words.clauses)[0]?.split('-')[0] ?? '';
    const known = [
      ...Object.keys(game.words.clauses),
      ...game.rulebook.sections.map(({ id }) => `${prefix}-${id}`),
    ];
    const named = wordsOf(game, 'en').flatMap(([where, text]) =>
      [...text.matchAll(new RegExp(`${prefix}-(\\w[\\w.]*\\w)`, 'g'))].map(([id]) => [where, id] as const),
    );
    expect(named.filter(([, id]) => !known.some((one) => one === id || one.startsWith(`${id}.`)))).toEqual(
      [],
    );
  });
});

/** Keys of the text tables that are no lines of the log: docs/add-a-game.md. */
const NO_LINE =
  /^(?:side|scope|decision|do|field|choice|order|effect|none|outcome|modifier|result|standing|note|option|why|explain|did|plan|aim|barrier|army|force|sure|story|fate|first)\./;

describe.each(ruled)('the log of $id', ({ words: { text, clauses }, rulebook }) => {
  test('has a clause for every line and every purpose of a roll', () => {
    const lines = Object.keys(text.en).filter((key) => !NO_LINE.test(key));
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((key) => rulebook.entries[key] === undefined)).toEqual([]);
  });

  test('names only clauses that exist, and only lines that are written', () => {
    expect(Object.values(rulebook.entries).filter((clause) => clauses[clause] === undefined)).toEqual([]);
    expect(Object.keys(rulebook.entries).filter((key) => text.en[key] === undefined)).toEqual([]);
  });
});

describe('what leads to the rules', () => {
  test('a refusal leads to its clause, in the language of the seat', async () => {
    const match = await begin(world, {
      ...REQUEST,
      game: 'kyuchorei',
      opener: 'JP',
      seats: REQUEST.seats.map((seat, i) => ({ ...seat, side: i === 0 ? 'JP' : 'RU' })),
    });
    const browser = world.browser();
    await browser.open(`/l/${await world.token(match, 'JP', 'play')}`);
    const refused = await browser.get(`/m/${match}/JP/order?do=place&unit=J-I-4&at=1404`);
    const href = linksOf(mainOf(refused.text)).find((link) => link.includes('/rules/')) ?? '';
    expect(href).toMatch(/^\/rules\/kyuchorei\?lang=ja#KY-3\.2\.\w+$/);
    expect(idsOf((await reader.get(href)).text)).toContain(href.slice(href.indexOf('#') + 1));
  });

  test('so does the question of a seat, and every line of the log; home, match and standing orders lead to the rules', async () => {
    const match = await begin(world, {
      ...REQUEST,
      game: 'kyuchorei',
      opener: 'JP',
      seats: REQUEST.seats.map((seat, i) => ({ ...seat, side: i === 0 ? 'JP' : 'RU' })),
    });
    for (const order of [{ do: 'template' }, { do: 'end' }]) {
      const page = good(await world.matches.page(match, 'JP'));
      good(await world.matches.order(match, 'JP', { ...guardOf(page), order }));
    }
    const browser = world.browser();
    await browser.open(`/l/${await world.token(match, 'JP', 'play')}`);
    const { question } = good(await world.matches.page(match, 'JP'));
    const clauses = (html: string) =>
      linksOf(mainOf(html)).filter((href) => href.startsWith('/rules/kyuchorei?lang=ja'));
    const shown = clauses((await browser.get(`/m/${match}/JP`)).text);
    expect(shown).toContain(`/rules/kyuchorei?lang=ja#${question?.clause}`);
    expect(shown).toContain('/rules/kyuchorei?lang=ja#KY-3.2.b');
    expect(shown).toContain('/rules/kyuchorei?lang=ja');
    for (const path of ['/?lang=ja', `/m/${match}/JP/standing`, `/m/${match}?lang=ja`])
      expect([path, clauses((await browser.get(path)).text)]).toEqual([
        path,
        expect.arrayContaining(['/rules/kyuchorei?lang=ja']),
      ]);
  });

  test('of a match with a component pack lead to the rules with the components of that pack', async () => {
    const game = ruled.find(({ id }) => id === 'kyuchorei');
    if (game?.rulebook === undefined) throw new Error('no rulebook');
    const pack = 'ab'.repeat(32);
    const marked = {
      head: ['A', 'B'],
      rows: [['one', 'a figure of the pack']],
      section: '9',
      title: 'Table',
    };
    const packed: Game = { ...game, rulebook: { ...game.rulebook, tables: () => [marked] } };
    const own = await makeWorld({ games: ruled, packed: { '{}': packed } });
    await own.store.keepPack({ hash: pack, game: 'kyuchorei', text: '{}' });
    const seats = REQUEST.seats.map((seat, i) => ({ ...seat, side: i === 0 ? 'JP' : 'RU' }));
    const match = await begin(own, { ...REQUEST, game: 'kyuchorei', pack, opener: 'JP', seats });
    const browser = own.browser();
    await browser.open(`/l/${await own.token(match, 'JP', 'play')}`);
    for (const path of [
      `/m/${match}/JP`,
      `/m/${match}/JP/replay`,
      `/m/${match}/JP/audit`,
      `/m/${match}/JP/standing`,
      `/m/${match}`,
    ]) {
      const rules = linksOf(unescaped((await browser.get(path)).text)).filter((href) =>
        href.startsWith('/rules/'),
      );
      expect(rules.length).toBeGreaterThan(0);
      expect(rules.filter((href) => !href.includes(`&pack=${pack}`))).toEqual([]);
    }
    const page = (await browser.get(`/rules/kyuchorei?lang=en&pack=${pack}`)).text;
    expect(page).toContain('a figure of the pack');
    expect(page).toContain('abababababab');
    expect(
      linksOf(unescaped(page)).filter((href) => href.startsWith('/rules/kyuchorei?') && !href.includes(pack)),
    ).toEqual([]);
    const drawing = unescaped(/src="(\/rules\/[^"]+\.svg[^"]*)"/.exec(page)?.[1] ?? '');
    expect([drawing.includes(pack), (await browser.get(drawing)).status]).toEqual([true, 200]);
    expect((await browser.get('/rules/kyuchorei?lang=en')).text).not.toContain('a figure of the pack');
    for (const unknown of ['cd'.repeat(32), '', '__proto__'])
      expect((await browser.get(`/rules/kyuchorei?pack=${unknown}`)).status).toBe(404);
  });

  test('a clause that no page of the house has stays a word, and nothing in a text is taken for markup', () => {
    const links = makeClauseLinks(ruled);
    expect(links.link('TY-1.b', 'en')).toBe('<span class="clause">TY-1.b</span>');
    expect(links.link('', 'en')).toBe('');
    expect(links.link('<KY-1>', 'en')).toBe('<span class="clause">&lt;KY-1&gt;</span>');
    expect(links.text('<b> [TY-1.b] [KY-8.3.d]', 'ja')).toBe(
      '&lt;b&gt; [TY-1.b] <a class="clause" href="/rules/kyuchorei?lang=ja#KY-8.3.d">KY-8.3.d</a>',
    );
  });
});

describe('addresses', () => {
  test('of games, languages and drawings that do not exist are not found', async () => {
    for (const path of [
      '/rules/toy',
      '/rules/nothing',
      '/rules/__proto__',
      '/rules/kyuchorei/0.svg',
      '/rules',
    ])
      expect([path, (await reader.get(path)).status]).toEqual([path, 404]);
  });

  test('without a language follow the browser', async () => {
    const { text, headers } = await reader.get('/rules/kyuchorei', { 'Accept-Language': 'ja' });
    expect(text).toContain('<html lang="ja">');
    expect(headers.vary).toContain('Accept-Language');
  });
});
