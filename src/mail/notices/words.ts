/** What e-mails about events say, in both languages: ICU messages. */
import type { Locale, Param } from '../../referee/index.js';
import { makeWords } from '../../telling/index.js';

const en = {
  brand: 'Denrei',
  'list.title': 'Event {event}',
  colon: ':',
  tagged: '{name} · {tag}',
  former: 'Former player',
  'link.event': 'The event',
  'link.entry': 'Your place in the event',
  'link.organize': 'Organize the event',
  'link.own': 'All that is kept of your address',
  'link.never': 'No more e-mail to this address',
  'head.table': 'Table',
  'head.unfinished': 'Unfinished',
  row: '{place, select, none {–} other {{place}.}} {name}: {points} {points, plural, one {point} other {points}} ({won} won, {drawn} drawn, {lost} lost)',
  pairing: '{one} – {two}',
  match: 'Match {n}, you are {side}',

  'organize.subject': '{first, select, yes {Open your event} other {Your link}}: {title}',
  'organize.text':
    '{first, select, yes {You want to open the event “{title}”. Nobody sees it before you press the button on its page.} other {{role, select, deputy {You are the deputy of “{title}”: you decide where its organizer plays or is away.} other {You organize “{title}”.}}}}',
  'organize.note':
    'Whoever has this link organizes the event, so keep it to yourself. It works for 90 days, and its page sends you another.',
  'organize.button': 'Go to the event',

  'enter.subject': 'Enter {title}?',
  'enter.text':
    'Somebody, probably you, entered this address for “{title}” under the name {name}. Follow the link and press the button, and you are in.',
  'invited.subject': '{by} invites you to {title}',
  'invited.text':
    '{by} invites you to the event “{title}”. Its page says what is played, how long it takes and by which clock.',
  'challenged.subject': '{by} wants to play both sides with you: {title}',
  'challenged.text':
    '{by} wants to play two matches of {game} with you at once, sides switched. They begin when both of you have pressed the button.',
  'enter.note':
    'Whoever enters agrees that name, tag and results stand in the table for as long as the event does. If this was not you, ignore this e-mail; we won’t send another.',
  'enter.button': 'Look at it and enter',

  'entered.subject': '{asked, select, yes {Waiting for the organizer} other {You are in}}: {title}',
  'entered.text':
    '{asked, select, yes {The organizer decides who takes part in “{title}” and has your entry.} other {You have entered “{title}”. Before it begins you get an e-mail with a button, “I play in this stage”. Only if you press it are you in the draw.}}',
  'entered.button': 'Your place in the event',

  'ready.subject':
    '{reserve, select, yes {Would you play if a place becomes free?} other {Do you play?}} {title}',
  'ready.text':
    '{reserve, select, yes {You are a reserve of “{title}”. Its next stage begins on {begins}. Press the button if you would take a place that becomes free.} other {“{title}” begins on {begins}. Press the button if you play. Whoever has not pressed it by then is out, and a reserve gets the place.}}',
  'readyReminder.subject': 'Please answer: do you play? {title}',
  'ready.note':
    'By pressing it you agree that we take your seats and draw your numbers for the dice, so that matches begin at once. A clock runs from the first e-mail of each match.',
  'ready.button': 'I play in this stage',

  'drawn.subject': 'The draw: {title}',
  'drawn.text':
    'The stage has begun. You meet everybody in your group. A match begins as soon as both players have room for it, and you get an e-mail each time.',
  'drawn.button': 'See your group',

  'begins.subject': 'You meet {opponent}: {title}',
  'begins.text':
    '{n, plural, one {A match has begun.} other {Two matches have begun, sides switched.}} Whoever moves first has an e-mail for it, and their clock runs from that e-mail on.',
  'begins.button': 'Go to the first match',

  'stillIn.subject': 'Are you still in? {title}',
  'stillIn.text':
    'Your time is up in a match of “{title}”. Press the button by {until}, and you stay in the event. Otherwise you are out of it, and every match in which your time is up is lost.',
  'stillIn.button': 'I am still in',

  'out.subject': 'You are out of {title}',
  'out.text':
    '{why, select, refused {The organizer did not accept your entry.} notReady {You did not press “I play in this stage” in time.} vanished {You did not answer whether you are still in. Matches in which your time is up are lost.} removed {The organizer took you out of the event. Its log says why.} other {You have left the event.}}',

  'date.subject': '{when, select, before {Two weeks left} other {The date has come}}: {title}',
  'date.text':
    '{when, select, before {The stage ends on {ends}. These pairings are unfinished.} other {The stage has reached its date, {ends}. The organizer can extend it or score what is unfinished. If nothing happens for two weeks, it is scored half each, or as lost by a side that used more than two thirds of the time.}}',

  'ruled.subject': 'A pairing was scored: {title}',
  'ruled.text':
    '{one} – {two}: matches without a result of their own were scored. The log of the event says why.',

  'stageOver.subject': 'The stage is over: {title}',
  'stageOver.text': 'All pairings of your group are over. This is the table.',

  'announcement.subject': 'From the organizer of {title}',

  'ended.subject': 'The event is over: {title}',
  'ended.text':
    '{how, select, tooFew {Too few have entered, so “{title}” is called off.} early {The organizer has ended “{title}” early. What was unfinished is scored half each.} other {“{title}” is over. Its page keeps the tables.}}',

  'silence.subject': 'Something waits in {title}',
  'silence.text':
    'The organizer of “{title}” has been silent for three weeks while something waits. As the deputy you can decide instead.',
};

const ja: { readonly [key in keyof typeof en]: string } = {
  brand: '伝令',
  'list.title': '大会 {event}',
  colon: '：',
  tagged: '{name} · {tag}',
  former: '元の対戦者',
  'link.event': '大会のページ',
  'link.entry': '参加者用ページ',
  'link.organize': '主催者用ページ',
  'link.own': 'このアドレスについて保存されている情報',
  'link.never': 'このアドレスへのメールをすべて止める',
  'head.table': '順位表',
  'head.unfinished': '終わっていない対戦',
  row: '{place, select, none {－} other {{place}位}} {name}：{points}点（{won}勝{drawn}分{lost}敗）',
  pairing: '{one} 対 {two}',
  match: '第{n}局（{side}）',

  'organize.subject': '{first, select, yes {大会を開きますか} other {主催者用リンク}}：{title}',
  'organize.text':
    '{first, select, yes {大会「{title}」の準備ができました。ページのボタンを押すまで、ほかの人には見えません。} other {{role, select, deputy {あなたは「{title}」の副主催者です。主催者が対戦者でもあるときや不在のときに、代わって決定します。} other {あなたは「{title}」の主催者です。}}}}',
  'organize.note':
    'このリンクを持つ人が大会を運営できます。ほかの人に見せないでください。90日間有効で、期限が近づいたらページから送り直せます。',
  'organize.button': '大会のページへ',

  'enter.subject': '{title}に参加しますか',
  'enter.text':
    '「{title}」への参加が、{name}の名前とこのアドレスで申し込まれました。リンク先のボタンを押すと参加が決まります。',
  'invited.subject': '{by}さんからの招待：{title}',
  'invited.text':
    '{by}さんが大会「{title}」に招待しています。何を、どのくらいの期間、どんな持ち時間で対戦するかは、大会のページにあります。',
  'challenged.subject': '{by}さんからの申し込み：{title}',
  'challenged.text':
    '{by}さんが{game}の2局同時対戦（陣営を入れ替えて1局ずつ）を申し込んでいます。二人ともボタンを押すと始まります。',
  'enter.note':
    '参加すると、名前・タグ・対戦結果が、大会のあるかぎり順位表に載ることに同意したことになります。心当たりがなければ、このメールは無視してください。次のメールは送りません。',
  'enter.button': '内容を見て参加する',

  'entered.subject': '{asked, select, yes {主催者の返事待ち} other {参加が決まりました}}：{title}',
  'entered.text':
    '{asked, select, yes {「{title}」の参加者は主催者が決めます。申し込みは主催者に届いています。} other {「{title}」への参加が決まりました。始まる前に「このステージに出場する」というボタンのあるメールが届きます。押した人だけが組み合わせに入ります。}}',
  'entered.button': '参加者用ページへ',

  'ready.subject': '{reserve, select, yes {空きが出たら出場しますか} other {出場しますか}}：{title}',
  'ready.text':
    '{reserve, select, yes {あなたは「{title}」の補欠です。次のステージは{begins}に始まります。空きが出たら出場するときは、ボタンを押してください。} other {「{title}」は{begins}に始まります。出場するときはボタンを押してください。それまでに押さないと出場できず、補欠の人が代わりに入ります。}}',
  'readyReminder.subject': 'お返事をお待ちしています：{title}',
  'ready.note':
    'ボタンを押すと、席に着くこととダイスの数を決めることをサーバーに任せたことになり、対戦はすぐに始まります。持ち時間は、各対戦の最初のメールから減り始めます。',
  'ready.button': 'このステージに出場する',

  'drawn.subject': '組み合わせが決まりました：{title}',
  'drawn.text':
    'ステージが始まりました。同じグループの全員と対戦します。二人の手が空きしだい対戦が始まり、そのたびにメールが届きます。',
  'drawn.button': 'グループを見る',

  'begins.subject': '{opponent}との対戦：{title}',
  'begins.text':
    '{n, plural, =1 {対戦が始まりました。} other {陣営を入れ替えた2局が始まりました。}}先に動く人には手番のメールが届き、その時から持ち時間が減ります。',
  'begins.button': '第1局へ',

  'stillIn.subject': 'まだ続けますか：{title}',
  'stillIn.text':
    '「{title}」の対戦で時間切れになっています。{until}までにボタンを押せば、大会に残れます。押さないと大会から外れ、時間切れの対戦はすべて負けになります。',
  'stillIn.button': '続けます',

  'out.subject': '大会から外れました：{title}',
  'out.text':
    '{why, select, refused {主催者が参加を認めませんでした。} notReady {「このステージに出場する」が期限までに押されませんでした。} vanished {続けるかどうかの返事がありませんでした。時間切れの対戦は負けになります。} removed {主催者が参加を取り消しました。理由は大会の記録にあります。} other {大会を棄権しました。}}',

  'date.subject': '{when, select, before {あと2週間です} other {期日になりました}}：{title}',
  'date.text':
    '{when, select, before {ステージは{ends}に終わります。次の対戦がまだ終わっていません。} other {ステージの期日（{ends}）になりました。主催者は延長するか、終わっていない対戦に点をつけます。2週間なにもなければ引き分け扱いになり、使われた時間の3分の2より多くを使った側があれば、その側の負けになります。}}',

  'ruled.subject': '対戦に点がつきました：{title}',
  'ruled.text': '{one} 対 {two}：結果のない対戦に点がつきました。理由は大会の記録にあります。',

  'stageOver.subject': 'ステージが終わりました：{title}',
  'stageOver.text': 'グループの対戦がすべて終わりました。順位表は次のとおりです。',

  'announcement.subject': '主催者からのお知らせ：{title}',

  'ended.subject': '大会が終わりました：{title}',
  'ended.text':
    '{how, select, tooFew {参加者が足りないため、「{title}」は中止になりました。} early {主催者が「{title}」を早めに終えました。終わっていない対戦は引き分け扱いです。} other {「{title}」が終わりました。順位表は大会のページに残ります。}}',

  'silence.subject': '大会が返事を待っています：{title}',
  'silence.text':
    '「{title}」の主催者から3週間連絡がなく、決めなければならないことがあります。副主催者として代わりに決定できます。',
};

export type NoticeWord = keyof typeof en;

/** The sentences by language: the same keys in each. */
const NOTICE_WORDS: { readonly [locale in Locale]: { readonly [key in NoticeWord]: string } } = {
  en,
  ja,
};

const WORDINGS = { en: makeWords(NOTICE_WORDS, 'en'), ja: makeWords(NOTICE_WORDS, 'ja') };

export function noticeText(
  locale: Locale,
  key: NoticeWord,
  params: { readonly [name: string]: Param } = {},
): string {
  return WORDINGS[locale].say({ ...params, key });
}
