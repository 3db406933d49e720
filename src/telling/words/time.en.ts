/** What mails say of the clock and of what was agreed, in English. */
export const timeEn = {
  'wants.reminder': 'Your deadline is near',
  'wants.timeUp': 'Your time is up',
  'wants.overdue': 'Your opponent’s time is up',
  'wants.extended': 'You were given extra time',
  'wants.pauseWanted': 'Your opponent asks for a pause',
  'wants.paused': 'Clock paused',
  'wants.resumed': 'Clock restarted',

  'lead.reminder': 'The match is still waiting for you',
  'lead.timeUp': 'Your time is up',
  'lead.overdue': '{opponent}’s time is up',
  'lead.extended': '{opponent} gave you extra time',
  'lead.pauseWanted': '{opponent} asks for a pause',
  'lead.paused': '{opponent} agrees: clock paused',
  'lead.resumed': '{opponent} restarted the clocks',

  'what.reminder': '{way, select, code {Use the code} other {Follow the link}} and give your orders.',
  'what.timeUp':
    'Nothing could answer for you, so the match is still waiting for you. {way, select, code {Use the code and give your orders while you can.} other {Follow the link and give your orders while you can.}}',
  'what.timeUpAnswered':
    'The lines of your plan that are meant for this answered for you, otherwise the game’s own answer. See the log below.',
  'what.overdue':
    'Nothing answers for {opponent}. {way, select, code {Use the code: you can give extra days, name a substitute for {opponent}, claim the match, or keep waiting.} other {Follow the link: you can give extra days, name a substitute for {opponent}, claim the match, or keep waiting.}}',
  'what.extended':
    'You can continue. {way, select, code {Use the code and give your orders.} other {Follow the link and give your orders.}}',
  'what.extendedLater': 'It is added to your clock. You don’t need to do anything now.',
  'what.pauseWanted':
    '{way, select, code {Use the code and agree on the clock page.} other {Follow the link and agree on the clock page.}} Until you do, the clocks keep running.',
  'what.paused': 'No clock runs until one of you restarts them on the clock page.',
  'what.resumed': 'Time is counted again as before.',

  'time.until': 'Your deadline: {time}.',
  'time.paused': 'Clock paused by agreement.',
  'time.then':
    'After this deadline{grace, plural, =0 {} one { and the grace period of one hour} other { and the grace period of # hours}}, the lines of your plan that are meant for this answer for you, otherwise the game’s own answer. If there is neither, {opponent} may claim the match.',
  'time.theyClaim': '{opponent} may claim the match until you have moved yourself.',
  'time.youClaim':
    '{opponent} ran out of time: you may claim the match on the clock page until {opponent} has moved.',

  'wants.resignOffered': 'Your opponent offers to resign',
  'wants.resignDeclined': 'Resignation declined',
  'wants.substitute': 'Your opponent proposes a substitute',
  'wants.substituteDeclined': 'Substitute refused',
  'wants.substituted': 'A new opponent',
  'wants.takesOver': 'Will you take over?',
  'lead.resignOffered': '{opponent} offers to resign',
  'lead.resignDeclined': '{opponent} asks you to play on',
  'lead.substitute': '{opponent} would like a substitute to take over',
  'lead.substituteDeclined': '{opponent} refuses the substitute',
  'lead.substituted': '{opponent} takes over from your opponent',
  'lead.takesOver': 'You are asked to take over a seat in a match of {game}',
  'what.resignOffered':
    '{way, select, code {Use the code to accept and win at once, or to ask your opponent to play on.} other {Follow the link to accept and win at once, or to ask your opponent to play on.}}',
  'what.resignDeclined': '{opponent} declines your resignation and wants to play on.',
  'what.substitute':
    '{way, select, code {Use the code to agree or refuse.} other {Follow the link to agree or refuse.}} The substitute sees what that side sees, and nothing of yours.',
  'what.substituteDeclined': '{opponent} would rather continue with you.',
  'what.substituted':
    'The match continues as it stands, with {opponent} on the other side. The former player’s standing orders and plans are gone.',
  'what.takesOver':
    'You were named to take over one side ({seat}) of a match in progress. Your opponent would be {opponent}. Follow the link, look at the match and decide.',
  'what.notTakenOver': 'If you don’t want to, ignore this e-mail; we won’t send another.',
  'link.resignOffered': 'Accept, or play on',
  'link.substitute': 'Answer the question',
  'link.takesOver': 'Look at the match and take over',
  'link.own': 'All your matches and your data',
  'head.said': '{opponent} says',
  'calendar.deadline': 'Deadline: {game} ({seat})',
  'event.late': '{seat}: {player} ran out of time, and the clock answered.',
  'ended.time': '{loser} ({side}) ran out of time.',

  'terms.saidDays': 'Clock: {days, plural, one {one day} other {# days}} per turn',
  'terms.saidBank':
    'Clock: a time bank of {bank, plural, one {one day} other {# days}}, plus {hours, plural, one {one hour} other {# hours}} per turn',
  'terms.saidWeek': 'Days on which time runs: {days}',
  'terms.saidGrace': 'Grace period after each deadline: {hours, plural, one {one hour} other {# hours}}',
  'terms.saidAbsence':
    '{days, plural, =0 {No absences} one {One day of absence a year} other {# days of absence a year}}',
  'terms.saidFailing':
    '{days, plural, =0 {If e-mail to a player fails, that player’s clock does not stop} one {If e-mail to a player fails, that player’s clock stops for at most one day in the whole match} other {If e-mail to a player fails, that player’s clock stops for at most # days in the whole match}}',
  'terms.saidBeacon':
    'Dice also use the public beacon {name}: nobody can know a roll before its orders are final, where a witness had them in time',
  'terms.saidStrict': 'Strict alternation: plans never run by themselves, one action per e-mail',
  'terms.saidTimeouts':
    '{n, plural, one {The first time-out lets the opponent claim the match} other {After # time-outs the opponent may claim the match; after one, if nothing answers}}',

  'charter.takeBack.consent': 'Take-backs: whenever the opponent agrees',
  'charter.takeBack.beforeDice': 'Take-backs: if the opponent agrees, never past dice or draws',
  'charter.takeBack.never': 'No take-backs',
  'charter.window':
    'When a phase ends without dice, the opponent gets it {minutes, plural, one {one minute} other {# minutes}} later; until then its player can reopen it',
  'charter.onlookers.anybody':
    'Spectators: anyone with the address of the match, who sees public information only',
  'charter.onlookers.nobody': 'Spectators: none until the match is over and listed',
  'charter.publication.asked': 'When it is over, the match is listed if both agree then',
  'charter.publication.always': 'When it is over, the match is listed publicly',
  'charter.publication.never': 'The match is never listed',
  'charter.sides.lot':
    'Sides are drawn by lot when the match begins, from what both players give to the dice. Until then nobody knows which side they play',
  'charter.sides.guest': 'The invited player may ask for the other side before taking a seat',
} as const;
