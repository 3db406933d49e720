/** The first words of a turn mail: what the other side did that matters most, not how its phase ended. */
import { expect, test } from 'vitest';
import { loadGame } from '../../../src/games/index.js';
import { leadOf } from '../../../src/mail/compose/lead.js';
import { type LogPhase, makeNarrators, type Telling } from '../../../src/telling/index.js';
import { payloadOf } from '../samples.js';

const narrator = makeNarrators()(loadGame('kyuchorei'), 'en');

const line = (text: string, more: Partial<Telling> = {}): Telling => ({
  ...{ text, roll: null, from: 0, to: 1, entries: [], alone: false },
  ...more,
});
const moved = line('I/33 moved. [KY-7.0.a]', { entries: [{ key: 'moved', unit: 'R-I-33' }] });
const fought = line('I/33 fought.', { roll: { needed: '', proof: '' } });
const ended = line('The phase ended.', { entries: [{ key: 'ended', side: 'RU' }] });

function titleAfter(...lines: readonly Telling[]): string {
  const deeds = lines.map((one) => ({ line: one, below: [] }));
  const phase: LogPhase = {
    ...{ title: '', from: 1, to: 1, more: false, at: '', when: '' },
    passages: [{ own: '', deeds }],
  };
  const reader = { joined: true, way: 'link' } as const;
  return leadOf(narrator, payloadOf('turn'), reader, [phase]).title;
}

test('what the dice were given is no news of the match', () => {
  const [given] = payloadOf('turn').chapters;
  const said = line('A number was given.');
  const phase: LogPhase = {
    ...{ title: '', from: 41, to: 41, more: false, at: '', when: '' },
    passages: [{ own: '', deeds: [{ line: said, below: [] }] }],
  };
  const payload = payloadOf('turn', { chapters: [{ ...(given ?? expect.fail()), type: 'seeded' }] });
  const { title } = leadOf(narrator, payload, { joined: true, way: 'link' }, [phase]);
  expect(title).toBe('It is your turn');
});

test('a roll comes first, then what a unit did, then whatever was last', () => {
  expect(titleAfter(fought, moved, ended)).toBe('I/33 fought.');
  expect(titleAfter(moved, ended)).toBe('I/33 moved.');
  expect(titleAfter(ended)).toBe('The phase ended.');
});
