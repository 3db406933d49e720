/** Writing SVG by hand, safely: everything that comes from outside passes through `escaped`. */

export type Attributes = { readonly [name: string]: string | number | undefined };

/**
 * What XML 1.0 does not allow even as an entity: control characters, halves of surrogate pairs,
 * non-characters.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the purpose
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}/gu;
const ENTITIES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Most texts are numbers, colours and paths, which need nothing done. */
const PLAIN = /^[\w .,:;#()/+-]*$/;

/** A text as it may stand between tags and in attributes. */
export function escaped(text: string): string {
  return PLAIN.test(text)
    ? text
    : text.replace(NOT_XML, '').replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}

/** A number with at most two decimals. */
export function short(value: number): string {
  return `${Math.round(value * 100) / 100}`;
}

/**
 * An element. Attribute values are escaped, numbers shortened, undefined ones left out; `inside` is markup
 * already.
 */
export function element(name: string, attributes: Attributes, ...inside: readonly string[]): string {
  let head = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value !== undefined) head += ` ${key}="${typeof value === 'number' ? short(value) : escaped(value)}"`;
  }
  return inside.length === 0 ? `${head}/>` : `${head}>${inside.join('')}</${name}>`;
}

/** Path data of a closed polygon. */
export function polygon(points: readonly (readonly [x: number, y: number])[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}
