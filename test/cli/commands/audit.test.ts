import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadGame } from '../../../src/games/index.js';
import { canonicalJson, sha256Hex } from '../../../src/journal/index.js';
import { matchOf } from '../../beacon/match.js';
import { PUBLISHED } from '../../beacon/published.js';
import { forge } from '../../verifier/forge.js';
import { begin, guardOf, journalOf, REQUEST as OPENING, playOn, withKnownDice } from '../match.js';
import { denrei, files } from '../terminal.js';

interface Row {
  readonly event: {
    readonly n: number;
    readonly hash: string;
    readonly type: string;
    readonly public: {
      readonly orders?: readonly object[];
      readonly rolls?: readonly { readonly modifiers: readonly object[] }[];
      readonly log?: readonly object[];
    };
  };
}

let journal = '';
let rows: readonly Row[] = [];

beforeAll(async () => {
  journal = await withKnownDice(async (house) => {
    const match = await begin(house);
    await playOn(house, match);
    return journalOf(house, match, 'public');
  });
  rows = journal
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line): Row => JSON.parse(line));
});

/** The number of the first played event of which something holds. */
function numberOf(holds: (row: Row) => boolean): number {
  const found = rows.find((row) => row.event.type === 'played' && holds(row));
  if (found === undefined) throw new Error('the match has no such event');
  return found.event.n;
}

async function audited(text: string, ...options: string[]) {
  const { file } = await files({ file: text });
  return denrei(['audit', file, ...options]);
}

describe('denrei audit', () => {
  test('says what it checked of a journal and what it did not, and why', async () => {
    const { exit, out } = await audited(journal);
    expect(exit).toBe(0);
    const events = rows.length;
    expect(out.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^Sound: \d+ events, \d+ rolls, /),
      expect.stringMatching(/^What was checked, match \S+:$/),
      `  journal: agrees ${events} of ${events}`,
      '  e-mails: not checked: no e-mails of this match were given (--mails)',
      '  own number: not checked: nothing was given that shows which number you gave',
      '  own words: not checked: you typed no words of your own',
      '  rules: not checked: the match was not replayed (--rules)',
      '  beacon: not checked: the match has no beacon',
      '  witness: not checked: the match has no beacon',
    ]);
  });

  test('says the same as JSON', async () => {
    const { exit, out } = await audited(journal, '--rules', '--json');
    const told = JSON.parse(out);
    expect({ exit, told: told.exit }).toEqual({ exit: 0, told: 0 });
    expect(told.lines[0]).toMatch(/^Sound: /);
    expect(told.audits).toEqual([
      {
        match: expect.any(String),
        table: {
          journal: { state: 'agrees', n: rows.length, of: rows.length },
          mails: { state: 'not checked', why: 'noMails' },
          'own number': { state: 'not checked', why: 'nothingGiven' },
          'own words': { state: 'not checked', why: 'noWords' },
          rules: { state: 'agrees', n: expect.any(Number), of: expect.any(Number) },
          beacon: { state: 'not checked', why: 'noBeacon' },
          witness: { state: 'not checked', why: 'noBeacon' },
        },
      },
    ]);
    const faulty = await audited('{}\n', '--json');
    expect(faulty.exit).toBe(1);
    expect(JSON.parse(faulty.out)).toMatchObject({
      exit: 1,
      lines: [expect.stringMatching(/^FAULT in line 1: /)],
      audits: [{ table: { journal: { state: 'differs' }, rules: { state: 'not checked', why: 'fault' } } }],
    });
  });

  test('checks the signatures of rounds, and says what they do not show', async () => {
    const { exit, out } = await audited(matchOf(PUBLISHED.slice(0, 2)).file('public'));
    expect(exit).toBe(0);
    expect(out).toContain(
      'Rounds of the beacon quicknet that decided rolls or draws: 2. Their signatures are correct.',
    );
    expect(out).toContain('Note on event 7: ');
    const [{ round }, { signature }] = PUBLISHED;
    const forged = await audited(matchOf([{ round, signature }]).file('public'));
    expect(forged.exit).toBe(1);
    expect(forged.out).toMatch(/^FAULT in line 9, event 8: round 1000 .*\[signature\]\n/);
  });

  test('says nothing of rounds where none has decided anything yet', async () => {
    const { exit, out } = await audited(matchOf([]).file('public'));
    expect(exit).toBe(0);
    expect(out).not.toContain('Rounds of the beacon');
  });

  test('plays all of it again by the rules', async () => {
    const { exit, out } = await audited(journal, '--rules');
    expect(exit).toBe(0);
    expect(out.split('\n')[1]).toMatch(
      /^By the rules: kyuchorei 1; \d+ orders, \d+ rolls, \d+ positions re-run\.$/,
    );
  });

  test('compares the heads that stand in mails', async () => {
    const { n, hash } = rows[5]?.event ?? { n: 0, hash: '' };
    expect((await audited(journal, '--head', `${n}:${hash}`)).exit).toBe(0);
    const wrong = await audited(journal, '--head', `${n}:${hash}`, '--head', `${n + 1}:${hash}`);
    expect(wrong).toMatchObject({
      exit: 1,
      out: expect.stringMatching(new RegExp(`^FAULT in line ${n + 2}, event ${n + 1}: .*\\[head\\]`)),
    });
    expect(await audited(journal, '--head', 'abc')).toMatchObject({
      exit: 2,
      err: 'denrei: --head: "abc" is not <number>:<hash> [usage]\n',
    });
  });

  test('finds a flipped byte, at its line', async () => {
    const at = Math.floor(journal.length / 2);
    const flipped = Buffer.from(journal);
    flipped[at] = (flipped[at] ?? 0) ^ 1;
    const line = journal.slice(0, at).split('\n').length;
    const { exit, out } = await audited(flipped.toString('latin1'), '--rules');
    expect(exit).toBe(1);
    expect(out).toMatch(new RegExp(`^FAULT in line ${line}\\b.*\\n[\\s\\S]* {2}journal: differs\\n`));
  });

  test('takes a file that is no journal for a journal with a fault', async () => {
    expect(await audited('{}\n')).toMatchObject({
      exit: 1,
      out: expect.stringMatching(/^FAULT in line 1: .*\n/),
      err: '',
    });
  });

  test.each([
    [
      'hides a modifier of a roll',
      (row: Row) => (row.event.public.rolls?.[0]?.modifiers.length ?? 0) > 0,
      'public.rolls.0.modifiers',
      [],
      'roll',
    ],
    [
      'reads a roll by another table',
      (row: Row) => row.event.public.rolls?.length === 1,
      'public.rolls.0.outcomes',
      [[6, 'none']],
      'roll',
    ],
    ['tells another story', (row: Row) => (row.event.public.log?.length ?? 0) > 0, 'public.log', [], 'log'],
    ['claims another position', () => true, 'state', 'ab'.repeat(32), 'state'],
    [
      'gives an order that the rules refuse',
      (row: Row) => row.event.public.rolls?.length === 0,
      'public.orders.0.order',
      { do: 'march' },
      'order',
    ],
    [
      'answers for the side that is not asked',
      (row: Row) => row.event.public.rolls?.length === 0 && row.event.n > 5,
      'public.orders.0.side',
      'swap',
      'flow',
    ],
    [
      'leaves out an order',
      (row: Row) => row.event.public.rolls?.length === 0 && row.event.public.orders?.length === 1,
      'public.orders',
      [],
      'log',
    ],
  ])(
    'by the rules finds a server that %s, where hashes and dice do not',
    async (_, holds, path, value, code) => {
      const n = numberOf(holds);
      const swapped = JSON.stringify(rows[n - 1]).includes('"side":"JP"') ? 'RU' : 'JP';
      let forged = forge(journal, n, `event.${path}`, value === 'swap' ? swapped : value);
      // A changed table must at least be read rightly, or the verifier sees it.
      if (path.endsWith('outcomes')) forged = forge(forged, n, 'event.public.rolls.0.outcome', 'none');
      expect((await audited(forged)).exit).toBe(0);
      const { exit, out } = await audited(forged, '--rules');
      expect(exit).toBe(1);
      expect(out.split('\n')[1]).toMatch(
        new RegExp(`^FAULT in line \\d+, event ${code === 'flow' ? '\\d+' : n}: .*\\[rules-${code}\\]$`),
      );
    },
  );

  test('by the rules finds a winner who has not won', async () => {
    const ended = rows.find(({ event }) => event.type === 'ended')?.event;
    const winner = JSON.stringify(ended).includes('"winner":"JP"') ? 'RU' : 'JP';
    const forged = forge(journal, ended?.n ?? 0, 'event.public.result.winner', winner);
    expect((await audited(forged)).exit).toBe(0);
    expect(await audited(forged, '--rules')).toMatchObject({
      exit: 1,
      out: expect.stringContaining('[rules-result]'),
    });
  });

  test('by the rules needs the version and the components that the match was played with', async () => {
    expect(await audited(forge(journal, 1, 'event.public.rulesVersion', 99), '--rules')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('version 99, is not on this server [rules-gone]'),
    });
    const pack = 'cd'.repeat(32);
    const { file, other } = await files({ file: forge(journal, 1, 'event.public.pack', pack), other: '{}' });
    expect(await denrei(['audit', file, '--rules'])).toMatchObject({
      exit: 2,
      err: expect.stringContaining('--pack [no-pack]'),
    });
    expect(await denrei(['audit', file, '--rules', '--pack', other])).toMatchObject({
      exit: 2,
      err: expect.stringContaining('[other-pack]'),
    });
  });
});

/** Another game of two seats. */
const PACIFIC = {
  game: 'taiheiyo',
  scenario: loadGame('taiheiyo').scenarios[0]?.id ?? '',
  opener: loadGame('taiheiyo').sides[0] ?? '',
  seats: loadGame('taiheiyo').sides.map((side) => ({
    side,
    name: side,
    address: `${side}@example.org`,
    locale: 'en' as const,
    timeZone: 'UTC',
  })),
};

describe('denrei audit --rules', () => {
  test.each([
    ['hides what the game does not hide', 'public.hides', true],
    ['names terms that nobody knows', 'public.terms', { clock: 3 }],
    ['names other terms beside its clock', 'public.terms', { wager: 'a beer' }],
    ['plays a scenario that the game does not have', 'public.scenario', 'other'],
    ['plays by an option that the scenario does not have', 'public.options.night', 'long'],
    ['names a purpose that the game does not roll for', 'public.purposes.wish', { faces: 6, most: 1 }],
  ])('finds an opening that %s', async (_, path, value) => {
    const { exit, out } = await audited(forge(journal, 1, `event.${path}`, value), '--rules');
    expect(exit).toBe(1);
    expect(out.split('\n')[1]).toMatch(/^FAULT in line 2, event 1: .*\[rules-opening\]$/);
  });

  test.each([
    ['forced', 'forced'],
    ['given by a clock', 'clock'],
  ])('finds an order that is called %s and was not', async (_, by) => {
    const n = numberOf(({ event }) => event.public.orders?.length === 1 && event.public.rolls?.length === 0);
    const forged = forge(journal, n, 'event.public.orders.0.by', by);
    expect((await audited(forged)).exit).toBe(0);
    const { exit, out } = await audited(forged, '--rules');
    expect(exit).toBe(1);
    expect(out.split('\n')[1]).toMatch(new RegExp(`event ${n}: .*\\[rules-order\\]$`));
  });

  test('finds an end that no rule gives', async () => {
    const begun = await withKnownDice(async (house) => {
      const match = await begin(house);
      await house.matches.resign(match, 'JP', { ...(await guardOf(house, match)), key: 'end' });
      return journalOf(house, match, 'public');
    });
    expect((await audited(begun, '--rules')).exit).toBe(0);
    const { n } = JSON.parse(begun.trimEnd().split('\n').at(-2) ?? '').event;
    const forged = forge(begun, n, 'event.public.result.key', 'marched off');
    expect(await audited(forged, '--rules')).toMatchObject({
      exit: 1,
      out: expect.stringContaining('[rules-result]'),
    });
  });

  test('finds nothing wrong with a clock that was agreed, nor with an invitation that was withdrawn', async () => {
    const terms = {
      clock: { by: 'days', days: 3, week: '1111111', grace: 0, absence: 0, timeouts: 3 },
    } as const;
    const [timed, withdrawn] = await withKnownDice(async (house) => {
      const match = await begin(house, null, { terms });
      await playOn(house, match, 20);
      const opened = await house.matches.open(OPENING);
      const alone = opened.ok ? opened.value.match : '';
      await house.matches.join(alone, 'JP', {});
      await house.matches.withdraw(alone, 'JP', { ...(await guardOf(house, alone)), key: 'withdraw' });
      return [await journalOf(house, match, 'public'), await journalOf(house, alone, 'all')];
    });
    for (const file of [timed, withdrawn])
      expect(await audited(file ?? '', '--rules')).toMatchObject({ exit: 0 });
  });

  test('finds nothing wrong with an invitation that was declined, nor with one for the other side', async () => {
    const files = await withKnownDice(async (house) => {
      const ended = async (terms: object, end: (match: string) => Promise<unknown>) => {
        const opened = await house.matches.open({ ...OPENING, terms });
        const match = opened.ok ? opened.value.match : '';
        await house.matches.join(match, 'JP', {});
        await end(match);
        return journalOf(house, match, 'all');
      };
      const [first, second] = OPENING.seats;
      const other = first?.side === 'JP' ? (second?.side ?? '') : (first?.side ?? '');
      return [
        await ended({}, (match) => house.matches.decline(match, other)),
        await ended({ sides: 'guest' }, (match) => house.matches.switchSides(match, other)),
      ];
    });
    for (const file of files) {
      expect(file).toContain('"type":"ended"');
      expect(await audited(file, '--rules')).toMatchObject({ exit: 0 });
    }
  });

  test('finds something else told to a side than what happened', async () => {
    const own = await withKnownDice(async (house) => {
      const match = await begin(house);
      await playOn(house, match, 40);
      return journalOf(house, match, 'JP');
    });
    expect((await audited(own, '--rules')).exit).toBe(0);
    const lines = own.trimEnd().split('\n').slice(1);
    const { event, open } = lines.map((line) => JSON.parse(line)).find((row) => row.open?.JP) ?? {};
    const content = { ...open.JP.content, told: [{ key: 'wind' }] };
    const sealed = forge(own, event.n, 'open.JP.content', content);
    const digest = sha256Hex(Buffer.from(open.JP.salt, 'hex'), canonicalJson(content));
    const forged = forge(sealed, event.n, 'event.seals.JP', digest);
    expect((await audited(forged)).exit).toBe(0);
    expect(await audited(forged, '--rules')).toMatchObject({
      exit: 1,
      out: expect.stringContaining('[rules-told]'),
    });
  });

  test('says of a game that hides something what waits for its end, with an exit code of its own', async () => {
    const [mid, own] = await withKnownDice(async (house) => {
      const match = await begin(house, null, PACIFIC);
      await playOn(house, match, 12);
      return [await journalOf(house, match, 'public'), await journalOf(house, match, PACIFIC.opener)];
    });
    for (const file of [mid, own]) {
      const { exit, out } = await audited(file ?? '', '--rules');
      expect(exit).toBe(5);
      expect(out.split('\n')[1]).toMatch(/^By the rules: \d+ events of play are sealed in this file/);
      expect(out).not.toContain('FAULT');
    }
  });
});

test('denrei audit loads no game: neither the program nor the command imports one at its start', async () => {
  const seen = new Set<string>();
  const follow = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const source = readFileSync(path, 'utf8').replace(/import type [^;]*;/g, '');
    for (const [, from = ''] of source.matchAll(/(?:^|\n)(?:import|export)\b[^;']* from '(\.[^']*\.js)'/g))
      follow(join(dirname(path), from.replace(/\.js$/, '.ts')));
  };
  for (const path of ['src/cli/main.ts', 'src/cli/commands/audit.ts']) follow(path);
  expect(seen.size).toBeGreaterThan(10);
  expect([...seen].filter((path) => /src\/(games|match|store|web|mail|board|journal)\//.test(path))).toEqual(
    [],
  );
});
