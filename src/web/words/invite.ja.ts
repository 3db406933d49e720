/** The sentences about invitations in Japanese (asking for an open seat, withdrawing), and links between pages. */
export const inviteJa = {
  'nav.audit': 'ダイス検証',

  'claim.title': '{game}：{side}の席に申し込む',
  'claim.lead':
    'ご記入のアドレスにリンクをお送りします。そのリンクから席に着くと、対戦が始まります。それまでは、ほかの人も席に着くことができます。',
  'claim.button': 'リンクを送る',
  'claim.sentTitle': 'メールのリンクを開いてください',
  'claim.sent': '{address}にメールをお送りします。そのリンクから{side}の席に着けます。',
  'claim.you': '{name}さんとして対戦します（メールの宛先：{address}）。',
  'invalid.claim': '空席に着くには、メールでお送りするリンクが必要です。先に申し込んでください。',
  'join.over': 'この対戦は終わっています。席に着くことはできません。',
  'seat.withdraw': '招待を取り下げる',
  'withdraw.title': '招待を取り下げる',
  'withdraw.lead':
    '対戦は始まる前に打ち切られ、招待リンクからは席に着けなくなります。メールは誰にも届きません。取り消しはできません。',
  'withdraw.word': '取り下げ',
  'withdraw.button': '招待を取り下げる',
} as const;
