/** The component pack as the rules use it: integers for points, units and cards, tables built once. */

import { type Graph, MapError, makeGraph } from '../../../hex/index.js';
import { ComponentError } from '../../../referee/index.js';
import { type FindIndex, finder, indexesOf, knownIndex, readComponents } from '../../shared/index.js';
import { type ComponentFile, componentFile, type EventCard, type TEMPLATES } from './schema.js';

export type SideId = 'J' | 'A';

/** Not on the map, no point, no Fleet Train. */
export const OUT = -1;

export interface PackPoint {
  readonly id: string;
  readonly port: boolean;
  readonly vp: number;
  readonly owner: SideId | null;
  /** Nations that may enter; undefined: everybody. */
  readonly nations: readonly string[] | undefined;
  readonly alliedAir: boolean;
  readonly capturable: boolean;
}

export type ShipType = 'carrier' | 'battleship' | 'cruiser';

export interface PackUnit {
  readonly id: string;
  readonly side: SideId;
  readonly nation: string;
  readonly ship: boolean;
  /** Of a ship by its values (TS-2.2.6.a); of an air unit undefined. */
  readonly type: ShipType | undefined;
  readonly capital: boolean;
  readonly air: number;
  readonly gunnery: number;
  readonly defence: number;
  readonly heavyArmour: boolean;
  readonly movement: number;
  readonly code: string | null;
  readonly setup: ComponentFile['units'][number]['setup'];
  readonly withdraw: number | undefined;
}

export interface PackEvent extends EventCard {
  /** Index of the card that carries it. */
  readonly card: number;
}

/** A set-up that one order gives. */
export interface Template {
  readonly id: (typeof TEMPLATES)[number];
  readonly side: SideId;
  readonly places: readonly (readonly [unit: number, point: number])[];
}

type Umbrellas = readonly (readonly number[])[];

export interface Pack {
  readonly file: ComponentFile;
  readonly points: readonly PackPoint[];
  readonly pointIndexes: ReadonlyMap<string, number>;
  readonly units: readonly PackUnit[];
  readonly unitIndexes: ReadonlyMap<string, number>;
  readonly army: Readonly<Record<SideId, readonly number[]>>;
  /** Cards stand in code-unit order of their ids. */
  readonly cards: readonly { readonly id: string; readonly J: PackEvent; readonly A: PackEvent }[];
  readonly cardIndexes: ReadonlyMap<string, number>;
  readonly events: ReadonlyMap<string, PackEvent>;
  /** Events that their owner may play at any decision (TS-CJ10.c). */
  readonly anytime: Readonly<Record<SideId, readonly PackEvent[]>>;
  /** The routes with the strategic shift closed and open. */
  readonly routes: { readonly closed: Graph; readonly open: Graph };
  /** By point what an air unit there covers (TS-4.2.e), for the same two. */
  readonly umbrellas: { readonly closed: Umbrellas; readonly open: Umbrellas };
  readonly lastTurn: number;
  /** For each nation or kind of air unit the points named by the rules, as indexes. */
  readonly freeResupply: Readonly<Record<string, readonly number[]>>;
  readonly repairPort: Readonly<Record<string, readonly number[]>>;
  readonly repairMoves: Readonly<Record<string, { readonly lost: number; readonly instead: number }>>;
  readonly closedToJ: readonly number[];
  readonly templates: readonly Template[];
  /** The base whose control gives Japan cards (TS-6.2.a). */
  readonly oil: number;
  /** The second strike of turn 0 (TS-5.1.c). */
  readonly malaya: { readonly from: number; readonly at: number };
}

/** Reads and indexes a component file. Throws ComponentError with the place of the first fault. */
export function makePack(json: unknown): Pack {
  const file = readComponents(componentFile, json);
  const pointIndexes = indexesOf('map.points', file.map.points);
  const unitIndexes = indexesOf('units', file.units);
  const pointOf = finder('map.points', pointIndexes);
  const cards = cardsOf(file);
  checkUnits(file, pointOf);
  checkTurns(file);
  const { rules } = file;
  const routes = { closed: graphOf(file, false), open: graphOf(file, true) };
  return {
    file,
    points: file.map.points.map(pointFrom),
    pointIndexes,
    units: file.units.map(unitFrom),
    unitIndexes,
    army: { J: armyOf(file, 'J'), A: armyOf(file, 'A') },
    cards,
    cardIndexes: indexesOf('cards', cards),
    anytime: anytimeOf(cards),
    events: new Map(cards.flatMap((card) => [card.J, card.A]).map((e) => [e.no, e])),
    routes,
    umbrellas: { closed: umbrellasOf(routes.closed), open: umbrellasOf(routes.open) },
    lastTurn: rules.lastTurn,
    freeResupply: portLists('rules.freeResupply', rules.freeResupply, pointOf),
    repairPort: portLists('rules.repairReturnPort', rules.repairReturnPort, pointOf),
    repairMoves: Object.fromEntries(
      Object.entries(rules.repairReturnAfterCapture).map(([nation, moved]) => {
        const at = `rules.repairReturnAfterCapture.${nation}`;
        return [
          nation,
          { lost: pointOf(moved.ifJapaneseCapture ?? '', at), instead: pointOf(moved.then ?? '', at) },
        ];
      }),
    ),
    closedToJ: rules.japanMayNotEnter.map((id) => pointOf(id, 'rules.japanMayNotEnter')),
    templates: templatesFrom(file, finder('units', unitIndexes), pointOf),
    oil: pointOf(rules.japaneseDrawAt, 'rules.japaneseDrawAt'),
    malaya: {
      from: pointOf(file.turn0.malaya.from, 'turn0.malaya.from'),
      at: pointOf(file.turn0.malaya.at, 'turn0.malaya.at'),
    },
  };
}

/** The index of a point id. Throws ComponentError for an unknown one: checked ids only. */
export function pointIndex(pack: Pack, id: string): number {
  return knownIndex(pack.pointIndexes, id, 'point');
}

/** The index of a unit id. Throws ComponentError for an unknown one: checked ids only. */
export function unitIndex(pack: Pack, id: string): number {
  return knownIndex(pack.unitIndexes, id, 'unit');
}

/** The index of a card id. Throws ComponentError for an unknown one: checked ids only. */
export function cardIndex(pack: Pack, id: string): number {
  return knownIndex(pack.cardIndexes, id, 'card');
}

/** An event by its number. Throws ComponentError for an unknown one: checked ids only. */
export function eventOf(pack: Pack, no: string): PackEvent {
  const event = pack.events.get(no);
  if (event === undefined) throw new ComponentError(no, 'no such event');
  return event;
}

export function pointId(pack: Pack, point: number): string {
  return pack.points[point]!.id;
}

export function unitId(pack: Pack, unit: number): string {
  return pack.units[unit]!.id;
}

export function cardId(pack: Pack, card: number): string {
  return pack.cards[card]!.id;
}

export function unitIds(pack: Pack, units: readonly number[]): string[] {
  return units.map((unit) => unitId(pack, unit));
}

export function pointIds(pack: Pack, points: readonly number[]): string[] {
  return points.map((point) => pointId(pack, point));
}

function portLists(
  at: string,
  lists: Readonly<Record<string, readonly string[]>>,
  pointOf: FindIndex,
): Record<string, number[]> {
  return Object.fromEntries(
    Object.entries(lists).map(([nation, ids]) => [nation, ids.map((id) => pointOf(id, `${at}.${nation}`))]),
  );
}

function graphOf(file: ComponentFile, shift: boolean): Graph {
  const routes = file.map.routes.filter((r) => shift || !r.dotted); // TS-7.5.l, TS-7.5.m
  try {
    return makeGraph(
      file.map.points.map((p) => p.id),
      routes.map(({ a, b, length }) => ({ from: a, to: b, length })),
    );
  } catch (fault) {
    if (fault instanceof MapError) throw new ComponentError('map.routes', fault.message);
    throw fault;
  }
}

function templatesFrom(file: ComponentFile, unitOf: FindIndex, pointOf: FindIndex): Template[] {
  return file.setup.templates.map(({ id, side, at }, i) => ({
    id,
    side,
    places: Object.entries(at).flatMap(([point, units]) => {
      const place = `setup.templates.${i}.at.${point}`;
      return units.map((unit) => [unitOf(unit, place), pointOf(point, place)] as const);
    }),
  }));
}

/** What is one route of length 1 away from each point. */
function umbrellasOf(graph: Graph): Umbrellas {
  return Array.from({ length: graph.count }, (_, at) =>
    [...graph.next(at)].filter((to) => graph.length(at, to) === 1),
  );
}

function pointFrom(p: ComponentFile['map']['points'][number]): PackPoint {
  return {
    id: p.id,
    port: p.kind === 'port',
    vp: p.vp,
    owner: p.kind === 'port' ? (p.startOwner ?? 'A') : null,
    nations: p.enter?.nations,
    alliedAir: p.enter?.alliedLba ?? true,
    capturable: p.kind === 'port' && p.noCapture !== true, // TS-9.2.h
  };
}

function unitFrom(u: ComponentFile['units'][number]): PackUnit {
  const ship = u.kind === 'ship';
  // TS-2.2.6.a
  const type = !ship ? undefined : u.air >= 1 ? 'carrier' : u.gunnery >= 2 ? 'battleship' : 'cruiser';
  return {
    id: u.id,
    side: u.side,
    nation: u.nation,
    ship,
    type,
    capital: type === 'carrier' || type === 'battleship',
    air: u.air,
    gunnery: u.gunnery,
    defence: u.defence ?? 0,
    heavyArmour: u.heavyArmour,
    movement: u.movement ?? 0,
    code: u.code,
    setup: u.setup,
    withdraw: u.setup.kind === 'reinforcement' ? (u.setup.withdrawTurn ?? undefined) : undefined,
  };
}

function armyOf(file: ComponentFile, side: SideId): number[] {
  return file.units.flatMap((u, i) => (u.side === side ? [i] : []));
}

function cardsOf(file: ComponentFile): Pack['cards'] {
  const sorted = [...file.cards].sort((a, b) => (a.id < b.id ? -1 : 1));
  return sorted.map(({ id, japanese, allied }, card) => ({
    id,
    J: { ...japanese, card },
    A: { ...allied, card },
  }));
}

function anytimeOf(cards: Pack['cards']): Pack['anytime'] {
  const of = (side: SideId) => cards.map((card) => card[side]).filter(({ timing }) => timing === 'anytime');
  return { J: of('J'), A: of('A') };
}

function checkUnits(file: ComponentFile, pointOf: FindIndex): void {
  for (const [i, { setup }] of file.units.entries()) {
    const points = 'point' in setup ? [setup.point] : setup.points;
    for (const id of points) pointOf(id, `units.${i}.setup`);
  }
  for (const [i, { side, kind, gunnery, air }] of file.units.entries())
    if (kind === 'ship' && air > 0 && gunnery > 0)
      throw new ComponentError(`units.${i}.gunnery`, `a carrier of ${side} has none`);
}

function checkTurns(file: ComponentFile): void {
  const wrong = file.turns.findIndex((t, i) => t.turn !== i);
  if (wrong >= 0 || file.turns.length !== file.rules.lastTurn + 1)
    throw new ComponentError(`turns.${Math.max(0, wrong)}`, 'turns are numbered from 0 to the last');
}
