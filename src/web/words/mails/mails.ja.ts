/** What pages say in Japanese of mails that do not arrive, and of messages to other services. */
import type { bouncedEn } from './mails.en.js';

export const bouncedJa: { readonly [key in keyof typeof bouncedEn]: string } = {
  'again.title': 'メールが届いていません',
  'again.lead':
    'あなたのアドレスへのメールが配達できずに戻ってきたため、送信を止めています。その間、あなたの時計は進みません。メールボックスが使えるようになったら、ボタンを押してください。お知らせできていなかった内容と新しいリンクをお送りし、以後はこれまでどおりメールが届きます。',
  'again.button': 'メールボックスを直したので送信を再開する',
  'again.otherTitle': 'このメールボックスがもう使えない場合',
  'again.other':
    '交代する人としてご自分を、別のアドレスで指名してください。相手が同意すると、そのアドレスに席を引き継ぐリンクが届きます。対戦はそのまま続きますが、事前命令と予約はなくなります。',
  'again.otherLink': '別のアドレスで続ける',
  'again.notice': 'あなたのアドレスへのメールが戻ってくるため、送信を止めています。',
  'again.link': '再開する',
  'hook.title': '他サービスへの通知',
  'hook.lead':
    '手番が来たときや対戦が終わったときに、メールとあわせて短い通知を他のサービスにも送れます。Discordのチャンネル（設定の「連携サービス」でウェブフックのURLを作れます）や、ご自分のプログラムで受け取れます。通知の内容はメールの件名と対戦の公開ページのURLだけで、あなたのリンク、局面、隠された情報は含みません。',
  'hook.url': 'ウェブフックのURL',
  'hook.none': '空欄にすると通知を送りません。新しいURLには、すぐに最初の通知を送ります。',
  'hook.saved': '保存しました。',
  'hook.failed': '送れなかった通知',
  'hook.answered': '相手のサービスの応答は {status} でした。',
  'hook.forbidden': 'その名前は公開のネットワークのアドレスを指していません。',
  'hook.silent': '相手のサービスが応答しませんでした（{code}）。',
  'hook.again': 'これらの通知は受け取られませんでした。保存し直すと一覧が消えます。',
  'hook.signed': 'プログラムで受け取る場合',
  'hook.how':
    '通知はJSONで、Standard Webhooksの形式（webhook-id、webhook-timestamp、webhook-signature）で署名されます。同じ通知が重ねて届くことがありますが、idは同じです。',
  'hook.link': '他サービスへの通知',
  'hook.notice': '指定されたサービスへの通知を送れませんでした。',
  'hook.look': '理由を見る',
  'hook.once': 'これが署名の鍵です。表示されるのは今回だけですので、控えてください。',
  'hook.hidden':
    '署名の鍵は、URLを保存したときに一度だけ表示されます。同じURLでも保存し直すと、新しい鍵に替わります。',
};
