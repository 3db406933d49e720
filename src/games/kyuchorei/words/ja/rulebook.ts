/** What stands around the clauses on the rules page, in Japanese. */
import type { MessagesOf } from '../../../shared/index.js';
import type { rulebookEn } from '../en/rulebook.js';

export const rulebookJa: MessagesOf<typeof rulebookEn> = {
  lead: '2人用、全8ターン。遼陽会戦で、日本軍の1個師団が、峠に並ぶロシア軍の6つの陣地に夜襲をかけます。日本軍は最終ターンの終わりまでにすべての陣地を掃討しなければなりません。',
  'term.active': 'フェイズ・プレイヤー',
  'meaning.active': '自分のプレイヤー・ターンを行っているプレイヤー（5.0）。',
  'term.zoc': '支配地域、敵の支配地域',
  'meaning.zoc':
    'ユニットが周囲に及ぼす影響（6.0）。敵ユニットの支配地域が1つでも及ぶヘクスは、敵の支配地域です。',
  'term.disordered': '混乱',
  'meaning.disordered': '混乱マーカーの置かれた状態。混乱したユニットの数値は半分になります（10.0.c）。',
  'term.night': '夜間、夜明け後',
  'meaning.night': '第1～3ターンが夜間、第4～8ターンが夜明け後。',
  'term.fort': '陣地',
  'meaning.fort': '赤い枠のヘクス（2.1.2）。',
  'term.headquarters': '旅団本部',
  'meaning.headquarters': 'マップに印刷された日本軍の旅団本部（2.1.5）。',
  'term.reserve': '予備部隊',
  'meaning.reserve': '上端の色が濃いロシア軍ユニット（2.2.b、7.1.b）。',
  'what.map': 'マップ',
  'stated.map':
    '高度は3段階で、1401は0、1501は1、1602は2、1503は1604より高い。陣地は6つで、1404と1503を含む。旅団本部は1505と1902。IV/36は1301から始める。ヘクスの隣接関係は8.3、9.3、9.4の例から分かる。',
  'reconstructed.map':
    '70ヘクスの範囲、その他の高度、残る4つの陣地、集落、道路、地名。1904年の攻撃が南東から北西へ向かったことからマップの上を北とし、それによってどの旅団がどの本部に属するかを決めた。',
  'what.units': 'ユニット',
  'stated.units':
    '日本軍は10個で、2つの旅団に6個と4個。ロシア軍は9個で、一部は予備部隊。日本軍ユニットに射撃力4、白兵戦力4のものがあり、混乱したロシア軍ユニットに白兵戦力2のものがある。',
  'reconstructed.units':
    '大隊の名は1904年の戦闘序列による。数値は日本軍を4-4、ロシア軍を3-4とした。ロシア軍の初期配置と、どの3個を予備部隊とするか。同じ強さのコンピューター同士の212局で試し、日本軍の勝率は45%だった。',
  'what.turns': 'ターンと戦闘',
  'stated.turns':
    '全8ターンで、うち3ターンが夜間。オッズ、修整、結果。印刷された戦闘結果表はなく、このページの2つの表は8.3と9.3から計算したもの。',
  'reconstructed.turns': 'なし。',
};
