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
  en: 'Two players, turns 0 to 5. The war in the Pacific from Pearl Harbor to the summer of 1944 on a map of ports and bases: fleets move along routes, strike by air and fight by gunfire, and each turn ends with a count of the ports and bases that each side controls.',
  ja: '2人用、第0～5ターン。真珠湾攻撃から1944年夏までの太平洋の戦いを、港湾と基地を結ぶマップで戦います。艦隊は航路に沿って動き、空襲と砲撃を交わし、各ターンの終わりに両軍の占領する港湾と基地で得点します。',
};

const terms: Rulebook['terms'] = [
  {
    term: { en: 'Ship, air unit', ja: '艦艇、陸上機' },
    meaning: {
      en: 'Ships are the naval units; air units are based on land.',
      ja: '海上のユニットが艦艇、陸上を基地とする航空ユニットが陸上機。',
    },
  },
  {
    term: { en: 'Face-up, face-down', ja: '表面、裏面' },
    meaning: {
      en: 'A face-down ship has acted and cannot move until it is resupplied (7.3.e, 9.4).',
      ja: '裏面の艦艇は行動済みで、補給を受けて表面に戻る（7.3.e、9.4）まで移動できません。',
    },
  },
  {
    term: { en: 'Point, port, base', ja: 'ポイント、港湾、基地' },
    meaning: { en: 'The places of the map (2.1).', ja: 'マップ上でユニットを置く場所（2.1）。' },
  },
  {
    term: { en: 'Control', ja: '占領' },
    meaning: {
      en: 'Having a point as one’s own for the moment (4.2).',
      ja: 'ポイントを自軍のものとしていること（4.2）。',
    },
  },
  {
    term: { en: 'Capture', ja: '攻略' },
    meaning: {
      en: 'Taking a port for good (9.2). Until then a player may hold an enemy port as a base (4.2.i).',
      ja: '港湾を自軍のものにすること（9.2）。それまでは敵の港湾を基地として占領できます（4.2.i）。',
    },
  },
  {
    term: { en: 'A port of one’s own', ja: '自軍港湾' },
    meaning: {
      en: 'A port with one’s port marker that no enemy holds or contests; for the Allies also the point of a Fleet Train.',
      ja: '自軍の港湾占領マーカーがあり、敵に占領も争奪もされていない港湾。連合軍にはフリート・トレインのあるポイントも含みます。',
    },
  },
  {
    term: { en: 'Umbrella', ja: '制空範囲' },
    meaning: { en: 'The bases that an air unit covers (4.2.e).', ja: '陸上機が覆う基地の範囲（4.2.e）。' },
  },
  {
    term: { en: 'Relocation', ja: '孤立時の再配置' },
    meaning: {
      en: 'Being put face-down into the nearest port of one’s own when there is no way home (9.1.c).',
      ja: '帰る経路のない艦艇を、裏面にして最も近い自軍港湾に置くこと（9.1.c）。',
    },
  },
  {
    term: { en: 'Half-step', ja: '半手順' },
    meaning: {
      en: 'The part of one side in a step of the supply phase (9.0).',
      ja: '補給フェイズの各手順（9.0）のうち、一方の軍が行う分。',
    },
  },
];

const sections = ruleSections([
  ['0', 'Edition and corrections', '版と訂正'],
  ['1', 'The game', 'ゲームの概要'],
  ['2', 'Components', '用具'],
  ['2.1', 'Map', 'マップ'],
  ['2.2', 'Counters', '駒'],
  ['2.3', 'Cards', 'カード'],
  ['3', 'Set-up', '準備'],
  ['3.1', 'The Allies', '連合軍の配置'],
  ['3.2', 'Japan', '日本軍の配置'],
  ['3.3', 'Markers', 'マーカー'],
  ['4', 'Object of the game', 'ゲームの目的'],
  ['4.1', 'Victory', '勝敗'],
  ['4.2', 'Control', '占領状態'],
  ['5', 'Sequence of play', 'プレイの手順'],
  ['5.1', 'Turn 0: December 1941', '第0ターン：1941年12月'],
  ['6', 'Reinforcement phase', '増援フェイズ'],
  ['6.1', 'Units', 'ユニット'],
  ['6.2', 'Drawing cards', 'カードを引く'],
  ['7', 'Operations phase', '作戦フェイズ'],
  ['7.1', 'Initiative', '主導権'],
  ['7.2', 'Operations', '作戦'],
  ['7.3', 'Using a card', 'カードを使う'],
  ['7.4', 'Letting units act', 'ユニットを行動させる'],
  ['7.5', 'Movement of ships', '艦艇の移動'],
  ['7.6', 'Reaction movement', '対応移動'],
  ['8', 'Combat', '戦闘'],
  ['8.1', 'Rounds', 'ラウンド'],
  ['8.2', 'Resolution', '解決'],
  ['8.3', 'Order of resolution', '解決の順序'],
  ['8.4', 'End of a round, retreat', 'ラウンドの終わりと退却'],
  ['9', 'Supply phase', '補給フェイズ'],
  ['9.1', 'Isolation', '孤立'],
  ['9.2', 'Capture of ports', '港湾の攻略'],
  ['9.3', 'Redeployment and return', '再配置と帰港'],
  ['9.4', 'Resupply', '補給'],
  ['9.5', 'Cards in the supply phase', '補給フェイズのカード'],
  ['10', 'Optional rules', '選択ルール'],
  ['C', 'Cards', 'カード'],
  ['CJ', 'Japanese events', '日本軍のイベント'],
  ['CA', 'Allied events', '連合軍のイベント'],
  ['CX', 'Cards in general', 'カード全般'],
  ['DN', 'Designer’s notes', 'デザイナーズ・ノート'],
]);

const sources: readonly ComponentSource[] = [
  {
    what: { en: 'Map', ja: 'マップ' },
    stated: {
      en: 'All ports and bases and who has them at the start; the values of the ports. The routes and lengths that the examples use: Japan to Midway 2, Midway to Johnston 1, Hawaii to Midway 1, Truk to Rabaul and to Kwajalein 1, Rabaul to Port Moresby 1, Indochina to Singapore 1, Singapore to Borneo 1, Okinawa to the Philippines 1, the Philippines to Borneo 1; both dotted routes.',
      ja: 'すべての港湾と基地、その開始時の占領状態、港湾の得点。例に使われている航路と長さ：日本～ミッドウェイ島2、ミッドウェイ島～ジョンストン諸島1、ハワイ諸島～ミッドウェイ島1、トラック島～ラバウルとクェゼリン環礁1、ラバウル～ポート・モレスビー1、インドシナ～シンガポール1、シンガポール～ボルネオ島1、沖縄～フィリピン1、フィリピン～ボルネオ島1。2本の点線の航路。',
    },
    reconstructed: {
      en: 'Where the points lie on the drawing. The other routes and lengths, as far as the examples leave them open: real distances over about 1,400 nautical miles count 2. Most doubtful are the routes of Port Moresby, Ceylon to Singapore, and all from the West Coast.',
      ja: '図の上での各ポイントの位置。例から決まらない航路と長さ（実際の距離が約1,400海里を超えるものを2とした）。特に疑わしいのは、ポート・モレスビーの航路、セイロン島～シンガポール、西海岸からの各航路。',
    },
  },
  {
    what: { en: 'Counters', ja: '駒' },
    stated: {
      en: '160 counters, 41 ships by name, the nations, how kinds of ships are told apart, and single ratings: among others Shokaku, North Carolina, the four carriers of Midway together, the Nagato class, all cruisers with gunnery 1, heavy armour of the British carriers except Hermes.',
      ja: '駒は160個。名前の分かる艦艇41隻、国籍、艦種の区別。翔鶴、ノース・カロライナ、ミッドウェイ海戦の空母4隻の合計、長門級など個別の値。巡洋艦はすべて砲撃力1。ハーミーズ以外の英空母は重装甲。',
    },
    reconstructed: {
      en: 'The other ships, chosen from those of the period, and their ratings: gunnery from the main guns, air strength from the aircraft carried, defence from the armour, movement from the speed, arrival from the first service in the theatre. The number of air units.',
      ja: '残りの艦艇（当時の艦艇から選んだ）とその値。砲撃力は主砲、空襲力は搭載機、防御力は装甲、移動力は速力、登場ターンは戦域での最初の行動から決めた。陸上機の数。',
    },
  },
  {
    what: { en: 'Combat results table', ja: '戦闘結果表' },
    stated: {
      en: 'The first column (1), the last (31+), the columns 6-7 and 10-12, and eight of the cells.',
      ja: '最初のコラム（1）、最後のコラム（31+）、6-7と10-12のコラム、8つの欄。',
    },
    reconstructed: {
      en: 'The other limits of columns and the other cells, so that hits grow evenly with strength and die.',
      ja: '残りのコラムの区切りと欄。攻撃力と目に応じて命中数がなだらかに増えるようにした。',
    },
  },
  {
    what: { en: 'Cards', ja: 'カード' },
    stated: {
      en: 'The effects of all 32 events, 18 of their titles, and two of the pairs of events on one card.',
      ja: '32のイベントすべての効果、18の題、1枚に組み合わされたイベント2組。',
    },
    reconstructed: {
      en: 'Fourteen titles, the numbers, and the other fourteen pairs: the n-th Japanese event stands with the Allied event 17 - n, as both known pairs do.',
      ja: '14の題、番号、残る14組の組み合わせ（分かっている2組にならい、日本軍のn番と連合軍の17-n番を組み合わせた）。',
    },
  },
];
