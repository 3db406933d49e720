import { test } from 'vitest';
import { expectUnchanged } from '../support/unchanged.js';
import { game } from './support.js';

test('whole matches go as they went when the rules had this version', async () => {
  await expectUnchanged(game, { matches: 10, most: 3000, listed: 8 });
});
