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

  'wishes.delivery': 'この対戦のメール',
  'wishes.immediate': 'すぐに送る',
  'wishes.hourly': '1時間ごとにまとめて送る',
  'wishes.daily': '1日1回、朝にまとめて送る',
  'wishes.quiet': 'メールを送らない時間帯（お住まいの地域の時刻、同じ時刻なら設定なし）',
  'wishes.from': '開始',
  'wishes.to': '終了',
  'wishes.note':
    '持ち時間は、メールが本来送られるはずだった時から進みます。期限を過ぎるまで待たされるメールはありません。',
} as const;
