/** What stands around the clauses on the rules page, in Japanese. */
import type { MessagesOf } from '../../../shared/index.js';
import type { rulebookEn } from '../en/rulebook.js';

export const rulebookJa: MessagesOf<typeof rulebookEn> = {
  lead: '2人用、全16ターン。1941年12月から1945年秋まで、兵站基地とリソース・ポイント、地上部隊を運ぶ艦隊で太平洋を争います。連合軍は最終ターンが終わるまでに日本を屈服させなければなりません。',
  'term.fleet': '艦隊',
  'meaning.fleet': '空母部隊と水上部隊の総称。',
  'term.base': '港湾・飛行場',
  'meaning.base': '港湾は飛行場を兼ねる（2.3.3）。',
  'term.full': '完全戦力、損耗',
  'meaning.full': 'ユニットの表と裏（2.2.2）。',
  'term.zone': '制空範囲',
  'meaning.zone': 'ルールブックのAZOC。完全戦力の基地航空隊の周りのヘクス（2.2.3）。',
  'term.points': 'BRP、TRP、RP',
  'meaning.points':
    'ターン記録トラックの基本リソース・ポイント、そのターンの合計、1点ごとのポイント（5.0）。',
  'term.more': 'TRPの多いプレイヤー',
  'meaning.more': '残りでなく、ターンの初めのTRPで決まる（5.2.c）。',
  'term.contested': '両軍のいるヘクス、継続戦闘',
  'meaning.contested': '両軍の地上部隊がいるヘクス。決着のつかなかった戦闘の後はマーカーを置く（9.7）。',
  'term.alone': 'だけ',
  'meaning.alone': '敵の地上部隊のいないヘクスにいること。',
  'term.aboard': '乗船中',
  'meaning.aboard': '水上部隊に載っていて、ヘクスの陸の部分にはいないこと（8.6）。',
  'term.network': '補給網、輸送網',
  'meaning.network': '兵站基地と補給源のつながり。建設のため（6.2）と、地上部隊の再配置のため（10.3）。',
  'what.map': 'マップ',
  'stated.map':
    'ルールと例に出るヘクスの番号と名前、その隣接関係。呉、横須賀、南アフリカ、パナマの補給源。0406の2つの海、ラングーンとバンコクのジャングル、中国のヘクス、資源地帯。',
  'reconstructed.map':
    'その他のヘクス（例から決まるヘクスの並びに実際の地理を当てはめた）。その他の港湾・飛行場とその種別、山地、斜線のヘクス、つながる浅海。',
  'what.units': 'ユニット',
  'stated.units':
    '各種類の数値。例に出る呉と横須賀、真珠湾、シンガポール、海南島、サイゴン、マーシャル諸島の部隊。',
  'reconstructed.units':
    'ユニットの数148と兵站基地の数14・18。初期配置と登場ターン（当時の戦闘序列による）、名前。',
  'what.turns': 'ターンとリソース・ポイント',
  'stated.turns': '全16ターン。日本軍の第1・4・5ターン、連合軍の第1・4ターンのBRP。潜水艦攻撃表。',
  'reconstructed.turns': 'その他のBRP（日本軍は減り、連合軍は増える）。',
  'what.cards': 'カード',
  'stated.cards':
    '40枚（各年10枚）。7枚の題。1942-03、1942-10、1944-06の効果と、1943-09、1944-08の効果の一部。',
  'reconstructed.cards': 'その他の題と効果は、この版のために作りました。',
  'what.scenarios': 'シナリオ',
  'stated.scenarios':
    '標準ゲームと短縮ゲーム。1943年シナリオについて3.3にあること。アメリカ参戦遅延シナリオの設定。',
  'reconstructed.scenarios': '1943年の初期配置と13.4のすべて（プレイヤー補助シートが手元にないため）。',
};
