/** Words of the page of kept set-ups in English. */
export const setupEn = {
  'setup.title': 'Saved set-ups',
  'setup.link': 'Saved set-ups: keep this one, or place one you kept',
  'setup.lead':
    'A set-up is a list of lines, one unit each. Your browser can keep it under a name, and you can keep it as a text: the server keeps nothing but your draft, and your opponent learns neither that nor which one you used.',
  'setup.load': 'Place a set-up',
  'setup.none': 'This browser keeps no set-up of this game and side yet.',
  'setup.use': 'Place',
  'setup.drop': 'Forget',
  'setup.lines': 'Lines of a set-up',
  'setup.replaces':
    'It takes the place of what you have placed so far. Lines that no longer fit are named, with the clause; all others are placed. Everything stays a draft until you end the set-up.',
  'setup.place': 'Place these units',
  'setup.placed':
    '{n, plural, =0 {Nothing was placed.} one {One unit was placed.} other {# units were placed.}} {left, plural, =0 {No line named a unit.} one {One line was not taken:} other {# lines were not taken:}}',
  'setup.ends': 'You end the set-up yourself, on the page of the match.',
  'setup.unfinished': 'This line is not whole: unit and place belong to it.',
  'setup.keep': 'Keep what stands now',
  'setup.name': 'Name',
  'setup.save': 'Keep in this browser',
  'setup.saved': 'Kept.',
  'setup.copy': 'As a text, to copy',
  'setup.empty': 'Nothing is placed yet.',
} as const;
