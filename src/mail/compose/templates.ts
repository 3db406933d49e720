/**
 * The templates of mails, compiled once a process. Strict: a name that the letter lacks is a fault, not a
 * hole.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import handlebars from 'handlebars';
import type { Clause, Locale } from '../../referee/index.js';
import { projectRoot } from '../../root.js';
import { withClauses } from '../../telling/index.js';
import type { Letter } from './letter.js';
import type { HtmlCard, InlinePicture } from './types.js';

/**
 * A letter for HTML. `whole`: the map, null without one; `parts`: where something changed. `clauseUrl`: where
 * a clause leads, undefined for nowhere.
 */
export type HtmlLetter = Letter & {
  readonly whole: InlinePicture | null;
  readonly parts: readonly InlinePicture[];
  readonly clauseUrl: (clause: Clause) => string | undefined;
  /** What leads to all of it. */
  readonly full: string;
};

/** The frame of a mail around the letters that it holds: one, or the chapters of a collected one. */
export interface HtmlFrame {
  readonly locale: string;
  readonly subject: string;
  /** What stands above the list of several; empty over one alone, which needs no list. */
  readonly lead: string;
  readonly cards: readonly FramedCard[];
}

/** A letter in its frame: its subject among several, and where that leads. */
export interface FramedCard extends HtmlCard {
  readonly subject: string;
  readonly main: string;
}

/**
 * `html`: the frame; `card`: a letter for it, everything escaped. `text`: nothing escaped, lines still
 * unbroken.
 */
export interface MailTemplates {
  html(frame: HtmlFrame): string;
  card(letter: HtmlLetter): string;
  text(letter: Letter): string;
  /** A notice for the frame, everything escaped. */
  notice(letter: NoticeLetter): string;
  /** The mail to a witness. */
  witness(letter: WitnessLetter): string;
}

/** An e-mail about an event, before it is set as text or HTML. */
export interface NoticeLetter {
  readonly locale: Locale;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one thing to press; null: nothing is asked. */
  readonly button: { readonly label: string; readonly url: string } | null;
  readonly list: { readonly title: string; readonly lines: readonly string[] };
  readonly links: readonly { readonly label: string; readonly url: string }[];
}

/** What a witness is told, as HTML. */
export interface WitnessLetter {
  readonly locale: string;
  readonly title: string;
  readonly what: string;
  /** Address behind which no more mails come, and what leads there. */
  readonly never: string;
  readonly stop: string;
}

/** Reads and compiles `templates/mail`. @throws when one is missing. */
export function loadTemplates(): MailTemplates {
  const read = (name: string) =>
    readFileSync(join(projectRoot(), 'templates', 'mail', `${name}.hbs`), 'utf8');
  const common = handlebars.create();
  common.registerPartial({
    section: read('section'),
    proofs: read('proofs'),
    proofsText: common.compile(read('proofs-text'), { noEscape: true, strict: true }),
    heading: common.compile(read('heading'), { noEscape: true, strict: true }),
  });
  common.registerHelper('ruled', ruled);
  const html = common.compile<object>(read('html'), { strict: true });
  const card = common.compile<HtmlLetter>(read('card'), { strict: true });
  const text = common.compile<Letter>(read('text'), { strict: true, noEscape: true });
  const notice = common.compile<NoticeLetter>(read('notice'), { strict: true });
  const witness = common.compile<WitnessLetter>(read('witness'), { strict: true });
  return {
    html: ({ cards, ...frame }) =>
      html({
        ...frame,
        // Everything in a card is escaped already.
        cards: cards.map((one) => ({ ...one, card: new handlebars.SafeString(one.card) })),
      }),
    card: (letter) => card(letter),
    text: (letter) => text(letter),
    notice: (letter) => notice(letter),
    witness: (letter) => witness(letter),
  };
}

/** `{{ruled text}}`: clauses in brackets lead to the rules. */
function ruled(text: string, options: Handlebars.HelperOptions): handlebars.SafeString {
  const { clauseUrl } = options.data.root as HtmlLetter;
  const link = (clause: Clause) => {
    const url = clauseUrl(clause);
    return url === undefined
      ? undefined
      : `<a href="${url}" style="color:inherit;font-size:11px">[${clause}]</a>`;
  };
  return new handlebars.SafeString(withClauses(text, link));
}
