/** What stands around the clauses on the rules page, in Japanese. */
import type { MessagesOf } from '../../../shared/index.js';
import type { rulebookEn } from '../en/rulebook.js';

export const rulebookJa: MessagesOf<typeof rulebookEn> = {
  lead: '2人用、全6ターン。1944年2月、グリーン諸島のニッサン島で、バレンタイン戦車を伴うニュージーランド軍が小さな日本軍守備隊を追います。ユニットはどこまでも移動できますが疲労します。日本軍各ユニットの戦闘力と深い谷の場所は、誰も知りません。',
  'term.infantry': '歩兵、バレンタイン戦車',
  'meaning.infantry': '戦車中隊と戦車大隊がバレンタイン戦車、その他のユニットはすべて歩兵です。',
  'term.contact': '敵との隣接',
  'meaning.contact': '陸地のあるヘクスサイドを挟んで敵ユニットの隣にいること（SP-6.1.q）。',
  'term.torahatup': 'トラハタップ、深い谷のヘクス',
  'meaning.torahatup':
    'トラハタップはマップにあるヘクス。深い谷のヘクスは、発見されたときにマーカーを置くヘクス（6.4）。',
  'term.thirtieth': '第30大隊',
  'meaning.thirtieth': '途中から登場するNZ軍歩兵（6.3）。',
  'term.fatigued': '疲労',
  'meaning.fatigued': '長い移動で疲れた状態（6.2）。攻撃できず、戦闘力は1になります。',
  'term.arrows': '緑の矢印、青い矢印のヘクス',
  'meaning.arrows': 'NZ軍の開始位置と第30大隊の登場位置。ラグーンを渡る移動（6.5）の両岸でもあります。',
  'what.map': 'マップ',
  'stated.map':
    '100 mm×148 mmの紙面とニッサン島南東部という範囲。ミッション・ヘクス、トラハタップとダイスの目ごとのヘクス、4つの椰子の木ヘクス、緑と青の矢印、陸地のないヘクスサイド、半分だけ印刷されたヘクスがあること。',
  'reconstructed.map':
    'ヘクスとその番号のすべて。公開されているニッサン島の海岸線に、トラハタップの周囲6ヘクスが陸地になるようヘクスを重ねた。ミッション、椰子の木、矢印の位置と、ダイスの目に対応する深い谷のヘクス。',
  'what.counters': '駒',
  'stated.counters':
    '駒は13個で、日本軍4個、NZ軍の開始時5個、第30大隊、戦車大隊、マーカー2個。NZ軍歩兵は3、中隊は1、大隊は3。日本軍には0と2がある。',
  'reconstructed.counters':
    '日本軍の残る2つの戦闘力（1と2。コンピューター同士の対戦で試して決めた）と、大半のユニット名。NZ軍の開始時5個のうち歩兵が3個、中隊が2個であること。',
  'what.combat': '戦闘結果表',
  'stated.combat': '1:2から4:1までの5つのコラム、Ae、Ar、Ex、Dr、Deの意味、両端を超えたときの結果。',
  'reconstructed.combat':
    '30個の欄のすべて。目と戦闘比が大きいほど有利になるようにし、互角になるよう調整した。同じ強さのコンピューター同士の310局でNZ軍の勝率は61%、選択ルールを使うと約半分だった。',
  'what.turns': 'ターン',
  'stated.turns': '1944年2月15日のDデイからD+5日までの6ターンと、第30大隊が登場する目。',
  'reconstructed.turns': 'なし。',
};
