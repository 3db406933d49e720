/**
 * What the relay in front of us found of a mail's sender (Authentication-Results, RFC 8601). Only a relay
 * that the operator named is believed: anybody can write such a header.
 */

/** `unstated`: the relay said nothing of it. */
export type Authenticity = 'pass' | 'fail' | 'unstated';

const METHOD = /^\s*(dmarc|dkim|spf)\s*=\s*([a-z]+)/iu;
const FAILED = ['fail', 'permerror', 'policy'];

/**
 * The verdict of `authority` in headers of this name, the topmost first: what stands below came from outside.
 */
export function authenticityIn(headers: readonly string[], authority: string): Authenticity {
  const own = headers.map(withoutComments).find((value) => idOf(value) === authority.toLowerCase());
  if (own === undefined) return 'unstated';
  const results = own.split(';').slice(1).flatMap(resultIn);
  const of = (method: string) => results.filter((one) => one.method === method).map(({ result }) => result);
  const dmarc = of('dmarc');
  if (dmarc.includes('pass')) return 'pass';
  if (dmarc.includes('fail')) return 'fail';
  const others = [...of('dkim'), ...of('spf')];
  if (others.includes('pass')) return 'pass';
  return others.some((result) => FAILED.includes(result)) ? 'fail' : 'unstated';
}

/** In one pass however deep they are nested. A bracket that is never closed stays. */
function withoutComments(value: string): string {
  const plain: string[] = [];
  const opened: number[] = [];
  for (let at = 0; at < value.length; at++) {
    const sign = value.charAt(at);
    const begun = sign === ')' ? opened.pop() : undefined;
    if (sign === '(') opened.push(plain.length);
    if (begun !== undefined) plain.length = begun;
    plain.push(begun === undefined ? sign : ' ');
    // A quoted sign neither opens nor closes.
    if (sign === '\\' && opened.length > 0) plain.push(value.charAt(++at));
  }
  return plain.join('');
}

/** The authserv-id: the first word, before its version. */
function idOf(value: string): string {
  return (value.split(';')[0] ?? '').trim().split(/\s+/u)[0]?.toLowerCase() ?? '';
}

function resultIn(part: string): readonly { readonly method: string; readonly result: string }[] {
  const [, method, result] = METHOD.exec(part) ?? [];
  return method === undefined || result === undefined
    ? []
    : [{ method: method.toLowerCase(), result: result.toLowerCase() }];
}
