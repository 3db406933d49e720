/** What the tests of the game share: positions in short, matches with given dice. */
import components from '../../../src/games/manila45/components/components.json' with { type: 'json' };
import { makePack } from '../../../src/games/manila45/components/pack.js';
import { type MnState, manila45 } from '../../../src/games/manila45/index.js';
import type {
  Json,
  Order,
  PlanPort,
  Side,
  StandingOrders,
  StandingPort,
  Viewer,
} from '../../../src/referee/index.js';
import { GivenMatch, legal, positionOf, standingPort } from '../match.js';

export { picker, seededChance } from '../../referee/support.js';

export const game = manila45;
export const pack = makePack(components);

type More = Readonly<Record<string, Json>>;
/**
 * Where units stand, by designation or id. Behind it flags: `!` face up, `_` below, `m` moved, `a` attacked.
 */
export type Units = Readonly<Record<string, string>>;

const FLAGS: Readonly<Record<string, string>> = {
  '!': 'revealed',
  _: 'under',
  '~': 'roamed',
  '>': 'moved',
  '*': 'attacked',
};

/** The id of a unit by the designation on its counter. */
export function idOf(name: string): string {
  const found = components.units.find(({ id, designation }) => designation === name || id === name);
  if (found === undefined) throw new Error(`no unit ${name}`);
  return found.id;
}

export const idsOf = (...names: readonly string[]): string[] => names.map(idOf).sort();

/** The index of a unit. */
export function indexOf(name: string): number {
  return pack.unitIndexes.get(idOf(name)) ?? -1;
}

/**
 * A position file with these units alone on the map, and one Japanese unit far away so that the match goes
 * on.
 */
export function file(phase: string, units: Units, more: More = {}): Json {
  const words = Object.entries(units).map(([name, at]) => {
    if (at === 'out') return [idOf(name), { eliminated: true }] as const;
    const flags = Object.entries(FLAGS).flatMap(([mark, flag]) =>
      at.includes(mark) ? [[flag, true] as const] : [],
    );
    return [idOf(name), { at: at.slice(0, 4), ...Object.fromEntries(flags) }] as const;
  });
  const far = '47-2' in units ? {} : { [FAR]: { at: '1911' } };
  const named: More = typeof more.units === 'object' && more.units !== null ? (more.units as More) : {};
  return {
    game: 'manila45',
    phase,
    clear: true,
    ...more,
    units: { ...far, ...Object.fromEntries(words), ...named },
  };
}

/** Stands out of the way in 1911, face down. */
const FAR = 'JP-52';

export const position = (json: Json): MnState => positionOf(game, json);

export class Match extends GivenMatch<MnState> {
  constructor(state: MnState, dice: readonly number[] = [], standing?: StandingPort, plans?: PlanPort) {
    super({
      of: game,
      state,
      dice,
      standing,
      plans,
      spare: { draw: ({ from }) => [...from] },
    });
  }

  /** The hex of units, `out` or `off`. */
  where(...names: readonly string[]): string[] {
    return names.map((name) => {
      const at = this.state.units[indexOf(name)]?.at ?? -2;
      return at >= 0 ? (pack.hexes[at]?.id ?? '') : at === -1 ? 'out' : 'off';
    });
  }

  isFaceUp(name: string): boolean {
    return this.state.units[indexOf(name)]?.revealed === true;
  }

  /** Reasons and amounts of the modifiers of the last roll. */
  get modifiers(): Readonly<Record<string, number>> {
    return Object.fromEntries((this.rolls.at(-1)?.modifiers ?? []).map((m) => [m.reason, m.amount]));
  }

  /** Clauses that the modifiers of the last roll stand by. */
  get modifierClauses(): readonly string[] {
    return (this.rolls.at(-1)?.modifiers ?? []).flatMap(({ clause }) => clause ?? []);
  }

  /** The last roll came to this. */
  get outcome(): string | undefined {
    return this.rolls.at(-1)?.outcome;
  }

  /** The last line of the log with this key. */
  line(key: string) {
    return this.log.findLast((entry) => entry.key === key);
  }

  /** What a viewer is shown of the units. */
  units(viewer: Viewer): Readonly<Record<string, Record<string, unknown>>> {
    return this.body(viewer).units as Record<string, Record<string, unknown>>;
  }

  body(viewer: Viewer): Readonly<Record<string, unknown>> {
    return game.position.view(this.state, viewer).body as Record<string, unknown>;
  }

  /** What a side alone was told. */
  told(side: Side) {
    return this.session.events.flatMap((event) => event.told[side] ?? []);
  }

  /** Values that a form offers in a field. */
  offered(name: string, field: string): string[] {
    const values = legal(this.question).flatMap((o) => (o.do === name ? [o[field]] : []));
    return [...new Set(values.flatMap((v) => (Array.isArray(v) ? v.map(String) : [String(v)])))].sort();
  }

  /** The clause that closes a form, or undefined where it is open. */
  closes(name: string): string | undefined {
    return this.question.forms.find((form) => form.do === name)?.forbidden?.();
  }
}

/** A match from a position in short. */
export function match(phase: string, units: Units, more: More = {}, dice: readonly number[] = []): Match {
  return new Match(position(file(phase, units, more)), dice);
}

/** A port that answers from these orders (and the defaults). */
export const standingOf = (orders: Readonly<Record<Side, StandingOrders>> = {}): StandingPort =>
  standingPort(game, orders);

export const move = (unit: string, to: string, more: object = {}): Order => ({
  do: 'move',
  unit: idOf(unit),
  to,
  ...more,
});
export const step = (to: string, more: object = {}): Order => ({ do: 'step', to, ...more });
export const march = (unit: string, path: string | readonly string[], more: object = {}): Order => ({
  do: 'march',
  unit: idOf(unit),
  path,
  ...more,
});
export const attack = (target: string, units: readonly string[], more: object = {}): Order => ({
  do: 'attack',
  target,
  units: idsOf(...units),
  ...more,
});
export const fire = (...units: readonly string[]): Order => ({ do: 'fire', units: idsOf(...units) });
export const [end, stop, hold]: readonly [Order, Order, Order] = [
  { do: 'end' },
  { do: 'stop' },
  { do: 'hold' },
];

/** The phases of a match, in order. */
export const MATCH_PHASES = game.rules
  .steps(game.rules.start({ scenario: 'campaign', options: {} }))
  .map(({ id }) => id);
