import { describe, expect, test } from 'vitest';
import { line, type Report, verifyJournal } from '../../src/verifier/index.js';
import { Maker } from '../journal/maker.js';
import { melee, skirmish } from '../journal/skirmish.js';
import { forge, rearranged } from './forge.js';

function summaryOf(report: Report) {
  if (!report.ok) throw new Error(line(report));
  return report.summary;
}

describe('a sound journal', () => {
  test('opened for all after the end: every roll, draw and seal is checked', async () => {
    const made = skirmish();
    const report = await verifyJournal(made.file('all'));
    expect(report).toEqual({
      ok: true,
      summary: {
        events: 16,
        rolls: 3,
        draws: 3,
        seals: { opened: 9, closed: 0 },
        states: { opened: 4, closed: 0 },
        headNumber: 16,
        headHash: made.head.hash,
        complete: true,
        renewed: { 'lost commits': 1 },
        takenBack: { times: 1, rolls: 1 },
        beacon: null,
        abandoned: [
          { chain: 1, k: 3, link: expect.stringMatching(/^[0-9a-f]{64}$/), six: expect.any(Number) },
        ],
        words: [],
        remarks: [],
      },
    });
    expect(line(report)).toMatch(/^Sound: 16 events, 3 rolls, 3 draws; .* over and unsealed\.$/);
  });

  test('of one side in mid-game: its own seals are opened, the others counted as closed', async () => {
    const made = new Maker('middle').begun().play([melee]).play([melee]);
    expect(summaryOf(await verifyJournal(made.file('JP')))).toMatchObject({
      rolls: 2,
      draws: 0,
      seals: { opened: 2, closed: 4 },
      states: { opened: 0, closed: 2 },
      complete: false,
    });
  });

  test('for the public opens nothing and proves every roll all the same', async () => {
    const summary = summaryOf(await verifyJournal(skirmish().file('public')));
    expect(summary).toMatchObject({ rolls: 3, draws: 0, seals: { opened: 0, closed: 9 }, complete: true });
  });

  test('of one side after the end: its salts are checked against the opened root', async () => {
    expect(summaryOf(await verifyJournal(skirmish().file('RU')))).toMatchObject({
      seals: { opened: 3, closed: 6 },
      complete: true,
    });
  });

  test('of a game that hides nothing has unsalted states, so that it can be run again at once', async () => {
    const made = new Maker('open', false).begun().play([melee]).move(1, 2).end().unseal();
    expect(summaryOf(await verifyJournal(made.file('all')))).toMatchObject({
      states: { opened: 2, closed: 0 },
    });
  });

  test('of a match broken off before anybody joined is complete', async () => {
    const made = new Maker('lonely').open().end().unseal();
    expect(summaryOf(await verifyJournal(made.file('all')))).toMatchObject({ events: 3, complete: true });
  });

  test('may be rerooted before the second side has joined: that one gives its seed by joining', async () => {
    const made = new Maker('early').open().join('JP').reroot('restored').join('RU').seed('JP').play([melee]);
    expect(summaryOf(await verifyJournal(made.file('public')))).toMatchObject({ events: 9, rolls: 1 });
  });

  test('agrees with the head hashes that its mails named', async () => {
    const made = new Maker('mailed').begun();
    const heads = [{ number: 6, hash: made.head.hash }];
    expect((await verifyJournal(made.play([melee]).file('JP'), { heads })).ok).toBe(true);
  });
});

describe('the mails', () => {
  const made = new Maker('mailed').begun().play([melee]);

  test('with another hash for an event convict the journal, at that event', async () => {
    const report = await verifyJournal(made.file('JP'), { heads: [{ number: 2, hash: 'f'.repeat(64) }] });
    expect(report).toMatchObject({ ok: false, fault: { line: 3, event: 2, code: 'head' } });
    expect(line(report)).toBe('FAULT in line 3, event 2: an e-mail names another hash for this event [head]');
  });

  test('that name an event the journal lacks convict it of losing commits', async () => {
    const report = await verifyJournal(made.file('JP'), { heads: [{ number: 9, hash: 'f'.repeat(64) }] });
    expect(report).toMatchObject({ ok: false, fault: { code: 'head-missing' } });
  });

  test('that name an event that no journal has convict too: a slip in the number is not passed over', async () => {
    const report = await verifyJournal(made.file('JP'), { heads: [{ number: 0, hash: made.head.hash }] });
    expect(report).toMatchObject({ ok: false, fault: { code: 'head-missing' } });
  });

  test('find a journal that was made anew with another roll, though all its hashes fit', async () => {
    const other = new Maker('mailed').begun().play([{ order: { side: 'JP', order: { do: 'wait' } } }, melee]);
    const heads = [{ number: made.head.n, hash: made.head.hash }];
    expect((await verifyJournal(other.file('JP'))).ok).toBe(true);
    expect(await verifyJournal(other.file('JP'), { heads })).toMatchObject({
      ok: false,
      fault: { event: 7, code: 'head' },
    });
  });
});

describe('a file that is no journal', () => {
  const file = skirmish().file('all');
  const [header = '', first = ''] = file.split('\n');
  const cases: readonly [string, string, string, number][] = [
    ['nothing at all', '', 'empty', 1],
    ['one empty line', '\n', 'json', 1],
    ['a header alone', `${header}\n`, 'empty', 1],
    ['no header', `${first}\n`, 'header', 1],
    ['a header of another format', file.replace('"denrei":2', '"denrei":1'), 'header', 1],
    ['a byte order mark', `\uFEFF${file}`, 'json', 1],
    ['a last line that is cut off', file.slice(0, -1), 'newline', 17],
    ['a last event that is cut off', file.slice(0, -40), 'newline', 17],
    ['an empty line at the end', `${file}\n`, 'json', 18],
    ['blanks in a line', file.replace('"n":1,', '"n": 1,'), 'canonical', 2],
    ['a key that stands twice', file.replace('"n":1,', '"n":1,"n":1,'), 'canonical', 2],
    ['a fraction', file.replace('"rulesVersion":1', '"rulesVersion":1.5'), 'canonical', 2],
    [
      'a line nested ten thousand deep',
      `${header}\n${'['.repeat(10_000)}${']'.repeat(10_000)}\n`,
      'canonical',
      2,
    ],
    ['an event without openings or anything', `${header}\n{}\n`, 'shape', 2],
    ['an event of an unknown type', file.replace('"type":"joined"', '"type":"bribed"'), 'shape', 3],
    ['a header for somebody else', file.replace('"for":"all"', '"for":"US"'), 'header', 1],
    ['a header of another match', file.replace('"match":"skirmish"}', '"match":"battle"}'), 'header', 1],
    [
      'a header of another game',
      file.replace('"game":"kyuchorei","kind"', '"game":"taiheiyo","kind"'),
      'header',
      1,
    ],
  ];
  test.each(cases)('is refused: %s', async (_, text, code, at) => {
    expect(await verifyJournal(text)).toMatchObject({ ok: false, fault: { code, line: at } });
  });

  test('is refused: opened for all while the match goes on', async () => {
    const made = new Maker('going').begun();
    const text = made.file('public').replace('"for":"public"', '"for":"all"');
    expect(await verifyJournal(text)).toMatchObject({ ok: false, fault: { code: 'header', line: 1 } });
  });
});

describe('the chain of events', () => {
  const lines = skirmish().file('all').trimEnd().split('\n');
  const fileOf = (...order: number[]) => order.map((i) => `${lines[i]}\n`).join('');

  test('has no gap: a missing event is noticed at its place', async () => {
    expect(await verifyJournal(fileOf(0, 1, 2, 3, 5))).toMatchObject({
      ok: false,
      fault: { line: 5, event: 4, code: 'number' },
    });
  });
  test('has one order: swapped events are noticed', async () => {
    expect(await verifyJournal(fileOf(0, 1, 3, 2))).toMatchObject({
      ok: false,
      fault: { line: 3, event: 2, code: 'number' },
    });
  });
  test('is one of hashes: an event of another journal does not fit', async () => {
    const other = new Maker('skirmish').open().join('RU').join('JP').file('public').split('\n');
    const text = `${fileOf(0, 1, 2)}${other[3]}\n`;
    expect(await verifyJournal(text)).toMatchObject({
      ok: false,
      fault: { line: 4, event: 3, code: 'prev' },
    });
  });
  test('binds each event to its hash', async () => {
    const text = fileOf(0, 1, 2).replace('"side":"JP"', '"side":"RU"');
    expect(await verifyJournal(text)).toMatchObject({
      ok: false,
      fault: { line: 3, event: 2, code: 'hash' },
    });
  });
  test('belongs to one match', async () => {
    const text = forge(skirmish().file('all'), 2, 'event.match', 'another');
    expect(await verifyJournal(text)).toMatchObject({
      ok: false,
      fault: { line: 3, event: 2, code: 'match' },
    });
  });
  test('begins with the opening', async () => {
    const text = rearranged(skirmish().file('public'), (rows) => rows.slice(1));
    expect(await verifyJournal(text)).toMatchObject({
      ok: false,
      fault: { line: 2, event: 1, code: 'order' },
    });
  });
  test('opens once', async () => {
    const text = rearranged(skirmish().file('public'), (rows) => [...rows.slice(0, 1), ...rows]);
    expect(await verifyJournal(text)).toMatchObject({
      ok: false,
      fault: { line: 3, event: 2, code: 'order' },
    });
  });
});
