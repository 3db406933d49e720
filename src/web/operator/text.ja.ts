/** The sentences of the operator's page in Japanese. */
export const operatorJa = {
  'operator.title': '運営者用',
  'operator.key': '運営者の鍵（DENREI_OPERATOR_KEY）',
  'operator.enter': '入る',
  'operator.wrong': '鍵が違います。',
  'operator.leave': '出る',
  'operator.at': '{at} 現在です。最新の状態を見るには再読み込みしてください。',
  'operator.figures': '待っているもの',
  'operator.waiting': '送信待ちのメール：{count}通',
  'operator.due':
    'いま送れるメール：{count}通{count, plural, =0 {} other {（最も古いものは{minutes}分前から）}}',
  'operator.due.do':
    'メールが遅れています。送信プロセス（denrei worker、または --no-worker なしの serve）は動いていますか。SMTP_URL のサーバーは応答しますか。denrei doctor で調べてください。',
  'operator.clocks':
    '確認を待つ持ち時間：{count}件{count, plural, =0 {} other {（最も古いものは{minutes}分前から）}}',
  'operator.clocks.do': '持ち時間の確認が遅れています。denrei serve のプロセスは動いていますか。',
  'operator.matches.open': '席が空いている対戦：{count}件',
  'operator.matches.playing': '進行中の対戦：{count}件',
  'operator.matches.stopped': '新しいダイスを待つ対戦：{count}件',
  'operator.fine': '失敗したものも、止まっているものもありません。',
  'operator.failed': '送信をあきらめたメール',
  'operator.again': '再送を待つメール',
  'operator.match': '対戦',
  'operator.side': '陣営',
  'operator.kind': 'メール',
  'operator.when': '作成',
  'operator.next': '次の送信',
  'operator.said': 'サーバーの答え',
  'operator.do': '対処',
  'operator.send': '新しいリンクを送る',
  'operator.stopped': '新しいダイスを待つ対戦',
  'operator.stopped.do':
    'バックアップの復元、記録の喪失、数の喪失のいずれかで、ダイスの根が新しくなりました。下の席がそれぞれ数を出すと対戦が再開します。メールが届いていない人には新しいリンクを送れます。',
  'operator.stuck': '練習相手が指せなくなった対戦',
  'operator.stuck.do':
    'ルール処理の不具合です。間隔を延ばしながら自動で再試行します。棋譜を書き出して（denrei export、public 向け）報告してください。',
  'operator.waits': '待っている席',
  'operator.do.unwanted':
    'このアドレスは今後のメールを断っています。対処は不要です。本人は手元のリンクで対戦を続けられます。',
  'operator.do.login':
    'メールサーバーがユーザー名かパスワードを受け付けません。SMTP_URL を確かめてください。直ると自動で送られます。',
  'operator.do.tls':
    'SMTP_URL のパスワードを送るための TLS がメールサーバーにないか、証明書を信頼できません。サーバーの名前・ポート・時計を確かめてください。メールは待っています。',
  'operator.do.server':
    'メールサーバーが応答しません。動いているか、途中で遮断されていないか確かめてください。メールは待っています。',
  'operator.do.policy':
    '送信元が拒まれています。SPF、DKIM、DMARC（denrei doctor）と、このコンピューターのアドレスが拒否リストに載っていないかを確かめてください。',
  'operator.do.later': '受信箱がいっぱいか、サーバーが混み合っています。自動で再送します。',
  'operator.do.address':
    'このアドレスにはメールが届きません。対戦の両方のページに表示されています。届くようになれば本人がリンクを取り直せます。そうでなければ、相手は持ち時間の規定に従って先へ進められます。',
} as const;
