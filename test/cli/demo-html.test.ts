import { expect, test } from 'vitest';
import { readPage } from '../../src/cli/demo/html.js';

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
