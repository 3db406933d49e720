/** The registry: how the house finds a game. */
import { describe, expect, test } from 'vitest';
import { games, loadGame, UnknownGameError } from '../../src/games/index.js';
import components from '../../src/games/kyuchorei/components/components.json' with { type: 'json' };

describe('the registry', () => {
  test('lists the games that can be opened', () => {
    expect(games().map((g) => g.id)).toEqual(['kyuchorei', 'manila45', 'squarepeg', 'taiheiyo', 'witp']);
  });

  test('gives a game by id, at the newest version or a named one', () => {
    expect(loadGame('kyuchorei').title.ja).toBe('弓張嶺夜襲作戦');
    expect(loadGame('kyuchorei', 1)).toBe(loadGame('kyuchorei'));
  });

  test('gives a game over the pack of an owner', () => {
    const pack = structuredClone(components);
    pack.title.en = 'My own map';
    expect(loadGame('kyuchorei', 1, pack).title.en).toBe('My own map');
    expect(loadGame('kyuchorei').title.en).not.toBe('My own map');
  });

  test('says which game or version it does not have', () => {
    const codeOf = (load: () => unknown): string => {
      try {
        load();
      } catch (fault) {
        if (fault instanceof UnknownGameError) return fault.code;
      }
      return 'found';
    };
    expect(codeOf(() => loadGame('chess'))).toBe('game/unknown');
    expect(codeOf(() => loadGame('kyuchorei', 99))).toBe('game/unknown-version');
  });

  test('refuses a pack with a fault by the fault of the game', () => {
    expect(() => loadGame('kyuchorei', 1, {})).toThrow(
      expect.objectContaining({ code: 'game/bad-components' }),
    );
  });
});
