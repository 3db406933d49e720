/**
 * Seals: checked as far as a reader may open them, and once more with the secret roots. SPEC sections 6 and
 * 8.
 */
import { drawDice, drawKey, faces, pick } from './chance.js';
import type { Course } from './course.js';
import { type Bytes, canonical, hex, hmac, sha256, unhex } from './json.js';
import { demand, type Place } from './report.js';
import { inPlace } from './rolls.js';
import type { Roots } from './roots.js';
import { checkForced } from './rounds.js';
import {
  type Draw,
  type Event,
  isDraws,
  isSideContent,
  type Openings,
  type OrderedEvent,
  type Played,
} from './shape.js';

/** A line whose openings are checked again at the end. */
interface Kept {
  readonly place: Place;
  readonly event: Event;
  readonly open: Openings;
  readonly roots: Roots;
}

export class Seals {
  readonly #course: Course;
  readonly #kept: Kept[] = [];
  readonly seals = { opened: 0, closed: 0 };
  readonly states = { opened: 0, closed: 0 };
  /** Draws that have been computed anew. */
  draws = 0;

  constructor(course: Course) {
    this.#course = course;
  }

  /** Checks an event's seals against the openings beside it. `reader`: whom the file is for. */
  async read(place: Place, reader: string, event: Event, shown: Openings | undefined): Promise<void> {
    const open = shown ?? {};
    const played = event.type === 'played' || event.type === 'ordered';
    const names = played ? [...this.#course.sides, 'draws'].sort() : [];
    const seals = new Map(Object.entries(played ? event.seals : {}));
    demand(
      canonical([...seals.keys()].sort()) === canonical(names),
      'seals',
      'not one seal a side and one for the draws',
    );
    const due = names.filter((name) => reader === 'all' || reader === name);
    if ('state' in event) seals.set('state', event.state);
    const sealed = Object.keys(open).filter(
      (name) => !(name === 'state' && reader === 'all' && 'state' in event),
    );
    const right =
      canonical(sealed.sort()) === canonical(due) && (shown === undefined || Object.keys(open).length > 0);
    demand(right, 'open', `not the openings of a file for ${reader}`);
    for (const [name, { salt, content }] of Object.entries(open)) {
      demand((salt === '') === (name === 'state' && !this.#course.hides), 'salt', `${name}: wrongly salted`);
      const digest = hex(await sha256(unhex(salt), canonical(content)));
      demand(digest === seals.get(name), 'seal', `${name}: the opening does not fit the seal`);
      if (played) this.#readContent(event, name, content);
    }
    this.#kept.push({ place: { ...place }, event, open, roots: this.#course.chains.now() });
    this.seals.opened += due.length;
    this.seals.closed += names.length - due.length;
    if ('state' in event) this.states['state' in open ? 'opened' : 'closed'] += 1;
  }

  /**
   * With the secret roots opened: every salt and every draw. Moves `place` to the line that is read again.
   */
  async unseal(place: Place, secrets: readonly string[]): Promise<void> {
    const opened = secrets.map(unhex);
    const here = { ...place };
    for (const kept of this.#kept) {
      Object.assign(place, kept.place);
      await this.#unsealRow(kept, opened[kept.roots.chain - 1] ?? new Uint8Array());
    }
    Object.assign(place, here);
  }

  async #unsealRow({ event, open, roots }: Kept, secret: Bytes): Promise<void> {
    for (const [name, { salt }] of Object.entries(open)) {
      const due = hex(await hmac(secret, canonical({ match: event.match, n: event.n, salt: name })));
      demand(salt === '' || salt === due, 'salt', `${name}: the salt does not come from the secret root`);
    }
    const draws = open.draws?.content;
    if ((event.type !== 'played' && event.type !== 'ordered') || !isDraws(draws)) return;
    demand(inPlace(draws, event.public.orders.length), 'after', 'a draw out of its place');
    this.#checkRound(event, draws);
    for (const draw of draws) await this.#draw(draw, event, roots, secret);
    for (const side of this.#course.sides) {
      const own = draws
        .filter((draw) => draw.side === side)
        .map(({ after, purpose, ids }) => ({ after, purpose, ids }));
      const content = open[side]?.content;
      demand(
        isSideContent(content) && canonical(content.draws) === canonical(own),
        'draw',
        `${side} was told of other draws`,
      );
    }
  }

  /** With a beacon a draw, like a roll, falls by the round that was named for it. */
  #checkRound({ n, type, public: { orders } }: Played | OrderedEvent, draws: readonly Draw[]): void {
    if (draws.length === 0) return;
    demand(type === 'played', 'draw', 'a draw in an event that only orders');
    const { beacons, alone } = this.#course;
    if (beacons.has(n)) checkForced(orders, draws.at(-1)?.after ?? 0);
    else demand(alone.has(n), 'beacon', 'a draw that was not ordered');
  }

  readonly #drawn = new Map<number, number>();

  async #draw(
    draw: Draw,
    event: Played | OrderedEvent,
    { chain, seeds }: Roots,
    secret: Bytes,
  ): Promise<void> {
    const { side, k, purpose, from, ids } = draw;
    const due = (this.#drawn.get(chain) ?? 0) + 1;
    demand(this.#course.sides.includes(side), 'side', `no side ${side}`);
    const seeded = Object.keys(seeds).length === 2;
    demand(seeded, 'seed', 'a draw before both sides have given their seeds');
    demand(k === due, 'k', `draw ${k} where ${due} is due`);
    const pool = new Set(from).size === from.length && from.length <= 256 && ids.length <= from.length;
    demand(pool, 'draw', `${purpose}: not a pool to draw from`);
    const dice = drawDice(from, ids.length);
    const { match, n } = event;
    const beacon = this.#course.beacons.get(n) ?? null;
    const message = { match, stream: 'secret', chain, k, seeds, beacon } as const;
    const drawn = pick(from, await faces(await drawKey(secret, k), message, dice));
    demand(canonical(ids) === canonical(drawn), 'draw', `${purpose}: what was drawn is ${drawn.join()}`);
    this.#drawn.set(chain, k);
    this.draws += 1;
  }

  #readContent({ public: { orders } }: Played | OrderedEvent, name: string, content: unknown): void {
    if (name === 'state') return;
    if (name === 'draws') demand(isDraws(content), 'content', 'not the shape of sealed draws');
    else {
      demand(isSideContent(content), 'content', `not the shape of what ${name} is told`);
      const indexes = content.orders.map(([index]) => index);
      const own = indexes.every(
        (index, i) => index > (indexes[i - 1] ?? -1) && isOrderOf(orders[index], name),
      );
      demand(own, 'content', `${name}: an order in full that is not one of its orders`);
      demand(inPlace(content.draws, orders.length), 'after', `${name}: a draw out of its place`);
    }
    const draws = isDraws(content) ? content : content.draws;
    demand(draws.length === 0 || this.#course.hides, 'draw', 'a draw in a game that hides nothing');
  }
}

/** Whether an entry of an event's orders is an order of this side. */
function isOrderOf(entry: Played['public']['orders'][number] | undefined, side: string): boolean {
  return entry !== undefined && entry.side === side && entry.order !== null;
}
