/** Ends that the rules do not make, on their pages: a resignation, a draw. */
import { beforeEach, describe, expect, test } from 'vitest';
import { formsOf, linksOf, mainOf } from '../html.js';
import type { Visitor, World } from '../world.js';
import { giveAt, guardAt, twoSeated } from './two.js';

let world: World;
let match: string;
let red: Visitor;
let blue: Visitor;
const home = (side: string) => `/m/${match}/${side}`;
const guard = (visitor: Visitor, side: string) => guardAt(visitor, home(side));
const give = (visitor: Visitor, side: string, order: object) => giveAt(visitor, home(side), order);

beforeEach(async () => {
  ({ world, match, red, blue } = await twoSeated());
});

describe('ends', () => {
  test('a side resigns by typing the word of its language, and only so', async () => {
    const form = formsOf((await red.open(`${home('RED')}/resign`)).text)[0];
    expect((await red.post(form?.action ?? '', { ...form?.fields })).status).toBe(422);
    expect((await red.post(form?.action ?? '', { ...form?.fields, word: 'resign' })).status).toBe(422);
    expect((await red.post(form?.action ?? '', { ...form?.fields, word: '投了' })).status).toBe(303);
    const page = await blue.open(home('BLUE'));
    expect(mainOf(page.text)).toContain('You have won.');
    // How it ended stands first beside the map, and nothing is offered that would answer no more.
    expect(mainOf(page.text)).toMatch(
      /<section class="panel" id="orders"[^>]*>\s*<div data-head-of[\s\S]*?<section class="ended"/,
    );
    // Who won, why, and how the dice fell for each.
    expect(mainOf(page.text)).toMatch(/<h2[^>]*>You have won\.<\/h2><p>[^<]+<\/p><\/div>/);
    expect(mainOf(page.text).match(/<tr><th scope="row">/g)?.length).toBe(2);
    expect(linksOf(page.text)).not.toContain(`${home('BLUE')}/standing`);
    expect(linksOf(page.text)).toContain(`${home('BLUE')}/mail`);
    expect((await give(blue, 'BLUE', { do: 'bid', points: 0 })).body.code).toBe('finished');
    for (const act of ['resign', 'draw'])
      for (const player of [red.get(`${home('RED')}/${act}`), blue.get(`${home('BLUE')}/${act}`)])
        expect((await player).status, act).toBe(409);
  });

  test('a draw is offered, answered by a choice between two, and ends the match when it is accepted', async () => {
    const offer = formsOf((await blue.open(`${home('BLUE')}/draw`)).text)[0];
    expect((await blue.post(offer?.action ?? '', { ...offer?.fields, word: 'Draw' })).status).toBe(303);
    expect((await blue.open(`${home('BLUE')}/draw`)).text).toContain('has not replied yet');
    expect((await red.open(home('RED'))).text).toContain('引き分けを申し出ています');
    const page = await red.open(`${home('RED')}/draw`);
    const answer = formsOf(page.text)[0];
    expect((await red.post(answer?.action ?? '', { ...answer?.fields })).status).toBe(422);
    expect((await red.post(answer?.action ?? '', { ...answer?.fields, choice: 'accept' })).status).toBe(303);
    expect((await world.matches.info(match))?.ended?.reason).toBe('agreed');
  });

  test('a declined draw lets the match go on', async () => {
    await blue.json(`${home('BLUE')}/draw`, await guard(blue, 'BLUE'));
    const answer = await red.json(`${home('RED')}/draw/answer`, {
      ...(await guard(red, 'RED')),
      choice: 'decline',
    });
    expect(answer.status).toBe(200);
    expect((await world.matches.info(match))?.status).toBe('playing');
    expect(
      (await red.json(`${home('RED')}/draw/answer`, { ...(await guard(red, 'RED')), choice: 'accept' })).body
        .code,
    ).toBe('no-offer');
  });
});
