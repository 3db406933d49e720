/**
 * Reads our own pages: links, and forms with their fields. No browser, but all that somebody needs who plays
 * without scripts.
 */

export interface PageLink {
  readonly href: string;
  /**
   * Class of the list that it is an entry of: `forms`, `choices`, `more` …; empty in a note beside an entry.
   * The main button under a question is one of its forms.
   */
  readonly list: string;
}

export interface PageField {
  readonly name: string;
  readonly type: string;
  readonly value: string;
  readonly checked: boolean;
  /** Of a number; of any other field nothing. */
  readonly least: number;
  readonly most: number;
  /** Of a choice from a list. */
  readonly options: readonly string[];
}

export interface PageForm {
  /** Empty where the page does not name it. */
  readonly id: string;
  readonly method: 'get' | 'post';
  readonly action: string;
  readonly fields: readonly PageField[];
  /** How many of its boxes may be ticked, or what its numbers may come to in all. */
  readonly least: number;
  readonly most: number;
  /** Buttons that send a value of their own. */
  readonly buttons: readonly { readonly name: string; readonly value: string }[];
}

export interface Page {
  readonly links: readonly PageLink[];
  readonly forms: readonly PageForm[];
  /** Classes of its sections. */
  readonly sections: readonly string[];
}

const ANY = Number.POSITIVE_INFINITY;

type Attributes = { readonly [name: string]: string };
type Draft<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const ENTITIES: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** What can be followed and filled in on a page. */
export function readPage(html: string): Page {
  const reading = new Reading();
  for (const [, slash = '', name = '', attributes = ''] of html.matchAll(TAG)) {
    if (slash === '') reading.open(name.toLowerCase(), attributesIn(attributes));
    else reading.close(name.toLowerCase());
  }
  return reading;
}

class Reading implements Page {
  readonly links: PageLink[] = [];
  readonly forms: Draft<PageForm>[] = [];
  readonly sections: string[] = [];
  readonly #lists: string[] = [];
  /** Classes of the open spans, the innermost last. */
  readonly #spans: string[] = [];
  #form: Draft<PageForm> | undefined;
  #select: Draft<PageField> | undefined;

  open(tag: string, at: Attributes): void {
    if (tag === 'ul') this.#lists.push(at.class ?? '');
    if (tag === 'span') this.#spans.push(at.class ?? '');
    if (tag === 'section') this.sections.push(at.class ?? '');
    if (tag === 'a' && at.href !== undefined)
      this.links.push({ href: at.href, list: isMain(at) ? 'forms' : this.#listHere() });
    if (tag === 'form') this.#openForm(at);
    if (tag === 'fieldset') this.#bound(at);
    if (tag === 'input' && at.name !== undefined) this.#form?.fields.push(inputOf(at.name, at));
    if (tag === 'select' && at.name !== undefined) this.#openSelect(at.name);
    if (tag === 'option') this.#option(at);
    if (tag === 'button' && at.name !== undefined)
      this.#formOf(at)?.buttons.push({ name: at.name, value: at.value ?? '' });
  }

  close(tag: string): void {
    if (tag === 'ul') this.#lists.pop();
    if (tag === 'span') this.#spans.pop();
    if (tag === 'form') this.#form = undefined;
    if (tag === 'select') this.#select = undefined;
  }

  #listHere(): string {
    return this.#spans.includes('note') ? '' : (this.#lists.at(-1) ?? '');
  }

  /** A button may stand apart from its form and name it. */
  #formOf({ form }: Attributes): Draft<PageForm> | undefined {
    return form === undefined ? this.#form : this.forms.find(({ id }) => id === form);
  }

  #openForm(at: Attributes): void {
    this.#form = {
      id: at.id ?? '',
      method: at.method?.toLowerCase() === 'post' ? 'post' : 'get',
      action: at.action ?? '',
      fields: [],
      least: 0,
      most: ANY,
      buttons: [],
    };
    this.forms.push(this.#form);
  }

  #bound(at: Attributes): void {
    if (this.#form === undefined) return;
    this.#form.least = boundOf(at['data-least'], 0);
    this.#form.most = boundOf(at['data-most'], ANY);
  }

  #openSelect(name: string): void {
    this.#select = { name, type: 'select', value: '', checked: true, least: 0, most: ANY, options: [] };
    this.#form?.fields.push(this.#select);
  }

  /** A list shows its first choice unless another one is selected. */
  #option({ value = '', selected }: Attributes): void {
    const select = this.#select;
    if (select === undefined) return;
    if (select.options.length === 0 || selected !== undefined) select.value = value;
    select.options.push(value);
  }
}

function isMain({ class: classes = '' }: Attributes): boolean {
  return classes.split(' ').includes('main');
}

function inputOf(name: string, { type = 'text', value, checked, min, max }: Attributes): PageField {
  const box = type === 'checkbox' || type === 'radio';
  const bounds = { least: boundOf(min, 0), most: boundOf(max, ANY) };
  return {
    name,
    type,
    value: value ?? (box ? 'on' : ''),
    checked: !box || checked !== undefined,
    ...bounds,
    options: [],
  };
}

/** A bound that a page states; what states none has the other one. */
function boundOf(text: string | undefined, none: number): number {
  return text === undefined || text === '' ? none : Number(text);
}

function attributesIn(text: string): Attributes {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(([, name = '', a, b, c]) => [
    name.toLowerCase(),
    plain(a ?? b ?? c ?? ''),
  ]);
  return Object.fromEntries(pairs);
}

function plain(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? whole;
      return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    },
  );
}
