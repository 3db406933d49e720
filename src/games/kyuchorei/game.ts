/** Night Attack at Kyuchorei as a `Game`: wiring only. The rulebook stands in the chapter files. */
import {
  ComponentError,
  type Game,
  type Locale,
  type LogField,
  type LogFields,
  type SceneLook,
  type Tells,
  type Words,
} from '../../referee/index.js';
import { defineRulebook, inEvery, OBJECTIVE } from '../shared/index.js';
import { hexId, makePack, type Pack, unitId } from './components/pack.js';
import { introduction } from './lessons.js';
import { makeAppraise, makeForesight, makeSuggest } from './opponent.js';
import { aimOf, describePosition, lossesIn, unusedUnits } from './picture/describe.js';
import { changesBetween, groundOf, layersOf, SIDE_TONES, sceneOf } from './picture/scene.js';
import { drawings, entries, tablesOf } from './rulebook.js';
import { fortunes } from './rules/fortune.js';
import { forbidsPlace, forbidsPlacing, toPlace } from './rules/setup.js';
import { rulesOf } from './rules.js';
import { copyState, type KyState, startState, unitAt } from './state.js';
import { clauses, pictureWords, rulebookTexts, sections, tableWords, text } from './words/index.js';

/** Raised with every change that could make an old match play on differently. */
export const VERSION = 1;

/**
 * The game over a component file (the reconstruction, or an owner's corrected one). @throws ComponentError
 * with the place of the fault.
 */
export function createKyuchorei(components: unknown): Game<KyState> {
  const pack = makePack(components);
  checkExample(pack);
  const grounds = inEvery((locale) => groundOf(pack, pictureWords[locale]));
  const { file } = pack;
  return {
    ...rulesOf(pack),
    api: 1,
    id: file.id,
    version: VERSION,
    title: titleOf(file.title),
    scenarios: file.scenarios.map((s) => ({ id: s.id, words: titleOf(s), options: [] })),
    words: {
      fields: logFieldsIn(pack),
      tells,
      clauses,
      text,
      nameOf: (of, id, locale) => nameOf(pack, of, id, locale),
    },
    picture: {
      tones: SIDE_TONES,
      onMap,
      look,
      ground: (locale) => grounds[locale],
      layers: layersOf(pack, pictureWords),
      scene: (view, locale, changes) => sceneOf(pack, view, pictureWords[locale], changes),
      changes: (before, after, locale) => changesBetween(pack, before, after, pictureWords[locale]),
      describe: (view, locale) => describePosition(pack, view, pictureWords[locale]),
      aim: (view) => aimOf(pack, view),
      lost: (view) => lossesIn(pack, view),
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

function titleOf({ en: english, ja: japanese }: Words): Words {
  return { en: english, ja: japanese };
}

/** Units by the label of their counter, hexes by their number. */
function nameOf(pack: Pack, of: string, id: string, locale: Locale): string {
  if (of === 'unit') return pack.units.find((u) => u.id === id)?.label ?? id;
  if (of === 'side') return pack.file.players.find((p) => p.id === id)?.[locale] ?? id;
  return id;
}

/** The example set-up of the components must itself be legal and whole (KY-3.2). */
function checkExample(pack: Pack): void {
  const state = copyState(startState(pack));
  for (const [unit, hex] of pack.exampleSetup) {
    const clause = forbidsPlacing(pack, unit) ?? forbidsPlace(pack, state, unit, hex);
    if (clause !== undefined)
      throw new ComponentError(
        `setup.exampleJapanese.placement.${unitId(pack, unit)}`,
        `${hexId(pack, hex)}: ${clause}`,
      );
    unitAt(state, unit).at = hex;
  }
  const missing = toPlace(pack).find((unit) => !pack.exampleSetup.some(([placed]) => placed === unit));
  if (missing !== undefined)
    throw new ComponentError('setup.exampleJapanese.placement', `${unitId(pack, missing)} is missing`);
}

// What the pages, mails and pictures of every game ask of this one: which fields hold ids, and what ids are
// on the map.

const HEX: LogField = { of: ['hex'] };

function logFieldsIn(pack: Pack): LogFields {
  const sides = new Map(pack.units.map(({ id, side }) => [id, side]));
  const unit: LogField = { of: ['unit'], ownerOf: (id) => sides.get(id) };
  return {
    target: { of: ['unit', 'hex'], where: 'ordered' },
    at: { ...HEX, where: 'told' },
    hex: { ...HEX, where: 'ordered' },
    to: { ...HEX, where: 'told' },
    unit,
    units: unit,
    advancers: unit,
    hexes: HEX,
    from: HEX,
    places: HEX,
    path: { of: ['hex'], way: true },
  };
}

const tells: Tells = {
  setup: { weight: 'routine' },
  'choose.move': { weight: 'routine' },
  'choose.fire': { weight: 'routine' },
  'choose.melee': { weight: 'routine' },
  'choose.reorganise': { weight: 'routine' },
  move: { weight: 'move', of: 'unit' },
  back: { weight: 'routine', is: 'undone' },
  'fire.void': { weight: 'fight', of: 'unit' },
  'fire.none': { weight: 'fight', of: 'unit' },
  'fire.hit': { weight: 'harm', of: 'unit', is: 'disordered' },
  'fire.again': { weight: 'harm', of: 'unit', is: 'hit' },
  'melee.void': { weight: 'fight', of: 'unit' },
  'melee.none': { weight: 'fight', of: 'unit' },
  'melee.retreat': { weight: 'harm', of: 'unit', is: 'hit' },
  'melee.eliminated': { weight: 'loss', of: 'unit' },
  retreat: { weight: 'harm', of: 'unit', is: 'retreated' },
  'retreat.through': { weight: 'harm', of: 'unit', is: 'retreated' },
  noRetreat: { weight: 'loss', of: 'unit' },
  'advance.ended': { weight: 'routine' },
  'ended.move': { weight: 'routine' },
  'ended.fire': { weight: 'routine' },
  'ended.melee': { weight: 'routine' },
  advance: { weight: 'move', of: 'unit' },
  fatigue: { weight: 'harm', of: 'units', is: 'disordered' },
  'fatigue.void': { weight: 'harm', of: 'units', is: 'disordered' },
  reorganise: { weight: 'gain', of: 'units', is: 'recovered' },
  'phase.empty': { weight: 'routine' },
  turn: { weight: 'routine' },
  suddenDeath: { weight: 'end' },
  forts: { weight: 'routine' },
  'forts.held': { weight: 'routine' },
};

const onMap: Game['picture']['onMap'] = { unit: { as: 'unit' }, hex: { as: 'place' } };

/** Counters are the same by night and by day. */
function both(colour: string) {
  return { light: colour, dark: colour };
}

const look: SceneLook = {
  tones: { fort: OBJECTIVE, brigade: both('#b77a00'), reserve: both('#d9b24c') },
};
