/**
 * What becomes of a match is decided without waiting for anything: so it can be decided again, and nothing is
 * half done.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const WRITE = 'src/match/write';
const DECIDING = ['ceremony', 'commit', 'dice', 'drafting', 'due', 'event-writer', 'lot', 'throws'];

/** Words by which code waits, or reaches for the database. */
const WAITING = /\basync\b|\bawait\b|\bPromise\b|\bstore\b(?=[.,: }])/;

function waitingLines(text: string): readonly string[] {
  return text.split('\n').filter((line) => !/^\s*(\/\*\*|\*|\/\/|import )/.test(line) && WAITING.test(line));
}

describe('deciding', () => {
  it.each(DECIDING)('%s waits for nothing and knows no database', (file) => {
    expect(waitingLines(readFileSync(join(WRITE, `${file}.ts`), 'utf8'))).toEqual([]);
  });

  it('would be noticed otherwise', () => {
    expect(waitingLines('const found = await context.store.readRoots(id);')).toHaveLength(1);
    expect(waitingLines('function decide({ store }: MatchContext) {')).toHaveLength(1);
    expect(waitingLines("import type { Commit } from '../../store/index.js';")).toEqual([]);
  });
});
