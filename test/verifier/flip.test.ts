import { describe, expect, test } from 'vitest';
import { importJournal } from '../../src/journal/index.js';
import { verifyJournal } from '../../src/verifier/index.js';
import { Maker } from '../journal/maker.js';
import { melee } from '../journal/skirmish.js';

const draw = { draw: { side: 'JP', purpose: 'hand', from: ['C1', 'C2'], take: 1 } };
const file = Buffer.from(new Maker('flips').begun().play([draw, melee]).end().unseal().file('all'));

/** The file with one byte changed, and the number of the line it stands in. */
function flipped(at: number): { text: string; line: number } {
  const bytes = Buffer.from(file);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 7)); // another bit from byte to byte
  return { text: bytes.toString(), line: file.subarray(0, at).toString().split('\n').length };
}

describe('one byte changed anywhere in an exported journal', () => {
  test('is found by the verifier, with the number of its line', { timeout: 300_000 }, async () => {
    expect((await verifyJournal(file.toString())).ok).toBe(true);
    for (let at = 0; at < file.length; at += 1) {
      const { text, line } = flipped(at);
      const report = await verifyJournal(text);
      expect(report.ok ? 'unnoticed' : report.fault.line, `byte ${at}`).toBe(line);
    }
  });

  test('is found by the import when it lies in an event', () => {
    const lines = file.toString().split('\n');
    const start = Buffer.byteLength(`${lines[0]}\n`);
    const end = start + Buffer.byteLength(`${lines[1]}\n`);
    for (let at = start; at < end; at += 1) {
      const { text } = flipped(at);
      expect(importJournal(text), `byte ${at}`).toMatchObject({ ok: false, fault: { line: 2 } });
    }
  });
});
