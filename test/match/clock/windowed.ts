/** Matches with a window behind the end of each phase, of Kyuchorei unless another game is named. */
import { builtInGames, type MatchTerms, makeMatches, tendDue } from '../../../src/match/index.js';
import { sampleOrder } from '../../../src/referee/index.js';
import { begin, good, guardOf, type Harness, makeHarness, REQUEST } from '../harness.js';

export const WINDOW = 10;

const KYUCHOREI = { id: 'kyuchorei', sides: ['JP', 'RU'] } as const;

export async function opened(
  terms: MatchTerms,
  seed: string,
  url?: string,
  { id: game, sides }: { readonly id: string; readonly sides: readonly [string, string] } = KYUCHOREI,
) {
  const plain = await makeHarness(seed, url);
  const harness: Harness = {
    ...plain,
    matches: makeMatches({ ...plain.context, library: builtInGames() }),
  };
  const match = await begin(harness, {
    ...REQUEST,
    game,
    scenario: 'standard',
    opener: sides[0],
    terms,
    seats: REQUEST.seats.map((seat, i) => ({ ...seat, side: sides[i] ?? '' })),
  });
  return { harness, match };
}

export const waited = async ({ matches }: Harness, match: string) =>
  (await matches.info(match))?.waitsFor ?? [];
export const pageOf = async ({ matches }: Harness, match: string, side: string) =>
  good(await matches.page(match, side));
export const headOf = async ({ matches }: Harness, match: string) =>
  (await matches.info(match))?.head.number ?? 0;
export const tick = ({ matches, store, context }: Harness) =>
  tendDue({ matches, store, clock: context.clock, log: { error: (facts) => Promise.reject(facts) } });

/** Plays at random, ending phases soon, until a press waits; gives its side. */
export async function pressed(harness: Harness, match: string): Promise<string> {
  const { matches, pick } = harness;
  for (let n = 0; n < 300; n++) {
    const [side] = await waited(harness, match);
    if (side === undefined) break;
    const page = await pageOf(harness, match, side);
    if (page.question === undefined) throw new Error('not asked');
    const ends = page.question.forms.some(({ do: word }) => word === 'end');
    const order = ends && pick(3) > 0 ? { do: 'end' } : sampleOrder(page.question, pick);
    await matches.order(match, side, { ...guardOf(page), order });
    if ((await pageOf(harness, match, side)).draft.closesAt !== undefined) return side;
  }
  throw new Error('no phase ended without dice');
}
