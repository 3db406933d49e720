/** Nobody’s own operation is decided by defaults: what answers unasked answers in the enemy’s. */
import { expect, test } from 'vitest';
import { type Question, Session, sampleOrder } from '../../../../src/referee/index.js';
import { game, picker, seededChance } from '../support.js';

const MATCHES = 6;
const ORDERS = 400;

/** Whose operation a question belongs to: Pearl Harbor and Malaya are Japan’s. */
function operator({ scope }: Question): string | undefined {
  if (scope.some(({ key }) => key === 'pearlHarbor' || key === 'malaya')) return 'J';
  return scope.find(({ key }) => key === 'operation')?.side?.toString();
}

test('defaults answer questions of the enemy’s operations and of the phases between them', () => {
  const own: string[] = [];
  const enemy = new Set<string>();
  for (let seed = 0; seed < MATCHES; seed++) {
    const pick = picker(seed);
    const session = new Session(game, game.rules.start({ scenario: 'standard', options: {} }), {
      chance: seededChance(seed),
      standing: (side, question, view) => {
        const answer = game.standing.answer([], view, question);
        const whose = 'scope' in question ? operator(question as Question) : undefined;
        if (answer !== undefined && whose === side) own.push(question.kind);
        if (answer !== undefined && whose !== undefined && whose !== side) enemy.add(question.kind);
        return answer;
      },
    });
    for (let n = 0; n < ORDERS && session.stop.at === 'asked'; n++) {
      const [question] = session.questions;
      if (question === undefined) break;
      session.give(question.side, sampleOrder(question, pick));
    }
  }
  expect(own).toEqual([]);
  expect([...enemy].sort()).toEqual(
    expect.arrayContaining(['allot', 'cards', 'defenderRetreat', 'reaction']),
  );
});
