/** The sentences of the introductions and the guided turns in Japanese. */
export const learnJa = {
  'learn.link': '2分で分かるゲーム',
  'learn.title': '2分で分かる「{game}」',
  'learn.goals': '目標',
  'learn.turn': 'ターンの流れ',
  'learn.ideas': '3つの要点',
  'learn.turns': '全{n}ターン',
  'learn.minutes': '約{h, select, 0 {{n}分} other {{h}時間}}',
  'learn.easy': 'やさしい',
  'learn.medium': 'ふつう',
  'learn.hard': 'むずかしい',
  'learn.level': '難しさ：{level}（3段階の{n}）',
  'learn.start': 'はじめての方へ',
  'learn.guided': '手ほどきの第1ターン',
  'learn.rules': 'ルールの全文',
  'learn.practise': 'すぐに対戦',
  'learn.map': '「{game}」のマップ',
} as const;
