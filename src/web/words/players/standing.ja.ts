/** Words of how long standing orders hold, and of what they would have done, in Japanese. */
export const inAdvanceJa = {
  'standing.untilTurn': '第{turn}ターンまで。',
  'standing.untilDay': '{day}まで。',
  'standing.off': '停止中：',
  'standing.expire': '有効期限',
  'standing.expire.turn': '次のターンの終わりまで',
  'standing.expire.day': '次の日の終わりまで',
  'standing.expire.note': '両方とも空欄なら、削除するまで有効です。日付はあなたのタイムゾーンによります。',
  'standing.expire.button': '保存する',
  'standing.offNotice': '効力を失った事前命令があります：{order} {why}',

  'tried.title': '事前命令を試した結果',
  'tried.link': '前のターンならどう答えたか',
  'tried.lead':
    '現在の事前命令を、第{span, select, one {{to}} other {{from}～{to}}}ターンにあなたが受けた質問で試した結果です。対戦には何の影響もなく、あなただけが見られます。',
  'tried.none': 'この間、事前命令で答えられる質問はありませんでした。',
  'tried.was.given': '当時：{order}',
  'tried.was.clock': '当時（時間切れによる）：{order}',
  'tried.would': '現在の事前命令：{order}',
  'tried.refused': '現在の事前命令：{order}。ただしここではルール上許されず（{clause}）、お尋ねします。',
  'tried.asks': '現在の事前命令：お尋ねします。',
  'tried.back': '事前命令に戻る',
};
