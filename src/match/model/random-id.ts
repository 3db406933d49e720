/** Names that nobody can guess and everybody can type. */

/** Letters and digits that nobody confuses on paper. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

/** So many of them, each as likely as any other. */
export function randomId(random: (bytes: number) => Uint8Array, length: number): string {
  // Bytes that would favor the first letters are thrown away.
  const fair = 256 - (256 % LETTERS.length);
  let id = '';
  while (id.length < length)
    for (const byte of random(length))
      if (byte < fair && id.length < length) id += LETTERS[byte % LETTERS.length];
  return id;
}
