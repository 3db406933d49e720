/** Manila '45 as a `Game`: wiring only. The rulebook stands in the chapter files. */
import type { Game, Json, Locale } from '../../referee/index.js';
import { ComponentError } from '../../referee/index.js';
import { inEvery, printed } from '../shared/index.js';
import { hexId, makePack, type Pack, unitId } from './components/pack.js';
import { introductionOf } from './lessons/introduction.js';
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
import { rulebookOf } from './rulebook/rulebook.js';
import { fortunes } from './rules/fortune.js';
import { forbidsBegin, proceduresOf } from './rules/procedures.js';
import { purposesOf } from './rules/purposes.js';
import { seenOrder } from './rules/seen.js';
import { stepsOf } from './rules/sequence.js';
import { placedSoFar, templateFault } from './rules/setup.js';
import { outlived } from './standing/outlived.js';
import { plannedOf } from './standing/plan.js';
import { standingAnswer, standingForms, standingKey, timeoutAnswer } from './standing/standing.js';
import { positionSchema, readPosition, showPosition } from './state/position.js';
import { type MnState, startState } from './state/state.js';
import { universeOf } from './state/universe.js';
import { crumbsOf, situationIn, twinOf, viewOf } from './state/view.js';
import { begins, logFields, news, onMapIn } from './telling.js';
import { clauses, lessonWords, pictureWords, rulebookWords, text } from './words/index.js';

/** Raised with every change that could make an old match play on differently. */
export const VERSION = 1;

/** The game over a component file. @throws ComponentError with the place of the fault. */
export function createManila(components: unknown): Game<MnState> {
  const pack = makePack(components);
  checkTemplate(pack);
  const steps = stepsOf(pack);
  const grounds = inEvery((locale) => groundOf(pack, pictureWords[locale]));
  const { file } = pack;
  return {
    id: file.id,
    version: VERSION,
    title: file.title,
    sides: ['US', 'JP'],
    sideTones: SIDE_TONES,
    scenarios: [{ id: file.scenario.id, words: file.title, options: [] }],
    universe: universeOf(pack),
    onMap: onMapIn(file),
    begins,
    logFields,
    news,
    look: lookOf(pack),
    hides: true,
    purposes: purposesOf(pack),
    clauses,
    rulebook: rulebookOf(pack, rulebookWords),
    introduction: introductionOf(lessonWords),
    text,
    nameOf: (of, id, locale) => nameOf(pack, of, id, locale),
    start: () => startState(pack),
    steps,
    procedures: proceduresOf(pack),
    now: (state) => crumbsOf({ pack, state }),
    view: (state, viewer) => viewOf({ pack, state }, viewer),
    situation: (view) => situationIn(pack, view),
    freeSetup: { kind: 'setup', secret: true, orders: (state) => placedSoFar({ pack, state }) },
    seen: (state, side, order, viewer) => seenOrder({ pack, state }, side, order, viewer),
    standingForms: (side) => standingForms(pack, side === 'US' ? 'US' : 'JP'),
    standingKey,
    outlived: (order, view) => outlived(pack, order, view),
    standing: (orders, view, decision) => standingAnswer(pack, orders, view, decision),
    timeout: (view, decision) => timeoutAnswer(pack, view, decision),
    readPosition: (json) => readChecked(pack, json),
    showPosition: (state) => showPosition({ pack, state }),
    positionSchema: () => positionSchema(pack),
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
    twin: (state, viewer, pick) => twinOf({ pack, state }, viewer, pick),
    ...plannedOf(pack),
  };
}

/** An attack that a position begins with is checked as the order would be. */
function readChecked(pack: Pack, json: Json): ReturnType<Game<MnState>['readPosition']> {
  const read = readPosition(pack, json);
  if ('fault' in read) return read;
  const clause = forbidsBegin({ pack, state: read.state });
  return clause === undefined ? read : { fault: { at: 'begin.with', message: clause } };
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
