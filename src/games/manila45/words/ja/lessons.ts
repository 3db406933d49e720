/** The game in two minutes and the guided first turn, in Japanese. */
import type { MessagesOf } from '../../../shared/index.js';
import type { LessonMessages } from '../../lessons/messages.js';

export const lessonsJa: MessagesOf<LessonMessages> = {
  short: 'マニラ45',
  pitch: 'アメリカ軍の3個師団が、建物を1つずつ攻めてマニラの守備隊を掃討します。',
  'goal.US': '第10ターンの終わりに、マップ上の日本軍ユニットをすべて除去していれば勝ちです。',
  'goal.JP': '第10ターンの終わりに、1ユニットでもマップ上に残っていれば勝ちです。',
  turn: '全10ターンです。アメリカ軍が補充を受け、移動し、攻撃します。続いて日本軍が移動し、攻撃します。',
  idea1: '敵の隣に入ると、移動中に防御射撃を受けることがあります。通りを渡る前によく見ましょう。',
  idea2: '建物は瓦礫になるまで射線をさえぎります。見えない敵は撃てません。',
  idea3: '守備隊は時間を味方にします。最終ターンに1ユニット隠れていれば勝ちなので、残さず掃討しましょう。',
};
