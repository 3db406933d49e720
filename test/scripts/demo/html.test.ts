import { describe, expect, test } from 'vitest';
import { filledForm } from '../../../scripts/demo/filling.js';
import { readPage } from '../../../scripts/demo/html.js';
import { picker } from '../../referee/support.js';

const PAGE = `<section class="asking"><ul class="choices noted">
<li><span class="same"><a class="choice-link" href="/m/1/A/order?do=event&amp;card=C14">C14</a> </span><span class="note">Damage <a href="/rules/g?lang=en#TS-8.2.b">TS-8.2.b</a></span></li>
</ul></section><ul class="more"><li><a href="/m/1/A/order?do=event&amp;from=60">More</a></li></ul>`;

test('what a note beside a choice leads to is no choice for the players of the demonstration', () => {
  const { links, sections } = readPage(PAGE);
  expect(sections).toEqual(['asking']);
  expect(links).toEqual([
    { href: '/m/1/A/order?do=event&card=C14', list: 'choices noted' },
    { href: '/rules/g?lang=en#TS-8.2.b', list: '' },
    { href: '/m/1/A/order?do=event&from=60', list: 'more' },
  ]);
});

test('the main button under a question belongs to the form that it names, or leads to one of its forms', () => {
  const { forms, links } = readPage(`<form method="post" action="/m/1/A/orders" id="forms">
<input type="hidden" name="event" value="3"></form><form method="post" action="/m/1/A/undo"><button>Undo</button></form>
<a class="button main go" href="/m/1/A/order?do=end">End</a>
<button class="main" form="forms" name="order" value="{&quot;do&quot;:&quot;end&quot;}">End</button>`);
  expect(links).toEqual([{ href: '/m/1/A/order?do=end', list: 'forms' }]);
  expect(forms.map(({ id, buttons }) => [id, buttons])).toEqual([
    ['forms', [{ name: 'order', value: '{"do":"end"}' }]],
    ['', []],
  ]);
});

const ALLOTMENT = `<form method="get" action="/m/1/A/order"><fieldset data-least="5" data-most="5"><ul>
<li><input type="number" name="hits.a" min="0" max="5" value=""></li><li><input type="number" name="hits.b" min="0" max="5" value=""></li>
<li><input type="number" name="hits.c" min="0" max="5" value=""></li></ul></fieldset></form>`;
const BOXES = `<form method="get" action="/x"><fieldset data-least="2" data-most="3">${'abcd'
  .split('')
  .map((id) => `<input type="checkbox" name="units" value="${id}">`)
  .join('')}</fieldset></form>`;
const NUMBER =
  '<form method="get" action="/x"><fieldset><input type="number" name="n" min="3" max="6" value="3"></fieldset></form>';

describe('players fill in a form at random', () => {
  const fills = (html: string) => {
    const [form] = readPage(html).forms;
    return Array.from({ length: 300 }, (_, seed) => filledForm(form!, picker(seed)));
  };

  test('with numbers that come to the sum on the page, mostly shared out evenly', () => {
    const shares = fills(ALLOTMENT).map((filled) =>
      Object.values(filled).map((values) => Number(values[0] ?? 0)),
    );
    expect(new Set(shares.map((share) => share.reduce((sum, n) => sum + n, 0)))).toEqual(new Set([5]));
    expect(shares.filter((share) => Math.max(...share) - Math.min(...share) <= 1).length).toBeGreaterThan(
      150,
    );
    expect(new Set(shares.map(String)).size).toBeGreaterThan(5);
  });

  test('with as many boxes ticked as the page allows', () => {
    const ticked = fills(BOXES).map(({ units = [] }) => units.length);
    expect(new Set(ticked)).toEqual(new Set([2, 3]));
  });

  test('with a number between its bounds', () => {
    expect(new Set(fills(NUMBER).map(({ n }) => Number(n?.[0])))).toEqual(new Set([3, 4, 5, 6]));
  });
});
