/** Plum Creek: everything beside the rules. */
import type { AuthorGame } from 'denrei/kit';
import japanese from './clauses.ja.md';
import english from './clauses.md';
import { worth } from './opponent.js';
import { pack } from './pack.js';
import { picture } from './picture.js';
import { rules } from './rules.js';
import type { PcState } from './state.js';
import { en } from './words/en.js';
import { ja } from './words/ja.js';

const game: AuthorGame<PcState> = {
  ...rules,
  api: 1,
  id: pack.file.id,
  version: 1,
  title: { en: pack.file.title.en, ja: pack.file.title.ja },
  by: { name: 'the authors of Denrei', rights: 'free for any use' },
  words: {
    text: { en, ja },
    clauses: { en: english, ja: japanese },
    nameOf: (of, id, locale) =>
      of === 'side' ? (pack.file.sides.find((side) => side.id === id)?.[locale] ?? id) : id,
    tells: {
      'combat.AE': { weight: 'fight', of: 'unit' },
      'combat.AR': { weight: 'fight', of: 'unit' },
      'combat.EX': { weight: 'fight', of: 'unit' },
      'combat.DR': { weight: 'fight', of: 'unit' },
      'combat.DE': { weight: 'fight', of: 'unit' },
    },
    entries: { moved: 'PC-2.b', 'purpose.combat': 'PC-4.c', retreated: 'PC-4.f', advanced: 'PC-4.g' },
  },
  picture,
  opponent: { worth },
};

export default game;
