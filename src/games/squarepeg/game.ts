/** Operation Square Peg as a `Game`: wiring only. The rulebook stands in the chapter files. */
import {
  ComponentError,
  type Game,
  type Locale,
  type LogField,
  type LogFields,
  type OptionSpec,
  type SceneLook,
  type Tells,
  type TextTable,
} from '../../referee/index.js';
import { defineRulebook, everyWord, inEvery, OBJECTIVE } from '../shared/index.js';
import { hexId, makePack, type Pack } from './components/pack.js';
import { introduction } from './lessons.js';
import { makeAppraise, makeForesight } from './opponent.js';
import { makeGrounds } from './picture/chart.js';
import { aimOf, describePosition, lossesIn, nameOfUnit, unusedUnits } from './picture/describe.js';
import { changesBetween, SIDE_TONES, sceneOf } from './picture/scene.js';
import { drawings, entries, tablesOf } from './rulebook.js';
import { fortunes } from './rules/fortune.js';
import { forbidsPlace, unplaced } from './rules/setup.js';
import { rulesOf, VALENTINE_VICTORY } from './rules.js';
import { copyState, type SpState, startState, unitAt } from './state.js';
import {
  clauses,
  type PictureWords,
  pictureWords,
  rulebookTexts,
  sections,
  tableWords,
  text,
} from './words/index.js';

/** Raised with every change that could make an old match play on differently. */
export const VERSION = 1;

/**
 * The game over a component file (the reconstruction, or an owner's corrected one). @throws ComponentError
 * with the place of the fault.
 */
export function createSquarepeg(components: unknown): Game<SpState> {
  const pack = makePack(components);
  checkDefaultSetup(pack);
  const grounds = makeGrounds(pack, pictureWords);
  const { file } = pack;
  const offered: OptionSpec = {
    id: VALENTINE_VICTORY,
    values: ['false', 'true'],
    initial: String(file.options[0]!.default),
    words: everyWord(pictureWords, 'option.offered'),
  };
  return {
    ...rulesOf(pack),
    api: 1,
    id: file.game.id,
    version: VERSION,
    title: file.game.title,
    scenarios: file.scenarios.map(({ id, name }) => ({ id, words: name, options: [offered] })),
    words: {
      fields: logFieldsIn(pack),
      tells,
      clauses,
      text: inEvery((locale) => withOutcomes(pack, text[locale], pictureWords[locale])),
      nameOf: (of, id, locale) => nameOf(pack, of, id, locale),
      value: (unit) => pack.counters.find(({ id }) => id === unit)?.strength ?? 1,
    },
    picture: {
      tones: SIDE_TONES,
      onMap,
      look,
      ground: (locale) => grounds[locale],
      scene: (view, locale, changes) => sceneOf(pack, view, pictureWords[locale], changes),
      changes: (before, after, locale) => changesBetween(pack, before, after, pictureWords[locale]),
      describe: (view, locale) => describePosition(pack, view, pictureWords[locale]),
      aim: (view) => aimOf(pack, view),
      lost: (view) => lossesIn(pack, view),
      unused: (view, decision, locale) => unusedUnits(pack, view, decision, pictureWords[locale]),
    },
    opponent: {
      appraise: makeAppraise(pack),
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

/** Outcomes that are ids of the components: ravine hexes, and the counters that can be turned up. */
function withOutcomes(pack: Pack, table: TextTable, words: PictureWords): TextTable {
  const hexes = pack.ravineHexes.map((hex) => [`outcome.${hexId(pack, hex)}`, hexId(pack, hex)] as const);
  const counters = pack.faceDown.map(
    (i) =>
      [
        `outcome.${pack.counters[i]!.id}`,
        `${nameOfUnit(pack, pack.counters[i]!.id, words)}${words.say('bracketed', { text: pack.counters[i]!.strength })}`,
      ] as const,
  );
  return { ...table, ...Object.fromEntries([...hexes, ...counters]) };
}

/** Units go by their names, hexes by their numbers; a crossing says that it is one. */
function nameOf(pack: Pack, of: string, id: string, locale: Locale): string {
  if (of === 'side') return pack.file.sides.find((s) => s.id === id)?.name[locale] ?? id;
  if (of === 'unit') return nameOfUnit(pack, id, pictureWords[locale]);
  if (of === 'step' && id.startsWith('ferry:'))
    return pictureWords[locale].say('crossing', { hex: id.slice('ferry:'.length) });
  return id;
}

/** The default set-up of the components must itself be legal and whole. */
function checkDefaultSetup(pack: Pack): void {
  const state = copyState(startState(pack, false));
  for (const [unit, hex] of pack.defaultSetup) {
    const clause = forbidsPlace(pack, state, unit, hex);
    const at = `scenarios.0.defaultSetup.placements.${pack.pieces[unit]!.id}`;
    if (clause !== undefined) throw new ComponentError(at, `${hexId(pack, hex)}: ${clause}`);
    unitAt(state, unit).at = hex;
  }
  const missing = unplaced(pack, state)[0];
  if (missing !== undefined)
    throw new ComponentError('scenarios.0.defaultSetup.placements', `${pack.pieces[missing]!.id} is missing`);
}

// What the pages, mails and pictures of every game ask of this one: which fields hold ids, and what ids are
// on the map.

const HEX: LogField = { of: ['hex'] };
const PLACE: LogField = { of: ['hex', 'step'] };

function logFieldsIn(pack: Pack): LogFields {
  // What lies face down is named by its counter's back, and each side's fronts and backs are its own.
  const sides = new Map([...pack.pieces, ...pack.counters].map(({ id, side }) => [id, side]));
  const unit: LogField = { of: ['unit'], ownerOf: (id) => sides.get(id) };
  return {
    target: { of: ['unit', 'hex'], where: 'ordered' },
    at: { ...PLACE, where: 'told' },
    hex: { ...HEX, where: 'ordered' },
    to: { ...PLACE, where: 'told' },
    unit,
    units: unit,
    fatigued: unit,
    fresh: unit,
    tokens: unit,
    hexes: HEX,
    from: PLACE,
    place: PLACE,
    instead: PLACE,
    path: { ...PLACE, way: true },
  };
}

const tells: Tells = {
  'setup.japanese': { weight: 'routine' },
  'setup.reserve': { weight: 'routine' },
  'setup.placed': { weight: 'routine' },
  'setup.markers': { weight: 'routine' },
  turn: { weight: 'routine' },
  recovery: { weight: 'gain', of: 'units', is: 'recovered' },
  move: { weight: 'move', of: 'unit' },
  'move.ferry': { weight: 'move', of: 'unit' },
  'fatigue.ground': { weight: 'harm', of: 'unit', is: 'tired' },
  'fatigue.fatigued': { weight: 'harm', of: 'unit', is: 'tired' },
  'fatigue.fresh': { weight: 'routine' },
  ravine: { weight: 'reveal' },
  mission: { weight: 'end' },
  'arrival.arrives': { weight: 'routine' },
  'arrival.waits': { weight: 'routine' },
  'arrival.supported': { weight: 'routine' },
  'arrival.blocked': { weight: 'routine' },
  'arrival.placed': { weight: 'gain', of: 'unit', is: 'arrived' },
  merge: { weight: 'routine' },
  split: { weight: 'routine' },
  'split.loss': { weight: 'routine' },
  attack: { weight: 'fight' },
  'attack.void': { weight: 'routine' },
  reveal: { weight: 'reveal', of: 'units' },
  'combat.Ae': { weight: 'fight' },
  'combat.Ar': { weight: 'fight' },
  'combat.Ex': { weight: 'fight' },
  'combat.Dr': { weight: 'fight' },
  'combat.De': { weight: 'fight' },
  'automatic.Ae': { weight: 'fight' },
  'automatic.Ar': { weight: 'fight' },
  'automatic.Ex': { weight: 'fight' },
  'automatic.Dr': { weight: 'fight' },
  'automatic.De': { weight: 'fight' },
  'removed.combat': { weight: 'loss', of: 'unit' },
  'removed.retreat': { weight: 'loss', of: 'unit' },
  'removed.home': { weight: 'loss', of: 'unit' },
  'removed.evicted': { weight: 'loss', of: 'unit' },
  'removed.ravine': { weight: 'loss', of: 'unit' },
  retreat: { weight: 'harm', of: 'unit', is: 'retreated' },
  'advance.ended': { weight: 'routine' },
  'ended.movement': { weight: 'routine' },
  'ended.combat': { weight: 'routine' },
  advance: { weight: 'move', of: 'unit' },
};

const onMap: Game['picture']['onMap'] = {
  unit: { as: 'unit' },
  hex: { as: 'place' },
  // A step may say how it is gone: `ferry:0705`.
  step: { as: 'place', placeOf: (id) => id.slice(id.indexOf(':') + 1) },
};

const look: SceneLook = { tones: { fort: OBJECTIVE } };
