/**
 * Every lesson is pressed to its end as its guide says, without scripts: whoever presses what he is told is
 * never told anything else, and is led to a match at last.
 */
import { describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.js';
import type { Lesson } from '../../../src/referee/index.js';
import { effort } from '../../support/effort.js';
import { type Form, formsOf, linksOf, unescaped } from '../html.js';
import { makeWorld } from '../world.js';

type Visitor = ReturnType<Awaited<ReturnType<typeof makeWorld>>['browser']>;

const MOST_PRESSES = 12;

const taught = games().map((game, i) => [game.id, game, i] as const);
const LOCALES = ['en', 'ja'] as const;

describe.each(taught)('the guided first turn of %s', (id, game, i) => {
  test.each(effort([LOCALES[i % 2]!], [...LOCALES]))(
    'is pressed to its end as it says, in %s, and leads to a match',
    async (lang) => {
      const visitor = (await makeWorld({ games: [game] })).browser();
      const lessons = game.introduction?.lessons ?? [];
      expect(lessons.length).toBeGreaterThan(5);
      let next = `/learn/${id}/1?lang=${lang}`;
      let last = '';
      for (const lesson of lessons) {
        last = await pressed(visitor, next, lesson);
        expect(last).toContain(shown(lesson.after[lang]));
        next = linksOf(last).find((href) => href.startsWith(`/learn/${id}/`) && isLater(href, next)) ?? '';
      }
      const play = formsOf(last).find(({ action }) => action.startsWith('/matches'));
      const begun = await visitor.post(play?.action ?? '', {
        ...play?.fields,
        side: game.sides[0] ?? '',
      });
      expect(begun.headers.location).toMatch(/\/m\/|\/l\//);
    },
  );
});

/** The number of a lesson in its address. */
function isLater(href: string, than: string): boolean {
  const number = (address: string) => Number(/\/(\d+)\?/.exec(address)?.[1] ?? 0);
  return number(href) > number(than);
}

/** A sentence as it stands before the first clause that the page makes a link of. */
function shown(text: string): string {
  return (text.split(/[(（]?[A-Z]{2}-\d/)[0] ?? '').replaceAll("'", '&#x27;');
}

/** Presses what the pages of a lesson say until they tell what the order came to; gives that page. */
async function pressed(visitor: Visitor, address: string, lesson: Lesson): Promise<string> {
  let { text } = await visitor.get(address);
  for (let i = 0; i < MOST_PRESSES; i++) {
    if (!text.includes('class="press"')) return text;
    expect(text).not.toContain('role="alert"');
    text = await onePress(visitor, text, lesson);
  }
  throw new Error(`${lesson.id} is not over after ${MOST_PRESSES} presses`);
}

async function onePress(visitor: Visitor, text: string, lesson: Lesson): Promise<string> {
  const whole = formsOf(text).find(({ fields }) => fields.order !== undefined);
  if (whole !== undefined) {
    const { headers } = await visitor.post(whole.action, whole.fields);
    return (await visitor.get(headers.location ?? '')).text;
  }
  const points = (/data-points="([^"]*)"/.exec(text)?.[1] ?? '').split(' ').filter((id) => id !== '');
  const form = formsOf(text).find(({ boxes, numbers }) => boxes.length + numbers.length > 0);
  if (form !== undefined)
    return (await visitor.get(`${form.action.split('?')[0]}?${filled(text, form, points, lesson)}`)).text;
  const href = points.length === 0 ? formOrEnough(text) : choice(text, points[0] ?? '');
  expect(href).not.toBe('');
  return (await visitor.get(href)).text;
}

/** The boxes that are pointed to ticked, the numbers of the lesson's order entered. */
function filled(
  text: string,
  { boxes, numbers }: Form,
  points: readonly string[],
  { asked }: Lesson,
): URLSearchParams {
  const form = /<form id="asking-form"[\s\S]*?<\/form>/.exec(text)?.[0] ?? '';
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  const query = new URLSearchParams();
  for (const [, name = '', value = ''] of hidden) query.append(name, unescaped(value));
  for (const { name, value } of boxes) if (points.includes(value)) query.append(name, value);
  for (const { name } of numbers) {
    const [field = '', id = ''] = name.split('.');
    const share = Object(asked[field])[id];
    query.set(name, String(share ?? ''));
  }
  return query;
}

/** The form that the guide points to, or the end of a list. */
function formOrEnough(text: string): string {
  const form = /<a class="button[^"]* here" href="([^"]*)"/.exec(text)?.[1];
  const enough = /<ul class="more"><li><a href="([^"]*)"/.exec(text)?.[1];
  return unescaped(form ?? enough ?? '');
}

function choice(text: string, id: string): string {
  const tag = [...text.matchAll(/<a class="choice-link"[^>]*>/g)].find(([one]) =>
    one.includes(`data-choice="${id}"`),
  );
  return unescaped(/href="([^"]*)"/.exec(tag?.[0] ?? '')?.[1] ?? '');
}
