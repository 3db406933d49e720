/** Taiheiyo Senshi as a `Game`: wiring only. The rulebook stands in the chapter files. */
import type { Game, Locale, LogField, LogFields, NewsKeys } from '../../referee/index.js';
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
    id: meta.id,
    version: VERSION,
    title: { en: meta.title.en, ja: meta.title.ja },
    sideTones: SIDE_TONES,
    scenarios: [{ id: 'standard', words: everyWord(pictureWords, 'scenario'), options: [] }],
    onMap,
    begins,
    logFields,
    several,
    news,
    clauses,
    rulebook: defineRulebook(rulebookTexts, drawings, {
      sections,
      tables: (locale) => tablesOf(pack, tableWords[locale]),
      entries,
    }),
    introduction,
    text,
    nameOf: (of, id, locale) => nameOf(pack, of, id, locale),
    nameWithin: (of, id, locale) => nameWithin(pack, of, id, locale),
    appraise: makeAppraise(pack),
    foresight: makeForesight(pack),
    fortunes,
    suggest: makeSuggest(pack),
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

/** `J01 Land Attack Planes Strike`. */
function eventName(pack: Pack, no: string, locale: Locale): string {
  const title = pack.events.get(no)?.title[locale];
  return title === undefined ? no : `${no} ${title}`;
}

// What the pages, mails and pictures of every game ask of this one: which fields hold ids, and what ids are
// on the map.

const UNIT: LogField = { of: ['unit'] };
const POINT: LogField = { of: ['point'] };
const CARD: LogField = { of: ['card'] };

const logFields: LogFields = {
  target: { of: ['unit', 'point'], where: 'ordered' },
  at: { ...POINT, where: 'told' },
  point: { ...POINT, where: 'told' },
  to: { ...POINT, where: 'told' },
  unit: UNIT,
  units: UNIT,
  attacker: UNIT,
  ships: UNIT,
  carriers: UNIT,
  air: UNIT,
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

const several: readonly string[] = ['control.side', 'control.nobody'];

const news: NewsKeys = {
  fights: ['combat', 'strike', 'turn0', 'capture'],
  results: [
    ...['damage.sunk', 'capture', 'captured', 'combat.won', 'damage.damaged', 'damage.withdrawn'],
    ...['control.side', 'control.reverts', 'control.asBase', 'turn0', 'combat', 'strike'],
  ],
  passing: [
    ...['turn', 'reinforcement', 'arrival', 'arrival.repaired', 'arrival.waits', 'withdrawn', 'draw'],
    ...['initiative.dice', 'initiative.equal', 'operations.over'],
  ],
};

const onMap: Game['onMap'] = { unit: { as: 'unit' }, point: { as: 'place' } };

const begins: NonNullable<Game['begins']> = { operation: 'move', supplyOrder: 'return' };
