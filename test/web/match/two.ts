/** A match of two seats in their browsers, as the tests of giving orders begin. */
import { beginMatch, makeWorld, seatedAt, type Visitor, type World } from '../world.js';

export interface TwoSeated {
  readonly world: World;
  readonly match: string;
  readonly red: Visitor;
  readonly blue: Visitor;
}

/** A match that is being played; both sides are asked for their bids. */
export async function twoSeated(): Promise<TwoSeated> {
  const world = await makeWorld();
  const match = await beginMatch(world);
  const [red, blue] = [await seatedAt(world, match, 'RED'), await seatedAt(world, match, 'BLUE')];
  return { world, match, red, blue };
}

let keys = 0;

/** What a program must name: the position it has seen on the page of its seat. */
export async function guardAt(visitor: Visitor, home: string) {
  const { event, draft } = (await visitor.read(home)).body as {
    event: number;
    draft: { revision: number };
  };
  return { event, draft: draft.revision, key: `program-${keys++}` };
}

/** Gives an order as a program does. */
export async function giveAt(visitor: Visitor, home: string, order: object) {
  return visitor.json(`${home}/orders`, { ...(await guardAt(visitor, home)), order });
}
