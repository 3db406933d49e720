/**
 * Replies as mail programs write them, in the languages that they speak: in each the same two orders, above
 * what the program adds.
 */

const WHO = 'Denrei <orders+o2k4-0-1-12-aaaabbbbccccdddd@denrei.example>';
const ADDRESS = 'orders+o2k4-0-1-12-aaaabbbbccccdddd@denrei.example';
const TURN = ['Your turn: Night Attack at Kyuchorei', '', 'move X', 'end'];

export const ORDERS: readonly string[] = ['choose move', 'end'];
const OWN = 'choose move\nend\n\n';

/** Quotes the mail with `>` below a line that says who wrote it. */
const quoting = (line: string) => `${OWN}${line}\n${TURN.map((one) => `> ${one}`).join('\n')}\n`;
/** The whole mail below, not marked as quoted. */
const copying = (...lines: string[]) => `${OWN}${lines.join('\n')}\n\n${TURN.join('\n')}\n`;

type Replies = readonly (readonly [program: string, text: string])[];

/** What Gmail writes above a quotation, by language. */
const GMAIL: Replies = [
  ['English', `On Sat, Nov 21, 2026 at 10:15 AM ${WHO} wrote:`],
  ['English, wrapped', `On Sat, Nov 21, 2026 at 10:15 AM Denrei <\n${ADDRESS}> wrote:`],
  ['German', `Am Sa., 21. Nov. 2026 um 10:15 Uhr schrieb Denrei <\n${ADDRESS}>:`],
  ['French', `Le sam. 21 nov. 2026 à 10:15, ${WHO} a écrit :`],
  ['French, with a hard blank', `Le sam. 21 nov. 2026 à 10:15, ${WHO}\na écrit\u00a0:`],
  ['Spanish', `El sáb, 21 nov 2026 a las 10:15, Denrei (<${ADDRESS}>) escribió:`],
  ['Italian', `Il giorno sab 21 nov 2026 alle ore 10:15 ${WHO} ha scritto:`],
  ['Portuguese of Brazil', `Em sáb., 21 de nov. de 2026 às 10:15, ${WHO} escreveu:`],
  ['Portuguese', `${WHO} escreveu (sábado, 21/11/2026 à(s)\n10:15):`],
  ['Dutch', `Op za 21 nov 2026 om 10:15 schreef Denrei <\n${ADDRESS}>:`],
  ['Polish', `sob., 21 lis 2026 o 10:15 ${WHO} napisał(a):`],
  ['Czech', `so 21. 11. 2026 v 10:15 odesílatel ${WHO} napsal:`],
  ['Slovak', `so 21. 11. 2026 o 10:15 ${WHO} napísal(a):`],
  ['Swedish', `Den lör 21 nov. 2026 kl 10:15 skrev ${WHO}:`],
  ['Norwegian', `lør. 21. nov. 2026 kl. 10:15 skrev ${WHO}:`],
  ['Danish', `Den lør. 21. nov. 2026 kl. 10.15 skrev ${WHO}:`],
  ['Finnish', `la 21. marrask. 2026 klo 10.15 Denrei (${ADDRESS}) kirjoitti:`],
  ['Russian', `сб, 21 нояб. 2026 г. в 10:15, ${WHO}:`],
  ['Ukrainian', `сб, 21 лист. 2026 р. о 10:15 ${WHO} пише:`],
  ['Turkish', `${WHO}, 21 Kas 2026 Cmt, 10:15 tarihinde\nşunu yazdı:`],
  ['Hungarian', `${WHO} ezt írta (időpont: 2026. nov. 21., Szo, 10:15):`],
  ['Romanian', `În sâm., 21 nov. 2026 la 10:15, ${WHO} a scris:`],
  ['Greek', `Στις Σάβ 21 Νοε 2026 στις 10:15 π.μ., ο χρήστης ${WHO} έγραψε:`],
  [
    'Hebrew',
    `\u202bבתאריך שבת, 21 בנוב׳ 2026 ב-10:15 מאת \u202aDenrei\u202c\u200f <\u202a${ADDRESS}\u202c\u200f>:\u202c`,
  ],
  ['Arabic', `في السبت، 21 نوفمبر 2026 في 10:15 ص تمت كتابة ما يلي بواسطة ${WHO}:`],
  ['Vietnamese', `Vào Th 7, 21 thg 11, 2026 vào lúc 10:15 ${WHO} đã viết:`],
  ['Thai', `ในวันที่ ส. 21 พ.ย. 2026 เวลา 10:15 ${WHO} เขียนว่า:`],
  ['Indonesian', `Pada tanggal Sab, 21 Nov 2026 pukul 10.15 ${WHO} menulis:`],
  ['Korean', `2026년 11월 21일 (토) 오전 10:15, ${WHO}님이 작성:`],
  ['Chinese', `${WHO} 于2026年11月21日周六 10:15写道：`],
  ['Chinese of Taiwan', `${WHO} 於 2026年11月21日週六 上午10:15寫道：`],
  ['Japanese', `2026年11月21日(土) 10:15 ${WHO}:`],
];

/** The lines of programs that name no address. */
const NAMES: Replies = [
  ['Thunderbird, English', 'On 21/11/2026 10:15, Denrei wrote:'],
  ['Thunderbird, German', 'Am 21.11.26 um 10:15 schrieb Denrei:'],
  ['Thunderbird, French', 'Le 21/11/2026 à 10:15, Denrei a écrit :'],
  ['Thunderbird, Spanish', 'El 21/11/26 a las 10:15, Denrei escribió:'],
  ['Thunderbird, Italian', 'Il 21/11/2026 10:15, Denrei ha scritto:'],
  ['Thunderbird, Portuguese', 'Em 21/11/2026 10:15, Denrei escreveu:'],
  ['Thunderbird, Dutch', 'Op 21-11-2026 om 10:15 schreef Denrei:'],
  ['Thunderbird, Polish', 'W dniu 21.11.2026 o 10:15, Denrei pisze:'],
  ['Thunderbird, Czech', 'Dne 21. 11. 26 v 10:15 Denrei napsal(a):'],
  ['Thunderbird, Swedish', 'Den 2026-11-21 kl. 10:15, skrev Denrei:'],
  ['Thunderbird, Russian', '21.11.2026 10:15, Denrei пишет:'],
  ['Thunderbird, Korean', '26. 11. 21. 10:15에 Denrei 이(가) 쓴 글:'],
  ['Thunderbird, Chinese', '在 2026/11/21 10:15, Denrei 写道:'],
  ['Thunderbird, Japanese', 'On 2026/11/21 10:15, Denrei wrote:'],
  ['Fastmail', 'On Sat, 21 Nov 2026, at 10:15, Denrei wrote:'],
  ['mutt', 'On Sat, Nov 21, 2026 at 10:15:00AM +0000, Denrei wrote:'],
  ['Roundcube, German', 'Am 2026-11-21 10:15, schrieb Denrei:'],
  ['a Japanese program', '伝令さんが2026/11/21に書きました：'],
  ['Becky!', 'On Sat, 21 Nov 2026 10:15:00 +0900\nDenrei wrote:'],
];

/** Other programs that quote. */
const QUOTING: Replies = [
  ['Apple Mail, Japanese', `2026/11/21 10:15、${WHO}のメール：`],
  ['Apple Mail, Chinese', `2026年11月21日 10:15，${WHO} 写道：`],
  ['Apple Mail, Korean', `2026. 11. 21. 오전 10:15, ${WHO} 작성:`],
  ['Proton Mail', `On Saturday, November 21st, 2026 at 10:15 AM, ${WHO} wrote:\n`],
  ['Gnus', `${WHO} writes:\n`],
  ['K-9 Mail, German', `Am 21. November 2026 10:15:00 MEZ schrieb Denrei\n<${ADDRESS}>:`],
  ['Wirtualna Polska', `Dnia 21 listopada 2026 10:15 ${WHO} napisał(a):\n`],
  ['Yandex', `21.11.2026, 10:15, "Denrei" <${ADDRESS}>:`],
  ['Mail.ru', `Суббота, 21 ноября 2026, 10:15 +03:00 от ${WHO}:\n`],
  ['163.com', `At 2026-11-21 10:15:00, "Denrei" <${ADDRESS}> wrote:`],
];

/** Programs that copy the mail below, without marking it. */
const COPYING: Replies = [
  [
    'Outlook, English',
    copying('________________________________', `From: ${WHO}`, 'Sent: Saturday', 'To: Tarō'),
  ],
  ['Outlook, no rule', copying('From: Denrei', 'Sent: Saturday', 'To: Tarō', 'Subject: Your turn')],
  ['Outlook, bold', copying(`*From:* ${WHO}`, '*Sent:* Saturday', '*To:* Tarō', '*Subject:* Your turn')],
  ['Outlook, German', copying('Von: Denrei', 'Gesendet: Samstag', 'An: Tarō', 'Betreff: Dein Zug')],
  [
    'Outlook, French',
    copying('De\u00a0: Denrei', 'Envoyé\u00a0: samedi', 'À\u00a0: Tarō', 'Objet\u00a0: À vous'),
  ],
  ['Outlook, Spanish', copying('De: Denrei', 'Enviado: sábado', 'Para: Tarō', 'Asunto: Tu turno')],
  ['Outlook, Italian', copying('Da: Denrei', 'Inviato: sabato', 'A: Tarō', 'Oggetto: Tocca a te')],
  ['Outlook, Portuguese', copying('De: Denrei', 'Enviada em: sábado', 'Para: Tarō', 'Assunto: A sua vez')],
  ['Outlook, Dutch', copying('Van: Denrei', 'Verzonden: zaterdag', 'Aan: Tarō', 'Onderwerp: Jouw beurt')],
  ['Outlook, Polish', copying('Od: Denrei', 'Wysłano: sobota', 'Do: Tarō', 'Temat: Twoja tura')],
  ['Outlook, Russian', copying('От: Denrei', 'Отправлено: суббота', 'Кому: Tarō', 'Тема: Ваш ход')],
  ['Outlook, Japanese', copying('差出人: Denrei', '送信日時: 2026年11月21日', '宛先: 山田', '件名: 手番')],
  ['Outlook, Chinese', copying('发件人: Denrei', '发送时间: 2026年11月21日', '收件人: 山田', '主题: 轮到你')],
  ['Outlook, Korean', copying('보낸 사람: Denrei', '보낸 날짜: 2026년', '받는 사람: Tarō', '제목: 차례')],
  ['a program of any language', copying(`Bidaltzailea: ${WHO}`, 'Noiz: larunbata', 'Nori: Tarō')],
  ['Outlook Express', copying('-----Original Message-----', `From: ${WHO}`, 'To: Tarō')],
  ['Outlook Express, Italian', copying('-----Messaggio originale-----', 'Da: Denrei')],
  ['Samsung, Polish', copying('-------- Oryginalna wiadomość --------', 'Od: Denrei')],
  ['QQ', copying('------------------ 原始邮件 ------------------', `发件人: "Denrei"<${ADDRESS}>`)],
  ['Naver', copying('-----Original Message-----', `From: "Denrei"<${ADDRESS}>`)],
  ['a Japanese phone', copying('----- 元のメッセージ -----', '差出人: 伝令')],
  ['Yahoo', copying(`    On Saturday, November 21, 2026 at 10:15:00 AM GMT+1, ${WHO} wrote:  `)],
];

/** What phones and programs add of themselves. */
const SIGNED: Replies = [
  ...['Sent from my iPhone', 'Von meinem iPhone gesendet', 'Envoyé de mon iPhone', 'Enviado desde mi iPhone'],
  ...['Enviado do meu iPhone', 'Inviato da iPhone', 'Verstuurd vanaf mijn iPhone', 'Wysłane z iPhone’a'],
  ...[
    'Отправлено с iPhone',
    'Skickat från min iPhone',
    'iPhoneから送信',
    '发自我的 iPhone',
    '나의 iPhone에서 보냄',
  ],
  ...['Get Outlook for iOS<https://aka.ms/o0ukef>', 'Outlook for Androidを入手', 'Hämta Outlook för iOS'],
  ...['Gesendet mit der GMX Mail App', 'Sent with Proton Mail secure email.', 'Sent via BlackBerry'],
].map((line) => [line, `${OWN}${line}\n`] as const);

export const REPLIES: Replies = [
  ...[...GMAIL].map(([language, line]) => [`Gmail, ${language}`, quoting(line)] as const),
  ...[...GMAIL].map(([language, line]) => [`Gmail, ${language}, spaced`, quoting(`${line}\n`)] as const),
  ...[...NAMES, ...QUOTING].map(([program, line]) => [program, quoting(line)] as const),
  ...COPYING,
  ...SIGNED,
  [
    'iPhone, all of it quoted',
    `${OWN}Sent from my iPhone\n\n> On 21 Nov 2026, at 10:15, ${WHO} wrote:\n> \n> move X\n`,
  ],
  ['orders below', `${GMAIL[0]?.[1]}\n> move X\n> end\n\nchoose move\nend\n`],
  ['orders between', `${GMAIL[6]?.[1]}\n> Your turn\nchoose move\n> and then?\nend\n> bye\n`],
  ['a copy below a date', copying('On 21/11/2026 10:15, Denrei wrote:')],
  ['a numbered list', ' 1. choose move\n 2. end\n'],
  ['a list with dots', '   - choose move\n   • end\n'],
  ['a list in Japanese', '・choose move\n・end\n'],
  ['a virus scanner', `${OWN}Virus-free.www.avast.com <https://www.avast.com/sig-email>\n`],
  [
    'no blank line above the quotation',
    `choose move\nend\nOn Sat, Nov 21, 2026 at 10:15 AM ${WHO} wrote:\n> move X\n`,
  ],
  [
    'a wrapped head below a short order',
    `choose move\nend\nOn Sat, Nov 21, 2026 at 10:15 AM Denrei\n<${ADDRESS}> wrote:\n> move X\n`,
  ],
];
