/**
 * Pairs of matches in two houses, led through the same orders and compared as far as the whole service shows
 * them.
 */
import type { OpenRequest } from '../../../src/match/index.js';
import {
  type BaseState,
  type Game,
  type Order,
  type Picker,
  Session,
  type Side,
  type StandingOrders,
  sampleOrder,
  type Viewer,
} from '../../../src/referee/index.js';
import { good } from '../../match/harness.js';
import { picker, seededChance } from '../../referee/support.js';
import { areApart } from '../apart.js';
import type { Row } from '../games.js';
import { differenceOf } from '../memory/looks.js';
import { randomStanding } from '../standing.js';
import { facesOf } from './faces.js';
import { type House, makeHouse } from './house.js';

/** What the two differ in. A draft is given in one of them, compared, undone, and compared again. */
const DIFFERENCES = ['state', 'standing', 'draft'] as const;
type Difference = (typeof DIFFERENCES)[number];

interface ServiceTally {
  readonly looks: { readonly [difference in Difference]: number };
  readonly pictures: number;
  readonly leaks: readonly string[];
}

const FOLLOWED = 10;
/** Orders before a pair begins, at most. */
const DEEP = 40;
/** Drawn maps to compare: many of a game whose map may hide something, else a few. */
const PICTURES = { hiding: 50, open: 4 };
const MOST_IN_DRAFT = 2;

/** Compares until every kind of difference that the game knows was looked at so often. */
export async function compareServices(
  row: Row,
  wanted: number,
  judge: Game = row.game,
): Promise<ServiceTally> {
  const [a, b] = [await makeHouse(row.game), await makeHouse(row.game)];
  const looks = { state: 0, standing: 0, draft: 0 };
  const tally = { looks, pictures: 0, leaks: [] as string[] };
  const open = () =>
    DIFFERENCES.filter(
      (difference) => looks[difference] < wanted && (difference !== 'state' || judge.position.hides),
    );
  let matches = 0;
  for (let seed = 1; open().length > 0 && tally.leaks.length === 0; seed++) {
    const pick = picker(seed);
    for (const difference of open()) {
      const viewers = [...row.game.sides, ...(seed % 3 === 0 ? ['spectator'] : [])];
      for (const viewer of viewers) {
        const state = deepIn(row, seed, pick);
        const pair = new ServicePair({ a, b, judge, difference, viewer, pick, tally });
        if (state !== undefined) await pair.follow(state, ++matches);
      }
    }
  }
  await Promise.all([a.close(), b.close()]);
  return tally;
}

/** The last safe point of a random playout. */
function deepIn({ game, start }: Row, seed: number, pick: Picker): BaseState | undefined {
  const session = new Session(game, start(pick), { chance: seededChance(seed), snapshots: true });
  let safe: string | undefined;
  for (let i = pick(DEEP); i >= 0 && session.stop.at === 'asked'; i--) {
    const [question] = session.questions;
    const order = question === undefined ? undefined : sampleOrder(question, pick);
    if (question === undefined || order === undefined) break;
    session.give(question.side, order);
    safe = session.events.at(-1)?.safe?.state ?? safe;
  }
  return safe === undefined ? undefined : (JSON.parse(safe) as BaseState);
}

interface Terms {
  readonly a: House;
  readonly b: House;
  readonly judge: Game;
  readonly difference: Difference;
  readonly viewer: Viewer;
  readonly pick: Picker;
  readonly tally: {
    readonly looks: { [difference in Difference]: number };
    pictures: number;
    readonly leaks: string[];
  };
}

class ServicePair {
  readonly #terms: Terms;
  /** Standing orders have answered differently: no pair any more. */
  #over = false;
  #match = '';
  /** Sides with a draft in the second house alone, one entry an order. */
  readonly #drafted: Side[] = [];
  #keys = 0;

  constructor(terms: Terms) {
    this.#terms = terms;
  }

  async follow(state: BaseState, seed: number): Promise<void> {
    const { a, b, judge, difference, viewer, pick } = this.#terms;
    const other =
      difference === 'state'
        ? judge.position.twin?.(structuredClone(state), viewer, pick)
        : structuredClone(state);
    if (other === undefined) return;
    const left = this.#standings();
    b.lay(other, seed, (orders, view, decision) => {
      const [mine, theirs] = [left.a.get(view.viewer) ?? [], orders].map(
        (o) => a.game.standing.answer(o, view, decision)?.order,
      );
      if (JSON.stringify(mine) !== JSON.stringify(theirs)) this.#over = true;
    });
    a.lay(state, seed);
    this.#match = await begin(a, left.a);
    if ((await begin(b, left.b)) !== this.#match) throw new Error('the houses are out of step');
    for (let i = 0; i < FOLLOWED && (await this.#isPair()); i++) if (!(await this.#round())) return;
  }

  /** Standing orders of the sides that are not the viewer. */
  #standings(): {
    readonly a: ReadonlyMap<Side, StandingOrders>;
    readonly b: ReadonlyMap<Side, StandingOrders>;
  } {
    const { a, difference, viewer, pick } = this.#terms;
    const others = a.game.sides.filter((side) => side !== viewer);
    const draw = () => new Map(others.map((side) => [side, randomStanding(a.game, side, pick)]));
    const first = difference === 'standing' ? draw() : new Map<Side, StandingOrders>();
    return { a: first, b: difference === 'standing' ? draw() : first };
  }

  async #isPair(): Promise<boolean> {
    const { a, b, judge, viewer, pick } = this.#terms;
    return (
      !this.#over &&
      !areApart(judge, await a.stateOf(this.#match), await b.stateOf(this.#match), viewer, pick)
    );
  }

  /** Looks, and gives one order in both. False at the end of the pair. */
  async #round(): Promise<boolean> {
    const { a, b, viewer, difference, pick } = this.#terms;
    const info = await a.matches.info(this.#match);
    const side = info?.waitsFor[pick(info.waitsFor.length)];
    if (info?.status !== 'playing' || side === undefined) return false;
    const order = await this.#sample(a, side);
    const own = side === viewer ? order : undefined;
    if (difference !== 'draft') await this.#look(own);
    else if ((await this.#draftElsewhere()) > 0) await this.#look(own);
    if (order === undefined || this.#terms.tally.leaks.length > 0) return false;
    await this.#undoDrafts(b);
    return (await this.#give(a, side, order)) && (await this.#give(b, side, order));
  }

  async #look(own: Order | undefined): Promise<void> {
    const { a, b, judge, viewer, difference, tally } = this.#terms;
    const enough = judge.position.hides ? PICTURES.hiding : PICTURES.open;
    const pictured = tally.pictures < enough && a.game.sides.includes(viewer);
    const [one, other] = [
      await facesOf(a, this.#match, viewer, own, pictured),
      await facesOf(b, this.#match, viewer, own, pictured),
    ];
    tally.looks[difference]++;
    // The map of the page and the small one of the list.
    if (pictured) tally.pictures += 2;
    const found = differenceOf(one, other);
    if (found !== undefined) tally.leaks.push(`${difference} to ${viewer}: ${found}`);
  }

  async #sample(house: House, side: Side): Promise<Order | undefined> {
    const { question } = good(await house.matches.page(this.#match, side));
    return question === undefined ? undefined : sampleOrder(question, this.#terms.pick);
  }

  /** Drafts of the other sides in the second house; gives their number. */
  async #draftElsewhere(): Promise<number> {
    const { b, viewer } = this.#terms;
    for (const side of b.game.sides.filter((one) => one !== viewer)) {
      for (let i = 0; i < MOST_IN_DRAFT; i++) {
        const order = await this.#sample(b, side);
        const preview = order === undefined ? undefined : await b.matches.preview(this.#match, side, order);
        if (order === undefined || !preview?.ok || !(await this.#staysDraft(preview.value.barrier))) break;
        if (await this.#give(b, side, order)) this.#drafted.push(side);
      }
    }
    return this.#drafted.length;
  }

  /** An answer to both stays a draft as long as it is the first. */
  async #staysDraft(barrier: string | undefined): Promise<boolean> {
    if (barrier === undefined) return true;
    const waits = (await this.#terms.b.matches.info(this.#match))?.waitsFor ?? [];
    return barrier === 'both' && waits.length > 1;
  }

  async #undoDrafts({ matches }: House): Promise<void> {
    for (const side of this.#drafted.splice(0).reverse()) {
      const page = good(await matches.page(this.#match, side));
      good(await matches.undo(this.#match, side, this.#guard(page)));
    }
  }

  async #give({ matches }: House, side: Side, order: Order): Promise<boolean> {
    const page = good(await matches.page(this.#match, side));
    return (await matches.order(this.#match, side, { ...this.#guard(page), order })).ok;
  }

  #guard(page: {
    readonly match: { readonly head: { readonly number: number } };
    readonly draft: { readonly revision: number };
  }) {
    return { event: page.match.head.number, draft: page.draft.revision, key: `key ${this.#keys++}` };
  }
}

/** Opens a match, leaves standing orders and seats both players. */
export async function begin(
  { matches, game }: House,
  standing: ReadonlyMap<Side, StandingOrders>,
): Promise<string> {
  const { match } = good(await matches.open(requestFor(game)));
  for (const [side, orders] of standing)
    for (const [revision, set] of orders.entries())
      good(await matches.setStanding(match, side, { set }, revision));
  for (const side of game.sides) good(await matches.join(match, side, {}));
  return match;
}

function requestFor(game: Game): OpenRequest {
  const [first = '', second = ''] = game.sides;
  return {
    game: game.id,
    scenario: game.scenarios[0]?.id ?? '',
    options: {},
    pack: null,
    opener: first,
    seats: [
      { side: first, name: '山田 太郎', address: 'first@example.org', locale: 'ja', timeZone: 'Asia/Tokyo' },
      {
        side: second,
        name: 'Second Person',
        address: 'second@example.org',
        locale: 'en',
        timeZone: 'Europe/London',
      },
    ],
  };
}
