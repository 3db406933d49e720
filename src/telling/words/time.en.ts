/** What mails say of the clock and of what was agreed, in English. */
export const timeEn = {
  'wants.reminder': 'Your deadline is near',
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
    'Nothing could answer for you, so the match still waits for you: {way, select, code {use the code} other {follow the link}} and give your orders while you can.',
  'what.timeUpAnswered':
    'The lines of your plan that are meant for this case answered for you, else the game’s own answer; the log below tells.',
  'what.overdue':
    'Nothing answers for {opponent}. {way, select, code {Use the code} other {Follow the link}}: you may give further days, name somebody to go on for {opponent}, claim the match, or simply wait on.',
  'what.extended':
    'You can go on. {way, select, code {Use the code} other {Follow the link}} and give your orders.',
  'what.extendedLater': 'It is added to your clock. Nothing is to be done now.',
  'what.pauseWanted':
    '{way, select, code {Use the code} other {Follow the link}}, and agree on the page of the clock. Until you do, the clocks run on.',
  'what.paused': 'Nobody’s time runs until one of you lets the clocks run again on the page of the clock.',
  'what.resumed': 'From now on time is counted as before.',

  'time.until': 'Your time: until {time}.',
  'time.paused': 'The clocks stand by agreement.',
  'time.then':
    'When that time{grace, plural, =0 {} one { and the hour of grace behind it} other { and the # hours of grace behind it}} is over, the lines of your plan that are meant for this case answer for you, else the game’s own answer. Where there is neither, {opponent} may claim the match.',
  'time.theyClaim': '{opponent} may claim the match until you have moved yourself.',
  'time.youClaim':
    'The time of {opponent} was up: you may claim the match, on the page of the clock, until {opponent} has moved.',

  'wants.resignOffered': 'A resignation is offered',
  'wants.resignDeclined': 'The resignation is declined',
  'wants.substitute': 'A substitute is proposed',
  'wants.substituteDeclined': 'The substitute is refused',
  'wants.substituted': 'A new opponent',
  'wants.takesOver': 'You are asked to take over',
  'lead.resignOffered': '{opponent} offers to resign',
  'lead.resignDeclined': '{opponent} asks you to play on',
  'lead.substitute': '{opponent} would like somebody else to go on',
  'lead.substituteDeclined': '{opponent} does not agree to the substitute',
  'lead.substituted': '{opponent} goes on for your opponent',
  'lead.takesOver': 'You are asked to take over a seat in a match of {game}',
  'what.resignOffered':
    '{way, select, code {Use the code} other {Follow the link}}: you win at once if you accept. Or ask your opponent to play on.',
  'what.resignDeclined': 'Your resignation was not accepted: {opponent} would rather play on.',
  'what.substitute':
    '{way, select, code {Use the code} other {Follow the link}} to agree or not. Whoever is named sees what his side sees, and nothing of yours.',
  'what.substituteDeclined': '{opponent} would rather go on with you.',
  'what.substituted':
    'The match goes on as it stands, with {opponent} on the other side. What the former player left in advance is gone.',
  'what.takesOver':
    'You were named to go on for the player of one side ({seat}) in a match that is being played; your opponent would be {opponent}. Follow the link, look at the match and decide.',
  'what.notTakenOver': 'If you do not want to, do nothing: no more mail follows.',
  'link.resignOffered': 'Accept, or play on',
  'link.substitute': 'Answer the question',
  'link.takesOver': 'Look at the match and take over',
  'link.own': 'All your matches, and what is kept of you',
  'head.said': '{opponent} says',
  'calendar.deadline': 'Deadline: {game} ({seat})',
  'event.late': '{seat}: the time of {player} was up, and the clock answered.',
  'ended.time': 'The time of {loser} ({side}) was up.',

  'terms.saidDays': '{days, plural, one {One day} other {# days}} each time the match is handed over',
  'terms.saidBank':
    'A bank of {bank, plural, one {one day} other {# days}}, and {hours, plural, one {one hour} other {# hours}} more each time the match is handed over',
  'terms.saidWeek': 'Time runs on: {days}',
  'terms.saidGrace': '{hours, plural, one {One hour} other {# hours}} of grace behind each deadline',
  'terms.saidAbsence':
    '{days, plural, =0 {No absences} one {One day of absence a year} other {# days of absence a year}}',
  'terms.saidFailing':
    'If e-mail to a player fails, that clock stops for {days, plural, =0 {no time} one {one day} other {# days}} at most in the whole match',
  'terms.saidBeacon':
    'Dice by the public beacon {name} as well: nobody can know a roll before the orders for it stand',
  'terms.saidStrict': 'Strict alternation: no plan runs unasked, one action a mail',
  'terms.saidTimeouts':
    '{n, plural, one {The first time-out lets the opponent claim the match} other {# time-outs let the opponent claim the match; a time-out that nothing answers does so at once}}',

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
