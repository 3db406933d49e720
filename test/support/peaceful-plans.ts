/** Plans by which a peaceful match of Kyuchorei plays itself: every order of both seats is a line. */
import { games } from '../../src/games/index.js';
import { type Plan, type PlanLine, planPlaceOf, Session } from '../../src/referee/index.js';
import { peacefulOrders } from './peaceful.js';

const nothing = (): never => {
  throw new Error('somebody fights');
};

/** An order a line, for the question that it answers; one that does not fit stops the plan. By side. */
export function peacefulPlans(): ReadonlyMap<string, Plan> {
  const game = games().find(({ id }) => id === 'kyuchorei');
  if (game === undefined) throw new Error('no Kyuchorei');
  const start = game.rules.start({ scenario: game.scenarios[0]?.id ?? '', options: {} });
  const session = new Session(game, start, { chance: { roll: nothing, draw: nothing } });
  const lines = new Map<string, PlanLine[]>();
  for (const { side, order } of peacefulOrders()) {
    const kind = session.questions.find((question) => question.side === side)?.kind ?? '';
    const own = lines.get(side) ?? [];
    lines.set(side, own);
    own.push({
      ...planPlaceOf(game, session.state),
      no: own.length + 1,
      kind,
      unfit: 'halt',
      deeds: [{ orders: [order] }],
      conditions: [],
      prefer: [],
      asks: [],
    });
    session.give(side, order);
  }
  return new Map([...lines].map(([side, own]) => [side, { lines: own, rests: [], unasked: true }]));
}
