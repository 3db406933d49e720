/** Whoever guesses codes gets nowhere and learns nothing: not who plays, nor whether a code was ever good. */
import { beforeEach, describe, expect, test } from 'vitest';
import { type Coded, shortCode } from '../../../src/links/index.js';
import { good } from '../../match/harness.js';
import { beginMatch, KEYS, makeWorld, type World } from '../world.js';

const BLUE = 'blue@example.org';
const HOUR = 3600;
const FORTNIGHT = 14 * 24 * HOUR;
/** More guesses than one address is tried with in an hour. */
const GUESSES = 320;

let world: World;
let match: string;
let networks = 0;
beforeEach(async () => {
  world = await makeWorld({ trustProxy: 1 });
  match = await beginMatch(world);
});

const codeOf = (what: Coded, address = BLUE) => shortCode(KEYS, address, what, world.context.clock());
const seat = (side = 'BLUE'): Coded => ({ use: 'seat', match, side, generation: 0 });
/** Each from a network of its own. */
const type = (code: string, address = BLUE) => {
  const at = ++networks;
  const from = { 'X-Forwarded-For': `198.51.${Math.floor(at / 250)}.${(at % 250) + 1}` };
  return world.browser().post('/code?lang=en', { address, code }, from);
};

describe('a guessed code', () => {
  test('is not tried any more after some hundred for one address, from as many networks: then the right one opens nothing either', async () => {
    const right = codeOf(seat());
    expect((await type(right)).status).toBe(303);
    const statuses = new Set<number>();
    for (let n = 0; n < GUESSES; n++) statuses.add((await type(n.toString(32).padStart(8, '0'))).status);
    expect(statuses).toEqual(new Set([404]));
    expect((await type(right)).status).toBe(404);
    const others = codeOf(seat('RED'), 'red@example.org');
    expect((await type(others, 'red@example.org')).status).toBe(303);
    world.pass(HOUR);
    expect((await type(right)).status).toBe(303);
  });

  test('that was good once, or is good elsewhere, is answered as one that never was', async () => {
    const expired = codeOf(seat());
    world.pass(FORTNIGHT);
    const other = await beginMatch(world);
    const ofOther = codeOf({ use: 'seat', match: other, side: 'BLUE', generation: 0 });
    const revoked = codeOf(seat());
    for (const one of [match, other]) good(await world.matches.revoke(one, 'BLUE'));
    const tried: readonly (readonly [string, string])[] = [
      [expired, BLUE],
      [ofOther, BLUE],
      [revoked, BLUE],
      [codeOf(seat('RED')), BLUE],
      [codeOf(seat()), 'red@example.org'],
      [codeOf(seat()), 'nobody@example.org'],
      ['00000000', 'nobody@example.org'],
    ];
    const answers = new Set<string>();
    for (const [code, address] of tried) {
      const { status, headers, text } = await type(code, address);
      // Random ids and counts of the asker's network tell nothing of the code.
      const own = /^(date|x-request-id|ratelimit.*)$/;
      const said = Object.entries(headers).filter(([name]) => !own.test(name));
      answers.add(`${status} ${JSON.stringify(said)} ${text.replaceAll(address, 'ADDRESS')}`);
    }
    expect([...answers]).toHaveLength(1);
  });
});
