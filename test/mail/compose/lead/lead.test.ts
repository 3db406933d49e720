/** The first words of a turn mail: what became of whom, the heaviest first. */
import { expect, test } from 'vitest';
import { leadOf } from '../../../../src/mail/compose/lead/lead.js';
import { makeNarrators, storyOf } from '../../../../src/telling/index.js';
import { game, payloadOf } from '../../samples.js';

const narrator = makeNarrators()(game, 'en');

function titleOf(changes: Parameters<typeof payloadOf>[1]): string {
  const payload = payloadOf('turn', changes);
  const reader = { narrator, side: payload.side, zone: 'UTC', names: payload.names };
  const story = storyOf(reader, payload.chapters, payload.counts);
  return leadOf(narrator, payload, { joined: true, way: 'link' }, story).title;
}

const [, chapter = expect.fail()] = payloadOf('turn').chapters;
const lost = { key: 'noRetreat', unit: 'R-III-33', at: '1503' };

test('it says who was lost, and how the score stands', () => {
  const counts = {
    was: { what: { key: 'aim.what' }, score: '0/6' },
    is: { what: { key: 'aim.what' }, score: '1/6' },
  };
  expect(titleOf({ chapters: [{ ...chapter, entries: [...chapter.entries, lost] }], counts })).toBe(
    'You lost III/33. Forts mopped up: 0/6 → 1/6.',
  );
});

test('what the dice were given is no news of the match', () => {
  expect(titleOf({ chapters: [{ ...chapter, type: 'seeded', facts: { side: 'JP' } }] })).toBe(
    'It is your turn',
  );
});
