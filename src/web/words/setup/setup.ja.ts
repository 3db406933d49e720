/** Words of the page of kept set-ups in Japanese. */
export const setupJa = {
  'setup.title': '保存した初期配置',
  'setup.link': '保存した初期配置（今の配置を残す・残した配置を置く）',
  'setup.lead':
    '初期配置は、1行に1ユニットずつ書いた一覧です。名前を付けてこのブラウザに残すことも、文字のまま控えておくこともできます。サーバーに残るのは下書きだけで、配置を使い回したことも、どの配置を使ったかも、相手には伝わりません。',
  'setup.load': '配置を置く',
  'setup.none': 'このゲームのこの陣営の配置は、まだこのブラウザにありません。',
  'setup.use': '置く',
  'setup.drop': '消す',
  'setup.lines': '配置の一覧',
  'setup.replaces':
    'これまでに置いたものと入れ替わります。今は置けない行は条文とともに示し、ほかはすべて置きます。初期配置を終えるまでは、すべて下書きです。',
  'setup.place': 'このとおりに置く',
  'setup.placed':
    '{n, plural, =0 {何も置いていません。} other {#ユニットを置きました。}}{left, plural, =0 {ユニットを示す行がありません。} other {置けなかった行は#行です。}}',
  'setup.ends': '初期配置を終えるのは、対戦のページでご自分でしてください。',
  'setup.unfinished': 'この行は途中で終わっています。ユニットと場所の両方が要ります。',
  'setup.keep': '今の配置を残す',
  'setup.name': '名前',
  'setup.save': 'このブラウザに残す',
  'setup.saved': '残しました。',
  'setup.copy': '文字で控える',
  'setup.empty': 'まだ何も置いていません。',
} as const;
