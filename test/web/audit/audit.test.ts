/**
 * The audit page and its files: every roll, what may be known of it, filters, both languages. The proofs are
 * the browser's business.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { importJournal } from '../../../src/journal/index.js';
import { CHECKS, FAULTS, MAIL_FAULTS, REASONS } from '../../../src/verifier/index.js';
import { headsIn, matchesIn } from '../../../src/web/client/audit/heads.js';
import { isWord } from '../../../src/web/words/words.js';
import { good, guardOf, step } from '../../match/harness.js';
import { unescaped } from '../html.js';
import { beginMatch, makeWorld, seatedAt, type World } from '../world.js';

interface JournalRoll {
  readonly event: number;
  readonly purpose: string;
  readonly faces: readonly number[];
  readonly link: string;
}

let world: World;
let match: string;
let rolls: readonly JournalRoll[];
beforeAll(async () => {
  world = await makeWorld();
  match = await matchWithRolls(world);
  rolls = await rollsOf(world, match);
});

/**
 * A match that goes on and has seen rolls of two kinds: matches of the toy are short, so one is looked for.
 */
async function matchWithRolls(where: World): Promise<string> {
  for (let tries = 0; tries < 30; tries++) {
    const id = await beginMatch(where);
    for (let i = 0; i < 40 && (await step(where, id)); i++) {
      const purposes = new Set((await rollsOf(where, id)).map(({ purpose }) => purpose));
      if (purposes.size > 1 && (await where.matches.info(id))?.status === 'playing') return id;
    }
  }
  throw new Error('no such match was found');
}

/** The rolls of a journal, read from the file. */
async function rollsOf({ matches }: World, id: string): Promise<readonly JournalRoll[]> {
  const lines = good(await matches.journal(id, 'public'))
    .trimEnd()
    .split('\n')
    .slice(1);
  const events = lines.map(
    (line): { n: number; type: string; public: { rolls: JournalRoll[] } } => JSON.parse(line).event,
  );
  return events.flatMap(({ n, type, public: { rolls: made } }) =>
    type === 'played' ? made.map((roll) => ({ ...roll, event: n })) : [],
  );
}

/** What one side was told in secret: ids of units' kinds and cards that it drew. */
async function drawnBy(id: string, side: string): Promise<readonly string[]> {
  const lines = good(await world.matches.journal(id, side))
    .trimEnd()
    .split('\n')
    .slice(1);
  return lines.flatMap((line) => {
    const open = JSON.parse(line).open as
      | { [name: string]: { content: { draws: { ids: string[] }[] } } }
      | undefined;
    return (open?.[side]?.content.draws ?? []).flatMap(({ ids }) => ids);
  });
}

function rowsIn(html: string): readonly string[] {
  return html.match(/<tr id="r\d+"[\s\S]*?<\/tr>/g) ?? [];
}

describe('the audit page', () => {
  test('shows every roll of the journal with its place, faces and whole link', async () => {
    const { status, text } = await world.browser().get(`/m/${match}/audit?lang=en`);
    expect(status).toBe(200);
    const rows = rowsIn(text);
    expect(rows.length).toBe(rolls.length);
    expect(rolls.length).toBeGreaterThanOrEqual(2);
    for (const [i, roll] of rolls.entries()) {
      expect(rows[i]).toContain(`data-roll="${roll.event}.`);
      expect(rows[i]).toContain(`data-proved="faces">${roll.faces.join(' + ')}<`);
      expect(rows[i]).toContain(roll.link);
    }
  });

  test('leads from each roll to its moment of the replay', async () => {
    const blue = await seatedAt(world, match, 'BLUE');
    for (const path of [`/m/${match}/audit?lang=en`, `/m/${match}/BLUE/audit`]) {
      const links = rowsIn((await blue.get(path)).text).map((row) =>
        unescaped(/href="([^"]*replay[^"]*)"/.exec(row)?.[1] ?? ''),
      );
      expect(links.map((link) => /#(\d+)\.\d+$/.exec(link)?.[1])).toEqual(
        rolls.map(({ event }) => String(event)),
      );
      for (const link of links) {
        const [address = '', moment] = link.split('#');
        const { status, text } = await blue.get(address);
        expect(status).toBe(200);
        expect(text).toContain(`data-at="${moment}"`);
      }
    }
  });

  test('names turn, cause, needed numbers and modifiers', async () => {
    const { text } = await world.browser().get(`/m/${match}/audit?lang=en`);
    const weather = rowsIn(text).find((row) => row.includes('data-purpose="weather"')) ?? '';
    expect(weather).toContain('dawn');
    expect(weather).toMatch(/rain <span class="note" data-percent>\d+%/);
    expect(weather).toMatch(/<li [^>]*class="hit"/);
    expect(text).not.toContain('undefined');
    expect(text).not.toContain('NaN');
  });

  test('is written in the language of the seat, or of the address', async () => {
    const red = await seatedAt(world, match, 'RED');
    expect((await red.get(`/m/${match}/RED/audit`)).text).toContain('<html lang="ja">');
    expect((await red.get(`/m/${match}/RED/audit`)).text).toContain('分かること、分からないこと');
    const open = (await world.browser().get(`/m/${match}/audit?lang=en`)).text;
    expect(unescaped(open)).toContain('an operator who also plays can foresee rolls');
  });

  test('gives the command that checks the very file which the page offers', async () => {
    const red = await seatedAt(world, match, 'BLUE');
    const { text } = await red.get(`/m/${match}/BLUE/audit`);
    const info = await world.matches.info(match);
    const file = /audit (\S+\.jsonl)(?: --rules)? --head (\d+:[0-9a-f]{64})/.exec(unescaped(text));
    const download = await red.get(/href="([^"]+\/journal)"/.exec(text)?.[1] ?? '');
    expect(download.headers['content-disposition']).toBe(`attachment; filename=${file?.[1]}`);
    expect(file?.[2]).toBe(`${info?.head.number}:${info?.head.hash}`);
  });

  test('is nothing for those who have no key, as everywhere', async () => {
    const { status, text } = await world.browser().get('/nothing');
    for (const path of [
      `/m/${match}/RED/audit`,
      `/m/${match}/RED/audit.csv`,
      '/m/nosuchmatch/audit',
      '/m/nosuchmatch/audit.csv',
    ]) {
      const answer = await world.browser().get(path);
      expect([path, answer.status, answer.text]).toEqual([path, status, text]);
    }
  });

  test('opens to a link to look on, and reading it changes nothing', async () => {
    const looker = world.browser();
    await looker.open(`/l/${await world.token(match, 'BLUE', 'view')}`);
    const before = world.everything();
    expect((await looker.get(`/m/${match}/BLUE/audit`)).status).toBe(200);
    expect((await looker.get(`/m/${match}/BLUE/audit.csv`)).status).toBe(200);
    expect(world.everything()).toBe(before);
  });

  test('of a match without a roll says so', async () => {
    const fresh = await makeWorld();
    const { match: id } = good(
      await fresh.matches.open({ ...(await import('../../match/harness.js')).REQUEST }),
    );
    const { status, text } = await fresh.browser().get(`/m/${id}/audit?lang=en`);
    expect(status).toBe(200);
    expect(text).toContain('No dice have been rolled.');
  });

  test('is linked from the pages of the match', async () => {
    const red = await seatedAt(world, match, 'RED');
    expect((await red.get(`/m/${match}/RED`)).text).toContain(`href="/m/${match}/RED/audit"`);
    expect((await world.browser().get(`/m/${match}?lang=ja`)).text).toContain(`/m/${match}/audit?lang`);
  });
});

describe('the audit of an imported match', () => {
  /** The page and the journal that it offers, where the match was imported from this file. */
  const importedFrom = async (text: string, id: string) => {
    const read = importJournal(text);
    if (!read.ok || read.rows[0]?.event.type !== 'opened') throw new Error('not a journal');
    const elsewhere = await makeWorld();
    const { game, scenario, options, rulesVersion, pack } = read.rows[0].event.public;
    const last = read.rows.at(-1)?.event ?? read.rows[0].event;
    const made = await elsewhere.store.importMatch({
      match: {
        id,
        game,
        scenario,
        options,
        rulesVersion,
        rules: null,
        pack,
        terms: '{}',
        beacon: null,
        round: 0,
        throwing: null,
        createdAt: new Date(last.at),
        headNumber: last.n,
        headHash: last.hash,
      },
      seats: [],
      events: read.rows.map(({ event, text: line, open }) => ({
        number: event.n,
        at: new Date(event.at),
        type: event.type,
        hash: event.hash,
        text: line,
        contents: JSON.stringify(open),
      })),
    });
    expect(made).toEqual({ ok: true });
    const visitor = elsewhere.browser();
    const page = await visitor.get(`/m/${id}/audit?lang=en`);
    const journal = await visitor.get(`/m/${id}/journal`);
    return { page: page.text, journal: journal.text };
  };

  test('is that of a finished match where its file was for all, and else of what the file tells', async () => {
    const id = await beginMatch(world);
    while (await step(world, id));
    expect((await world.matches.info(id))?.status).toBe('finished');
    const [whole, told] = [
      good(await world.matches.journal(id, 'all')),
      good(await world.matches.journal(id, 'public')),
    ];
    const all = await importedFrom(whole, id);
    expect(all.journal).toBe(whole);
    expect(all.page).toMatch(/\.jsonl --rules/);
    const open = await importedFrom(told, id);
    expect(open.journal).toBe(told);
    const going = await importedFrom(good(await world.matches.journal(match, 'public')), match);
    expect(going.journal).toContain('"for":"public"');
  });
});

describe('the filter', () => {
  test('shows the rolls of a purpose alone, counts them, and says what figures of a selection are worth', async () => {
    const wanted = rolls.filter(({ purpose }) => purpose === 'weather');
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.length).toBeLessThan(rolls.length);
    const { text } = await world.browser().get(`/m/${match}/audit?lang=en&purpose=weather`);
    expect(rowsIn(text).length).toBe(wanted.length);
    expect(text).toContain(`of ${rolls.length}`);
    expect(text).toContain('These figures cover the rolls selected above.');
    expect(text).toMatch(/<option value="weather" selected>/);
  });

  test('of a turn takes all of its rolls and no others', async () => {
    const whole = (await world.browser().get(`/m/${match}/audit?lang=en`)).text;
    const fields = /<select name="turn">([\s\S]*?)<\/select>/.exec(whole)?.[1] ?? '';
    const turns = [...fields.matchAll(/value="([^"]+)"/g)].map(([, turn]) => turn ?? '');
    const counts: number[] = [];
    for (const turn of turns) {
      const { text } = await world
        .browser()
        .get(`/m/${match}/audit?lang=en&turn=${encodeURIComponent(turn)}`);
      counts.push(rowsIn(text).length);
    }
    expect(turns.length).toBeGreaterThan(0);
    expect(counts.every((count) => count > 0)).toBe(true);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rolls.length);
  });

  test('that fits nothing says so, and hostile words are words', async () => {
    const { status, text } = await world
      .browser()
      .get(`/m/${match}/audit?lang=en&purpose=%22%3E%3Cscript%3E&turn[a]=b&page=99999999`);
    expect(status).toBe(200);
    expect(text).toContain('No rolls match.');
    expect(text).not.toContain('"><script>');
  });
});

describe('what is hidden', () => {
  test('no draw and no sealed order of a side is on anybody else’s page before the end; it is counted', async () => {
    const own = await drawnBy(match, 'RED');
    expect(own.length).toBeGreaterThan(0);
    const [open, red, blue] = [
      await world.browser().get(`/m/${match}/audit?lang=en`),
      await (await seatedAt(world, match, 'RED')).get(`/m/${match}/RED/audit`),
      await (await seatedAt(world, match, 'BLUE')).get(`/m/${match}/BLUE/audit`),
    ];
    expect(drawsIn(open.text)).toBe(0);
    expect(open.text).toMatch(/\d+ seals of this journal are closed to you, 0 of \d+ are open/);
    expect(drawsIn(red.text)).toBeGreaterThan(0);
    expect(red.text).not.toContain('>青軍</td>');
    expect(blue.text).not.toContain('>Red</td><td>cards');
    expect(blue.text).not.toContain('>Red</td><td>kinds');
  });

  test('after the end everybody sees every draw', async () => {
    const own = await makeWorld();
    const id = await beginMatch(own);
    for (let i = 0; i < 3; i++) await step(own, id);
    const page = good(await own.matches.page(id, 'BLUE'));
    good(await own.matches.resign(id, 'BLUE', guardOf(page)));
    const blue = await seatedAt(own, id, 'BLUE');
    const [seat, open] = [
      await blue.get(`/m/${id}/BLUE/audit`),
      await own.browser().get(`/m/${id}/audit?lang=en`),
    ];
    for (const { text } of [seat, open]) {
      expect(text).toContain('>Red</td>');
      expect(text).toContain('>Blue</td>');
      expect(text).toContain('Every seal of this journal is open to you');
    }
    expect(drawsIn(open.text)).toBe(drawsIn(seat.text));
  });

  /** Rows of the table of draws. */
  function drawsIn(html: string): number {
    const table = /id="draws-title"[\s\S]*?<tbody>([\s\S]*?)<\/tbody>/.exec(html)?.[1] ?? '';
    return table.split('<tr>').length - 1;
  }
});

describe('the rolls as CSV', () => {
  test('have a line for each roll with its link, and honour the filter', async () => {
    const { headers, text } = await world.browser().get(`/m/${match}/audit.csv?lang=en`);
    expect(headers['content-type']).toContain('text/csv');
    expect(headers['content-disposition']).toBe(`attachment; filename=${match}-rolls.csv`);
    const lines = text.trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^\ufeffnumber,event,at,/);
    expect(lines.length).toBe(rolls.length + 1);
    for (const [i, roll] of rolls.entries()) {
      expect(lines[i + 1]).toMatch(new RegExp(`^${i + 1},${roll.event},`));
      expect(lines[i + 1]?.endsWith(roll.link)).toBe(true);
    }
    const some = (await world.browser().get(`/m/${match}/audit.csv?lang=en&purpose=weather`)).text
      .trimEnd()
      .split('\r\n');
    expect(some.length).toBe(1 + rolls.filter(({ purpose }) => purpose === 'weather').length);
  });
});

describe('the page that checks a file', () => {
  test('is there in both languages and needs no match', async () => {
    expect((await world.browser().get('/audit?lang=ja')).text).toContain('どこにも送信しません');
    expect((await world.browser().get('/audit?lang=en')).text).toContain('sends nothing anywhere');
  });

  test('has a sentence for every fault that the verifier can find', async () => {
    const codes = [...FAULTS, ...MAIL_FAULTS];
    expect(codes.filter((code) => !isWord(`flaw.${code}`))).toEqual([]);
    const { text } = await world.browser().get('/audit?lang=en');
    expect(codes.filter((code) => !text.includes(`data-word="flaw.${code}"`))).toEqual([]);
  });
});

test('the audit page has a word for everything that is checked, and for why it may not be', () => {
  const keys = [
    ...CHECKS.map((check) => `proof.check.${check}`),
    ...REASONS.map((why) => `proof.why.${why}`),
  ];
  expect(keys.filter((key) => !isWord(key))).toEqual([]);
});

describe('heads in what people paste', () => {
  const hash = 'ab'.repeat(32);
  const other = '12'.repeat(32);

  test.each([
    ['number and hash', `42:${hash}`],
    ['the command of a result mail', `denrei audit x.jsonl --rules \\\n--head 42:${hash}`],
    [
      'the foot of a mail',
      `Match abc, rules version 1\nHead of the journal, event 42:\n${hash}\nYou get this`,
    ],
    ['the foot of a Japanese mail', `棋譜の末尾、イベント 42：\n${hash.toUpperCase()}`],
    [
      'a whole mail with commitments and proofs',
      `proof: chain 1, k 17, link ${other}\nopen dice, chain 1:\n${other}\n非公開の抽選、数列1：\n${other}\nHead of the journal, event 42:\n${hash}`,
    ],
  ])('%s', (_, text) => {
    expect(headsIn(text).heads).toEqual([{ number: 42, hash }]);
  });

  test('of a whole mail only its heads: what its block of dice facts says of roots and seeds is none', () => {
    const block = `-- dice\nmatch abc\nhead 42 ${hash}\nroots 1 ${hash} ${hash}\ndigest RED 1 ${hash}\n`;
    const head = { number: 42, hash };
    expect(headsIn(`event 41:\n${other}\n\n${block}`)).toEqual({ heads: [head], typed: false });
  });

  test.each([
    ['over two lines', `42:${hash.slice(0, 40)}\n${hash.slice(40)}`],
    ['in a quoted mail', `> event 42:\n> ${hash.slice(0, 30)}\n> ${hash.slice(30)}\n> You get this`],
    [
      'in the facts of a mail',
      `-- dice\nmatch abc\nhead 42 ${hash.slice(0, 50)}\n ${hash.slice(50)}\nroots 1 x`,
    ],
  ])('a hash that was broken %s', (_, text) => {
    expect(headsIn(text).heads).toEqual([{ number: 42, hash }]);
  });

  test('no head where a hash has a digit too few or too many', () => {
    expect(headsIn(`42: ${hash.slice(1)}`).heads).toEqual([]);
    expect(headsIn(`42 1${hash}`).heads).toEqual([]);
  });

  test('nothing of what a player says, nor what stands before the last facts of a mail', () => {
    const planted = `-- dice\nmatch abc\nhead 7 ${other}\n`;
    const block = `-- dice\nmatch abc\nhead 42 ${hash}\n`;
    const said = planted.replace(/^(?=.)/gm, '| ');
    for (const text of [
      `${said}${block}`,
      `${planted}${block}`,
      `> ${said.trimEnd().replaceAll('\n', '\n> ')}\n${block}`,
    ])
      expect(headsIn(text)).toEqual({ heads: [{ number: 42, hash }], typed: false });
    expect(headsIn(`| 7:${other}\n42:${hash}`)).toEqual({ heads: [{ number: 42, hash }], typed: true });
  });

  test('the match that a mail is of', () => {
    expect(matchesIn(`Hello\n-- dice\nmatch abc\nhead 42 ${hash}\n`)).toEqual(['abc']);
    expect(matchesIn(`> -- dice\n> match abc\n`)).toEqual(['abc']);
    expect(matchesIn(`match abc\n42:${hash}`)).toEqual([]);
  });

  test('nothing where there is none', () => {
    expect(headsIn('42').heads).toEqual([]);
    expect(headsIn(`42:${hash}0`).heads).toEqual([]);
    expect(headsIn(hash).heads).toEqual([]);
  });
});
