/** What `denrei doctor` says, in Japanese. */
import type { DOCTOR_WORDS_EN } from './doctor.en.js';

export const DOCTOR_WORDS_JA: typeof DOCTOR_WORDS_EN = {
  'usage.resolver': '「{text}」は 192.0.2.1 や 192.0.2.1:53 のようなリゾルバーのアドレスではありません',
  'doctor.standing': '{standing, select, ok {正常} warn {注意} other {異常}}',
  'doctor.subject':
    '{subject, select, node {Node：} settings {設定：} keys {鍵：} database {データベース：} rules {ルール：} disk {ディスク：} mail {メール：} dns {DNS：} other {時計：}}',
  'doctor.node': '{version}',
  'doctor.nodeOld': '{version}（24 を推奨します）',
  'doctor.settings': 'プレイヤーとメールは {base} を使います',
  'doctor.mailbox':
    '内蔵メールボックスが有効で、このコンピューターだけで使えます。公開するには SMTP_URL、MAIL_FROM、DENREI_BASE_URL、NODE_ENV=production を設定してください',
  'doctor.noBase': 'DENREI_BASE_URL がありません。メールのリンクが localhost になります',
  'doctor.noHttps': '{base} は https ではありません。通信を読める人は誰でも指し手を出せてしまいます',
  'doctor.noProxy':
    'アドレスが https なので、手前にプロキシがあるはずです。TRUST_PROXY を設定してください（一台なら 1）。設定しないと全員が一人と数えられます',
  'doctor.anyProxy':
    'TRUST_PROXY=true はすべてのヘッダーを信じるため、誰でも回数の制限を逃れられます。プロキシの数かアドレスを指定してください',
  'doctor.keys': '{count}個の鍵があり、データベースに必要な鍵はそろっています',
  'doctor.keysNone': 'まだありません。最初の起動で作られます',
  'doctor.keysMissing':
    'データベースに必要な鍵 {ids} がありません。data/keys を戻してください。完全に失われた場合は denrei keys をご覧ください',
  'doctor.rules':
    '{count, plural, =0 {進行中の対戦はありません} other {進行中の#対戦のルールはすべてそろっています}}',
  'doctor.rulesGone':
    '進行中の{count}対戦のルール（{game}、バージョン{version}、{rules}）が、このプログラムにありません：{matches}。これらの対戦のページには待つようにと表示されます。対戦を始めたときのプログラムで起動するか、そのファイルをreleases/に戻してください',
  'doctor.database':
    '{provider, select, sqlite {SQLite} other {PostgreSQL}}（{place}）。異常は見当たりません',
  'doctor.notMade': '{place} は空です。最初の起動で作られます',
  'doctor.pending':
    '以前の版のものです。次の起動で{pending}件の移行を行います。その前にバックアップを取ってください',
  'doctor.newer': '新しい版の伝令のものです（未知の移行{unknown}件）。この版では起動できません',
  'doctor.damaged': '壊れています：{damage}。サービスを止めて、最後のバックアップを戻してください',
  'doctor.notDurable':
    'synchronous_commit か fsync が無効です。停電で記録が失われると、見たはずのダイスがもう一度振られてしまいます',
  'doctor.disk': '{path} の空きは {megabytes} MB です',
  'doctor.diskLittle': '{path} の空きが {megabytes} MB しかありません。場所を空けてください',
  'doctor.diskFull': '{path} の空きが {megabytes} MB です。まもなく何も書き込めなくなります',
  'doctor.mailsStay': 'SMTP_URL がありません。メールは内蔵メールボックスに入ります',
  'doctor.noSmtp': 'SMTP_URL がありません。設定のある送信プロセスが動くまで、メールは送信待ちのままです',
  'doctor.noSender': 'MAIL_FROM がありません。差出人がアドレスから作られ、受け取りを拒まれることがあります',
  'doctor.smtp': '{host} はここからのメールを受け付けます',
  'doctor.smtpFails': '{host} がメールを受け付けません：{reason}',
  'doctor.record': '{kind}：{record}',
  'doctor.spfNone': '{domain} に SPF レコードがありません。送信するサーバーを記してください（v=spf1 … -all）',
  'doctor.spfTwice': '{domain} に SPF レコードが二つあり、無いものとして扱われます。一つにまとめてください',
  'doctor.spfAll': '{domain} の SPF レコードは誰にでも送信を許しています。-all で終えてください',
  'doctor.dkimAsk': 'DKIM は調べていません。denrei doctor --dkim <selector> でセレクターを指定してください',
  'doctor.dkimNone': '{name} に DKIM の鍵がありません',
  'doctor.dkimRevoked': '{name} の DKIM の鍵が空です（失効しています）',
  'doctor.dmarcNone':
    '{domain} の DMARC レコードがありません。_dmarc.{domain} に v=DMARC1; p=quarantine を記してください',
  'doctor.dnsFails': 'リゾルバーから答えがありません：{reason}',
  'doctor.clock': '{now}',
  'doctor.clockBehind':
    '遅れています。最新の記録が{seconds}秒先の時刻になっています。期限もリンクもこの時計に従うため、合わせてください',
  'doctor.clockApart': 'データベースの時計と{seconds}秒ずれています。どちらも NTP で合わせてください',
};
