import { Readable, Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { USAGES } from '../../src/cli/arguments.js';
import { runCommand } from '../../src/cli/command.js';
import { ARGUMENT_WORDS_EN } from '../../src/cli/words/en.js';
import { denrei } from './terminal.js';

describe('the command', () => {
  test('helps in the language of the terminal alone', async () => {
    for (const args of [['help'], ['--help'], ['-h']]) {
      const english = await denrei(args, { env: { LANG: 'en_GB.UTF-8' } });
      expect(english.exit).toBe(0);
      expect(english.out).toMatch(/^Denrei: a play-by-e-mail service/);
      expect(english.out).not.toMatch(/[ぁ-ん]/);
      const japanese = await denrei(args, { env: { LANG: 'ja_JP.UTF-8' } });
      expect(japanese.out).toMatch(/^伝令[\s\S]*終了コード/);
      expect(japanese.out).not.toContain('Exit codes');
    }
  });

  test.each(Object.keys(USAGES))('tells how %s is called, in the language of the terminal', async (name) => {
    const english = await denrei([name, '--help'], { env: { LANG: 'en_GB.UTF-8' } });
    expect(english).toMatchObject({ exit: 0, err: '' });
    expect(english.out).toMatch(new RegExp(`^Usage: denrei ${name} `));
    const japanese = await denrei([name, '--help'], { env: { LANG: 'ja_JP.UTF-8' } });
    expect(japanese.out).toMatch(new RegExp(`^使い方： denrei ${name} [^]*このコマンドの使い方`));
    for (const flags of Object.values(USAGES).flatMap(({ options }) => [...options]))
      expect(ARGUMENT_WORDS_EN.options).toHaveProperty([flags]);
  });

  test('says its version', async () => {
    for (const args of [['--version'], ['-V']]) expect((await denrei(args)).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test.each([
    [['march'], 'there is no command march'],
    [['try'], 'try wants one position file'],
    [['try', 'a.json', 'b.json'], 'try wants one position file'],
    [['try', 'a.json', '--dise', '3'], "unknown option '--dise'"],
    [['try', 'a.json', '--lang', 'fr'], '--lang is one of en, ja'],
    [['audit'], 'audit wants one journal file'],
    [['audit', 'a.jsonl', '--head', '12'], 'ENOENT'],
    [['audit', '--head', '12', '--head', '13', 'a.jsonl'], 'ENOENT'],
    [['export'], 'export wants one match'],
    [['import'], 'import wants one journal file'],
    [['pack', 'drop'], 'pack add <game> <file>'],
    [['seed', 'm', 'JP', 'one'], 'chain: "one" is not a whole number'],
    [['serve', 'now'], 'too many arguments'],
    [['--no-workers'], "unknown option '--no-workers'"],
    [['restore', 'one', 'two'], 'restore wants at most one backup'],
    [['backup'], 'backup wants one file'],
  ])('answers %j with one line and exit code 2', async (args, message) => {
    const { exit, out, err } = await denrei(args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toMatch(/^denrei: .* \[[\w-]+\]\n$/);
  });

  test('answers in the language of the terminal', async () => {
    const ja = { env: { LC_ALL: 'ja_JP.UTF-8' } };
    expect((await denrei(['march'], ja)).err).toMatch(
      /^denrei: march というコマンドはありません。.* \[usage\]\n$/,
    );
    expect((await denrei(['seed', 'm', 'JP', 'one'], ja)).err).toMatch(/^denrei: chain: 「one」は整数/);
    const wrong = await denrei(['serve'], { env: { ...ja.env, DENREI_PORT: '-1' } });
    expect(wrong.err).toBe('denrei: DENREI_PORT: ポート番号ではありません [bad-setting]\n');
  });

  test('ends quietly when nobody reads its output any more', async () => {
    const errors: string[] = [];
    const closed = new Writable({
      write: (_part, _encoding, done) => done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })),
    });
    closed.on('error', () => {});
    const terminal = {
      input: Readable.from(['{}\n'.repeat(20_000)]),
      output: closed,
      env: {},
      stopped: async () => {},
    };
    const heard = new Writable({ write: (part, _encoding, done) => done(void errors.push(String(part))) });
    expect(await runCommand({ ...terminal, errors: heard }, ['try', '-'])).toBe(0);
    expect(errors).toEqual([]);
  });
});
