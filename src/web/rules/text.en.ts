/** The sentences of the rules page in English. */
export const rulesEn = {
  'rules.title': 'Rules: {game}',
  'rules.link': 'Rules',
  'rules.rule': 'Rule',
  'rules.linkOf': 'The rules, clause by clause',
  'rules.lead':
    'These are the rules that the service plays by, in our own words. They are a companion to the rulebook of the printed game, not a substitute for it.',
  'rules.numbers':
    'The numbers are those of the rulebook. To link to a clause, follow its number. Refused orders, modifiers and log lines link here.',
  'rules.rulings':
    'Where the rulebook is silent or ambiguous, the service must decide. Such clauses are marked as rulings and say why.',
  'rules.contents': 'Contents',
  'rules.terms': 'Terms',
  'rules.filter': 'Show only clauses with',
  'rules.found': '{n, plural, =0 {no clause} one {# clause} other {# clauses}}',
  'rules.why': 'Why:',
  'rules.diagram': 'Diagram:',
  'rules.open': 'legal',
  'rules.refused': 'illegal by {clause}',
  'rules.sources': 'Map, counters and tables: what is certain',
  'rules.sources.lead':
    'We had the rulebook’s text, but not its map, counters and tables. What the text states is used as it is; the rest is reconstructed. The tables and diagrams on this page are drawn from the components the service plays with.',
  'rules.sources.what': 'Component',
  'rules.sources.stated': 'Stated by the rulebook',
  'rules.sources.reconstructed': 'Reconstructed',
  'rules.pack':
    'If you own the printed game, you can use its figures instead of ours. Correct a copy of the game’s component file (src/games/{game}/components/components.json) and load it into the service:',
  'rules.pack.then':
    'The file is checked, and errors are reported with their place. You can then open new matches with the pack; each match keeps the one it began with.',
  'rules.packed': 'With the component pack {pack}: its tables and diagrams are shown here.',
  'rules.others': 'Rules of the other games',
  'rules.top': 'Back to the contents',
} as const;
