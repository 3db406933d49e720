/** Reading a page as a browser without scripts does: its links and its forms. Enough for our own markup. */

export interface Form {
  readonly method: string;
  readonly action: string;
  /** Hidden fields and the first values of text fields. */
  readonly fields: Readonly<Record<string, string>>;
  readonly boxes: readonly { readonly name: string; readonly value: string }[];
  readonly numbers: readonly { readonly name: string; readonly least: number; readonly most: number }[];
  /** Buttons that carry a value. */
  readonly buttons: readonly { readonly name: string; readonly value: string }[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#x3D': '=',
  '#x60': '`',
};

/** Text of HTML as people read it. */
export function unescaped(html: string): string {
  return html.replace(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

function attribute(tag: string, name: string): string {
  return unescaped(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
}

function tags(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag);
}

/** The part of a page between its header and its footer. */
export function mainOf(html: string): string {
  return /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
}

/** Addresses of all links of a page. */
export function linksOf(html: string): string[] {
  return tags(html, 'a').map((tag) => attribute(tag, 'href'));
}

/** Addresses of links that are choices of an order. */
export function choicesOf(html: string): string[] {
  return tags(html, 'a')
    .filter((tag) => attribute(tag, 'class') === 'choice-link')
    .map((tag) => attribute(tag, 'href'));
}

/** Buttons of a form that stand outside it. */
function elsewhere(html: string, id: string): string[] {
  return id === '' ? [] : tags(html, 'button').filter((tag) => attribute(tag, 'form') === id);
}

/** The forms of a page. */
export function formsOf(html: string): Form[] {
  return [...html.matchAll(/<form\b[^>]*>[\s\S]*?<\/form>/g)].map(([form]) => {
    const inputs = tags(form, 'input');
    const of = (type: string) => inputs.filter((tag) => attribute(tag, 'type') === type);
    const pair = (tag: string) => ({ name: attribute(tag, 'name'), value: attribute(tag, 'value') });
    return {
      method: attribute(form, 'method'),
      action: attribute(form, 'action'),
      fields: Object.fromEntries(
        of('hidden').map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')]),
      ),
      boxes: of('checkbox').map(pair),
      numbers: of('number').map((tag) => ({
        name: attribute(tag, 'name'),
        least: Number(attribute(tag, 'min')),
        most: Number(attribute(tag, 'max')),
      })),
      buttons: [...tags(form, 'button'), ...elsewhere(html, attribute(form, 'id'))]
        .filter((tag) => attribute(tag, 'name') !== '')
        .map(pair),
    };
  });
}
