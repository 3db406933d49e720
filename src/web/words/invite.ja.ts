/**
 * The sentences about invitations in Japanese (asking for an open seat, withdrawing), the mailbox, and links
 * between pages.
 */
export const inviteJa = {
  'nav.audit': 'ダイス検証',

  'join.goal': 'あなたの目標',
  'join.diceFirst':
    'ダイスに混ぜる数を、いまブラウザが作って記憶します。相手がこのサーバーの運営者なら、あなたの守りにはなりません。その場合は相手に対戦を開いてもらってください。',
  'join.diceSecond':
    'ダイスに混ぜる数を、いまブラウザが作って記憶します。相手に対する守りになります。相手がこのサーバーの運営者なら、このページが書き換えられていない限りでの守りです。',
  'join.diceServer':
    'あなたの数はサーバーが作ります。相手に対しては安全ですが、サーバーの運営者に対する守りにはなりません。',
  'join.lot': '陣営は対戦開始時の抽選で決まるため、相手と入れ替わることがあります。',
  'join.codes': 'コード',
  'claim.title': '{game}：{side}の席に申し込む',
  'claim.lead':
    'ご記入のアドレスにリンクをお送りします。そのリンクから席に着くと、対戦が始まります。それまでは、ほかの人も席に着くことができます。',
  'claim.button': 'リンクを送る',
  'claim.sentTitle': 'メールのリンクを開いてください',
  'claim.sent': '{address}にメールをお送りします。そのリンクから{side}の席に着けます。',
  'claim.you': '{name}さんとして対戦します（メールの宛先：{address}）。',
  'invalid.claim': '空席に着くには、メールでお送りするリンクが必要です。先に申し込んでください。',
  'opened.next': '次に、届いたメールのリンクを開いて自分の席に着いてください。',
  'opened.passListed': 'この招待はトップページに載っています。相手に直接渡すこともできます。',
  'match.empty': 'もう一方の席はまだ空いています。',
  'match.invite': '招待リンク',
  'match.unanswered': '{name}さんに招待メールをお送りしましたが、まだ席に着いていません。',
  'ended.again': 'このゲームでもう一度対戦する',
  'ended.rematch': '陣営を入れ替えて再戦する',
  'ended.rematch.note': '同じ設定でもう一度対戦します。あなたが席に着くと、相手に招待メールが届きます。',
  'ended.rematch.practice': '同じ設定で、陣営を入れ替えてもう一度対戦します。',
  'fault.no-rematch.title': '再戦を始められません',
  'fault.no-rematch.do':
    'どちらかのプレイヤーに連絡できなくなっています。トップページから新しい対戦を始めてください。',
  'notice.home': 'ゲーム一覧と対戦相手の募集',
  'join.over': 'この対戦は終わっています。席に着くことはできません。',
  'seat.withdraw': '招待を取り下げる',
  'withdraw.title': '招待を取り下げる',
  'withdraw.lead':
    '対戦は始まる前に打ち切られ、招待リンクからは席に着けなくなります。メールは誰にも届きません。取り消しはできません。',
  'withdraw.word': '取り下げ',
  'withdraw.button': '招待を取り下げる',
  'decline.link': '辞退する',
  'decline.title': '招待を辞退する',
  'decline.lead': '対戦は始まらず、{opponent}さんには辞退がメールで伝わります。取り消しはできません。',
  'decline.tick': 'この招待を辞退します。',
  'decline.button': '辞退する',
  'decline.back': '招待に戻る',
  'decline.doneTitle': '辞退しました',
  'decline.done': '対戦は始まりません。この対戦のメールはもう届きません。',
} as const;
