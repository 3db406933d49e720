/** One word, one meaning: what a layer exports has a name that no other layer gives to something else. */
import { describe, expect, test } from 'vitest';
import { layerOf } from './rules/layers.js';
import { type Source, sourcesOf } from './rules/source.js';

/**
 * Names that two layers declare all the same. The verifier shares nothing with the house but the
 * specification, whose words both speak.
 */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  Commitments: 'a word of SPEC section 2, in the journal and in its verifier',
  Head: 'a word of SPEC section 2, in the journal and in its verifier',
  Message: 'a word of SPEC section 5, in the journal and in its verifier',
  Opened: 'an event of SPEC section 2, in the journal and in its verifier',
  Openings: 'a word of SPEC section 8, in the journal and in its verifier',
  Played: 'an event of SPEC section 2, in the journal and in its verifier',
  drawKey: 'a key of SPEC section 6, in the journal and in its verifier',
  hmac: 'a function of SPEC section 1, in the journal and in its verifier',
  sha256: 'a function of SPEC section 1, in the journal and in its verifier',
};

/** What the house once called its parts: nobody outside it did. */
const PRIVATE = /^(?:.*(?:Room|Desk|Shelf|Bench|Brakes?|Film|Voices?)|Pen|Eye|Shot|Kept|makeRoom|makeDesk)$/;

const DECLARATION =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|class|interface|type|enum|let) (\w+)/gm;

/** The layers that declare each exported name. What every game declares alike counts once. */
function layersByName(sources: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { path, text } of sources)
    for (const [, name = ''] of text.matchAll(DECLARATION))
      found.set(name, (found.get(name) ?? new Set()).add(layerOf(path)));
  return found;
}

/** Names that two layers declare. */
function sharedNames(sources: readonly Source[]): string[] {
  return [...layersByName(sources)].filter(([, layers]) => layers.size > 1).map(([name]) => name);
}

describe('the names that src exports', () => {
  const sources = sourcesOf('src').filter(({ path }) => !path.startsWith('src/generated/'));

  test('stand in one layer each, but for what has a reason', () => {
    expect(layersByName(sources).size).toBeGreaterThan(1000);
    expect(sharedNames(sources).sort()).toEqual(Object.keys(EXCEPTIONS).sort());
  });

  test('have at most ten exceptions', () => expect(Object.keys(EXCEPTIONS).length).toBeLessThanOrEqual(10));

  test('are the trade’s, none of those that the house once had for itself', () => {
    expect([...layersByName(sources).keys()].filter((name) => PRIVATE.test(name))).toEqual([]);
  });

  test('end in Error where they are thrown', () => {
    const thrown = sources.flatMap(({ text }) =>
      [...text.matchAll(/\bclass (\w+) extends \w*Error\b/g)].map(([, name]) => name ?? ''),
    );
    expect(thrown.length).toBeGreaterThan(10);
    expect(thrown.filter((name) => !name.endsWith('Error'))).toEqual([]);
  });

  test('a planted twin is found', () => {
    const twins = ['src/hex/a.ts', 'src/board/b.ts'].map((path) => ({
      path,
      text: 'export class Grid {}\n',
    }));
    expect(sharedNames(twins)).toEqual(['Grid']);
  });
});
