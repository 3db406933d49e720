/** The sentences of home, the start form, and the list of one's own matches in Japanese. */
export const homeJa = {
  'home.practise': '練習相手と対戦する',
  'home.practiseAs': 'あなたの陣営',
  'home.practiseNote': 'すぐに始められます。メールアドレスは不要で、相手はサーバーが受け持ちます。',
  'home.begin': '人と対戦する',
  'home.invitations': '対戦相手募集中',
  'home.invitationsLead': '対戦相手を待っている人たちです。先に席に着いた人が相手になります。',
  'home.invitation': '{name}さん（{side}）が対戦相手を募集しています',
  'home.scenario': 'シナリオ：{scenario}',
  'home.take': '{side}の席に着く',
  'home.finishedLead': '両者が公開に同意した対戦です。リプレイで振り返り、ダイスを検証できます。',
  'home.since': '{time}から',
  'home.over': '{time}終了',

  'start.of': '対戦を始める：{game}',
  'start.anyone': '誰でもよい（トップページで対戦相手を募集する）',
  'start.practice': '練習相手（サーバーが受け持ちます。メールアドレスは不要です）',
  'start.wrong': '次の項目を直してください',
  'start.home': 'ゲーム一覧',
  'opened.listed': '空席。トップページで募集中（先着順）',
  'practice.player': 'プレイヤー',
  'practice.lead': 'もう一方の席には練習相手が着き、手番になればすぐに動きます。',
  'practice.stuck': '練習相手の手が止まっています。不具合は記録され、しばらくすると自動でやり直します。',
  'practice.noDraw': '練習相手は最後まで戦います。引き分けには応じません。',
  'practice.keep':
    'あなた専用のリンク（メールアドレスの登録がないため、別の端末などから戻るときに使います。控えておいてください）',

  'invalid.option': '「{option}」はこのゲームのオプションにないか、選べない値です。',

  'settings.listed': '対戦が終わったら',
  'settings.list': '相手も同意すれば、トップページの一覧に載せる',
  'settings.unlist': '一覧に載せない（ページのアドレスを知る人だけが見られます）',

  'settings.offer': 'この対戦をトップページの一覧に載せますか。',
  'settings.consent': '席の設定で選ぶ',

  'mine.title': '自分の対戦',
  'mine.lead': 'このブラウザでリンクを開いた席の一覧です。ほかの人には見えません。',
  'mine.none': 'このブラウザでは、まだ席のリンクを開いていません。',
  'mine.seat': '{side}　相手：{opponent}',
  'mine.alone': '{side}　もう一方は空席',
  'mine.yours': 'あなたの番です（{time}から）。',
  'mine.theirs': '{opponent}さんの番です（{time}から）。',
  'mine.open': '開始前：{sides}の着席待ちです。',
  'mine.stopped': '中断中（{time}から）：ダイスを更新する必要があります。',
  'mine.over': '{time}に終了しました。',
  'mine.revoked':
    'このリンクは取り消されたか、期限が切れています。いちばん新しいメールのリンクを開くか、トップページから新しいリンクを送らせてください。',
  'mine.go': '対戦へ',
  'mine.forget': 'この一覧を消す',
  'mine.forgetNote': '対戦はそのまま続き、メールのリンクも引き続き使えます。',
  'mine.forgotten': 'このブラウザは対戦を覚えていません。',
} as const;
