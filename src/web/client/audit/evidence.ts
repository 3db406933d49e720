/** The files that a reader gives an audit page, told apart by what is in them. They are read here and sent nowhere. */
import { codeIn, type Given, type Mail, receiptsIn } from '../../../verifier/index.js';
import { utf8Text } from './check.js';

/** What was given so far: a newer journal or code takes the place of the one before, e-mails and receipts add up. */
export interface Files {
  readonly journal?: string;
  readonly mails: readonly Mail[];
  readonly given: readonly Given[];
  readonly code?: string;
  /** The names of the files, with what each was taken for. */
  readonly taken: readonly { readonly name: string; readonly as: Kind }[];
}

type Kind = 'journal' | 'mails' | 'given' | 'code' | 'unread';

export const NO_FILES: Files = { mails: [], given: [], taken: [] };

export async function takeFiles(before: Files, files: Iterable<File>): Promise<Files> {
  let all = before;
  for (const file of files) {
    const { as, ...found } = await readFile(file);
    const { mails = [], given = [], ...whole } = found;
    // The same file chosen again may have changed: it counts once.
    const taken = [...all.taken.filter(({ name }) => name !== file.name), { name: file.name, as }];
    const rest = all.mails.filter(({ name }) => !mails.some((mail) => mail.name === name));
    all = {
      ...all,
      ...whole,
      mails: [...rest, ...mails],
      given: given.length > 0 ? given : all.given,
      taken,
    };
  }
  return all;
}

type Found = Partial<Pick<Files, 'journal' | 'mails' | 'given' | 'code'>> & { readonly as: Kind };

async function readFile(file: File): Promise<Found> {
  const bytes = await bytesOf(file);
  if (bytes === undefined) return { as: 'unread' };
  const text = utf8Text(bytes);
  const code = codeIn(text);
  if (code !== undefined) return { as: 'code', code };
  const given = receiptsIn(text);
  if (given !== undefined && given.length > 0) return { as: 'given', given };
  const mails = await mailsOf(file.name, new Uint8Array(bytes));
  if (mails.length > 0) return { as: 'mails', mails };
  return { as: 'journal', journal: text };
}

/** The e-mails in a file, or in a source that was pasted: read as the command reads them. */
export async function mailsOf(name: string, source: Uint8Array | string): Promise<readonly Mail[]> {
  // Nothing in a journal begins like the head of an e-mail: what reads those is fetched for an inbox alone.
  const start = typeof source === 'string' ? source : utf8Text(source.slice(0, 200));
  if (!/^\s*(?:From \S|[A-Za-z][\w-]*:)/.test(start)) return [];
  const { mailsIn } = await import('../../../inbox/index.js');
  return mailsIn(name, source);
}

/** Undefined when it cannot be read, as when it changed since it was chosen. */
async function bytesOf(file: File): Promise<ArrayBuffer | undefined> {
  try {
    return await file.arrayBuffer();
  } catch {
    return undefined;
  }
}
