/** What of the map a question is about that has nothing to be chosen there. */
import { describe, expect, test } from 'vitest';
import { taiheiyo } from '../../../src/games/taiheiyo/index.js';
import type { Question } from '../../../src/referee/index.js';
import { placesAhead } from '../../../src/web/match/order.js';

const view = taiheiyo.position.view(taiheiyo.rules.start({ scenario: 'standard', options: {} }), 'A');
const map = { ground: taiheiyo.picture.ground('en'), scene: taiheiyo.picture.scene(view, 'en', []) };
const own = [...new Set(map.scene.counters.filter(({ side }) => side === 'A').map(({ place }) => place))];

function ahead(about: Question['about']): readonly string[] {
  const forms = [{ do: 'no', fields: [], idle: true }];
  const question: Question = {
    kind: 'window',
    side: 'A',
    clause: 'TS-8.0.b',
    public: false,
    scope: [],
    forms,
  };
  return placesAhead(taiheiyo, map, 'A', about === undefined ? question : { ...question, about }, undefined);
}

describe('a question of words alone is about', () => {
  test('the places that it names', () => {
    expect(ahead({ at: 'rabaul', n: 2 })).toEqual(['rabaul']);
    expect(ahead({ moment: 'start', points: ['truk', 'midway'] })).toEqual(['truk', 'midway']);
  });

  test('else the places where the side that is asked has its units', () => {
    expect(own.length).toBeGreaterThan(1);
    expect(ahead(undefined)).toEqual(own);
    expect(ahead({ moment: 'start' })).toEqual(own);
  });
});
