/** The banner of a match that is over. */
import { describe, expect, test } from 'vitest';
import type { MatchInfo } from '../../../src/match/index.js';
import { makeNarrators } from '../../../src/telling/index.js';
import { endedModel } from '../../../src/web/match/ended.js';
import { game, situation } from '../../games/kyuchorei/support.js';

const context = {
  matches: { audit: async () => ({ ok: false, failure: { code: 'unknown-match' } }) },
} as unknown as Parameters<typeof endedModel>[0];

async function banner(locale: 'en' | 'ja', ended: MatchInfo['ended']): Promise<readonly string[]> {
  const reader = { narrator: makeNarrators()(game, locale), side: 'JP', zone: 'UTC', names: { RU: 'Kolya' } };
  const view = game.position.view(situation(8, 'R2', { 'R-III-33': '1503' }), 'JP');
  const match = { id: 'm', game, ended } as unknown as MatchInfo;
  const model = await endedModel(context, reader, match, view);
  return model?.lines ?? [];
}

describe('the reason that a match ended', () => {
  const held = { reason: 'rules', result: { winner: 'RU', key: 'held', clause: 'KY-4.0.c' } } as const;

  test('names what was counted, how far it came and what was asked for', async () => {
    expect((await banner('en', held)).slice(1)).toEqual([
      'Forts mopped up 4/6: the Japanese must mop up all 6 by the end of turn 8 [KY-4.0.b]',
    ]);
    expect((await banner('ja', held)).slice(1)).toEqual([
      '掃討した陣地 4/6：第8ターン終了までに6か所すべて [KY-4.0.b]',
    ]);
  });

  test('names no count where none decided it', async () => {
    const sudden = { reason: 'rules', result: { winner: 'RU', key: 'suddenDeath', clause: 'KY-4.2.a' } };
    expect(await banner('en', sudden as MatchInfo['ended'])).toHaveLength(1);
    const resigned = { reason: 'resigned', result: { winner: 'RU', key: 'resigned' } };
    expect(await banner('en', resigned as MatchInfo['ended'])).toHaveLength(1);
  });
});
