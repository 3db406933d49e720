/** The HTML part: the same letter, kept below what mail programs cut off. */
import { columns } from '../../board/index.js';
import type { Clause } from '../../referee/index.js';
import { inARow, type LogPhase, type Narrator, rollsOf, type ToldPassage } from '../../telling/index.js';
import type { Letter } from './letter.js';
import type { MailTemplates } from './templates.js';
import type { InlinePicture } from './types.js';

/**
 * Columns of text (a full-width character takes two) for the log and for the position: with the map and the
 * question a phone then shows the mail in less than four screens.
 */
const LONGEST_LOG = 700;
const LONGEST_POSITION = 800;
/** Of the one phase that is always told. */
const LONGEST_PHASE = 900;
/** What a line of a phone holds: each entry begins one. */
const PHONE = 42;

/** Bytes. Gmail clips at about 102 KB; quoted-printable and the reader's own headers need room. */
const LARGEST = 88_000;
/** Of these the frame takes less. */
const FRAME = 2_000;

/**
 * The letter as HTML, without the frame; `share`: how many letters share the mail. What is too much for it
 * (the oldest events, then the position) is left to the plain-text part, and it says so.
 */
export function letterCard(
  templates: MailTemplates,
  narrator: Narrator,
  letter: Letter,
  pictures: readonly InlinePicture[],
  share: number,
): string {
  const [whole = null, ...parts] = pictures;
  let kept = briefOf(narrator, letter);
  for (;;) {
    const html = templates.card({
      ...kept,
      parts,
      whole,
      clauseUrl: (clause) => clauseUrl(narrator, letter, clause),
    });
    if (Buffer.byteLength(html) <= LARGEST / share - FRAME) return html;
    const shorter = shorten(narrator, letter, kept);
    if (shorter === undefined) return html;
    kept = shorter;
  }
}

/** Where a clause leads: nowhere in a game without a rules page, nor for a clause that it does not have. */
function clauseUrl(narrator: Narrator, { rules }: Letter, clause: Clause): string | undefined {
  return rules === '' || narrator.clause(clause) === '' ? undefined : `${rules}#${clause}`;
}

/** The newest phases and the first paragraphs of the position, as much as a phone shows at a stretch. */
function briefOf(narrator: Narrator, letter: Letter): Letter {
  const { log, position } = letter;
  const fitting = within(LONGEST_LOG, log.phases.toReversed(), lengthOfPhase).length;
  const phases = log.phases.slice(-Math.max(fitting, 1));
  const brief = newestDeeds(
    narrator,
    phases.length < log.phases.length ? withPhases(narrator, letter, letter, phases) : letter,
  );
  const paragraphs = within(LONGEST_POSITION, position.paragraphs, ({ lines }) => columns(lines.join(' · ')));
  if (paragraphs.length === position.paragraphs.length) return brief;
  const elsewhere = narrator.say(paragraphs.length === 0 ? 'position.elsewhere' : 'position.rest');
  return { ...brief, position: { ...position, paragraphs, elsewhere } };
}

/** The first of them, until their lengths come to more than `most`. */
function within<T>(most: number, all: readonly T[], lengthOf: (one: T) => number): readonly T[] {
  let left = most;
  return all.filter((one) => {
    if (left >= 0) left -= lengthOf(one);
    return left >= 0;
  });
}

function lengthOfPhase({ passages }: LogPhase): number {
  const lines = passages.flatMap(({ own, deeds }) => (own === '' ? deeds.flatMap(linesOf) : [own]));
  return 2 * PHONE + lengthOf(lines);
}

function linesOf({ line, below }: ToldPassage['deeds'][number]): readonly string[] {
  return [line.text, ...below.map(({ text }) => text)];
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + Math.ceil(columns(line) / PHONE) * PHONE, 0);
}

/**
 * Of a phase that stands alone and is longer than a phone shows at a stretch the newest deeds. The proofs
 * stay those of the whole phase.
 */
function newestDeeds(narrator: Narrator, letter: Letter): Letter {
  const [phase, second] = letter.log.phases;
  if (phase === undefined || second !== undefined || lengthOfPhase(phase) <= LONGEST_PHASE) return letter;
  const deeds = phase.passages.flatMap((passage) => passage.deeds);
  const kept = new Set(within(LONGEST_PHASE, deeds.toReversed(), (deed) => lengthOf(linesOf(deed))));
  const left = deeds.length - kept.size;
  if (left === 0) return letter;
  const passages = phase.passages
    .map((passage) => ({ ...passage, deeds: passage.deeds.filter((deed) => kept.has(deed)) }))
    .filter((passage) => passage.own !== '' || passage.deeds.length > 0);
  const earlier = inARow(
    [letter.log.earlier, narrator.say('since.left', { n: left })].filter(Boolean),
    narrator.locale,
  );
  return { ...letter, log: { ...letter.log, phases: [{ ...phase, passages }], earlier } };
}

function withPhases(
  narrator: Narrator,
  whole: Letter,
  kept: Letter,
  phases: Letter['log']['phases'],
): Letter {
  const earlier = narrator.say('since.earlier', { n: whole.log.phases.length - phases.length });
  return {
    ...kept,
    log: { ...kept.log, phases, earlier },
    proofs: { ...kept.proofs, rolls: rollsOf(phases) },
  };
}

/**
 * One step shorter: half of the phases, the position, the standing orders. Undefined when nothing is left to
 * leave out.
 */
function shorten(narrator: Narrator, whole: Letter, kept: Letter): Letter | undefined {
  const { log, position, standing } = kept;
  if (log.phases.length > 1) {
    const phases = log.phases.slice(Math.ceil(log.phases.length / 2));
    return withPhases(narrator, whole, kept, phases);
  }
  if (position.paragraphs.length > 0) {
    const elsewhere = narrator.say('position.elsewhere');
    return { ...kept, position: { ...position, paragraphs: [], elsewhere } };
  }
  return standing.lines.length > 0 ? { ...kept, standing: { ...standing, lines: [] } } : undefined;
}
