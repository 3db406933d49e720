/** Rule 3.3: the situation before the first step. */
import type { OptionId, Pack, ScenarioId, SeaId } from '../components/pack.js';
import { hexIndex, NONE, optionDefault, scenarioOf, unitIndex } from '../components/pack.js';
import type { OptionFlags, Phase, UnitState, WpState } from './state.js';
import { OFF, OUT, RESERVE, TRACK } from './state.js';
import { controlMap } from './survey.js';

/** How a match is opened, in the words of the game. */
export interface OpeningWords {
  readonly scenario: ScenarioId;
  readonly options: Partial<Readonly<Record<OptionId, boolean>>>;
  /** Agreed by the players of the shortened game (WP-13.2.a). */
  readonly lastTurn?: number | undefined;
  readonly bid?: number | undefined;
}

export const OPTION_IDS: readonly OptionId[] = [
  'presetDepots',
  'suddenDeath',
  'chineseNoRedeployTurn1',
  'literalTransportHits',
];

/** The set-up of a scenario (WP-3.3). */
export function startState(pack: Pack, opening: OpeningWords): WpState {
  const scenario = scenarioOf(pack, opening.scenario);
  const state: WpState = {
    ...emptyState(pack, opening),
    step: firstStep(opening),
    turn: scenario.firstTurn,
    units: pack.units.map((_, index) => setUp(pack, opening.scenario, index)),
    depots: {
      J: depotsOf(pack, scenario.depots?.J),
      A: depotsOf(pack, presetDepots(pack, opening) ?? scenario.depots?.A),
    },
  };
  state.startControl = controlMap({ pack, state });
  return state;
}

/** Allied depots that stand at the start instead of being built on turn 1 (WP-6.6.2.b). */
function presetDepots(pack: Pack, opening: OpeningWords): readonly string[] | undefined {
  const { firstTurn, optionalDepots } = scenarioOf(pack, opening.scenario);
  if (firstTurn !== 1 || !optionsOf(pack, opening).presetDepots) return undefined;
  return optionalDepots ?? pack.file.tables.depot.optionalTurn1;
}

function firstStep({ scenario, bid }: OpeningWords): Phase {
  return scenario === 'short' && bid === undefined ? 'bid' : 'start';
}

/** A situation with nothing on the map. */
export function emptyState(pack: Pack, opening: OpeningWords): WpState {
  const both = <T>(of: () => T) => ({ J: of(), A: of() });
  return {
    step: 'start',
    scenario: opening.scenario,
    options: optionsOf(pack, opening),
    lastTurn: opening.lastTurn ?? pack.lastTurn,
    bid: opening.bid ?? NONE,
    seatsChanged: false,
    turn: scenarioOf(pack, opening.scenario).firstTurn,
    units: pack.units.map(() => unitIn(OFF)),
    depots: both(() => []),
    built: both(() => []),
    cc: [],
    trp: both(() => 0),
    rp: both(() => 0),
    initiative: '=',
    next: null,
    passed: both(() => false),
    hands: both(() => []),
    deck: [],
    discards: [],
    effects: [],
    targets: both(() => []),
    landAtStart: both(() => []),
    resolved: [],
    redeployLeft: both(() => 0),
    snapshot: { oil: 0, allied: false },
    chinaBattle: false,
    chinaPenaltyNext: false,
    surrendered: false,
    chungkingAir: NONE,
    chungkingUsed: false,
    suddenDeathOff: false,
    startControl: [],
    usEntered: false,
    usWarByJapan: NONE,
    impulse: null,
    lifted: [],
    battle: null,
  };
}

function optionsOf(pack: Pack, { options }: OpeningWords): OptionFlags {
  const given = (id: OptionId) => options[id] ?? optionDefault(pack, id);
  return {
    presetDepots: given('presetDepots'),
    suddenDeath: given('suddenDeath'),
    chineseNoRedeployTurn1: given('chineseNoRedeployTurn1'),
    literalTransportHits: given('literalTransportHits'),
  };
}

/** A unit that has done nothing yet. */
export function unitIn(at: number, damaged = false, sea: SeaId | null = null): UnitState {
  return { at, damaged, moved: false, redeployed: false, carrier: NONE, home: false, sea };
}

/** Printed hex or turn, or the list of the 1943 scenario (WP-3.3.b, c, f). */
function setUp(pack: Pack, scenario: ScenarioId, index: number): UnitState {
  const { setup43, eliminated = [], firstTurn } = scenarioOf(pack, scenario);
  const { id, setup, arrival } = pack.units[index]!;
  if (index === pack.reserve) return unitIn(RESERVE);
  if (setup43 === undefined) return unitIn(setup === NONE ? TRACK : setup);
  const placed = setup43.find(({ unit }) => unit === id);
  if (placed !== undefined) return unitIn(hexIndex(pack, placed.hex), placed.state === 'damaged');
  if (eliminated.some(({ unit }) => unitIndex(pack, unit) === index)) return unitIn(OUT);
  return unitIn(arrival >= firstTurn ? TRACK : OUT);
}

function depotsOf(pack: Pack, given: readonly (string | { readonly hex: string })[] | undefined): number[] {
  return (given ?? [])
    .map((depot) => hexIndex(pack, typeof depot === 'string' ? depot : depot.hex))
    .sort((a, b) => a - b);
}

/** The cards of a year. */
export function cardsOfYear(pack: Pack, year: number): number[] {
  return [...pack.cards.keys()].filter((card) => pack.cards[card]!.year === year);
}
