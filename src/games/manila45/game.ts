/** Manila '45 as a `Game`: wiring only. The rulebook stands in the chapter files. */
import {
  ComponentError,
  type Game,
  type Locale,
  type LogField,
  type LogFields,
  type Tells,
} from '../../referee/index.js';
import { defineRulebook, inEvery, printed } from '../shared/index.js';
import { hexId, makePack, type Pack, unitId } from './components/pack.js';
import type { ComponentFile } from './components/schema.js';
import { introduction } from './lessons.js';
import { makeAppraise, makeForesight, makeSuggest } from './opponent/appraise.js';
import { lookOf, SIDE_TONES } from './picture/counters.js';
import { aimOf, describePosition, unusedUnits } from './picture/describe.js';
import { groundOf } from './picture/ground.js';
import { changesBetween, layersOf, sceneOf } from './picture/scene.js';
import { sightsOf } from './picture/sight.js';
import { drawings, entries, tablesOf } from './rulebook.js';
import { fortunes } from './rules/fortune.js';
import { templateFault } from './rules/setup.js';
import { rulesOf } from './rules.js';
import { type MnState, startState } from './state/state.js';
import { clauses, pictureWords, rulebookTexts, sections, tableWords, text } from './words/index.js';

/** Raised with every change that could make an old match play on differently. */
export const VERSION = 1;

/** The game over a component file. @throws ComponentError with the place of the fault. */
export function createManila(components: unknown): Game<MnState> {
  const pack = makePack(components);
  checkTemplate(pack);
  const grounds = inEvery((locale) => groundOf(pack, pictureWords[locale]));
  const { file } = pack;
  return {
    ...rulesOf(pack),
    api: 1,
    id: file.id,
    version: VERSION,
    title: file.title,
    scenarios: [{ id: file.scenario.id, words: file.title, options: [] }],
    words: {
      fields: logFieldsIn(pack),
      tells,
      clauses,
      text,
      nameOf: (of, id, locale) => nameOf(pack, of, id, locale),
      value: (unit) => file.units[pack.unitIndexes.get(unit) ?? -1]?.attack ?? 1,
    },
    picture: {
      tones: SIDE_TONES,
      onMap: onMapIn(file),
      begins,
      look: lookOf(pack),
      ground: (locale) => grounds[locale],
      layers: layersOf(pack, pictureWords),
      sights: sightsOf(pack, pictureWords),
      aim: (view) => aimOf(pack, view),
      scene: (view, locale, changes) => sceneOf(pack, view, pictureWords[locale], changes),
      changes: (before, after, locale) => changesBetween(pack, before, after, pictureWords[locale]),
      describe: (view, locale) => describePosition(pack, view, pictureWords[locale]),
      unused: (view, decision, locale) => unusedUnits(pack, view, decision, pictureWords[locale]),
    },
    opponent: {
      appraise: makeAppraise(pack),
      suggest: makeSuggest(pack),
      foresight: makeForesight(pack),
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
  const { file } = pack;
  if (of === 'unit') return file.units.find((unit) => unit.id === id)?.designation ?? id;
  if (of === 'bridge') return file.map.bridges.find((bridge) => bridge.id === id)?.name[locale] ?? id;
  if (of === 'column') return printed(id, locale);
  if (of === 'formation') return file.formations.find((one) => one.id === id)?.name[locale] ?? id;
  return id;
}

/** The template of the components must itself be legal and whole (MN-3.2). */
function checkTemplate(pack: Pack): void {
  const fault = templateFault({ pack, state: startState(pack) });
  if (fault === undefined) return;
  const [unit, clause] = fault;
  const hex = pack.template.find(([placed]) => placed === unit)?.[1];
  const where = hex === undefined ? 'nowhere' : hexId(pack, hex);
  throw new ComponentError('scenario.japaneseSetup.template', `${unitId(pack, unit)} in ${where}: ${clause}`);
}

// What the pages, mails and pictures of every game ask of this one: which fields hold ids, and what ids are
// on the map.

const HEX: LogField = { of: ['hex'] };

function logFieldsIn(pack: Pack): LogFields {
  const sides = new Map([
    ...pack.file.units.map(({ id, side }) => [id, side] as const),
    ...pack.tokenIds.map((id) => [id, 'JP'] as const),
  ]);
  const unit: LogField = { of: ['unit'], ownerOf: (id) => sides.get(id) };
  return {
    at: { ...HEX, where: 'told' },
    target: { ...HEX, where: 'ordered' },
    to: { ...HEX, where: 'told' },
    hex: HEX,
    hexes: HEX,
    from: HEX,
    path: { ...HEX, way: true },
    unit,
    units: unit,
    air: unit,
    help: unit,
    helped: unit,
    spotter: unit,
    passenger: unit,
    host: unit,
    top: unit,
    token: unit,
    bridge: { of: ['bridge'] },
    formation: { of: ['formation'] },
    // Its label, by which English writes another sign.
    column: { of: ['column'] },
  };
}

const tells: Tells = {
  setup: { weight: 'routine' },
  enter: { weight: 'gain', of: 'unit', is: 'arrived' },
  entered: { weight: 'routine' },
  turn: { weight: 'routine' },
  'ended.replacement': { weight: 'routine' },
  'ended.movement': { weight: 'routine' },
  'ended.attack': { weight: 'routine' },
  replaced: { weight: 'gain', of: 'units', is: 'arrived' },
  'replaced.below': { weight: 'gain', of: 'unit', is: 'arrived' },
  move: { weight: 'move', of: 'unit' },
  top: { weight: 'routine' },
  helped: { weight: 'move', of: 'unit' },
  'pontoon.built': { weight: 'gain' },
  'pontoon.removed': { weight: 'routine' },
  coastal: { weight: 'move', of: 'unit' },
  'coastal.carried': { weight: 'move', of: 'unit' },
  revealed: { weight: 'reveal', of: 'unit' },
  looked: { weight: 'reveal' },
  'fire.hit': { weight: 'fight' },
  'fire.miss': { weight: 'fight' },
  'eliminated.US': { weight: 'loss', of: 'units' },
  'eliminated.JP': { weight: 'loss', of: 'units' },
  'eliminated.below': { weight: 'loss', of: 'units' },
  'attack.hit': { weight: 'fight' },
  'attack.none': { weight: 'fight' },
  spotted: { weight: 'routine' },
  'bridge.hit': { weight: 'harm' },
  'bridge.none': { weight: 'fight' },
  'building.hit': { weight: 'fight' },
  'building.none': { weight: 'fight' },
  'rubble.laid': { weight: 'harm' },
  'rubble.none': { weight: 'fight' },
  advance: { weight: 'move', of: 'unit' },
  'table.hit': { weight: 'fight' },
  'table.none': { weight: 'fight' },
};

/** A bridge lies across the side of two hexes. */
function onMapIn({ map }: Pick<ComponentFile, 'map'>): Game['picture']['onMap'] {
  const sides = new Map(map.bridges.map(({ id, a, b }) => [id, [a, b] as const]));
  return {
    unit: { as: 'unit' },
    hex: { as: 'place' },
    bridge: { as: 'side', between: (id) => sides.get(id)! },
  };
}

const begins: NonNullable<Game['picture']['begins']> = {
  entry: 'march',
  movement: 'march',
  underway: 'go',
  attack: 'attack',
};
