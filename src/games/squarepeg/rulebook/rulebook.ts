/** What stands around the clauses on the rules page: headings, words, sources; tables and diagrams have files of their own. */

import type { ComponentSource, Rulebook } from '../../../referee/index.js';
import { ruleSections } from '../../shared/index.js';
import type { Pack } from '../components/pack.js';
import { diagrams } from './diagrams.js';
import { entries } from './entries.js';
import { tablesOf } from './tables.js';

/** The rulebook over a component pack. */
export function rulebookOf(pack: Pack): Rulebook {
  return { lead, terms, sections, tables: (locale) => tablesOf(pack, locale), diagrams, sources, entries };
}

const lead = {
  en: 'Two players, six turns. In February 1944 New Zealand troops with Valentine tanks look for a small Japanese garrison on Nissan, an atoll of the Green Islands. Units may go as far as they like, but tire; and nobody knows how strong each Japanese unit is, nor where the deep ravine lies.',
  ja: '2人用、全6ターン。1944年2月、グリーン諸島のニッサン島で、バレンタイン戦車を伴うニュージーランド軍が小さな日本軍守備隊を追います。ユニットはどこまでも移動できますが疲労します。日本軍各ユニットの戦闘力と深い谷の場所は、誰も知りません。',
};

const terms: Rulebook['terms'] = [
  {
    term: { en: 'Infantry, Valentine', ja: '歩兵、バレンタイン戦車' },
    meaning: {
      en: 'A Valentine is a tank company or the tank battalion. Every other unit is infantry.',
      ja: '戦車中隊と戦車大隊がバレンタイン戦車、その他のユニットはすべて歩兵です。',
    },
  },
  {
    term: { en: 'Contact', ja: '敵との隣接' },
    meaning: {
      en: 'Being adjacent to an enemy unit over a hexside with land (SP-6.1.q).',
      ja: '陸地のあるヘクスサイドを挟んで敵ユニットの隣にいること（SP-6.1.q）。',
    },
  },
  {
    term: { en: 'Torahatup, the ravine hex', ja: 'トラハタップ、深い谷のヘクス' },
    meaning: {
      en: 'A named hex of the map; the hex in which the ravine marker is put when it is found (6.4).',
      ja: 'トラハタップはマップにあるヘクス。深い谷のヘクスは、発見されたときにマーカーを置くヘクス（6.4）。',
    },
  },
  {
    term: { en: 'The 30th', ja: '第30大隊' },
    meaning: {
      en: 'The 30th Battalion, which comes in later (6.3).',
      ja: '途中から登場するNZ軍歩兵（6.3）。',
    },
  },
  {
    term: { en: 'Fatigued', ja: '疲労' },
    meaning: {
      en: 'Tired by a long move (6.2): no attack, strength 1.',
      ja: '長い移動で疲れた状態（6.2）。攻撃できず、戦闘力は1になります。',
    },
  },
  {
    term: { en: 'Green and blue arrow hexes', ja: '緑の矢印、青い矢印のヘクス' },
    meaning: {
      en: 'Where NZ starts and where the 30th arrives; the two shores of the ferry (6.5).',
      ja: 'NZ軍の開始位置と第30大隊の登場位置。ラグーンを渡る移動（6.5）の両岸でもあります。',
    },
  },
];

const sections = ruleSections([
  ['1', 'The game', 'ゲームの概要'],
  ['2', 'Components', '用具'],
  ['2.1', 'The map', 'マップ'],
  ['2.2', 'Counters', '駒'],
  ['3', 'Set-up', 'セットアップ'],
  ['3.1', 'The Japanese units', '日本軍ユニット'],
  ['3.2', 'Units that come later', '途中から登場するユニット'],
  ['3.3', 'The NZ units', 'NZ軍ユニット'],
  ['3.4', 'Markers', 'マーカー'],
  ['4', 'Victory', '勝利条件'],
  ['5', 'Sequence of play', 'プレイの手順'],
  ['6', 'Movement', '移動'],
  ['6.1', 'Limits of movement', '移動の制限'],
  ['6.2', 'Fatigue', '疲労'],
  ['6.3', 'The 30th Battalion', '第30大隊'],
  ['6.4', 'The deep ravine', '深い谷の発見'],
  ['6.5', 'Ferrying Valentines over the lagoon', 'ラグーン移動'],
  ['6.6', 'Merging and splitting Valentines', 'バレンタイン戦車の統合と分割'],
  ['7', 'Combat', '戦闘'],
  ['7.1', 'Japanese strengths', '日本軍の戦闘力'],
  ['7.2', 'Odds and resolution', '戦闘比と解決'],
  ['7.3', 'Results', '戦闘結果'],
  ['7.4', 'Retreat', '退却'],
  ['7.5', 'Advance after combat', '戦闘後前進'],
]);

const sources: readonly ComponentSource[] = [
  {
    what: { en: 'Map', ja: 'マップ' },
    stated: {
      en: 'The sheet of 100 mm by 148 mm with the south-east of Nissan; a Mission hex, Torahatup with a hex for each face of the die, four palm hexes, green arrows and a blue arrow, hexsides without land, hexes of which half is printed.',
      ja: '100 mm×148 mmの紙面とニッサン島南東部という範囲。ミッション・ヘクス、トラハタップとダイスの目ごとのヘクス、4つの椰子の木ヘクス、緑と青の矢印、陸地のないヘクスサイド、半分だけ印刷されたヘクスがあること。',
    },
    reconstructed: {
      en: 'Every hex and its number: a grid laid over the public shoreline of Nissan, so that Torahatup has six neighbours on land. The places of the Mission, the palms and the arrows, and which ravine hex belongs to which face of the die.',
      ja: 'ヘクスとその番号のすべて。公開されているニッサン島の海岸線に、トラハタップの周囲6ヘクスが陸地になるようヘクスを重ねた。ミッション、椰子の木、矢印の位置と、ダイスの目に対応する深い谷のヘクス。',
    },
  },
  {
    what: { en: 'Counters', ja: '駒' },
    stated: {
      en: 'Thirteen counters: four Japanese units, five NZ units at the start, the 30th, the tank battalion, two markers. NZ infantry 3, company 1, battalion 3; among the Japanese a 0 and a 2.',
      ja: '駒は13個で、日本軍4個、NZ軍の開始時5個、第30大隊、戦車大隊、マーカー2個。NZ軍歩兵は3、中隊は1、大隊は3。日本軍には0と2がある。',
    },
    reconstructed: {
      en: 'The other two Japanese strengths (1 and 2), which were tried in computer games, and most names of units. That three of the five starting NZ units are infantry and two are companies.',
      ja: '日本軍の残る2つの戦闘力（1と2。コンピューター同士の対戦で試して決めた）と、大半のユニット名。NZ軍の開始時5個のうち歩兵が3個、中隊が2個であること。',
    },
  },
  {
    what: { en: 'Combat results table', ja: '戦闘結果表' },
    stated: {
      en: 'Five columns from 1:2 to 4:1, what Ae, Ar, Ex, Dr and De mean, and the results beyond both ends.',
      ja: '1:2から4:1までの5つのコラム、Ae、Ar、Ex、Dr、Deの意味、両端を超えたときの結果。',
    },
    reconstructed: {
      en: 'All thirty cells: better with the die and with the odds, and tuned to an even game. In 310 games of equal computer players NZ won 61 per cent, with the optional rule about half.',
      ja: '30個の欄のすべて。目と戦闘比が大きいほど有利になるようにし、互角になるよう調整した。同じ強さのコンピューター同士の310局でNZ軍の勝率は61%、選択ルールを使うと約半分だった。',
    },
  },
  {
    what: { en: 'Turns', ja: 'ターン' },
    stated: {
      en: 'Six turns from D-day, 15 February 1944, to D+5, and on which rolls the 30th arrives.',
      ja: '1944年2月15日のDデイからD+5日までの6ターンと、第30大隊が登場する目。',
    },
    reconstructed: { en: 'Nothing.', ja: 'なし。' },
  },
];
