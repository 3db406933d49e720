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
  en: 'Two players, eight turns. During the battle of Liaoyang a Japanese division attacks, by night, a Russian line of six forts on a pass; by the end of the last turn it must have mopped up all of them.',
  ja: '2人用、全8ターン。遼陽会戦で、日本軍の1個師団が、峠に並ぶロシア軍の6つの陣地に夜襲をかけます。日本軍は最終ターンの終わりまでにすべての陣地を掃討しなければなりません。',
};

const terms: Rulebook['terms'] = [
  {
    term: { en: 'Active player', ja: 'フェイズ・プレイヤー' },
    meaning: {
      en: 'The player whose player turn it is (5.0).',
      ja: '自分のプレイヤー・ターンを行っているプレイヤー（5.0）。',
    },
  },
  {
    term: { en: 'ZOC, EZOC', ja: '支配地域、敵の支配地域' },
    meaning: {
      en: 'A zone of control (6.0). A hex is in EZOC for a unit if it lies in the zone of control of at least one enemy unit.',
      ja: 'ユニットが周囲に及ぼす影響（6.0）。敵ユニットの支配地域が1つでも及ぶヘクスは、敵の支配地域です。',
    },
  },
  {
    term: { en: 'Disordered, in good order', ja: '混乱' },
    meaning: {
      en: 'With or without a disorder marker. A disordered unit has half its values (10.0.c).',
      ja: '混乱マーカーの置かれた状態。混乱したユニットの数値は半分になります（10.0.c）。',
    },
  },
  {
    term: { en: 'Night, day', ja: '夜間、夜明け後' },
    meaning: { en: 'Turns 1 to 3; turns 4 to 8.', ja: '第1～3ターンが夜間、第4～8ターンが夜明け後。' },
  },
  {
    term: { en: 'Fort', ja: '陣地' },
    meaning: { en: 'A hex with a red border (2.1.2).', ja: '赤い枠のヘクス（2.1.2）。' },
  },
  {
    term: { en: 'HQ', ja: '旅団本部' },
    meaning: {
      en: 'The headquarters of a Japanese brigade, printed on the map (2.1.5).',
      ja: 'マップに印刷された日本軍の旅団本部（2.1.5）。',
    },
  },
  {
    term: { en: 'Reserve', ja: '予備部隊' },
    meaning: {
      en: 'A Russian unit with a dark band at the top of its counter (2.2.b, 7.1.b).',
      ja: '上端の色が濃いロシア軍ユニット（2.2.b、7.1.b）。',
    },
  },
];

const sections = ruleSections([
  ['0', 'Edition', '版'],
  ['1', 'The game', 'ゲームの概要'],
  ['2', 'Components', '用具'],
  ['2.1', 'The map', 'マップ'],
  ['2.2', 'Units', 'ユニット'],
  ['2.3', 'Markers', 'マーカー'],
  ['2.4', 'Die', 'ダイス'],
  ['3', 'Set-up', 'セットアップ'],
  ['4', 'Victory', '勝利条件'],
  ['4.1', 'Who holds a fort', '陣地の保持'],
  ['4.2', 'A Russian in a headquarters', '旅団本部への進入'],
  ['5', 'Sequence of play', 'プレイの手順'],
  ['5.1', 'End of a turn', 'ターンの終了'],
  ['5.2', 'First phase: move or fire', '第1フェイズ：移動または射撃'],
  ['5.3', 'Second phase: melee or reorganise', '第2フェイズ：白兵戦または再編成'],
  ['6', 'Zones of control', '支配地域'],
  ['6.1', 'Moving in zones of control', '支配地域と移動'],
  ['6.2', 'Disengaging', '戦闘離脱'],
  ['6.3', 'Retreat and disorder', '退却・混乱と支配地域'],
  ['7', 'Movement', '移動'],
  ['7.1', 'By night', '夜間'],
  ['7.2', 'By day', '夜明け後'],
  ['7.3', 'Limits of movement', '移動の制限'],
  ['8', 'Fire', '射撃'],
  ['8.1', 'Steps', '手順'],
  ['8.2', 'How often', '回数の制限'],
  ['8.3', 'Odds and result', 'オッズと結果'],
  ['9', 'Melee', '白兵戦'],
  ['9.1', 'Steps', '手順'],
  ['9.2', 'How often', '回数の制限'],
  ['9.3', 'Odds and result', 'オッズと結果'],
  ['9.4', 'Retreat', '退却'],
  ['9.5', 'Advance after combat', '戦闘後前進'],
  ['9.6', 'Fatigue', '疲労'],
  ['10', 'Reorganisation', '再編成'],
  ['11', 'What the rulebook does not have', 'ルールブックにないもの'],
]);

const sources: readonly ComponentSource[] = [
  {
    what: { en: 'Map', ja: 'マップ' },
    stated: {
      en: 'Three elevations; 1401 is 0, 1501 is 1, 1602 is 2, and 1503 is higher than 1604. Six forts, among them 1404 and 1503. Headquarters in 1505 and 1902. IV/36 starts in 1301. Which hexes are adjacent follows from the examples of 8.3, 9.3 and 9.4.',
      ja: '高度は3段階で、1401は0、1501は1、1602は2、1503は1604より高い。陣地は6つで、1404と1503を含む。旅団本部は1505と1902。IV/36は1301から始める。ヘクスの隣接関係は8.3、9.3、9.4の例から分かる。',
    },
    reconstructed: {
      en: 'The extent of 70 hexes, all other elevations, the other four forts, settlements, roads and names. North is taken as the top of the map, as the attack of 1904 went from south-east to north-west; hence which brigade belongs to which headquarters.',
      ja: '70ヘクスの範囲、その他の高度、残る4つの陣地、集落、道路、地名。1904年の攻撃が南東から北西へ向かったことからマップの上を北とし、それによってどの旅団がどの本部に属するかを決めた。',
    },
  },
  {
    what: { en: 'Units', ja: 'ユニット' },
    stated: {
      en: 'Ten Japanese units, six and four in two brigades; nine Russian units, some of them reserves. A Japanese unit has fire 4 and melee 4; a disordered Russian has melee 2.',
      ja: '日本軍は10個で、2つの旅団に6個と4個。ロシア軍は9個で、一部は予備部隊。日本軍ユニットに射撃力4、白兵戦力4のものがあり、混乱したロシア軍ユニットに白兵戦力2のものがある。',
    },
    reconstructed: {
      en: 'The names of the battalions, from the orders of battle of 1904. The values of all units: 4-4 for the Japanese, 3-4 for the Russians. Where the Russians start, and which three are reserves. The values were tried in 212 games of equal computer players, of which the Japanese won 45 per cent.',
      ja: '大隊の名は1904年の戦闘序列による。数値は日本軍を4-4、ロシア軍を3-4とした。ロシア軍の初期配置と、どの3個を予備部隊とするか。同じ強さのコンピューター同士の212局で試し、日本軍の勝率は45%だった。',
    },
  },
  {
    what: { en: 'Turns and combat', ja: 'ターンと戦闘' },
    stated: {
      en: 'Eight turns, three of them by night. Odds, modifiers and results: the game has no printed combat table, and the two tables here are worked out from 8.3 and 9.3.',
      ja: '全8ターンで、うち3ターンが夜間。オッズ、修整、結果。印刷された戦闘結果表はなく、このページの2つの表は8.3と9.3から計算したもの。',
    },
    reconstructed: { en: 'Nothing.', ja: 'なし。' },
  },
];
