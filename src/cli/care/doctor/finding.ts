/** What the doctor found: of what, how it stands, and in words what to do. */
import { type Said, said } from '../../words/index.js';

/** What is looked at, in this order. */
export const SUBJECTS = [
  'node',
  'settings',
  'keys',
  'database',
  'rules',
  'games',
  'disk',
  'mail',
  'dns',
  'clock',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** `warn`: it runs, but not as it should. `bad`: it will not run, or something will be lost. */
export type Standing = 'ok' | 'warn' | 'bad';

export interface Finding {
  readonly subject: Subject;
  readonly standing: Standing;
  /** One of ours, or what a library or the system says. */
  readonly says: Said | string;
}

/** A check of one subject. */
export type Check = () => Promise<readonly Finding[]> | readonly Finding[];

type Words = Parameters<typeof said>;

/** Makes findings of one subject. */
export function findings(subject: Subject) {
  const make =
    (standing: Standing) =>
    (...words: Words): Finding => ({ subject, standing, says: said(...words) });
  return { ok: make('ok'), warn: make('warn'), bad: make('bad') };
}
