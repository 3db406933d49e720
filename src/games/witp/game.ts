/** War in the Pacific as a `Game`: wiring only. The rulebook stands in the chapter files. */
import type { Game, Locale, LogField, LogFields, OptionSpec, Scenario, Tells } from '../../referee/index.js';
import { defineRulebook, inEvery } from '../shared/index.js';
import { makePack, type OptionId, type Pack, type ScenarioId, scenarioOf } from './components/pack.js';
import { introduction } from './lessons.js';
import { makeAppraise, makeForesight, makeSuggest, mindOf } from './opponent/appraise.js';
import { planningOf } from './opponent/depots.js';
import { hexNamed, labelOf, SIDE_TONES } from './picture/counters.js';
import { aimOf, describePosition, handOf, lossesIn, unusedUnits } from './picture/describe.js';
import { groundOf } from './picture/ground.js';
import { changesBetween, look, sceneOf } from './picture/scene.js';
import { layersOf, supplySights } from './picture/supplied.js';
import { drawings, entries, tablesOf } from './rulebook.js';
import { fortunes } from './rules/fortune.js';
import { rulesOf, USUAL_LAST_TURN } from './rules.js';
import { OPTION_IDS } from './state/start.js';
import type { WpState } from './state/state.js';
import {
  cardTexts,
  clauses,
  pictureWords,
  rulebookTexts,
  sections,
  tableWords,
  text,
} from './words/index.js';

/** Raised with every change that could make an old match play on differently. */
export const VERSION = 1;

/** The game over a component file. @throws ComponentError with the place of the fault. */
export function createWitp(components: unknown): Game<WpState> {
  const pack = makePack(components);
  const grounds = inEvery((locale) => groundOf(pack, pictureWords[locale]));
  const mind = mindOf(pack);
  const { file } = pack;
  return {
    ...rulesOf(pack),
    api: 1,
    id: file.id,
    version: VERSION,
    title: { en: file.title.en, ja: file.title.ja },
    scenarios: file.scenarios.map(({ id }) => scenario(pack, id)),
    words: {
      fields: logFieldsIn(pack),
      tells,
      clauses,
      text,
      nameOf: (of, id, locale) => nameOf(pack, of, id, locale),
      value: (unit) => pack.units[pack.unitIndexes.get(unit) ?? -1]?.strength ?? 1,
    },
    picture: {
      tones: SIDE_TONES,
      onMap,
      begins,
      look,
      ground: (locale) => grounds[locale],
      layers: layersOf(pack, pictureWords),
      sights: supplySights(pack, pictureWords),
      aim: (view) => aimOf(pack, view),
      lost: (view) => lossesIn(pack, view),
      cards: ['card'],
      hand: (view, locale) => handOf(pack, view, pictureWords[locale], cardTexts[locale]),
      scene: (view, locale, changes) => sceneOf(pack, view, pictureWords[locale], changes),
      changes: (before, after, locale) => changesBetween(pack, before, after, pictureWords[locale]),
      describe: (view, locale) => describePosition(pack, view, pictureWords[locale], cardTexts[locale]),
      unused: (view, decision, locale) => unusedUnits(pack, view, decision, pictureWords[locale]),
    },
    opponent: {
      appraise: makeAppraise(mind),
      suggest: makeSuggest(mind),
      foresight: makeForesight(pack, mind),
      planning: (view, decision) => planningOf(pack, view, decision),
    },
    rulebook: defineRulebook(rulebookTexts, drawings, {
      sections,
      tables: (locale) => tablesOf(pack, tableWords[locale], cardTexts[locale]),
      entries,
    }),
    introduction,
    fortunes,
  };
}

/** A scenario with what may be agreed in it; the last turn belongs to the shortened game (WP-13.2.a). */
function scenario(pack: Pack, id: ScenarioId): Scenario {
  const { en, ja, firstTurn } = scenarioOf(pack, id);
  const flags = OPTION_IDS.filter((option) => firstTurn === 1 || !OF_TURN_1.includes(option));
  const options = flags.map((option) => flag(pack, option));
  return { id, words: { en, ja }, options: id === 'short' ? [lastTurn(pack), ...options] : options };
}

/** OptionFlags that change nothing after turn 1. */
const OF_TURN_1: readonly OptionId[] = ['presetDepots', 'chineseNoRedeployTurn1'];

function flag(pack: Pack, id: OptionId): OptionSpec {
  const initial = pack.file.optionalRules.find((option) => option.id === id)?.default ?? false;
  const words = inEvery((locale) => text[locale][`option.${id}`] ?? id);
  return { id, values: ['true', 'false'], initial: String(initial), words };
}

function lastTurn(pack: Pack): OptionSpec {
  const turns = pack.file.turnTrack.map(({ turn }) => String(turn)).slice(1, -1);
  const words = inEvery((locale) => text[locale]['option.lastTurn'] ?? '');
  return { id: 'lastTurn', values: turns, initial: USUAL_LAST_TURN, words };
}

function nameOf(pack: Pack, of: string, id: string, locale: Locale): string {
  if (of === 'unit') {
    const unit = pack.unitIndexes.get(id);
    return unit === undefined ? id : labelOf(pack, unit); // names are too long for lists
  }
  if (of === 'hex') {
    const hex = pack.hexIndexes.get(id);
    return hex === undefined ? id : hexNamed(pack, hex, pictureWords[locale]);
  }
  if (of === 'card') return pack.file.cards[pack.cardIndexes.get(id) ?? -1]?.[locale] ?? id;
  return id;
}

// What the pages, mails and pictures of every game ask of this one: which fields hold ids, and what ids are
// on the map.

const HEX: LogField = { of: ['hex'] };
const CARD: LogField = { of: ['card'] };

function logFieldsIn({ units, unitIndexes }: Pack): LogFields {
  const unit: LogField = { of: ['unit'], ownerOf: (id) => units[unitIndexes.get(id) ?? -1]?.side };
  return {
    hex: { ...HEX, where: 'ordered' },
    hexes: HEX,
    target: { ...HEX, where: 'told' },
    at: { ...HEX, where: 'told' },
    to: { ...HEX, where: 'told' },
    from: HEX,
    path: { of: ['hex'], way: true },
    unit,
    units: unit,
    cargo: unit,
    support: unit,
    kamikaze: unit,
    card: CARD,
    cards: CARD,
  };
}

const tells: Tells = {
  turn: { weight: 'routine' },
  bids: { weight: 'routine' },
  'bid.changed': { weight: 'routine' },
  'bid.kept': { weight: 'routine' },
  'cards.dealt': { weight: 'card' },
  'card.drawn': { weight: 'card' },
  'card.forced': { weight: 'card' },
  'card.used': { weight: 'card' },
  'deck.new': { weight: 'card' },
  trp: { weight: 'routine' },
  'initiative.J': { weight: 'routine' },
  'initiative.A': { weight: 'routine' },
  'initiative.equal': { weight: 'routine' },
  'depot.built': { weight: 'gain', of: 'hex' },
  'depot.removed': { weight: 'harm', of: 'hex' },
  'depot.pass': { weight: 'routine' },
  upkeep: { weight: 'routine' },
  'supply.short': { weight: 'routine' },
  impulse: { weight: 'routine' },
  'impulse.free': { weight: 'card' },
  'impulse.pass': { weight: 'routine' },
  'stack.moves': { weight: 'move', of: 'units' },
  'stack.left': { weight: 'routine' },
  'movement.end': { weight: 'routine' },
  'land.ashore': { weight: 'move', of: 'units' },
  'air.lifted': { weight: 'move', of: 'unit' },
  'air.relocated': { weight: 'harm', of: 'unit', is: 'damaged' },
  'air.lost': { weight: 'loss', of: 'unit' },
  'air.lost.china': { weight: 'loss', of: 'unit' },
  'air.lost.damaged': { weight: 'loss', of: 'unit' },
  battle: { weight: 'fight' },
  'battle.declared': { weight: 'fight' },
  'battle.total': { weight: 'fight' },
  'battle.tie': { weight: 'fight' },
  'battle.won': { weight: 'fight' },
  kamikaze: { weight: 'fight' },
  'unit.damaged': { weight: 'harm', of: 'unit', is: 'damaged' },
  'unit.lost': { weight: 'loss', of: 'unit' },
  'cargo.changes': { weight: 'routine' },
  'land.embarks': { weight: 'move', of: 'unit' },
  retreat: { weight: 'harm', of: 'units', is: 'retreated' },
  'retreat.none': { weight: 'loss', of: 'units' },
  cc: { weight: 'fight' },
  redeployed: { weight: 'move', of: 'units' },
  'redeploy.pass': { weight: 'routine' },
  'fleets.stranded': { weight: 'loss', of: 'units' },
  'submarines.miss': { weight: 'fight' },
  'unit.excess': { weight: 'loss', of: 'unit' },
  rebuilt: { weight: 'gain', of: 'unit', is: 'repaired' },
  'rebuild.pass': { weight: 'routine' },
  arrived: { weight: 'gain', of: 'unit', is: 'arrived' },
  'air.placed': { weight: 'move', of: 'unit' },
  'china.surrenders': { weight: 'reveal' },
  'china.recovers': { weight: 'gain', of: 'units', is: 'recovered' },
  'front.penalty': { weight: 'loss', of: 'unit' },
  'front.thin': { weight: 'harm' },
  'unit.returned': { weight: 'gain', of: 'unit', is: 'arrived' },
  'us.enters': { weight: 'reveal' },
  'us.neutral': { weight: 'routine' },
  'us.war': { weight: 'reveal' },
  suddenDeath: { weight: 'end' },
};

const onMap: Game['picture']['onMap'] = { unit: { as: 'unit' }, hex: { as: 'place' } };

const begins: NonNullable<Game['picture']['begins']> = {
  depot: 'build',
  impulse: 'send',
  redeploy: 'redeploy',
  rebuild: 'rebuild',
};
