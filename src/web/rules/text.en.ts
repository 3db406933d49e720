/** The sentences of the rules page in English. */
export const rulesEn = {
  'rules.title': 'Rules: {game}',
  'rules.link': 'Rules',
  'rules.rule': 'Rule',
  'rules.linkOf': 'The rules, clause by clause',
  'rules.lead':
    'These are the rules that the service plays by, in our own words: a help beside the rulebook of the printed game, not a substitute for it.',
  'rules.numbers':
    'The numbers are those of the rulebook. Each clause can be linked to: follow its number. Refused orders, modifiers and lines of the log lead here.',
  'rules.rulings':
    'Where the rulebook is silent or can be read in two ways, the service must decide. Such clauses are marked as rulings and say why.',
  'rules.contents': 'Contents',
  'rules.terms': 'Words',
  'rules.filter': 'Show only clauses with',
  'rules.found': '{n, plural, =0 {no clause} one {# clause} other {# clauses}}',
  'rules.why': 'Why:',
  'rules.diagram': 'Diagram:',
  'rules.open': 'open',
  'rules.refused': 'refused by {clause}',
  'rules.sources': 'Map, counters and tables: what is certain',
  'rules.sources.lead':
    'The rulebook’s text was at hand, its map, counters and tables were not. What the text states is used as it is; the rest is reconstructed. The tables and diagrams on this page are drawn from the components that the service plays with.',
  'rules.sources.what': 'Component',
  'rules.sources.stated': 'Stated by the rulebook',
  'rules.sources.reconstructed': 'Reconstructed',
  'rules.pack':
    'If you own the printed game you can put its figures in place of ours. Take the component file of the game (src/games/{game}/components/components.json), correct it, and give it to the service:',
  'rules.pack.then':
    'The file is checked, and a fault is named with its place. New matches can then be opened with the pack; each match keeps the one it began with.',
  'rules.packed': 'With the component pack {pack}: tables and diagrams are drawn from it.',
  'rules.others': 'Rules of the other games',
  'rules.top': 'Back to the contents',
} as const;
