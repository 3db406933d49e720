/**
 * The sample of the mails: a game's prepared turn, composed like any other mail. It is signed by a key that
 * everybody knows and speaks of a service that nobody has, so none of its links leads anywhere.
 */
import type { DrawPng } from '../../board/index.js';
import { makeLinkKeys } from '../../links/index.js';
import { type SampleMail, sampleMail } from '../../match/index.js';
import type { Game, Locale } from '../../referee/index.js';
import { makeComposer } from '../compose/compose.js';
import type { ComposedMail } from '../compose/types.js';
import { showable } from '../delivery/mailbox.js';

const HOST = 'denrei.example';
const KEY_BYTES = 32;

/** What is shown of a mail before it is opened. */
export interface SampleHead {
  readonly subject: string;
  /** What it says first: what has happened, and what is to be done. */
  readonly first: readonly string[];
}

/** All of it. */
export interface Sample extends SampleHead {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  /** A whole document with its pictures inside and no links, to be shown as `readBoxedMail`'s are. */
  readonly html: string;
  /** Where most has changed, as the mail shows it. */
  readonly picture: Buffer;
}

/** The sample of a game in a language; undefined where none is prepared. Its pictures are left out. */
export async function sampleHead(game: Game, locale: Locale): Promise<SampleHead | undefined> {
  const sample = sampleMail(game, locale);
  return sample && headOf(await composed(game, sample, async () => Buffer.alloc(0)));
}

/** The same, all of it. */
export async function wholeSample(game: Game, locale: Locale, draw: DrawPng): Promise<Sample | undefined> {
  const sample = sampleMail(game, locale);
  if (sample === undefined) return undefined;
  const mail = await composed(game, sample, draw);
  const parts = mail.pictures.map(({ cid, png }) => ({ id: cid, type: 'image/png', content: png }));
  const { from, to, text } = mail;
  return {
    ...headOf(mail),
    from: `${from.name} <${from.address}>`,
    to: `${to.name} <${to.address}>`,
    text,
    html: showable(mail.html, parts).replaceAll(/ (?:href|target)="[^"]*"/g, ''),
    picture: (mail.pictures[1] ?? mail.pictures[0])?.png ?? Buffer.alloc(0),
  };
}

function composed(game: Game, { mail, seat, at }: SampleMail, draw: DrawPng): Promise<ComposedMail> {
  const keys = makeLinkKeys([{ id: 'sample', secret: Buffer.alloc(KEY_BYTES) }]);
  const settings = { base: `https://${HOST}`, from: `denrei@${HOST}`, keys };
  return makeComposer({ settings, game: () => game, draw })(mail, seat, at);
}

/** The text begins with what happened, up to its first empty line. */
function headOf({ subject, text }: ComposedMail): SampleHead {
  return { subject, first: (text.split('\n\n')[0] ?? '').split('\n') };
}
