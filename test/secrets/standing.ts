/** Standing orders at random, as a player might leave them. */
import { standingDecision } from '../../src/match/commands/standing.js';
import {
  type Game,
  type Order,
  type Picker,
  type Side,
  type StandingOrders,
  sampleOrder,
} from '../../src/referee/index.js';

const MOST = 6;

/** None, or some sentences of the game's forms, each key once. */
export function randomStanding(game: Game, side: Side, pick: Picker): StandingOrders {
  const left = new Map<string, Order>();
  const wanted = pick(3) === 0 ? 0 : 1 + pick(MOST);
  for (let i = 0; i < wanted; i++) {
    const order = sampleOrder(standingDecision({ game }, side), pick);
    if (order !== undefined) left.set(game.standing.key(order), order);
  }
  return [...left.values()];
}
