/**
 * Plays a match by pages alone: presses random links, boxes and buttons, as somebody without scripts would.
 */

import { choicesOf, type Form, formsOf, linksOf, mainOf } from './html.js';
import type { Visitor } from './world.js';

/** Gives an integer in `0..n-1`. */
type Picker = (n: number) => number;

const LONGEST_WAY = 200;

/**
 * Gives one order of a seat, however many pages that takes. Undoes now and then.
 * Returns the status of every answer on the way; the last is the page that the order ended on.
 */
export async function giveOneOrder(visitor: Visitor, home: string, pick: Picker): Promise<string> {
  let html = (await must(visitor.open(`${home}/order`))).text;
  for (let i = 0; i < LONGEST_WAY; i++) {
    const act = nextAct(mainOf(html), home, pick);
    if (act === undefined)
      throw new Error(`nowhere to go from\n${mainOf(html).replace(/<svg[\s\S]*?<\/svg>/g, '')}`);
    if (act.method === 'get') {
      html = (await must(visitor.open(act.path))).text;
      continue;
    }
    const answer = await visitor.post(act.path, act.fields);
    if (answer.status !== 303)
      throw new Error(`${act.path} ${act.fields} answered ${answer.status}: ${mainOf(answer.text)}`);
    const where = String(answer.headers.location);
    html = (await must(visitor.open(where))).text;
    // A soft order that would pass a barrier comes back with its sentence, to be confirmed.
    if (!where.includes('?do=')) return html;
  }
  throw new Error('no order in so many pages');
}

async function must(answer: ReturnType<Visitor['open']>): ReturnType<Visitor['open']> {
  const { status, text } = await answer;
  if (status !== 200) throw new Error(`status ${status}: ${mainOf(text)}`);
  return answer;
}

type Act =
  | { readonly method: 'get'; readonly path: string }
  | { readonly method: 'post'; readonly path: string; readonly fields: string };

function nextAct(html: string, home: string, pick: Picker): Act | undefined {
  const acts: Act[] = [];
  for (const path of choicesOf(html)) acts.push({ method: 'get', path });
  for (const path of linksOf(html)) if (path.startsWith(`${home}/order?`)) acts.push({ method: 'get', path });
  // Whoever presses at random types no orders.
  const pressed = html.replace(/<form [^>]*class="typed"[\s\S]*?<\/form>/g, '');
  for (const form of formsOf(pressed)) acts.push(...actsOf(form, pick));
  return acts[pick(acts.length)];
}

function actsOf(form: Form, pick: Picker): Act[] {
  const { action, fields, boxes, numbers, buttons } = form;
  const query = new URLSearchParams(fields);
  for (const { name, value } of boxes) if (pick(2) === 0) query.append(name, value);
  for (const { name, least, most } of numbers) query.append(name, String(least + pick(most - least + 1)));
  if (form.method !== 'post') return [{ method: 'get', path: `${action}?${query}` }];
  // Odds are asked for by another address.
  const own = buttons.filter(({ name }) => name !== 'open');
  const pressed = own.length === 0 ? [{}] : own.map(({ name, value }) => ({ [name]: value }));
  return pressed.map((button) => ({
    method: 'post',
    path: action,
    fields: `${query}${Object.keys(button).length === 0 ? '' : `&${new URLSearchParams(button)}`}`,
  }));
}
