/** The sentences of home, the start form, and the list of one's own matches in English. */
export const homeEn = {
  'home.practise': 'Play against the practice opponent',
  'home.practiseAs': 'Your side',
  'home.practiseNote': 'At once, without an address: the server plays the other side.',
  'home.begin': 'Start a match against somebody',
  'home.invitations': 'Open invitations',
  'home.invitationsLead': 'These players look for an opponent. Whoever takes the seat first plays.',
  'home.invitation': '{name} ({side}) waits for an opponent',
  'home.scenario': 'Scenario: {scenario}',
  'home.take': 'Take the seat ({side})',
  'home.finishedLead': 'Both players agreed to show these. Replay them, check their dice.',
  'home.since': 'since {time}',
  'home.over': 'ended {time}',

  'start.of': 'Start a match: {game}',
  'start.anyone': 'Anyone may take it: list the invitation on the home page',
  'start.practice': 'The practice opponent: the server plays the other side, and you need no address',
  'start.wrong': 'Not yet: please correct this',
  'start.home': 'All games',
  'opened.listed': 'open: listed on the home page, whoever comes first takes it',
  'practice.player': 'Player',
  'practice.lead': 'The practice opponent takes the other seat and plays at once.',
  'practice.stuck':
    'The practice opponent found no way on from here. The fault was noted; it tries again by itself.',
  'practice.noDraw': 'The practice opponent plays on: it declines every draw.',
  'practice.keep': 'Your own link: you gave no address, so keep it to come back from elsewhere',

  'invalid.option': '“{option}” is not an option of this game, or it has no such value.',

  'settings.listed': 'When the match is over',
  'settings.list': 'List it on the home page, if my opponent agrees too',
  'settings.unlist': 'Do not list it: only who has the address of its page finds it',

  'settings.offer': 'Shall this match be listed on the home page?',
  'settings.consent': 'Say so in your settings',

  'mine.title': 'My matches',
  'mine.lead': 'The seats whose links were opened in this browser. Nobody else sees this list.',
  'mine.none': 'No link of a seat has been opened in this browser yet.',
  'mine.seat': '{side} against {opponent}',
  'mine.alone': '{side}, the other seat is still open',
  'mine.yours': 'Your move since {time}.',
  'mine.theirs': '{opponent} to move since {time}.',
  'mine.open': 'Not begun: waits for {sides}.',
  'mine.stopped': 'Stopped since {time}: the dice must be renewed.',
  'mine.over': 'Ended {time}.',
  'mine.revoked':
    'This link was revoked or has expired: follow the newest one in your mails, or ask for a fresh one on the home page.',
  'mine.go': 'Go to the match',
  'mine.forget': 'Forget this list',
  'mine.forgetNote': 'The matches go on, and the links in your mails keep working.',
  'mine.forgotten': 'This browser remembers no more matches.',
} as const;
