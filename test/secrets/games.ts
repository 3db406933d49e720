/** The games whose secrets are kept: the toy and every game of the house. A new game joins by itself. */
import { games } from '../../src/games/index.js';
import type { BaseState, Game, Json, Picker } from '../../src/referee/index.js';
import { spoken } from '../web/spoken.js';

export interface Row {
  readonly game: Game;
  /** A state to begin a match with. */
  start(pick: Picker): BaseState;
}

/** Positions in which something is hidden, for games that hide nothing (or less) from their set-up. */
const POSITIONS: { readonly [game: string]: readonly Json[] } = {
  squarepeg: [
    { phase: 'SETUP-NZ', units: laid('0708', '0310', '0806', '0611') },
    {
      phase: 'NZ-MOVEMENT',
      turn: 2,
      clear: true,
      units: {
        ...laid('0410', '0708', '0806', '0611'),
        ...at({ 'NZ-35': '0309', 'NZ-37': '0710', 'NZ-14': '0705', 'NZ-T1': '0309' }),
      },
    },
    {
      phase: 'JP-MOVEMENT',
      turn: 4,
      clear: true,
      units: {
        ...laid('0806', '0611', '0410', '0709'),
        ...at({ 'NZ-30': '0309', 'NZ-37': '0710', 'NZ-14': '0705', 'NZ-T3': '0309' }),
      },
    },
  ].map((position) => ({ game: 'squarepeg', ...position })),
  // Face-down counters beside US stacks, in each phase in which one of them may open fire or be shelled.
  manila45: (['B', 'C', 'D', 'E'] as const).map((phase) => ({
    game: 'manila45',
    phase,
    turn: 3,
    clear: true,
    units: {
      ...at({ 'US-37-1-129': '3626', 'US-37-2-129': '3525', 'US-14-A-44': '3525', 'US-14-672': '4226' }),
      ...at({ 'US-37-136': '3428', 'US-1C-1-5': '3228', 'US-1C-2-5': '3228', 'US-14-117': '4226' }),
      ...at({ 'JP-04': '3625', 'JP-08': '3625', 'JP-38': '3526', 'JP-39': '3624', 'JP-42': '3722' }),
      ...at({ 'JP-06': '3227', 'JP-48': '3227', 'JP-10': '3127', 'JP-22': '4123', 'JP-31': '3523' }),
    },
  })),
  // Hands in the middle of a turn: before an operation, at the start of a combat, before captures.
  taiheiyo: [
    { turn: 3, phase: 'INITIATIVE-1' },
    { turn: 4, phase: 'INITIATIVE-4' },
    {
      turn: 3,
      phase: 'INITIATIVE-1',
      begin: { procedure: 'battle', with: { at: 'rabaul', attacker: 'J', movementLeft: 1 } },
      units: at({ jp_shokaku: 'rabaul', jp_chokai: 'rabaul', us_enterprise: 'rabaul', us_chester: 'rabaul' }),
    },
    {
      turn: 4,
      phase: 'CAPTURE-A',
      points: { philippines: { owner: 'J' } },
      units: at({ us_maryland: 'philippines' }),
    },
  ].map(({ units, ...position }) => ({
    game: 'taiheiyo',
    clear: true,
    hands: { J: ['C01', 'C06', 'C11'], A: ['C02', 'C05', 'C08', 'C14'] },
    discards: ['C03', 'C07'],
    units: {
      ...at({ jp_akagi: 'truk', jp_kako: 'truk', j_air_1: 'truk', jp_nagato: 'japan', jp_kaga: 'japan' }),
      ...at({
        us_lexington: 'samoa',
        us_chicago: 'samoa',
        a_air_1: 'hawaii',
        us_astoria: 'hawaii',
        us_wasp: 'west_coast',
      }),
      ...units,
    },
    ...position,
  })),
};

/** The four Japanese counters, face down: their strengths are fixed and nobody may know them. */
function laid(...hexes: readonly string[]): { readonly [id: string]: Json } {
  return at(Object.fromEntries(['JP-A', 'JP-B', 'JP-C', 'JP-D'].map((id, i) => [id, hexes[i] ?? ''])));
}

function at(places: { readonly [id: string]: string }): { readonly [id: string]: Json } {
  return Object.fromEntries(Object.entries(places).map(([id, hex]) => [id, { at: hex }]));
}

export const ROWS: readonly Row[] = [spoken, ...games()].map(rowOf);

/** A game with its positions. */
export function rowOf(game: Game): Row {
  const positions = POSITIONS[game.id] ?? [];
  return {
    game,
    start: (pick) => {
      const position = positions[pick(positions.length + 1)];
      if (position !== undefined) return read(game, position);
      return game.rules.start({ scenario: game.scenarios[0]?.id ?? '', options: {} });
    },
  };
}

function read(game: Game, position: Json): BaseState {
  const found = game.position.read(position);
  if ('fault' in found) throw new Error(`${game.id}: ${found.fault.at} ${found.fault.message}`);
  return found.state;
}
