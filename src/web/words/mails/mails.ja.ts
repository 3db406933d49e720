/** What pages say in Japanese of mails that do not arrive, and of messages to other services. */
import type { bouncedEn } from './mails.en.js';

export const bouncedJa: { readonly [key in keyof typeof bouncedEn]: string } = {
  'again.title': 'メールが届いていません',
  'again.lead':
    'あなたのアドレスへのメールが配達できずに戻ってきたため、送信を止めています。その間、あなたの時計は進みません。メールボックスが使えるようになったら、ボタンを押してください。お知らせできていなかった内容と新しいリンクをお送りし、以後はこれまでどおりメールが届きます。',
  'again.button': 'メールボックスを直したので送信を再開する',
  'again.notice': 'あなたのアドレスへのメールが戻ってくるため、送信を止めています。',
  'again.link': '再開する',
};
