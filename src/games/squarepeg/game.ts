/** Operation Square Peg as a `Game`: wiring only. The rulebook stands in the chapter files. */
import {
  ComponentError,
  type Game,
  type Locale,
  type OptionSpec,
  type TextTable,
} from '../../referee/index.js';
import { defineRulebook, everyWord, inEvery } from '../shared/index.js';
import type { Pack } from './components/pack.js';
import { hexId, makePack } from './components/pack.js';
import { introduction } from './lessons/lessons.js';
import { makeAppraise } from './opponent/appraise.js';
import { makeForesight } from './opponent/foresight.js';
import { aimOf, lossesIn } from './picture/aim.js';
import { makeGrounds } from './picture/chart.js';
import { describePosition, unusedUnits } from './picture/describe.js';
import { nameOfUnit } from './picture/names.js';
import { changesBetween, sceneOf } from './picture/scene.js';
import { SIDE_TONES } from './picture/tones.js';
import { drawings } from './rulebook/diagrams.js';
import { entries } from './rulebook/entries.js';
import { tablesOf } from './rulebook/tables.js';
import { fortunes } from './rules/fortune.js';
import { forbidsPlace, unplaced } from './rules/setup.js';
import { rulesOf, VALENTINE_VICTORY } from './rules.js';
import type { SpState } from './state/state.js';
import { copyState, startState, unitAt } from './state/state.js';
import { logFields, look, news, onMap } from './telling.js';
import type { PictureWords } from './words/index.js';
import { clauses, pictureWords, rulebookTexts, sections, tableWords, text } from './words/index.js';

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
    id: file.game.id,
    version: VERSION,
    title: file.game.title,
    sideTones: SIDE_TONES,
    scenarios: file.scenarios.map(({ id, name }) => ({ id, words: name, options: [offered] })),
    onMap,
    logFields,
    news,
    look,
    clauses,
    rulebook: defineRulebook(rulebookTexts, drawings, {
      sections,
      tables: (locale) => tablesOf(pack, tableWords[locale]),
      entries,
    }),
    introduction,
    text: inEvery((locale) => withOutcomes(pack, text[locale], pictureWords[locale])),
    nameOf: (of, id, locale) => nameOf(pack, of, id, locale),
    ground: (locale) => grounds[locale],
    scene: (view, locale, changes) => sceneOf(pack, view, pictureWords[locale], changes),
    changes: (before, after, locale) => changesBetween(pack, before, after, pictureWords[locale]),
    describe: (view, locale) => describePosition(pack, view, pictureWords[locale]),
    aim: (view) => aimOf(pack, view),
    lost: (view) => lossesIn(pack, view),
    unused: (view, decision, locale) => unusedUnits(pack, view, decision, pictureWords[locale]),
    appraise: makeAppraise(pack),
    foresight: makeForesight(pack),
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
