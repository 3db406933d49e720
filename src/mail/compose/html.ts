/** The HTML part: the same letter, kept below what mail programs cut off. */
import type { Clause } from '../../referee/index.js';
import { type Narrator, rollsOf } from '../../telling/index.js';
import type { Letter } from './letter.js';
import type { MailTemplates } from './templates.js';
import type { InlinePicture } from './types.js';

/** Bytes. Gmail clips at about 102 KB; quoted-printable and the reader's own headers need room. */
const LARGEST = 88_000;

/**
 * The letter as HTML. What is too much for it (the oldest events, then the position) is left to the
 * plain-text part, and it says so.
 */
export function htmlOf(
  templates: MailTemplates,
  narrator: Narrator,
  letter: Letter,
  pictures: readonly InlinePicture[],
): string {
  const [whole = null, ...parts] = pictures;
  let kept = letter;
  for (;;) {
    const html = templates.html({
      ...kept,
      parts,
      whole,
      clauseUrl: (clause) => clauseUrl(narrator, letter, clause),
    });
    if (Buffer.byteLength(html) <= LARGEST) return html;
    const shorter = shorten(narrator, letter, kept);
    if (shorter === undefined) return html;
    kept = shorter;
  }
}

/** Where a clause leads: nowhere in a game without a rules page, nor for a clause that it does not have. */
function clauseUrl(narrator: Narrator, { rules }: Letter, clause: Clause): string | undefined {
  return rules === '' || narrator.clause(clause) === '' ? undefined : `${rules}#${clause}`;
}

/**
 * One step shorter: half of the phases, the position, the standing orders. Undefined when nothing is left to
 * leave out.
 */
function shorten(narrator: Narrator, whole: Letter, kept: Letter): Letter | undefined {
  const { log, position, standing } = kept;
  if (log.phases.length > 1) {
    const phases = log.phases.slice(Math.ceil(log.phases.length / 2));
    const earlier = narrator.say('since.earlier', { n: whole.log.phases.length - phases.length });
    return { ...kept, log: { ...log, phases, earlier }, proofs: { ...kept.proofs, rolls: rollsOf(phases) } };
  }
  if (position.elsewhere === '' && position.paragraphs.length > 0) {
    return { ...kept, position: { ...position, elsewhere: narrator.say('position.elsewhere') } };
  }
  return standing.lines.length > 0 ? { ...kept, standing: { ...standing, lines: [] } } : undefined;
}
