/** The counters of a component file: pieces, tokens, roles. */
import { ComponentError } from '../../../referee/index.js';
import { OFF, OUT } from './places.js';
import type { ComponentFile } from './schema.js';
import type { Pack, PackPiece } from './types.js';

const AT_START = 'green arrow hex';

/** NZ counters in the order of the file, then the Japanese tokens by id. */
export function piecesOf(file: ComponentFile, hexOf: (id: string, at: string) => number): PackPiece[] {
  const allied = file.counters.flatMap((c, i): PackPiece[] => {
    if (c.side !== 'NZ') return [];
    if (c.strength === 0) throw new ComponentError(`counters.${i}.strength`, 'an NZ unit has a strength');
    const valentine = c.type === 'valentine';
    return [
      {
        id: c.id,
        side: 'NZ',
        valentine,
        dice: c.fatigueDice,
        counter: i,
        start: OFF,
        placed: c.setup === AT_START,
      },
    ];
  });
  const dice = diceUnderTokens(file);
  const tokens = Object.entries(tokensOf(file)).sort(([a], [b]) => (a < b ? -1 : 1));
  const hidden = tokens.map(([id, hex]): PackPiece => {
    const start = hexOf(hex, `scenarios.0.setup.0.tokens.${id}`);
    return { id, side: 'JP', valentine: false, dice, counter: OUT, start, placed: false };
  });
  return [...allied, ...hidden];
}

function tokensOf(file: ComponentFile): Readonly<Record<string, string>> {
  const tokens = file.scenarios[0]!.setup.find((s) => s.tokens !== undefined)?.tokens ?? {};
  const hexes = Object.values(tokens);
  const { palm } = file.map.specials;
  if (hexes.length !== palm.hexes.length || !palm.hexes.every((hex) => hexes.includes(hex)))
    throw new ComponentError('scenarios.0.setup.0.tokens', 'one token a palm hex');
  if (hexes.length !== faceDownOf(file).length)
    throw new ComponentError('scenarios.0.setup.0.tokens', 'as many tokens as Japanese counters');
  if (file.counters.some((c) => Object.hasOwn(tokens, c.id)))
    throw new ComponentError('scenarios.0.setup.0.tokens', 'a token may not be called like a counter');
  return tokens;
}

/** Face-down counters must be alike in all that the table sees before they are turned up. */
function diceUnderTokens(file: ComponentFile): number {
  const hidden = faceDownOf(file).map((i) => file.counters[i]!);
  const odd = file.counters.findIndex(
    (c) =>
      c.side === 'JP' &&
      (c.type !== 'infantry' || c.fatigueDice !== hidden[0]!.fatigueDice || c.faceDownAtStart !== true),
  );
  if (odd >= 0)
    throw new ComponentError(
      `counters.${odd}`,
      'Japanese counters start face down and are alike but for their strength',
    );
  return hidden[0]!.fatigueDice;
}

/** Japanese counters by id: those that start face down. */
export function faceDownOf(file: ComponentFile): number[] {
  const indexes = file.counters.flatMap((c, i) => (c.side === 'JP' ? [i] : []));
  if (indexes.length === 0) throw new ComponentError('counters', 'no Japanese counter');
  return indexes.sort((a, b) => (file.counters[a]!.id < file.counters[b]!.id ? -1 : 1));
}

/** Which counters the rules speak of: the 30th, the battalion, its companies. */
export function rolesOf(
  file: ComponentFile,
  pieceOf: (id: string, at: string) => number,
): Pick<Pack, 'thirtieth' | 'battalion' | 'companies'> {
  const ids = new Set(file.counters.map((c) => c.id));
  if (ids.size < file.counters.length) throw new ComponentError('counters', 'an id stands twice');
  const blue = file.counters.filter((c) => c.symbolColour === 'blue');
  const battalions = file.counters.filter((c) => c.exchange !== undefined);
  const [thirtieth, battalion] = [blue[0], battalions[0]];
  if (thirtieth === undefined || blue.length > 1)
    throw new ComponentError('counters', 'one counter has the blue symbol');
  if (battalion?.exchange === undefined || battalions.length > 1)
    throw new ComponentError('counters', 'one counter is an exchange');
  const companies = [...battalion.exchange.for].sort().map((id) => pieceOf(id, 'counters'));
  return {
    thirtieth: pieceOf(thirtieth.id, 'counters'),
    battalion: pieceOf(battalion.id, 'counters'),
    companies: [companies[0]!, companies[1]!],
  };
}
