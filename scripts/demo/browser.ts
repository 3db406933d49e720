/**
 * A browser without scripts and pictures: follows links and redirects, keeps cookies by their paths, sends
 * forms.
 */
import { type Page, type PageField, type PageForm, readPage } from './html.js';

const MOST_REDIRECTS = 5;

export interface Shown extends Page {
  readonly url: string;
  readonly status: number;
  readonly html: string;
}

/** What a form is sent with, by field: several values for boxes of one name. */
export type Filled = { readonly [name: string]: string | readonly string[] };

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

export class Browser {
  readonly #cookies = new Map<string, Cookie>();

  /** Opens an address. */
  open(url: string): Promise<Shown> {
    return this.#go(url, { method: 'GET' });
  }

  /** Sends a form of a page: its own values, changed by what was filled in. */
  send(page: Shown, form: PageForm, filled: Filled = {}): Promise<Shown> {
    const query = new URLSearchParams(valuesOf(form.fields, filled));
    const url = new URL(form.action, page.url);
    if (form.method === 'get') {
      url.search = query.toString();
      return this.#go(url.href, { method: 'GET' });
    }
    return this.#go(url.href, { method: 'POST', body: query, headers: { origin: url.origin } });
  }

  /** The bytes at an address (a download). */
  async download(url: string): Promise<string> {
    const response = await fetch(url, { headers: this.#headers(url) });
    if (!response.ok) throw new Error(`${response.status} for ${url}`);
    return response.text();
  }

  async #go(address: string, begin: RequestInit): Promise<Shown> {
    let url = address;
    let init = begin;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const headers = { ...init.headers, ...this.#headers(url) };
      const response = await fetch(url, { ...init, headers, redirect: 'manual' });
      for (const line of response.headers.getSetCookie()) this.#keep(line);
      const to = response.headers.get('location');
      if (to === null) {
        const html = await response.text();
        return { url, status: response.status, html, ...pageOf(html) };
      }
      await response.body?.cancel();
      url = new URL(to, url).href;
      init = { method: 'GET' };
    }
    throw new Error(`too many redirects from ${address}`);
  }

  #headers(url: string): { readonly [name: string]: string } {
    const { pathname } = new URL(url);
    const fitting = [...this.#cookies.values()].filter(
      ({ path }) => pathname === path || pathname.startsWith(`${path}/`),
    );
    const cookie = fitting.map(({ name, value }) => `${name}=${value}`).join('; ');
    return { accept: 'text/html', ...(cookie === '' ? {} : { cookie }) };
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ?? '/';
    this.#cookies.set(`${path} ${name}`, { name, value, path: path === '/' ? '' : path });
  }
}

function pageOf(html: string): Page {
  const { links, forms, sections } = readPage(html);
  return { links, forms, sections };
}

function valuesOf(fields: readonly PageField[], filled: Filled): [string, string][] {
  const given = Object.entries(filled).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  const own = fields.filter(({ name, checked }) => checked && !Object.hasOwn(filled, name));
  return [...own.map(({ name, value }): [string, string] => [name, value]), ...given];
}
