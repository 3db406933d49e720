/** What mails say of the clock in English. */
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

  'what.reminder': 'Follow the link and give your orders.',
  'what.timeUp':
    'What you had left for this case was done, else what the game does without an answer; the log below tells. Where nothing could answer, the match still waits for you, and {opponent} may claim it or give you time: follow the link and give your orders while you can.',
  'what.overdue':
    'Nothing answers for {opponent}. Follow the link: you may give further days, claim the match, or simply wait on.',
  'what.extended': 'You can go on. Follow the link and give your orders.',
  'what.pauseWanted': 'Follow the link to agree. Until you do, the clocks run on.',
  'what.paused': 'Nobody’s time runs until one of you lets the clocks run again on the page of the clock.',
  'what.resumed': 'From now on time is counted as before.',

  'time.until': 'Your time: until {time}.',
  'time.paused': 'The clocks stand by agreement.',

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
  'terms.saidStrict': 'strict alternation: no plan runs unasked, one action a mail',
  'terms.saidTimeouts':
    '{n, plural, one {the first time-out lets the opponent claim the match} other {# time-outs let the opponent claim the match}}',
} as const;
