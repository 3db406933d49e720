/**
 * A forger with the server's means: changes an event and makes every hash anew, so that only the content can
 * give him away.
 */
import { canonicalJson, digestOf } from '../../src/journal/index.js';

interface Line {
  readonly event: { readonly [field: string]: unknown };
  readonly open?: unknown;
}

/**
 * The file with the value at `path` of event `n`'s line (`event.public.rolls.0.faces`) replaced, undefined:
 * removed, and all hashes from there on recomputed.
 */
export function forge(file: string, n: number, path: string, value: unknown): string {
  const [header = '', ...lines] = file.trimEnd().split('\n');
  const rows = lines.map((line): Line => JSON.parse(line));
  const row = rows[n - 1];
  if (row) put(row, path.split('.'), value);
  return linesOf(header, rows);
}

/** The file with its events in another order or number, and all numbers and hashes made anew. */
export function rearranged(file: string, change: (rows: Line[]) => Line[]): string {
  const [header = '', ...lines] = file.trimEnd().split('\n');
  const rows = change(lines.map((line): Line => JSON.parse(line)));
  const numbered = rows.map((row, i) => ({ ...row, event: { ...row.event, n: i + 1 } }));
  return linesOf(header, numbered);
}

function linesOf(header: string, rows: readonly Line[]): string {
  let prev = '0'.repeat(64);
  const texts = rows.map((row) => {
    const { hash: _, ...event }: Line['event'] = { ...row.event, prev };
    prev = digestOf(event);
    return canonicalJson({ ...row, event: { ...event, hash: prev } });
  });
  return [header, ...texts].map((text) => `${text}\n`).join('');
}

function put(target: object, [field = '', ...path]: readonly string[], value: unknown): void {
  if (path.length > 0) put(Reflect.get(target, field), path, value);
  else if (value === undefined) Reflect.deleteProperty(target, field);
  else Reflect.set(target, field, value);
}
