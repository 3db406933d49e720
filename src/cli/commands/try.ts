/** `denrei try`: positions from files, or as JSON Lines on standard input. */
import { createInterface } from 'node:readline';
import { loadGame } from '../../games/index.js';
import type { Locale } from '../../referee/index.js';
import { asCommandError, CommandError, EXIT, type Exit } from '../fault.js';
import { readJson } from '../json.js';
import { print, type Terminal } from '../terminal.js';
import { readText, withoutMark } from '../text.js';
import { said } from '../words/index.js';
import { readRequest, runTrial, type Trial } from './trial.js';
import { trialLines } from './trial-text.js';

export interface TryOptions {
  readonly position: string;
  readonly orders?: string | undefined;
  readonly dice?: string | undefined;
  readonly draws?: string | undefined;
  readonly as?: string | undefined;
  readonly for?: string | undefined;
  readonly json: boolean;
  readonly locale: Locale;
}

/** Tries one position. */
export async function tryFile(terminal: Terminal, options: TryOptions): Promise<Exit> {
  const sent = await requestOf(options);
  const { request, trial } = inFiles(options, () => {
    const request = readRequest(sent);
    return { request, trial: runTrial(request) };
  });
  const lines = options.json ? [jsonOf(trial)] : trialLines(trial, request, options.locale);
  for (const line of lines) await print(terminal, line);
  return 'refused' in trial.outcome ? EXIT.refused : EXIT.fine;
}

async function requestOf(options: TryOptions): Promise<unknown> {
  return {
    position: await jsonFile(options.position),
    ...(options.orders === undefined ? {} : { orders: await jsonFile(options.orders) }),
    dice: listed(options.dice).map(dieOf),
    draws: listed(options.draws),
    ...(options.as === undefined ? {} : { as: options.as }),
    ...(options.for === undefined ? {} : { for: options.for }),
  };
}

/** Names the file or option of a fault in place of the part of the request. */
function inFiles<T>({ position, orders }: TryOptions, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    const [part = '', ...rest] = error.at.split('.');
    const file = part === 'position' ? position : part === 'orders' ? orders : undefined;
    const at =
      file === undefined
        ? part === ''
          ? ''
          : `--${error.at}`
        : [file, rest.join('.')].filter(Boolean).join(': ');
    throw error.movedTo(at);
  }
}

/** Answers each line of standard input with one line, in order. Exit code 2 when a line could not be read. */
export async function tryLines(terminal: Terminal): Promise<Exit> {
  let exit: Exit = EXIT.fine;
  let number = 0;
  for await (const line of createInterface({ input: terminal.input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line.trim() === '') continue;
    const answer = answerTo(number === 1 ? withoutMark(line) : line, number);
    if (answer.exit !== EXIT.fine) exit = answer.exit;
    await print(terminal, answer.line);
  }
  return exit;
}

/** Prints what a position file of a game may hold. */
export async function trySchema(terminal: Terminal, game: string): Promise<Exit> {
  await print(terminal, JSON.stringify(loadGame(game).position.schema(), null, 2));
  return EXIT.fine;
}

function answerTo(line: string, number: number): { readonly line: string; readonly exit: Exit } {
  try {
    return { line: jsonOf(runTrial(readRequest(readJson(String(number), line)))), exit: EXIT.fine };
  } catch (error) {
    const fault = asCommandError(error);
    if (fault === undefined) throw error;
    return {
      line: JSON.stringify({ error: fault.code, at: fault.at, message: fault.message }),
      exit: EXIT.bad,
    };
  }
}

function jsonOf({ outcome }: Trial): string {
  if (!('refused' in outcome)) return JSON.stringify(outcome);
  const { refused, at } = outcome;
  const { clause, ...more } = refused;
  return JSON.stringify({ refused: clause, at, ...more });
}

async function jsonFile(file: string): Promise<unknown> {
  return readJson(file, await readText(file));
}

function listed(text: string | undefined): string[] {
  return text === undefined || text.trim() === '' ? [] : text.split(',').map((part) => part.trim());
}

function dieOf(text: string, index: number): number {
  if (!/^\d+$/.test(text))
    throw new CommandError('usage', said('usage.face', { text }), `--dice ${index + 1}`);
  return Number(text);
}
