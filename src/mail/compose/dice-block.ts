/**
 * The facts of the dice at the end of a mail's text, one a line, for `denrei audit --mails`: proof from the
 * inbox alone.
 */
import type { MailPayload } from '../../match/index.js';

/**
 * Head, roots, digests and seeds of all chains that the mail tells rolls of, and the rolls; at the end the
 * opened roots.
 */
export function diceBlock({
  match,
  side,
  head,
  dice = [],
  chapters,
  beacon,
  thrown,
}: Pick<
  MailPayload,
  'match' | 'side' | 'head' | 'dice' | 'chapters' | 'beacon' | 'thrown'
>): readonly string[] {
  const rolls = chapters.flatMap(({ rolls, beacon }) => rolls.map((roll) => ({ ...roll, beacon })));
  return [
    `match ${match}`,
    `for ${side}`,
    `head ${head.number} ${head.hash}`,
    ...(beacon === undefined
      ? []
      : [`beacon ${encodeURIComponent(beacon.name)} ${beacon.chain} ${beacon.wait}`]),
    ...(thrown === undefined ? [] : [`ordered ${thrown.ordered} ${thrown.hash} ${thrown.round}`]),
    ...dice.flatMap(({ chain, open, secret, digests, seeds }) => [
      `roots ${chain} ${open} ${secret}`,
      ...Object.entries(digests).map(([side, digest]) => `digest ${side} ${chain} ${digest}`),
      ...Object.entries(seeds).map(([side, seed]) => `seed ${side} ${chain} ${seed}`),
    ]),
    ...rolls.map(
      ({ chain, k, purpose, dice: thrown, faces, link, beacon }) =>
        `roll ${chain} ${k} ${encodeURIComponent(purpose)} ${thrown.join()} ${faces.join()} ${link}${
          beacon === undefined ? '' : ` ${beacon.round} ${beacon.signature}`
        }`,
    ),
    ...chapters.flatMap(({ facts }) => [...opened('root', facts.roots), ...opened('secret', facts.secrets)]),
  ];
}

/** Opened roots, in the order of their chains. */
function opened(word: 'root' | 'secret', roots: unknown): readonly string[] {
  return Array.isArray(roots) ? roots.map((root, i) => `${word} ${i + 1} ${root}`) : [];
}
