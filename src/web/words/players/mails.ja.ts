/** Words of how mails come, and of what is said with a turn, in Japanese. */
export const mailsJa = {
  'message.title': '次の手番に添えるひとこと',
  'message.label': '相手へ',
  'message.note':
    '次の手番に添えて、その内容を伝えるメールとページで、相手だけに届きます。棋譜には残りません。それまでは書き直せます。',
  'message.button': '次の手番に添える',
  'message.saved': '保存しました。',
  'message.earlier': '最近の手番に添えられたひとこと',
  'message.said': '{side}からひとこと：{text}',
  'message.own': '次の手番に添えるひとこと：{text}',
  'seat.message': '次の手番にひとこと添える',
  'invalid.text': '500文字以内にしてください。',

  'own.title': 'あなたの対戦と保存されている情報',
  'own.punctual': '{turns}手番のうち{good}手番が期限内です（{percent}%）。',
  'own.matches': '対戦',
  'own.none': 'このアドレスの席はありません。',
  'own.playing': '対戦中です。',
  'own.turns': '{turns}手番のうち{good}手番が期限内です。',
  'own.journal': '棋譜',
  'own.data': '保存されている情報',
  'own.export': '保存されている情報をダウンロード',
  'own.links':
    '名前、設定、事前命令、予約、ひとことです。進行中の対戦へのリンクは、トップページからメールで受け取れます。',
  'own.erase': 'このアドレスを消去する',
  'own.eraseLead':
    '名前とアドレスを、予約とひとことも含めて、ここに保存されているすべてから消します。席は「元の対戦者」のものとして残り、対戦と棋譜はそのまま残って、これまでどおり検証できます。お持ちのリンクは引き続き使えます。',
  'own.gone': 'このアドレスを消去しました',
  'own.erased':
    '{n, plural, =0 {このアドレスの席はありませんでした。} other {#つの席から名前とアドレスを消しました。}}',

  'mailCode.title': 'メールのコードを入力する',
  'mailCode.lead':
    'リンクのあるメールを受け取れない場合のためのページです。文字だけのメールには、リンクの代わりにコードが記されています。メールアドレスと一緒に入力すると、リンクと同じページが開きます。',
  'mailCode.label': 'コード',
  'mailCode.open': '開く',
  'mailCode.wrong':
    'このアドレスとコードで開けるページはありません。コードは少なくとも1週間使えます。リンクを無効にした場合は、それまでのコードも使えなくなります。両方を確かめるか、新しいコードをメールで受け取ってください。',
  'mailCode.lost': 'コードが手元にない場合は、メールで受け取れます。',
  'mailCode.home': 'メールのコードを入力する',

  'wishes.format': 'あなたのアドレスへのすべての対戦のメール',
  'wishes.whole': 'マップとリンクのあるメール',
  'wishes.text': '文字だけのメール（リンクの代わりにコードを入力）',
  'wishes.delivery': 'この対戦のメール',
  'wishes.immediate': 'すぐに送る',
  'wishes.hourly': '1時間に1回送る',
  'wishes.daily': '1日1回、朝に送る',
  'wishes.quiet': 'メールを送らない時間帯（お住まいの地域の時刻、同じ時刻なら設定なし）',
  'wishes.from': '開始',
  'wishes.to': '終了',
  'wishes.note':
    '持ち時間は、メールが本来送られるはずだった時から進みます。期限を過ぎるまで待たされるメールはありません。',
} as const;
