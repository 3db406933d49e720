/** Manila '45 as a `Game`: wiring only. The rulebook stands in the chapter files. */
import type { Game, Locale } from '../../referee/index.js';
import { ComponentError } from '../../referee/index.js';
import { defineRulebook, inEvery, printed } from '../shared/index.js';
import { hexId, makePack, type Pack, unitId } from './components/pack.js';
import { introduction } from './lessons/lessons.js';
import { makeAppraise } from './opponent/appraise.js';
import { makeForesight } from './opponent/foresight.js';
import { makeSuggest } from './opponent/suggest.js';
import { aimOf } from './picture/aim.js';
import { changesBetween } from './picture/changes.js';
import { SIDE_TONES } from './picture/counters.js';
import { describePosition, unusedUnits } from './picture/describe.js';
import { groundOf } from './picture/ground.js';
import { layersOf } from './picture/layers.js';
import { lookOf } from './picture/look.js';
import { sceneOf } from './picture/scene.js';
import { sightsOf } from './picture/sight.js';
import { drawings } from './rulebook/diagrams.js';
import { entries } from './rulebook/entries.js';
import { tablesOf } from './rulebook/tables.js';
import { fortunes } from './rules/fortune.js';
import { templateFault } from './rules/setup.js';
import { rulesOf } from './rules.js';
import { type MnState, startState } from './state/state.js';
import { begins, logFields, news, onMapIn } from './telling.js';
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
    id: file.id,
    version: VERSION,
    title: file.title,
    sideTones: SIDE_TONES,
    scenarios: [{ id: file.scenario.id, words: file.title, options: [] }],
    onMap: onMapIn(file),
    begins,
    logFields,
    news,
    look: lookOf(pack),
    clauses,
    rulebook: defineRulebook(rulebookTexts, drawings, {
      sections,
      tables: (locale) => tablesOf(pack, tableWords[locale]),
      entries,
    }),
    introduction,
    text,
    nameOf: (of, id, locale) => nameOf(pack, of, id, locale),
    ground: (locale) => grounds[locale],
    layers: layersOf(pack, pictureWords),
    sights: sightsOf(pack, pictureWords),
    aim: (view) => aimOf(pack, view),
    scene: (view, locale, changes) => sceneOf(pack, view, pictureWords[locale], changes),
    changes: (before, after, locale) => changesBetween(pack, before, after, pictureWords[locale]),
    describe: (view, locale) => describePosition(pack, view, pictureWords[locale]),
    unused: (view, decision, locale) => unusedUnits(pack, view, decision, pictureWords[locale]),
    appraise: makeAppraise(pack),
    suggest: makeSuggest(pack),
    foresight: makeForesight(pack),
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
