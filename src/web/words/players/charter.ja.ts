/** Words of what two players agree about conduct, and of changing their seats, in Japanese. */
export const charterJa = {
  'charter.title': '対戦の設定',
  'charter.more': '対戦の設定：待った、観戦、陣営',
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
  'charter.sides.lot': '対戦開始時に抽選で決める',
  'charter.sides.guest': '招待された人が反対の陣営を希望できる',
  'charter.window': 'ダイスを振らないフェイズの終了を考え直せる時間（分、0はなし）',
  'invalid.charter': 'この取り決めは使えません。',

  'window.waits':
    'フェイズは終了し、{time}に相手に渡されます。それまでは誰にも見えず、「取り消す」で考え直せます。',
  'fault.handing-over.title': 'フェイズはすでに終了しています',
  'fault.handing-over.do':
    'まもなく相手に渡されます。ほかの命令を出すには、「取り消す」で考え直してください。',
  'offer.button': '投了を申し出る',
  'offer.resign.title': '投了を申し出る',
  'offer.resign.theirs': '投了の申し出',
  'offer.resign.lead':
    '相手が受け入れると相手の勝ちになります。続行を求められることもあります。その間も対戦は続きます。',
  'offer.resign.word': '申し出る',
  'offer.resign.asked':
    '{side}が投了を申し出ています。受け入れると対戦はただちに終わり、あなたの勝ちになります。',
  'offer.resign.accept': '受け入れる',
  'offer.resign.decline': '続行を求める',
  'offer.resignation.waiting': '投了を申し出ました。相手の返事を待っています。',
  'offer.resignation.notice': '{side}が投了を申し出ています。',
  'offer.substitute.title': '対戦者の交代',
  'offer.substitute.lead':
    '相手が同意すると、指名された人にリンクがメールで届き、その人が席を引き継ぎます。それまでのリンクは無効になり、事前命令と予約は消えます。',
  'offer.substitute.leadLate':
    '指名された人にリンクがメールで届き、その人が席を引き継ぎます。自分の席では相手が同意してから、持ち時間の切れた相手の席ではすぐに届きます。それまでのリンクは無効になり、事前命令と予約は消えます。',
  'offer.substitute.whose': '交代する人',
  'offer.substitute.own': '自分',
  'offer.substitute.other': '持ち時間の切れた{side}',
  'offer.substitute.button': '交代する人を指名する',
  'offer.substitute.waiting': '交代する人が指名されました。その人が引き継ぐと席が入れ替わります。',
  'offer.substitute.notice': '{side}が対戦者の交代を申し出ています。',
  'offer.substitute.asked': '{side}が、ほかの人への交代を申し出ています。対戦は今の状況のまま続きます。',
  'offer.substitute.accept': '同意する',
  'offer.substitute.decline': '同意しない',
  'offer.takeover.title': '{game}：{side}を引き継ぐ',
  'offer.takeover.lead':
    '対戦は進行中です。ここから先は{side}としてプレイします。前の対戦者のリンクは無効になります。',
  'offer.takeover.take': '{side}を引き継ぐ',
  'switch.lead': '反対の陣営を選ぶこともできます。',
  'switch.button': '反対の陣営を希望する',
  'switch.doneTitle': '陣営を入れ替えました',
  'switch.done':
    '陣営を入れ替えて、対戦を新しく始め直しました。相手が席に着くと、新しい招待メールが届きます。',
  'switch.decline': '辞退はそのときにできます。',

  'fault.closed.title': '観戦できません',
  'fault.closed.do': '対戦が終わって公開されるまで観戦させないと、対戦者が取り決めています。',
} as const;
