/** Taiheiyo Senshi as a `Game`: wiring only. The rulebook stands in the chapter files. */
import type { Game, Locale } from '../../referee/index.js';
import { defineRulebook, everyWord, inEvery } from '../shared/index.js';
import type { Pack } from './components/pack.js';
import { makePack } from './components/pack.js';
import { introduction } from './lessons/lessons.js';
import { makeAppraise } from './opponent/appraise.js';
import { makeForesight } from './opponent/foresight.js';
import { makeSuggest } from './opponent/suggest.js';
import { aimOf, lossesIn } from './picture/aim.js';
import { changesBetween } from './picture/changes.js';
import { makeChart } from './picture/chart.js';
import { SIDE_TONES } from './picture/counters.js';
import { describePosition, unusedUnits } from './picture/describe.js';
import { groundOf } from './picture/ground.js';
import { handOf } from './picture/hand.js';
import { layersOf } from './picture/layers.js';
import { pointWithin } from './picture/names.js';
import { sceneOf } from './picture/scene.js';
import { drawings } from './rulebook/diagrams.js';
import { entries } from './rulebook/entries.js';
import { tablesOf } from './rulebook/tables.js';
import { fortunes } from './rules/fortune.js';
import { checkTemplates } from './rules/templates.js';
import { rulesOf } from './rules.js';
import type { TsState } from './state/state.js';
import { begins, logFields, news, onMap, several } from './telling.js';
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
