/** What people typed, made harmless before it goes into a header or a line of text. */

const LONGEST_NAME = 60;

/**
 * Control characters, line and paragraph separators, bidi and other invisible controls, unpaired surrogates.
 */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]+/gu;

/** One line of at most `longest` characters without control and bidi characters. */
export function cleanText(text: string, longest: number): string {
  const line = text.normalize('NFC').replace(UNSAFE, ' ').replace(/\s+/gu, ' ').trim();
  const characters = [...line];
  return characters.length <= longest
    ? line
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}

/** A player's name as mails show it. */
export function cleanName(name: string): string {
  return cleanText(name, LONGEST_NAME);
}
