import { describe, expect, test } from 'vitest';
import { canonicalJson, exportJournal, importJournal } from '../../src/journal/index.js';
import { Maker } from './maker.js';
import { skirmish } from './skirmish.js';

const made = skirmish();

describe('an export', () => {
  test('begins with a line that says what it is and for whom, then one line an event, all canonical', () => {
    const lines = made.file('JP').split('\n');
    expect(lines.pop()).toBe('');
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      denrei: 2,
      kind: 'journal',
      match: 'skirmish',
      for: 'JP',
      game: 'kyuchorei',
    });
    expect(lines).toHaveLength(17);
    for (const line of lines) expect(canonicalJson(JSON.parse(line))).toBe(line);
  });

  const opened = (file: string) =>
    new Set(
      file
        .split('\n')
        .slice(1, -1)
        .flatMap((line) => Object.keys((JSON.parse(line) as { open?: object }).open ?? {})),
    );
  test.each([
    ['JP', ['JP']],
    ['RU', ['RU']],
    ['public', []],
    ['all', ['JP', 'RU', 'draws', 'state']],
  ])('for %s opens %j and nothing else', (reader, names) => {
    expect([...opened(made.file(reader))].sort()).toEqual(names);
  });

  test('for one side holds nothing of what only the other was told', () => {
    expect(made.file('RU')).toContain('1405');
    expect(made.file('JP')).not.toContain('1405');
    expect(made.file('public')).not.toContain('1405');
  });

  test('of an imported journal is made for nobody but whom the file was for, and for the public', () => {
    const read = importJournal(made.file('JP'));
    if (!read.ok) throw new Error(read.fault.message);
    expect(exportJournal('JP', read.rows)).toBe(made.file('JP'));
    expect(exportJournal('public', read.rows)).toBe(made.file('public'));
    for (const reader of ['RU', 'all']) {
      expect(() => exportJournal(reader, read.rows)).toThrow(expect.objectContaining({ code: 'not-opened' }));
    }
  });

  test('for all is made only when the roots are opened', () => {
    const middle = new Maker('middle').begun();
    expect(() => middle.file('all')).toThrow(expect.objectContaining({ code: 'not-unsealed' }));
    expect(() => middle.end().file('all')).toThrow(expect.objectContaining({ code: 'not-unsealed' }));
    expect(middle.unseal().file('all')).toContain('"for":"all"');
  });

  test('is not made for a stranger, nor of nothing', () => {
    expect(() => made.file('draws')).toThrow(expect.objectContaining({ code: 'bad-export' }));
    expect(() => made.file('state')).toThrow(expect.objectContaining({ code: 'bad-export' }));
    expect(() => exportJournal('public', [])).toThrow(expect.objectContaining({ code: 'bad-export' }));
  });
});

describe('an import', () => {
  test('gives back what was exported', () => {
    expect(importJournal(made.file('all'))).toMatchObject({
      ok: true,
      header: { match: 'skirmish', for: 'all' },
      rows: made.rows,
    });
  });

  const file = made.file('all');
  const lines = file.split('\n');
  const faults: readonly [string, string, number, string][] = [
    ['nothing', '', 1, 'not-json'],
    ['a last line that is cut off', file.slice(0, -1), 17, 'no-newline'],
    ['a line that is not JSON', `${lines[0]}\n{\n`, 2, 'not-json'],
    ['an empty line', `${file}\n`, 18, 'not-json'],
    ['blanks', file.replace('"n":1,', '"n": 1,'), 2, 'not-canonical'],
    ['fractions', file.replace('"rulesVersion":1', '"rulesVersion":0.5'), 2, 'not-canonical'],
    ['no header', `${lines[1]}\n`, 1, 'bad-header'],
    ['an unknown kind of file', file.replace('"journal"', '"position"'), 1, 'bad-header'],
    ['a header alone', `${lines[0]}\n`, 1, 'bad-header'],
    [
      'a header of another game',
      file.replace('"game":"kyuchorei","kind"', '"game":"taiheiyo","kind"'),
      1,
      'bad-header',
    ],
    ['a row without event', `${lines[0]}\n{"x":1}\n`, 2, 'bad-open'],
    ['an opening without salt', file.replace(/"salt":"[^"]*"/, '"pepper":""'), 8, 'bad-open'],
    ['an opening with a short salt', file.replace(/"salt":"[^"]*"/, '"salt":"ab"'), 8, 'bad-open'],
    ['an event of an unknown type', file.replace('"joined"', '"bribed"'), 3, 'bad-event'],
    ['a missing event', [...lines.slice(0, 3), ...lines.slice(4)].join('\n'), 4, 'number'],
    ['an event of another match', file.replace('"match":"skirmish"}', '"match":"battle"}'), 2, 'match'],
    [
      'a changed event',
      file
        .replace('"side":"JP"},"seals"', '"side":"US"},"seals"')
        .replace('"game":"kyuchorei","hides"', '"game":"taiheiyo","hides"'),
      2,
      'hash',
    ],
    ['a broken chain', file.replace(/"prev":"[^0][^"]{8}/, '"prev":"000000000'), 3, 'prev'],
  ];
  test.each(faults)('names the line of %s', (_, text, line, code) => {
    expect(importJournal(text)).toMatchObject({ ok: false, fault: { line, code } });
  });

  test('names the place inside a line', () => {
    const text = file.replace('"reason":"lost commits"', '"reason":"bad luck"');
    expect(importJournal(text)).toMatchObject({
      ok: false,
      fault: { line: 11, message: expect.stringContaining('public.reason') },
    });
  });
});
