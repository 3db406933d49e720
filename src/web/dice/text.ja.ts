/** The sentences about the public beacon and its rounds in Japanese. */
import type { diceEn } from './text.en.js';

export const diceJa: { readonly [key in keyof typeof diceEn]: string } = {
  'dice.title': 'ダイス',
  'dice.chain': 'このサーバーが事前に確約したダイス（すべての結果を検証できます）',
  'dice.beacon':
    '公開ビーコンも使うダイス：命令が確定するまで、サーバーの運営者を含めて誰も結果を知ることができません。ダイスを振るたびに約{seconds}秒多くかかります。',
  'dice.beaconName': 'ビーコン「{name}」は、独立した多数の運営者が共同で公開し続ける乱数です。',

  'bar.dice': 'ダイス待ち',
  'throw.title': 'まもなくダイスが振られます',
  'throw.orders': '{side}の命令は確定し、もう変更できません（イベント{event}）。',
  'throw.nobody': '次に起こることはダイスで決まります（イベント{event}）。',
  'throw.comes':
    'ダイスは、{time}{zone, select, none {} other {（{zone}）}}に公開されるビーコン「{name}」のラウンド{round}で決まります。それまでは誰にも分かりません。',
  'throw.unknown':
    'ダイスはビーコン「{name}」のラウンド{round}で決まりますが、このサーバーはもうこのビーコンを取得していません。',
  'throw.itself':
    '何もする必要はありません。結果はこのページに自動で表示され、手番はメールでお知らせします。',
  'throw.reload': '時刻になったら、このページを再読み込みしてください。',
  'throw.left': 'あと{seconds}秒',
  'throw.soon': 'まもなくです',
  'throw.late':
    'ラウンドの公開が遅れています。サーバーは繰り返し取得を試みています。失われるものはなく、その間は持ち時間も減りません。ビーコンは抜けたラウンドを後から必ず公開します。',
  'throw.paste':
    '別の場所でこのラウンドを読める方は、署名をここに貼り付ければダイスを振ることができます。署名は正しさを自ら証明するので、ほかのものは受け付けられません。',
  'throw.published': '公開されているアドレス：',
  'throw.signature': 'ラウンド{round}の署名',
  'throw.give': 'ダイスを振る',
  'throw.leave': 'ビーコンなしで振る',

  'witness.title': 'ダイスの証人',
  'witness.what':
    'この対戦では、ダイスを振る前に、お好きなアドレスへ一行のメールを送ることができます（このサーバーとは別の事業者のアドレスが最適です）。何が命令され、どのラウンドで決まるかが記されており、誰も結果を知らないうちに命令が確定していたことの証拠になります。denrei audit --mails で確認できます。',
  'witness.label': '証人のアドレス',
  'witness.note':
    '空欄の場合は、ページに表示された内容をお使いのブラウザだけが自分の時刻とともに記録します。証人には局面も席へのリンクも送られません。',

  'beaconless.title': 'ビーコンなしのダイス',
  'beaconless.lead':
    'ビーコンのラウンドが届きません。このまま待つこともできます。その間は持ち時間が減らず、ラウンドは届きしだい使われます。あるいは、サーバーと両者が確約した数だけで、ビーコンなしで振ることもできます。これには両者の同意が必要で、今回のダイスに限ります。',
  'beaconless.what':
    'その場合、サーバーの運営者は命令の時点でこのダイスを知っていた可能性があります。棋譜には回数として残り、誰でも確認できます。',
  'beaconless.word': '同意',
  'beaconless.button': '同意する',
  'beaconless.waiting':
    'ビーコンなしで振ることに同意しました。相手はまだ返答していません。先にラウンドが届けば、そのラウンドで決まります。',
  'beaconless.asked': '{side}が、ラウンドの届かないビーコンを使わずにダイスを振ることを求めています。',
  'beaconless.early': 'この申し出は、ラウンドが10分以上遅れたときにできます。',
};
