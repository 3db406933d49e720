/**
 * The pages as templates, compiled once a process. Strict: a name that a page's model lacks is a fault, not a
 * hole.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import handlebars from 'handlebars';
import type { Locale } from '../../referee/index.js';
import { projectRoot } from '../../root.js';
import { pageText, type WordKey } from '../words/words.js';
import type { ClauseLinks } from './clauses.js';

/** What every page needs, whatever it shows. */
export interface Frame {
  readonly locale: Locale;
  readonly title: string;
  readonly assets: {
    readonly script: string;
    readonly style: string;
    /** For pages beside the match. */
    readonly pages: string;
    readonly board: string;
  };
  /** Pages beside this one; null where there are none. */
  readonly nav: readonly { readonly href: string; readonly text: string; readonly here: boolean }[] | null;
  /** Whether it is the list of the reader's own matches. */
  readonly onMine: boolean;
  /** What a link to the page looks like where it is passed on; null for the name of the service alone. */
  readonly card: { readonly title: string; readonly url: string; readonly image: string } | null;
  /**
   * Hash of the component pack that the match of the page is played with; null for the components of the
   * house.
   */
  readonly pack: string | null;
  /** The newest event of the match whose page it is; null where it is of none. */
  readonly headOf: {
    readonly match: string;
    readonly number: number;
    readonly hash: string;
    /** On the pages of a seat: what the journal has of it in the chain in force. */
    readonly given?: {
      readonly side: string;
      readonly chain: number;
      readonly digest: string;
      readonly seed: string;
      readonly words: string;
    };
  } | null;
}

export type PageName =
  | 'home'
  | 'learn'
  | 'lesson'
  | 'start'
  | 'mine'
  | 'opened'
  | 'join'
  | 'claim'
  | 'decline'
  | 'match'
  | 'explain'
  | 'act'
  | 'message'
  | 'own'
  | 'player'
  | 'events'
  | 'ratings'
  | 'event'
  | 'event-new'
  | 'event-enter'
  | 'event-entry'
  | 'event-organize'
  | 'substitute'
  | 'hook'
  | 'again'
  | 'short-code'
  | 'settings'
  | 'standing'
  | 'standing-tried'
  | 'setup'
  | 'clock'
  | 'plan'
  | 'plan-press'
  | 'rules'
  | 'audit'
  | 'audit-file'
  | 'replay'
  | 'moment'
  | 'notice'
  | 'never'
  | 'mailbox'
  | 'letter'
  | 'sample'
  | 'operator'
  | 'operator-enter';

export interface Pages {
  render(name: PageName, model: Frame & object): string;
}

/** Reads and compiles `templates/pages` and `templates/partials`. */
export function loadPages(clauses: ClauseLinks): Pages {
  const common = handlebars.create();
  common.registerHelper('t', sentence);
  // `{{rule id}}`: a clause, linked to the rules. `{{ruled text}}`: a text with clauses in brackets.
  common.registerHelper(
    'rule',
    (clause: string, options) =>
      new handlebars.SafeString(clauses.link(clause, frameOf(options).locale, frameOf(options).pack)),
  );
  common.registerHelper(
    'ruled',
    (text: string, options) =>
      new handlebars.SafeString(clauses.text(text, frameOf(options).locale, frameOf(options).pack)),
  );
  for (const [name, text] of templatesIn('partials'))
    common.registerPartial(name, common.compile(text, { strict: true }));
  const pages = new Map(
    templatesIn('pages').map(([name, text]) => [name, common.compile<Frame>(text, { strict: true })]),
  );
  return {
    render: (name, model) => {
      const page = pages.get(name);
      if (page === undefined) throw new RangeError(`no template ${name}`);
      return page(model);
    },
  };
}

function templatesIn(folder: string): (readonly [name: string, text: string])[] {
  const path = join(projectRoot(), 'templates', folder);
  return readdirSync(path).map(
    (file) => [basename(file, '.hbs'), readFileSync(join(path, file), 'utf8')] as const,
  );
}

/** `{{t "key" name=value}}`: a sentence of the pages in the reader's language. */
function sentence(key: WordKey, options: Handlebars.HelperOptions): string {
  return pageText(frameOf(options).locale, key, options.hash);
}

function frameOf(options: Handlebars.HelperOptions): Frame {
  return options.data.root as Frame;
}
