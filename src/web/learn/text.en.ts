/** The sentences of the introductions and the guided turns in English. */
export const learnEn = {
  'learn.link': 'In two minutes',
  'learn.title': '{game} in two minutes',
  'learn.goals': 'What you play for',
  'learn.turn': 'A turn',
  'learn.ideas': 'Three ideas',
  'learn.turns': '{n, plural, one {# turn} other {# turns}}',
  'learn.minutes': 'about {h, select, 0 {{n} min} other {{h} h}}',
  'learn.easy': 'easy',
  'learn.medium': 'medium',
  'learn.hard': 'hard',
  'learn.level': 'Difficulty: {level}, {n} of 3',
  'learn.start': 'Start here',
  'learn.guided': 'A guided first turn',
  'learn.rules': 'All rules',
  'learn.practise': 'Play now',
  'learn.map': 'The map of {game}',
} as const;
