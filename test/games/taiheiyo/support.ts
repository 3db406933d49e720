/** What the tests of the game share: positions in short, matches with given dice and draws, legal orders. */
import components from '../../../src/games/taiheiyo/components/components.json' with { type: 'json' };
import { makePack } from '../../../src/games/taiheiyo/components/pack.js';
import { taiheiyo } from '../../../src/games/taiheiyo/index.js';
import type { TsState } from '../../../src/games/taiheiyo/state/state.js';
import type {
  Json,
  Order,
  PlanPort,
  Side,
  StandingOrders,
  StandingPort,
} from '../../../src/referee/index.js';
import { GivenMatch, positionOf, standingPort, type Terms } from '../match.js';

export { picker, seededChance } from '../../referee/support.js';
export { legal } from '../match.js';
export { components };
export const pack = makePack(components);
export const game = taiheiyo;

/**
 * Where units stand: `{ midway: 'jp_akagi us_wasp*', 'turn:3': 'jp_kaga!' }`, a star for face-down, a bang
 * for under repair.
 */
export type Where = Readonly<Record<string, string>>;
export type More = Readonly<Record<string, Json>>;

/**
 * A position file: everything that is not named is off the map, hands are empty, all other cards are in the
 * deck.
 */
export function file(turn: number, where: Where, more: More = {}): Json {
  const words = Object.entries(where).flatMap(([at, units]) =>
    units
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => [
        word.replace(/[*!]/g, ''),
        {
          at,
          ...(word.includes('*') ? { faceDown: true } : {}),
          ...(word.includes('!') ? { damaged: true } : {}),
        },
      ]),
  );
  return {
    game: 'taiheiyo',
    turn,
    phase: 'INITIATIVE-1',
    clear: true,
    units: Object.fromEntries(words),
    ...more,
  };
}

/** Reads a position file that must be sound. */
export const position = (json: Json): TsState => positionOf(game, json);

export function faultOf(json: Json): string | undefined {
  const read = game.position.read(json);
  return 'fault' in read ? read.fault.at : undefined;
}

/** Words for `begin`. */
export function begin(procedure: string, given: Json = {}): More {
  return { begin: { procedure, with: given } };
}

export const J_HAND = (...J: string[]): More => ({ hands: { J } });
export const A_HAND = (...A: string[]): More => ({ hands: { A } });
export const hands = (J: string, A: string): More => ({ hands: { J: list(J), A: list(A) } });
const list = (text: string) => text.split(' ').filter((word) => word !== '');

/** A match that goes on from a position with these dice and draws (as ids in the order they are drawn). */
export class Match extends GivenMatch<TsState> {
  constructor(
    state: TsState,
    dice: readonly number[] = [],
    draws: readonly string[] = [],
    standing?: StandingPort,
    plans?: PlanPort,
  ) {
    super({ of: game, state, dice, draws, standing, plans, spare: SPARE });
  }

  get asked(): boolean {
    return this.session.questions.length > 0;
  }

  /** `A cards combatStart`: side, kind, and moment or step. */
  get now(): string {
    if (!this.asked) return this.session.stop.at;
    const { side, kind, about } = this.question;
    return [side, kind, about?.moment ?? about?.after].filter((word) => word !== undefined).join(' ');
  }

  /**
   * Strikes and gunfire so far: side, kind, strength, all shifts together, column, hits; `J air 16 -1 13-15
   * 3`.
   */
  get fire(): string[] {
    const shots = this.rolls.filter(({ purpose }) => FIRE.includes(purpose));
    return this.log
      .filter(({ key }) => key === 'fire')
      .map(({ side, what, strength, column, n }, i) => {
        const shift = (shots[i]?.modifiers ?? []).reduce((sum, { amount }) => sum + amount, 0);
        return `${side} ${what} ${strength} ${shift > 0 ? '+' : ''}${shift} ${column} ${n}`;
      });
  }

  /**
   * Answers every question until one of this kind (or the end) with the reluctant answer: none, no, done,
   * stop.
   */
  until(kind: string): this {
    for (let i = 0; i < 200 && this.asked && this.question.kind !== kind; i++) this.decline();
    return this;
  }

  /** One reluctant answer. */
  decline(): this {
    const word = ['none', 'no', 'done', 'stop', 'pass'].find((w) =>
      this.question.forms.some((f) => f.do === w),
    );
    if (word === undefined) throw new Error(`no way to decline ${this.now}`);
    return this.play(word);
  }

  /** Where units stand: `midway`, `midway*` face-down, `turn:3!` under repair, `out`. */
  where(...ids: readonly string[]): string[] {
    return ids.map((id) => whereIs(this.state, id));
  }
  /** Control of points: `J`, `A`, `-`, with the held state after a colon. */
  control(...ids: readonly string[]): string[] {
    return ids.map((id) => {
      const { control, held } = this.state.points[pack.pointIndexes.get(id) ?? -1] ?? {
        control: null,
        held: null,
      };
      return `${control ?? '-'}${held === null ? '' : `:${held}`}`;
    });
  }
  hand(side: 'J' | 'A'): string[] {
    return this.state.hands[side].map((card) => pack.cards[card]?.id ?? '');
  }
  get discards(): string[] {
    return this.state.discards.map((card) => pack.cards[card]?.id ?? '');
  }
  /** Values that a field of the legal orders takes. */
  values(name: string, of?: string): string[] {
    const found = this.legal().flatMap((o) => (of === undefined || o.do === of ? [o[name]] : []));
    return [
      ...new Set(
        found.filter((v) => v !== undefined).map((v) => (typeof v === 'string' ? v : JSON.stringify(v))),
      ),
    ].sort();
  }
}

/** Purposes of rolls that are hit dice. */
const FIRE = ['air', 'surface', 'submarine', 'torpedoBoats'];

/**
 * What comes after the situation of a test is not its business: the initiative goes to A, who is asked; cards
 * come in order.
 */
const SPARE: NonNullable<Terms<TsState>['spare']> = {
  roll: ({ purpose }) => (purpose === 'initiative' ? [1, 2] : undefined),
  draw: ({ from, take }) => from.slice(0, take),
};

export function whereIs(state: TsState, id: string): string {
  const unit = state.units[pack.unitIndexes.get(id) ?? -1];
  if (unit === undefined) throw new Error(`no unit ${id}`);
  const { at, box, faceDown, damaged } = unit;
  const place = at >= 0 ? (pack.points[at]?.id ?? '') : box > 0 ? `turn:${box}` : 'out';
  return `${place}${faceDown ? '*' : ''}${damaged ? '!' : ''}`;
}

/** A match from a position in short. */
export function match(
  turn: number,
  where: Where,
  more: More = {},
  dice: readonly number[] = [],
  draws: readonly string[] = [],
): Match {
  return new Match(position(file(turn, where, more)), dice, draws);
}

/** An operation of a side, "operation" stated. */
export function operation(
  side: Side,
  turn: number,
  where: Where,
  more: More = {},
  dice: readonly number[] = [],
): Match {
  return match(turn, where, { ...begin('operation', { side }), ...more }, dice);
}

/** A combat. */
export function battle(
  turn: number,
  at: string,
  attacker: Side,
  units: string,
  given: More = {},
  more: More = {},
  dice: readonly number[] = [],
  elsewhere: Where = {},
): Match {
  return match(
    turn,
    { ...elsewhere, [at]: units },
    { ...begin('battle', { at, attacker, ...given }), ...more },
    dice,
  );
}

/** Control of points in a position, judged once. */
export function judged(where: Where, points: More = {}, more: More = {}): (...ids: string[]) => string[] {
  const m = match(2, where, { points, ...begin('control'), ...more });
  return (...ids) => m.control(...ids);
}

export const standingOf = (orders: Readonly<Record<Side, StandingOrders>>): StandingPort =>
  standingPort(game, orders);

export const ids = (text: string): string[] => list(text).sort();
export const move = (from: string, ships: string, path: string): Order => ({
  do: 'move',
  from,
  ships: ids(ships),
  path: list(path),
});
export const back = (from: string, ships: string, to: string): Order => ({
  do: 'return',
  from,
  ships: ids(ships),
  to,
});
export const redeploy = (unit: string, to: string): Order => ({ do: 'redeploy', unit, to });
export const card = (event: string): Order => ({ do: 'card', event });
export const spend = (id: string): Order => ({ do: 'spend', card: id });
export const to = (point: string): Order => ({ do: 'to', to: point });
export const counterstrike = (from: string, ships: string): Order => ({
  do: 'counterstrike',
  from,
  ships: ids(ships),
});
export const go = (path: string): Order => ({ do: 'go', path: list(path) });
export const capture = (port: string, cards = ''): Order => ({ do: 'capture', port, cards: ids(cards) });
export const strike = (event: string, source: string, target: string): Order => ({
  do: 'event',
  event,
  source,
  target,
});
export const raid = (event: string, from: string, ships: string, path: string): Order => ({
  do: 'event',
  event,
  from,
  ships: ids(ships),
  path: list(path),
});
/** `allot('us_chester 2 us_chicago')`: hits, one unless a number follows. */
export function allot(text: string): Order {
  const hits: Record<string, number> = {};
  let last = '';
  for (const word of list(text)) {
    if (/^\d+$/.test(word)) hits[last] = Number(word);
    else {
      last = word;
      hits[word] = 1;
    }
  }
  return { do: 'allot', hits };
}
