/** What can still be planned in a turn, phase by phase. */
import { describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.js';
import { manila45 } from '../../../src/games/manila45/index.js';
import { witp } from '../../../src/games/witp/index.js';
import { type BaseState, type Game, phasesAhead, Session, sampleOrder } from '../../../src/referee/index.js';
import { effort } from '../../support/effort.js';
import { picker, seededChance } from '../support.js';

const MATCHES = effort(1, 2);
const ORDERS = 120;

/** Visits questions of matches at random. */
function* visited(game: Game): Generator<{ session: Session<BaseState>; side: string }> {
  for (let seed = 1; seed <= MATCHES; seed++) {
    const pick = picker(seed);
    const scenario = game.scenarios[0]?.id ?? '';
    const session = new Session(game, game.rules.start({ scenario, options: {} }), {
      chance: seededChance(seed),
    });
    for (let n = 0; n < ORDERS; n++) {
      const [question] = session.questions;
      if (question === undefined) break;
      yield { session, side: question.side };
      const order = sampleOrder(question, pick, 8);
      if (order === undefined || session.give(question.side, order) !== undefined) break;
    }
  }
}

const aheadIn = (game: Game, session: Session<BaseState>, side: string) =>
  phasesAhead(
    game,
    game.position.view(session.state, side),
    side,
    session.questions.find((one) => one.side === side),
  );

describe('phases ahead', () => {
  test('are those of the turn from the one that stands on, each with what is asked and said there', () => {
    const session = new Session(witp, witp.rules.start({ scenario: 'standard', options: {} }), {
      chance: seededChance(1),
    });
    expect(session.questions.map(({ side, kind }) => [side, kind])).toEqual([['J', 'depot']]);
    const found = aheadIn(witp, session, 'J');
    expect(found.map(({ phase, question, says }) => [phase, question?.kind, says])).toEqual([
      ['depot', 'depot', ['depots']],
      ['movement', 'impulse', []],
      ['combat', undefined, ['battles']],
      ['redeployFleets', 'redeployFleet', ['fleet', 'home']],
      ['redeployLandAir', 'redeploy', ['stack']],
      ['rebuild', undefined, ['rebuilding']],
    ]);
    expect(found.map(({ step }) => step)).toEqual([undefined, ...found.slice(1).map(({ phase }) => phase)]);
  });

  test('during set-up belong to the turn that follows it: what is left for them is found there', () => {
    const session = new Session(manila45, manila45.rules.start({ scenario: 'standard', options: {} }), {
      chance: seededChance(1),
    });
    const found = aheadIn(manila45, session, 'US').map(({ turn, phase }) => [turn, phase]);
    expect(found).toEqual([
      [0, 'S2'],
      [1, 'B'],
      [1, 'C'],
    ]);
  });

  test.each(games().map((game) => ({ id: game.id, game })))(
    'of $id name no phase twice, ask their owner alone and change nothing',
    ({ game }) => {
      let count = 0;
      for (const { session, side } of visited(game)) {
        const before = JSON.stringify(session.state);
        const found = aheadIn(game, session, side);
        const phases = found.map(({ phase }) => phase);
        expect(new Set(phases).size).toBe(phases.length);
        for (const { question } of found) expect([undefined, side]).toContain(question?.side);
        expect(JSON.stringify(session.state)).toBe(before);
        count += found.length;
      }
      expect(count).toBeGreaterThan(ORDERS);
    },
    60_000,
  );
});
