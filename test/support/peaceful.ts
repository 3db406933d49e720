/**
 * Matches of Kyuchorei in which nobody fights: the same orders for every match, whatever the dice. For
 * benchmarks.
 */
import { games } from '../../src/games/index.js';
import type { Matches, OpenRequest } from '../../src/match/index.js';
import { type Order, type Question, Session, sentences } from '../../src/referee/index.js';

const GAME = games().find(({ id }) => id === 'kyuchorei')!;
const SCENARIO = { scenario: GAME.scenarios[0]!.id, options: {} };
const REQUEST: OpenRequest = {
  ...SCENARIO,
  game: GAME.id,
  pack: null,
  opener: GAME.sides[0]!,
  seats: GAME.sides.map((side) => ({
    side,
    name: side,
    address: `${side}@example.org`,
    locale: 'en',
    timeZone: 'UTC',
  })),
};

export interface Given {
  readonly side: string;
  readonly order: Order;
}

/** All orders of a peaceful match. */
export function peacefulOrders(): readonly Given[] {
  const session = new Session(GAME, GAME.rules.start(SCENARIO), {
    chance: { roll: notPeaceful, draw: notPeaceful },
  });
  const given: Given[] = [];
  for (let [question] = session.questions; question !== undefined; [question] = session.questions) {
    const order = peaceful(question);
    given.push({ side: question.side, order });
    session.give(question.side, order);
  }
  return given;
}

function notPeaceful(): never {
  throw new Error('somebody fights');
}

/** The example set-up, the way to the phase that needs no dice, and its end. */
function peaceful(question: Question): Order {
  const all = [...sentences(question)];
  const found =
    all.find((order) => order.do === 'end') ??
    all.find((order) => order.do === 'template') ??
    all.find((order) => order.mode === 'move' || order.mode === 'reorganise');
  return found ?? all[0] ?? notPeaceful();
}

/** Opens so many matches and seats both players; each begins at the same number of events (`beginningOf`). */
export async function openedMatches(count: number, matches: Matches): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const opened = await matches.open(REQUEST);
    if (!opened.ok) throw new Error(opened.failure.code);
    const { match } = opened.value;
    for (const side of GAME.sides) await matches.join(match, side, {});
    ids.push(match);
  }
  return ids;
}

/** Number of the event that the first order of such a match follows. */
export async function beginningOf(matches: Matches, [id = '']: readonly string[]): Promise<number> {
  const head = (await matches.info(id))?.head.number;
  if (head === undefined) throw new Error('no such match');
  return head;
}
