/** Words of the page of kept set-ups in English. */
export const setupEn = {
  'setup.title': 'Saved set-ups',
  'setup.link': 'Saved set-ups: save this one, or place a saved one',
  'setup.lead':
    'A set-up is a list, one unit per line. Your browser can save it under a name, and you can keep it as text. The server keeps only your draft; your opponent learns neither that you reused a set-up nor which one.',
  'setup.load': 'Place a set-up',
  'setup.none': 'No set-up for this game and side is saved in this browser yet.',
  'setup.use': 'Place',
  'setup.drop': 'Delete',
  'setup.lines': 'Lines of a set-up',
  'setup.replaces':
    'It replaces what you have placed so far. Lines that are no longer legal are listed with their clause; all others are placed. Everything stays a draft until you end the set-up.',
  'setup.place': 'Place these units',
  'setup.placed':
    '{n, plural, =0 {Nothing was placed.} one {One unit was placed.} other {# units were placed.}} {left, plural, =0 {No line named a unit.} one {One line was not placed:} other {# lines were not placed:}}',
  'setup.ends': 'End the set-up yourself, on the match page.',
  'setup.unfinished': 'This line is incomplete: it needs a unit and a place.',
  'setup.keep': 'Save the current set-up',
  'setup.name': 'Name',
  'setup.save': 'Save in this browser',
  'setup.saved': 'Saved.',
  'setup.copy': 'As text, to copy',
  'setup.empty': 'Nothing is placed yet.',
} as const;
