/** The end of the Allied captures: told by public facts, so that a draft ahead and a window may pass it. */
import { expect, test } from 'vitest';
import { sketchAhead } from '../../../../src/referee/index.js';
import { game, hands, match } from '../support.js';

const WHERE = { truk: 'us_chester', japan: 'jp_kako j_air_1', hawaii: 'us_wasp' };
const capturing = (held: string, japan = WHERE.japan) =>
  match(3, { ...WHERE, japan }, { phase: 'CAPTURE-A', ...hands(held, 'C01') }).until('capture');

test('whoever drafts ahead passes it, up to what Japan is asked then', () => {
  const { state, question } = capturing('');
  const sketch = sketchAhead(game, game.position.view(state, 'A'), 'A', question, [
    { order: { do: 'done' } },
  ]);
  expect(sketch.lines).toMatchObject([{ kind: 'capture' }]);
  expect(sketch.lines[0]?.barrier).toBeUndefined();
  expect(sketch.ends).toBe('other');
});

test('what follows is asked alike whatever Japan holds, J10 too, and whether it has anything to move', () => {
  const next = (held: string, japan: string) => capturing(held, japan).play('done').now;
  const after = (japan: string) => new Set(['', 'C10', 'C16', 'C10 C16'].map((held) => next(held, japan)));
  expect(after(WHERE.japan)).toEqual(new Set(['J supplyOrder']));
  expect(after('')).toEqual(new Set(['A supplyOrder']));
});
