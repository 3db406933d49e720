/** The situation in the words of a position file, and back: what position files and views have in common. */
import type { Json } from '../../../referee/index.js';
import { flagsUp, keyed } from '../../shared/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { cardIndex, hexId, hexIds, hexIndex, NONE, unitId, unitIndex } from '../components/pack.js';
import type { PositionFile, UnitWords } from '../components/position.js';
import type { BySide, Effect, Position, UnitState, WpState } from './state.js';
import { LIFTED, OFF, OUT, phaseOf, RESERVE, TRACK } from './state.js';

type Words = { readonly [word: string]: Json };

/** Words for places that are no hex. */
const PLACES: readonly (readonly [string, number])[] = [
  ['track', TRACK],
  ['reserve', RESERVE],
  ['out', OUT],
  ['off', OFF],
  ['lifted', LIFTED],
];

const FLAGS = ['damaged', 'moved', 'redeployed', 'home'] as const;

/** A unit in words. */
export function unitWords(pack: Pack, unit: UnitState): Words {
  const place = PLACES.find(([, at]) => at === unit.at)?.[0];
  return {
    at: place ?? hexId(pack, unit.at),
    ...flagsUp(FLAGS, unit),
    ...(unit.carrier === NONE ? {} : { carrier: unitId(pack, unit.carrier) }),
    ...(unit.sea === null ? {} : { sea: unit.sea }),
  };
}

/** The unit of some words; what they leave out is as it was. */
export function unitFrom(pack: Pack, start: UnitState, words: UnitWords | undefined): UnitState {
  if (words === undefined) return start;
  const at = words.at === undefined ? start.at : placeFrom(pack, words.at);
  return {
    at,
    damaged: words.damaged ?? (words.at === undefined ? start.damaged : false),
    moved: words.moved ?? false,
    redeployed: words.redeployed ?? false,
    carrier: words.carrier === undefined ? NONE : unitIndex(pack, words.carrier),
    home: words.home ?? false,
    sea: words.sea ?? null,
  };
}

function placeFrom(pack: Pack, word: string): number {
  return PLACES.find(([place]) => place === word)?.[1] ?? hexIndex(pack, word);
}

/** All that everybody knows, in words; reading them gives the same again. */
export function publicWords({ pack, state }: Position): Words {
  const ids = (hexes: readonly number[]) => hexIds(pack, hexes);
  const both = (of: BySide<number[]>) => ({ J: ids(of.J), A: ids(of.A) });
  return {
    game: 'witp',
    scenario: state.scenario,
    options: {
      ...state.options,
      ...(state.scenario === 'short' ? { lastTurn: state.lastTurn } : {}),
      ...(state.bid === NONE ? {} : { bid: state.bid }),
    },
    turn: state.turn,
    phase: phaseOf(state),
    clear: true,
    units: keyed(
      state.units,
      (index) => unitId(pack, index),
      (unit) => (unit.at === OFF ? undefined : unitWords(pack, unit)),
    ),
    ...(state.next === null ? {} : { next: state.next }),
    passed: { ...state.passed },
    depots: both(state.depots),
    built: both(state.built),
    cc: ids(state.cc),
    trp: { ...state.trp },
    rp: { ...state.rp },
    initiative: state.initiative,
    discards: state.discards.map((card) => pack.cards[card]!.id),
    effects: state.effects.map((effect) => effectWords(pack, effect)),
    targets: both(state.targets),
    landAtStart: both(state.landAtStart),
    resolved: ids(state.resolved),
    redeployLeft: { ...state.redeployLeft },
    snapshot: { ...state.snapshot },
    chinaBattle: state.chinaBattle,
    chinaPenaltyNext: state.chinaPenaltyNext,
    surrendered: state.surrendered,
    chungkingAir: state.chungkingAir === NONE ? null : unitId(pack, state.chungkingAir),
    chungkingUsed: state.chungkingUsed,
    suddenDeathOff: state.suddenDeathOff,
    startControl: keyed(
      state.startControl,
      (hex) => hexId(pack, hex),
      (side) => side ?? undefined,
    ),
    usEntered: state.usEntered,
    usWarByJapan: state.usWarByJapan === NONE ? null : state.usWarByJapan,
    seatsChanged: state.seatsChanged,
  };
}

function effectWords(pack: Pack, { card, owner, used, left }: Effect): Words {
  return { card: pack.cards[card]!.id, owner, used, left };
}

/** The hexes of both sides; undefined: not given. */
export function hexesFrom(
  pack: Pack,
  given: { readonly [side in SideId]?: readonly string[] | undefined } | undefined,
): BySide<number[]> | undefined {
  if (given === undefined) return undefined;
  return { J: hexList(pack, given.J), A: hexList(pack, given.A) };
}

/** Hexes in ascending order. */
export function hexList(pack: Pack, ids: readonly string[] | undefined): number[] {
  return (ids ?? []).map((id) => hexIndex(pack, id)).sort((a, b) => a - b);
}

export function cardList(pack: Pack, ids: readonly string[] | undefined): number[] {
  return (ids ?? []).map((id) => cardIndex(pack, id)).sort((a, b) => a - b);
}

export function effectsFrom(pack: Pack, given: PositionFile['effects']): Effect[] {
  return (given ?? []).map(({ card, owner, used = false, left }) => {
    const index = cardIndex(pack, card);
    return { card: index, owner, used, left: left ?? freshLeft(pack, index, owner) };
  });
}

/**
 * How often a card just declared may still be used where that is counted: free impulses, rebuildings, stacks.
 */
export function freshLeft(pack: Pack, card: number, owner: SideId): number {
  for (const one of pack.cards[card]![owner]?.ops ?? []) {
    if (one.op === 'freeActivation') return one.impulses;
    if (one.op === 'rebuildFree') return one.n;
    if (one.op === 'freeRedeployLand') return 1;
  }
  return 0;
}

/** What stands in the words beside units and cards, over a situation that gives the rest. */
export function laidOver(pack: Pack, base: WpState, file: PositionFile): WpState {
  const both = <T>(
    given: { J?: T | undefined; A?: T | undefined } | undefined,
    fresh: BySide<T>,
  ): BySide<T> => ({
    J: given?.J ?? fresh.J,
    A: given?.A ?? fresh.A,
  });
  const air = file.chungkingAir;
  return {
    ...base,
    step: file.phase ?? base.step,
    turn: file.turn ?? base.turn,
    next: file.next ?? null,
    passed: both(file.passed, { J: false, A: false }),
    depots: hexesFrom(pack, file.depots) ?? base.depots,
    built: hexesFrom(pack, file.built) ?? base.built,
    cc: file.cc === undefined ? base.cc : hexList(pack, file.cc),
    trp: both(file.trp, base.trp),
    rp: both(file.rp ?? file.trp, base.rp),
    effects: effectsFrom(pack, file.effects),
    targets: hexesFrom(pack, file.targets) ?? base.targets,
    landAtStart: hexesFrom(pack, file.landAtStart) ?? base.landAtStart,
    resolved: hexList(pack, file.resolved),
    redeployLeft: both(file.redeployLeft, base.redeployLeft),
    snapshot: file.snapshot === undefined ? base.snapshot : { ...file.snapshot },
    chinaBattle: file.chinaBattle ?? false,
    chinaPenaltyNext: file.chinaPenaltyNext ?? false,
    surrendered: file.surrendered ?? false,
    chungkingAir: air === undefined || air === null ? NONE : unitIndex(pack, air),
    chungkingUsed: file.chungkingUsed ?? (air !== undefined && air !== null),
    suddenDeathOff: file.suddenDeathOff ?? false,
    usEntered: file.usEntered ?? false,
    usWarByJapan: file.usWarByJapan ?? NONE,
    seatsChanged: file.seatsChanged ?? false,
  };
}
