/**
 * A question as plain data holds what a program needs to answer it, and nothing that cannot be written down.
 */
import { expect, test } from 'vitest';
import { closed, describeQuestion, order } from '../../../src/referee/index.js';
import { asked, only } from '../scripts.js';

const move = order('move').one('unit', 'unit', only('a')).path('way', 'point', only('p', 'q'));
const card = order('card').maybe('at', ['here', 'there'], only('here')).atAnyTime();
const question = { ...asked(move, card, closed('attack', 'T-2')), scope: [{ key: 'turn', n: 2 }] };

test('a question lists its open forms, those playable at any time too', () => {
  expect(describeQuestion(question)).toEqual({
    side: 'RED',
    kind: 'test',
    clause: 'T-0',
    public: true,
    scope: [{ key: 'turn', n: 2 }],
    forms: [
      {
        do: 'move',
        fields: [
          { name: 'unit', type: 'one', of: 'unit', min: 1, max: 1, optional: false },
          { name: 'way', type: 'path', of: 'point', min: 1, max: 999, optional: false },
        ],
      },
      {
        do: 'card',
        fields: [{ name: 'at', type: 'one', of: ['here', 'there'], min: 0, max: 1, optional: true }],
      },
    ],
  });
});

test('what a question is about is told with it, and is the same as JSON', () => {
  const described = describeQuestion({ ...question, about: { unit: 'a', hexes: ['p', 'q'] } });
  expect(described.about).toEqual({ unit: 'a', hexes: ['p', 'q'] });
  expect(JSON.parse(JSON.stringify(described))).toEqual(described);
});
