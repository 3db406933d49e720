import { describe, expect, test } from 'vitest';
import { spoken } from '../../web/spoken.js';
import { rowOf } from '../games.js';
import { PLANTED_IN_PAGES } from '../planted.js';
import { compareServices } from './service.js';
import { describeShare, LOOKS } from './shares.js';

describeShare(0);

describe('a leak is found where', () => {
  test.each(PLANTED_IN_PAGES)('%s', async (_, where, game) => {
    const [first = 'no leak'] = (await compareServices(rowOf(game), LOOKS, spoken)).leaks;
    expect(first).toMatch(new RegExp(`: ${where}: `));
  });
});
