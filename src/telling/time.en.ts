/** What mails say of the clock and of what was agreed, in English. */
export const timeEn = {
  'wants.reminder': 'Your deadline comes',
  'wants.timeUp': 'Your time is up',
  'wants.overdue': 'Your opponent’s time is up',
  'wants.extended': 'You were given time',
  'wants.pauseWanted': 'A pause is asked for',
  'wants.paused': 'The clocks stand',
  'wants.resumed': 'The clocks run again',

  'lead.reminder': 'The match still waits for you',
  'lead.timeUp': 'Your time is up',
  'lead.overdue': 'The time of {opponent} is up',
  'lead.extended': '{opponent} gave you time',
  'lead.pauseWanted': '{opponent} asks for a pause',
  'lead.paused': '{opponent} agrees: the clocks stand',
  'lead.resumed': '{opponent} lets the clocks run again',

  'what.reminder': '{way, select, code {Use the code} other {Follow the link}} and give your orders.',
  'what.timeUp':
    'What you had left for this case was done, else what the game does without an answer; the log below tells. Where nothing could answer, the match still waits for you, and {opponent} may claim it or give you time: {way, select, code {use the code} other {follow the link}} and give your orders while you can.',
  'what.overdue':
    'Nothing answers for {opponent}. {way, select, code {Use the code} other {Follow the link}}: you may give further days, claim the match, or simply wait on.',
  'what.extended':
    'You can go on. {way, select, code {Use the code} other {Follow the link}} and give your orders.',
  'what.pauseWanted':
    '{way, select, code {Use the code} other {Follow the link}} to agree. Until you do, the clocks run on.',
  'what.paused': 'Nobody’s time runs until one of you lets the clocks run again on the page of the clock.',
  'what.resumed': 'From now on time is counted as before.',

  'time.until': 'Your time: until {time}.',
  'time.paused': 'The clocks stand by agreement.',

  'wants.resignOffered': 'A resignation is offered',
  'wants.resignDeclined': 'Play on',
  'wants.substitute': 'A substitute is proposed',
  'wants.substituteDeclined': 'The substitute is refused',
  'wants.substituted': 'A new opponent',
  'lead.resignOffered': '{opponent} offers to resign',
  'lead.resignDeclined': '{opponent} asks you to play on',
  'lead.substitute': '{opponent} would like somebody else to go on',
  'lead.substituteDeclined': '{opponent} does not agree to the substitute',
  'lead.substituted': '{opponent} goes on for your opponent',
  'lead.takesOver': '{game}: you are asked to go on as {seat}',
  'what.resignOffered':
    '{way, select, code {Use the code} other {Follow the link}}: you win at once if you accept. Or ask your opponent to play on.',
  'what.resignDeclined': 'Your resignation was not accepted: {opponent} would rather play on.',
  'what.substitute':
    '{way, select, code {Use the code} other {Follow the link}} to agree or not. Whoever is named sees what his side sees, and nothing of yours.',
  'what.substituteDeclined': '{opponent} would rather go on with you.',
  'what.substituted':
    'The match goes on as it stands, with {opponent} on the other side. What the former player left in advance is gone.',
  'what.takesOver':
    'A match against {opponent} is being played, and its player on this side is to be relieved. If you take over, you play {seat} from here on.',
  'link.resignOffered': 'Accept, or play on',
  'link.substitute': 'Answer the question',
  'link.own': 'All your matches, and what is kept of you',
  'head.said': '{opponent} says',
  'calendar.deadline': 'Deadline: {game} ({seat})',
  'event.late': '{seat}: the time of {player} was up, and the clock answered.',
  'ended.time': 'The time of {loser} ({side}) was up.',

  'terms.saidDays': '{days, plural, one {One day} other {# days}} each time the match is handed over',
  'terms.saidBank':
    'A bank of {bank, plural, one {one day} other {# days}}, and {hours, plural, one {one hour} other {# hours}} more each time the match is handed over',
  'terms.saidWeek': 'time runs on: {days}',
  'terms.saidGrace': 'grace: {hours, plural, one {one hour} other {# hours}}',
  'terms.saidAbsence':
    '{days, plural, =0 {no absences} one {one day of absence a year} other {# days of absence a year}}',
  'terms.saidBeacon':
    'dice by the public beacon {name} as well: nobody can know a roll before the orders for it stand',
  'terms.saidStrict': 'strict alternation: no plan runs unasked, one action a mail',
  'terms.saidTimeouts':
    '{n, plural, one {the first time-out lets the opponent claim the match} other {# time-outs let the opponent claim the match}}',

  'charter.takeBack.consent': 'Orders can be taken back whenever the other side agrees',
  'charter.takeBack.beforeDice':
    'Orders can be taken back with the other side’s consent, but never over dice or draws',
  'charter.takeBack.never': 'Nothing is taken back',
  'charter.window':
    'A phase that ends without dice is handed over {minutes, plural, one {one minute} other {# minutes}} after the press that ends it; until then its author may reopen it',
  'charter.onlookers.anybody':
    'Whoever has the address of the match may look on, and sees what everybody may know',
  'charter.onlookers.nobody': 'Nobody looks on without a seat before the match is over and listed',
  'charter.publication.asked': 'When it is over, the match is listed if both agree then',
  'charter.publication.always': 'When it is over, the match is listed for everybody',
  'charter.publication.never': 'The match is never listed',
  'charter.sides.lot':
    'The sides are drawn by lot when the match begins, out of what both give to the dice: until then nobody knows which one is his',
  'charter.sides.guest': 'Whoever is invited may ask for the other side before he takes his seat',
} as const;
