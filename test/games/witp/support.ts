/** What the tests of the game share: positions in short, matches with given dice and draws, legal orders. */
import components from '../../../src/games/witp/components/components.json' with { type: 'json' };
import { makePack } from '../../../src/games/witp/components/pack.js';
import { witp } from '../../../src/games/witp/index.js';
import type { WpState } from '../../../src/games/witp/state/state.js';
import type { Game, Json, Order, Side } from '../../../src/referee/index.js';
import { picker, seededChance } from '../../referee/support.js';
import { GivenMatch, positionOf } from '../match.js';

export { components, picker, seededChance };
export const pack = makePack(components);

export const game: Game<WpState> = witp;

/** Where units stand: `{ '0606': 'U-A1 U-L1!' }`, a bang for damaged. */
export type Where = Readonly<Record<string, string>>;
export type More = Readonly<Record<string, Json>>;

const list = (text: string) => text.split(' ').filter((word) => word !== '');

/** A position file with nothing on the map but what is named. */
export function file(turn: number, phase: string, where: Where, more: More = {}): Json {
  const units: Record<string, Json> = {};
  for (const [at, words] of Object.entries(where))
    for (const word of list(words)) {
      const [id = '', carrier] = word.replace(/[!*~]/g, '').split('@');
      units[id] = {
        at: at.slice(0, 4) === '0406' ? '0406' : at,
        ...(word.includes('!') ? { damaged: true } : {}),
        ...(word.includes('*') ? { moved: true } : {}),
        ...(word.includes('~') ? { home: true } : {}),
        ...(carrier === undefined ? {} : { carrier }),
        ...(at === '0406e' && /-[CN]\d/.test(id) ? { sea: 'east' } : {}),
      };
    }
  return { game: 'witp', turn, phase, clear: true, units, ...more };
}

/** One J land unit more, so that A does not win at the first test (WP-3.2.a), and its depot. */
export const TRUK: Where = { '0907': 'J-L25' };

export const position = (json: Json): WpState => positionOf(game, json);

export function faultOf(json: Json): string | undefined {
  const read = game.position.read(json);
  return 'fault' in read ? read.fault.at : undefined;
}

/** A match that goes on from a position with these dice and draws. */
export class Match extends GivenMatch<WpState> {
  constructor(state: WpState, dice: readonly number[] = [], draws: readonly string[] = []) {
    const chance = picker(1);
    const roll = (spec: { readonly dice: readonly number[] }) => spec.dice.map((faces) => 1 + chance(faces));
    // What comes after the situation of a test is not its business.
    super({ of: game, state, dice, draws, spare: { draw: ({ from, take }) => from.slice(0, take), roll } });
  }

  get asked(): boolean {
    return this.session.questions.length > 0;
  }

  /** `A battleHex`: side and kind. */
  get now(): string {
    if (!this.asked) return this.session.stop.at;
    const { side, kind } = this.question;
    return `${side} ${kind}`;
  }

  /** Where units stand: `0606`, `0606!` damaged, `out`; with `@` and its ship where aboard. */
  where(ids: string): string {
    return list(ids)
      .map((id) => whereIs(this.state, id))
      .join(' ');
  }
}

export function whereIs(state: WpState, id: string): string {
  const unit = state.units[pack.unitIndexes.get(id) ?? -1];
  if (unit === undefined) throw new Error(`no unit ${id}`);
  const place = pack.hexes[unit.at]?.id ?? WORDS[-unit.at] ?? '?';
  const ship = unit.carrier < 0 ? '' : `@${pack.units[unit.carrier]?.id ?? ''}`;
  return `${place}${unit.damaged ? '!' : ''}${ship}`;
}

const WORDS = ['', 'out', 'track', 'reserve', 'off', 'lifted'];

/** A match from a position in short. */
export function match(
  turn: number,
  phase: string,
  where: Where,
  more: More = {},
  dice: readonly number[] = [],
  draws: readonly string[] = [],
): Match {
  return new Match(position(file(turn, phase, where, more)), dice, draws);
}

/** Words for `begin`. */
export function begin(procedure: string, given: Json = {}): More {
  return { begin: { procedure, with: given } };
}

export const target = (hex: string): Order => ({ do: 'target', hex });
export const go: Order = { do: 'go' };
export const pass: Order = { do: 'pass' };
/** `send('0408', 'J-N1 J-L1', '0508', 'J-L1 J-N1')`. */
export const send = (from: string, units: string, path: string, cargo = ''): Order => ({
  do: 'send',
  from,
  units: list(units).sort(),
  cargo: list(cargo),
  path: list(path),
});

/** The clauses that entries of the log are told with whose keys begin so. */
export function clausesOf(m: Match, key: string): readonly (string | undefined)[] {
  return m.log.filter((entry) => entry.key.startsWith(key)).map((entry) => game.rulebook?.entries[entry.key]);
}

/** The clause that refuses an order, or `legal`. */
export function refusal(m: Match, side: Side, order: Order): string {
  return m.session.give(side, order)?.clause ?? 'legal';
}
