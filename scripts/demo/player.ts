/** A random player who knows nothing but what stands in his mails and on the pages they lead to. */
import { Browser, type Shown } from './browser.js';
import { filledForm, type PickNumber } from './filling.js';
import type { PageForm } from './html.js';
import type { Inbox, ReceivedMail } from './post.js';

/** Pages that one turn may take: many times what a careful player needs. */
const MOST_PAGES = 3000;
/** How much rather a player fills in an order than he ends his phase. */
const KEENNESS = 5;
const SELDOM = 12;

export class Player {
  readonly browser = new Browser();
  readonly #inbox: Inbox;
  readonly #pick: PickNumber;

  constructor(inbox: Inbox, pick: PickNumber) {
    this.#inbox = inbox;
    this.#pick = pick;
  }

  /** Whether a mail lies in his inbox. */
  get isAsked(): boolean {
    return this.#inbox.hasMail;
  }

  /** Follows the newest of his mails, gives orders while the pages ask for any, and returns the last page. */
  async play(): Promise<Shown> {
    const page = await this.browser.open(mainLink(this.#inbox.newest()));
    const seat = joinForm(page);
    return seat === undefined ? this.#turn(page) : this.#takeSeat(page, seat);
  }

  #takeSeat(page: Shown, form: PageForm): Promise<Shown> {
    return this.browser.send(page, form, { take: 'yes' }).then((next) => this.#turn(next));
  }

  /** Gives orders while the pages ask for any. */
  async #turn(first: Shown): Promise<Shown> {
    let page = first;
    for (let pages = 0; pages < MOST_PAGES; pages++) {
      const next = await this.#step(page);
      if (next === undefined) return page;
      // Refused, or on an old position: look again from the beginning.
      page = next.status < 400 ? next : await this.browser.open(first.url);
    }
    throw new Error(`a turn does not end at ${page.url}`);
  }

  /** One step: confirm, or choose among all that the page offers. Undefined where it asks for nothing. */
  async #step(page: Shown): Promise<Shown | undefined> {
    if (asksNothing(page)) return undefined;
    const confirmation = page.forms.find(
      (form) => isOrders(form) && form.fields.some(({ name }) => name === 'order'),
    );
    if (confirmation !== undefined) return this.browser.send(page, confirmation);
    const ways = this.#ways(page);
    const way = ways[this.#pick(Math.max(1, ways.length))];
    return way?.[this.#pick(way.length)]?.();
  }

  /** What can be done on a page, in groups; those that a player takes more often stand there more often. */
  #ways(page: Shown): (() => Promise<Shown>)[][] {
    const [forms, more] = ['forms', 'more'].map((list) =>
      linksIn(page, list).map((href) => [() => this.#follow(page, href)]),
    );
    const choices = this.#choices(page);
    const ways = [
      ...(choices.length > 0 ? Array<typeof choices>(KEENNESS).fill(choices) : []),
      ...(forms ?? []),
    ];
    // Ways to choose again are of use where nothing else is left, and seldom otherwise.
    return ways.length === 0 || this.#pick(SELDOM) === 0 ? [...ways, ...(more ?? [])] : ways;
  }

  /** The choices of the field that is asked, each as what choosing it does. */
  #choices(page: Shown): (() => Promise<Shown>)[] {
    const links = linksIn(page, 'choices').map((href) => () => this.#follow(page, href));
    const buttons = page.forms.flatMap((form) =>
      form.buttons.map(
        ({ name, value }) =>
          () =>
            this.browser.send(page, form, { [name]: value }),
      ),
    );
    const sheets = page.forms
      .filter(isSheet)
      .map((form) => () => this.browser.send(page, form, filledForm(form, this.#pick)));
    return [...links, ...buttons, ...sheets];
  }

  #follow(page: Shown, href: string): Promise<Shown> {
    return this.browser.open(new URL(href, page.url).href);
  }
}

/** The one link that a mail is about: the first in its text. */
export function mainLink({ text }: ReceivedMail): string {
  const link = /^https?:\S+\/l\/\S+$/m.exec(text)?.[0];
  if (link === undefined) throw new Error('an e-mail without a link');
  return link;
}

/** Whether the match is over or waits for another: such a page leads to plans or the audit, not to a turn. */
function asksNothing({ sections }: Shown): boolean {
  return sections.includes('ended') || sections.includes('waiting');
}

function joinForm(page: Shown): PageForm | undefined {
  return page.forms.find(({ fields }) => fields.some(({ name }) => name === 'take'));
}

function isOrders(form: PageForm): boolean {
  const given = form.method === 'post' && form.action.endsWith('/orders');
  return given && form.buttons.length === 0 && !isSheet(form);
}

/** A form that asks for a field of an order. */
function isSheet({ method, id, fields }: PageForm): boolean {
  const asks = method === 'get' || id === 'asking-form';
  return asks && fields.some(({ type }) => type === 'checkbox' || type === 'number');
}

function linksIn(page: Shown, list: string): string[] {
  return page.links.filter((link) => link.list.split(' ').includes(list)).map(({ href }) => href);
}
