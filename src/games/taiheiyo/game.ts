/** Taiheiyo Senshi as a `Game`: wiring only. The rulebook stands in the chapter files. */
import type { Game, Locale, LogField, LogFields, Tells } from '../../referee/index.js';
import { defineRulebook, everyWord, inEvery } from '../shared/index.js';
import { makePack, type Pack } from './components/pack.js';
import { introduction } from './lessons.js';
import { makeAppraise } from './opponent/appraise.js';
import { makeForesight } from './opponent/foresight.js';
import { makeSuggest } from './opponent/suggest.js';
import { groundOf, makeChart } from './picture/chart.js';
import { pointWithin, SIDE_TONES } from './picture/counters.js';
import { aimOf, describePosition, handOf, lossesIn, unusedUnits } from './picture/describe.js';
import { changesBetween, layersOf, sceneOf } from './picture/scene.js';
import { drawings, entries, tablesOf } from './rulebook.js';
import { fortunes } from './rules/fortune.js';
import { checkTemplates } from './rules/setup.js';
import { rulesOf } from './rules.js';
import type { TsState } from './state/state.js';
import { clauses, pictureWords, rulebookTexts, sections, tableWords, text } from './words/index.js';

/** Raised with every change that could make an old match play on differently. */
export const VERSION = 1;

/**
 * The game over a component file (the reconstruction, or an owner's corrected one). @throws ComponentError
 * with the place of the fault.
 */
export function createTaiheiyo(components: unknown): Game<TsState> {
  const pack = makePack(components);
  checkTemplates(pack);
  const chart = makeChart(pack);
  const grounds = inEvery((locale) => groundOf(pack, chart, pictureWords[locale]));
  const { meta } = pack.file;
  return {
    ...rulesOf(pack),
    api: 1,
    id: meta.id,
    version: VERSION,
    title: { en: meta.title.en, ja: meta.title.ja },
    scenarios: [{ id: 'standard', words: everyWord(pictureWords, 'scenario'), options: [] }],
    words: {
      fields: logFieldsIn(pack),
      tells,
      clauses,
      text,
      nameOf: (of, id, locale) => nameOf(pack, of, id, locale),
      value: (unit) => strengthOf(pack, unit),
      nameWithin: (of, id, locale) => nameWithin(pack, of, id, locale),
    },
    picture: {
      tones: SIDE_TONES,
      onMap,
      begins,
      ground: (locale) => grounds[locale],
      layers: layersOf(pack, pictureWords),
      scene: (view, locale, changes) => sceneOf(pack, chart, view, pictureWords[locale], changes),
      changes: (before, after, locale) => changesBetween(pack, before, after, pictureWords[locale]),
      describe: (view, locale) => describePosition(pack, view, pictureWords[locale]),
      aim: (view) => aimOf(pack, view),
      lost: (view) => lossesIn(pack, view),
      cards: ['card', 'event'],
      hand: (view, locale) => handOf(pack, view, locale, (id, language) => clauses[id]?.[language] ?? ''),
      unused: (view, decision, locale) => unusedUnits(pack, view, decision, pictureWords[locale]),
    },
    opponent: {
      appraise: makeAppraise(pack),
      foresight: makeForesight(pack),
      suggest: makeSuggest(pack),
    },
    rulebook: defineRulebook(rulebookTexts, drawings, {
      sections,
      tables: (locale) => tablesOf(pack, tableWords[locale]),
      entries,
    }),
    introduction,
    fortunes,
  };
}

function nameOf(pack: Pack, of: string, id: string, locale: Locale): string {
  const { map, units } = pack.file;
  if (of === 'unit') return units[pack.unitIndexes.get(id) ?? -1]?.name[locale] ?? id;
  if (of === 'point') return map.points[pack.pointIndexes.get(id) ?? -1]?.name[locale] ?? id;
  if (of === 'event') return eventName(pack, id, locale);
  if (of === 'class') return text[locale][`choice.${id}`] ?? id;
  if (of !== 'card') return id;
  const card = pack.cards.find((c) => c.id === id);
  if (card === undefined) return id;
  const [mine, other] = [eventName(pack, card.J.no, locale), eventName(pack, card.A.no, locale)];
  return pictureWords[locale].say('card.named', { id, mine, other });
}

function nameWithin(pack: Pack, of: string, id: string, locale: Locale): string {
  const point = of === 'point' ? pack.pointIndexes.get(id) : undefined;
  return point === undefined ? nameOf(pack, of, id, locale) : pointWithin(pack, point, pictureWords[locale]);
}

/** Air and gunnery of a unit; half as much again counts a capital ship, of which there are few. */
function strengthOf(pack: Pack, id: string): number {
  const unit = pack.units[pack.unitIndexes.get(id) ?? -1];
  return unit === undefined ? 1 : (unit.air + unit.gunnery) * (unit.capital ? 1.5 : 1);
}

/** `J01 Land Attack Planes Strike`. */
function eventName(pack: Pack, no: string, locale: Locale): string {
  const title = pack.events.get(no)?.title[locale];
  return title === undefined ? no : `${no} ${title}`;
}

// What the pages, mails and pictures of every game ask of this one: which fields hold ids, and what ids are
// on the map.

const POINT: LogField = { of: ['point'] };
const CARD: LogField = { of: ['card'] };

function logFieldsIn(pack: Pack): LogFields {
  const sides = new Map(pack.units.map(({ id, side }) => [id, side]));
  const unit: LogField = { of: ['unit'], ownerOf: (id) => sides.get(id) };
  return {
    target: { of: ['unit', 'point'], where: 'ordered' },
    at: { ...POINT, where: 'told' },
    point: { ...POINT, where: 'told' },
    to: { ...POINT, where: 'told' },
    unit,
    units: unit,
    attacker: unit,
    ships: unit,
    carriers: unit,
    air: unit,
    points: POINT,
    port: POINT,
    ports: POINT,
    from: POINT,
    place: POINT,
    places: POINT,
    source: POINT,
    path: { of: ['point'], way: true },
    card: CARD,
    cards: CARD,
    event: { of: ['event'] },
  };
}

const tells: Tells = {
  setup: { weight: 'routine' },
  turn: { weight: 'routine' },
  turn0: { weight: 'fight' },
  'turn0.malaya': { weight: 'fight' },
  'turn0.returns': { weight: 'routine' },
  'turn0.arrive': { weight: 'gain' },
  reinforcement: { weight: 'routine' },
  withdrawn: { weight: 'harm', of: 'units', is: 'withdrawn' },
  arrival: { weight: 'gain', of: 'units', is: 'arrived' },
  'arrival.repaired': { weight: 'gain', of: 'units', is: 'repaired' },
  'arrival.waits': { weight: 'routine' },
  draw: { weight: 'card' },
  'draw.setup': { weight: 'card' },
  'draw.oil': { weight: 'card' },
  drawn: { weight: 'card' },
  reshuffle: { weight: 'card' },
  reshuffleAll: { weight: 'card' },
  discarded: { weight: 'card' },
  event: { weight: 'card' },
  resource: { weight: 'card' },
  'initiative.dice': { weight: 'routine' },
  'initiative.equal': { weight: 'routine' },
  'operations.over': { weight: 'routine' },
  pass: { weight: 'routine' },
  cancelled: { weight: 'routine' },
  nothing: { weight: 'routine' },
  move: { weight: 'move', of: 'units' },
  'move.on': { weight: 'move', of: 'units' },
  counterstrike: { weight: 'move', of: 'units' },
  return: { weight: 'move', of: 'units' },
  redeploy: { weight: 'move', of: 'unit' },
  resupply: { weight: 'gain', of: 'units', is: 'resupplied' },
  'resupply.free': { weight: 'gain', of: 'units', is: 'resupplied' },
  'fleetTrain.placed': { weight: 'card' },
  'fleetTrain.gone': { weight: 'card' },
  shift: { weight: 'card' },
  'carriers.leave': { weight: 'harm', of: 'units', is: 'withdrawn' },
  'air.placed': { weight: 'move', of: 'unit' },
  'air.back': { weight: 'harm', of: 'units', is: 'withdrawn' },
  'air.out': { weight: 'loss', of: 'units' },
  points: { weight: 'routine' },
  strike: { weight: 'fight' },
  combat: { weight: 'fight' },
  'combat.extended': { weight: 'fight' },
  'combat.won': { weight: 'fight' },
  fire: { weight: 'fight' },
  'fire.none': { weight: 'fight' },
  'fire.noTarget': { weight: 'fight' },
  'damage.die': { weight: 'fight' },
  'damage.sum': { weight: 'fight' },
  'damage.sunk': { weight: 'loss', of: 'unit' },
  'damage.none': { weight: 'fight' },
  'damage.damaged': { weight: 'harm', of: 'unit', is: 'damaged' },
  'damage.away': { weight: 'harm', of: 'units', is: 'withdrawn' },
  'damage.withdrawn': { weight: 'loss', of: 'unit' },
  'damage.late': { weight: 'loss', of: 'unit' },
  retreat: { weight: 'fight' },
  evacuation: { weight: 'fight' },
  'retreat.to': { weight: 'harm', of: 'units', is: 'retreated' },
  relocate: { weight: 'harm', of: 'units', is: 'retreated' },
  'relocate.lost': { weight: 'loss', of: 'units' },
  isolated: { weight: 'harm', of: 'units', is: 'isolated' },
  fortified: { weight: 'card' },
  'ended.capture': { weight: 'routine' },
  'ended.return': { weight: 'routine' },
  'ended.resupply': { weight: 'routine' },
  capture: { weight: 'fight' },
  'capture.cards': { weight: 'card' },
  captured: { weight: 'gain', of: 'point', is: 'taken' },
  'repair.moved': { weight: 'loss', of: 'units' },
  'control.side': { weight: 'gain', of: 'point', is: 'taken' },
  'control.nobody': { weight: 'gain', of: 'point' },
  'control.asBase': { weight: 'gain', of: 'point', is: 'taken' },
  'control.contested': { weight: 'gain', of: 'point' },
  'control.reverts': { weight: 'gain', of: 'point', is: 'taken' },
  score: { weight: 'routine' },
};

const onMap: Game['picture']['onMap'] = { unit: { as: 'unit' }, point: { as: 'place' } };

const begins: NonNullable<Game['picture']['begins']> = { operation: 'move', supplyOrder: 'return' };
