/** Words of what two players agree about conduct, and of changing their seats, in Japanese. */
export const charterJa = {
  'charter.title': '取り決め',
  'charter.more': '待った、観戦、陣営',
  'charter.note': '双方が席に着くことで同意したものとします。棋譜に残り、あとから変更できません。',
  'charter.takeBack': '待った',
  'charter.takeBack.consent': '相手が同意すればいつでも',
  'charter.takeBack.beforeDice': '同意があれば。ただしダイスをさかのぼらない',
  'charter.takeBack.never': 'なし',
  'charter.onlookers': '席のない人の観戦',
  'charter.onlookers.anybody': 'アドレスを知っている人は可',
  'charter.onlookers.nobody': '終わって公開されるまで不可',
  'charter.publication': '終了後の公開',
  'charter.publication.asked': 'そのとき双方が同意すれば',
  'charter.publication.always': 'する',
  'charter.publication.never': 'しない',
  'charter.sides': '陣営',
  'charter.sides.opener': '上で選んだとおり',
  'charter.sides.guest': '招待された人が反対の陣営を希望できる',
  'charter.window': 'ダイスを振らないフェイズの終了を考え直せる時間（分、0はなし）',
  'invalid.charter': 'この取り決めは使えません。',

  'window.waits':
    'フェイズは終了し、{time}に相手に渡されます。それまでは誰にも見えず、「取り消す」で考え直せます。',
  'fault.handing-over.title': 'フェイズはすでに終了しています',
  'fault.handing-over.do':
    'まもなく相手に渡されます。ほかの命令を出すには、「取り消す」で考え直してください。',
  'switch.lead': '反対の陣営を選ぶこともできます。',
  'switch.button': '反対の陣営を希望する',
  'switch.doneTitle': '陣営を入れ替えました',
  'switch.done':
    '陣営を入れ替えて、対戦を新しく始め直しました。相手が席に着くと、新しい招待メールが届きます。',

  'fault.closed.title': '観戦できません',
  'fault.closed.do': '対戦が終わって公開されるまで観戦させないと、対戦者が取り決めています。',
} as const;
