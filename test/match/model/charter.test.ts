/** The charter: agreed by taking the seats, written in the first event, kept to. */
import { describe, expect, test } from 'vitest';
import { importJournal } from '../../../src/journal/index.js';
import type { MatchTerms } from '../../../src/match/index.js';
import { begin, good, guardOf, type Harness, makeHarness, REQUEST, step } from '../harness.js';

const termsIn = async ({ matches }: Harness, match: string) => {
  const read = importJournal(good(await matches.journal(match, 'public')));
  if (!read.ok) throw new Error('not read');
  const [first] = read.rows;
  return first?.event.type === 'opened' ? first.event.public.terms : undefined;
};
const opened = async (terms: MatchTerms, seed = JSON.stringify(terms)) => {
  const harness = await makeHarness(seed);
  return { harness, match: await begin(harness, { ...REQUEST, terms }) };
};

/** Plays until RED could take something back, with dice in it or without. */
async function played(harness: Harness, match: string, dice: boolean): Promise<void> {
  for (let n = 0; n < 200; n++) {
    const back = good(await harness.matches.takeBackOf(match, 'RED'));
    if (back !== undefined && back.rolls > 0 === dice) return;
    if (!(await step(harness, match))) break;
  }
  throw new Error('no such orders');
}
const asks = async ({ matches }: Harness, match: string) =>
  matches.askTakeBack(match, 'RED', guardOf(good(await matches.page(match, 'RED'))));

describe('a charter', () => {
  test('stands in the first event as far as it is not as usual', async () => {
    const { harness, match } = await opened({ takeBack: 'never', onlookers: 'anybody', window: 5 });
    expect(await termsIn(harness, match)).toEqual({ takeBack: 'never', window: 5 });
    expect((await harness.matches.info(match))?.charter).toMatchObject({ takeBack: 'never', window: 5 });
  });

  test('of another word is refused', async () => {
    const { matches } = await makeHarness('words');
    for (const terms of [{ takeBack: 'always' }, { window: 61 }, { other: 'x' }])
      expect(await matches.open({ ...REQUEST, terms: terms as MatchTerms })).toMatchObject({
        failure: { code: 'invalid' },
      });
  });

  test('without taking back lets nobody ask', async () => {
    const { harness, match } = await opened({ takeBack: 'never' });
    await played(harness, match, false);
    expect(await asks(harness, match)).toMatchObject({ failure: { code: 'no-take-back' } });
  });

  test('may let orders be taken back where no dice fell, and there alone', async () => {
    const { harness, match } = await opened({ takeBack: 'beforeDice' });
    await played(harness, match, true);
    expect(await asks(harness, match)).toMatchObject({ failure: { code: 'no-take-back' } });
    await played(harness, match, false);
    good(await asks(harness, match));
  });

  test.each(['always', 'never'] as const)('fixes whether the match is listed: %s', async (publication) => {
    const { harness, match } = await opened({ publication });
    good(await harness.matches.settings(match, 'RED', { listed: publication === 'never' }));
    good(await harness.matches.settings(match, 'BLUE', { listed: publication === 'never' }));
    good(await harness.matches.resign(match, 'RED', guardOf(good(await harness.matches.page(match, 'RED')))));
    expect((await harness.matches.agreed(5)).map(({ id }) => id)).toEqual(
      publication === 'always' ? [match] : [],
    );
  });

  test('goes into the rematch', async () => {
    const { harness, match } = await opened({ takeBack: 'beforeDice', window: 9 });
    good(await harness.matches.resign(match, 'RED', guardOf(good(await harness.matches.page(match, 'RED')))));
    const next = good(await harness.matches.rematch(match, 'RED'));
    expect(await termsIn(harness, next.match)).toEqual({ takeBack: 'beforeDice', window: 9 });
    expect(next.side).toBe('BLUE');
  });
});

describe('choosing sides', () => {
  const invited = async (terms: MatchTerms) => {
    const harness = await makeHarness('sides');
    const { match } = good(await harness.matches.open({ ...REQUEST, terms }));
    good(await harness.matches.join(match, 'RED', {}));
    return { harness, match };
  };

  test('the invited player gets the same match with sides switched, once', async () => {
    const { harness, match } = await invited({ sides: 'guest', takeBack: 'never' });
    const next = good(await harness.matches.switchSides(match, 'BLUE'));
    expect(good(await harness.matches.switchSides(match, 'BLUE'))).toEqual(next);
    const seats = (await harness.store.readMatch(next.match))?.seats;
    expect(seats?.map(({ side, address }) => [side, address])).toEqual([
      ['BLUE', 'red@example.org'],
      ['RED', 'blue@example.org'],
    ]);
    expect(await termsIn(harness, next.match)).toEqual({ takeBack: 'never' });
    expect(await harness.matches.info(match)).toMatchObject({
      status: 'finished',
      ended: { reason: 'broken off', result: { key: 'switched' } },
    });
    // He who opened it is told; the other has seen it.
    const mails = await harness.store.waitingMails(match);
    expect(mails.map(({ side, kind }) => `${kind} ${side}`)).toEqual(['result RED']);
  });

  test('is for nobody where the charter does not say so, nor for one who has his seat', async () => {
    const plain = await invited({});
    expect(await plain.harness.matches.switchSides(plain.match, 'BLUE')).toMatchObject({
      failure: { code: 'seat-taken' },
    });
    const begun = await invited({ sides: 'guest' });
    expect(await begun.harness.matches.switchSides(begun.match, 'RED')).toMatchObject({ ok: false });
    good(await begun.harness.matches.join(begun.match, 'BLUE', {}));
    expect(await begun.harness.matches.switchSides(begun.match, 'BLUE')).toMatchObject({ ok: false });
  });
});
