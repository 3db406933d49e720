import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FAULTS, MAIL_FAULTS } from '../../src/verifier/index.js';

const folder = new URL('../../src/verifier/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));

describe('the verifier stands alone', () => {
  test.each(files)('%s imports nothing from outside its folder', (name) => {
    const source = readFileSync(new URL(name, folder), 'utf8');
    const imported = [...source.matchAll(/(?:from|import|require)\s*\(?\s*'([^']*)'/g)].map(
      ([, path]) => path ?? '',
    );
    const neighbours = files.map((file) => `./${file.replace(/\.ts$/, '.js')}`);
    expect(imported.filter((path) => !neighbours.includes(path))).toEqual([]);
  });

  test('and needs nothing that a browser lacks', () => {
    const source = files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
    expect(source).not.toMatch(/\b(Buffer|process|require|__dirname)\b/);
  });

  test('and reports the faults that the specification lists', () => {
    const spec = readFileSync(new URL('../journal/SPEC.md', folder), 'utf8');
    const section = spec.slice(spec.indexOf('## 11.'), spec.indexOf('## 12.'));
    expect([...FAULTS].filter((code) => !section.includes(`\`${code}\``))).toEqual([]);
    const mails = spec.slice(spec.indexOf('## 13.'));
    expect([...MAIL_FAULTS].filter((code) => !mails.includes(`\`${code}\``))).toEqual([]);
  });
});
