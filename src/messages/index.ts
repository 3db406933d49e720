/**
 * ICU messages, each compiled once: the only folder that knows the library. Games and whoever tells a match
 * set texts by it.
 */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale, TextTable } from '../referee/index.js';

/** A sentence that cannot be said: the tables are incomplete or wrong. A bug, never a player's doing. */
export class MessageError extends Error {
  override readonly name = 'WordsFault';
  constructor(
    readonly code: 'missing-key' | 'missing-param' | 'bad-message',
    readonly key: string,
    message: string,
  ) {
    super(message);
  }
}

/** What goes into a message. */
export type MessageValues = { readonly [param: string]: string | number };

/** A message of a table in its language. */
export interface CompiledMessage {
  /** Names of all its parameters, inside plurals too. */
  readonly params: readonly string[];
  /** @throws MessageError for a parameter that is missing. */
  format(values: MessageValues): string;
}

/**
 * Compiled messages by table: parsing costs a hundred times what formatting does, and tables never change.
 */
const COMPILED = new WeakMap<TextTable, Map<string, CompiledMessage>>();

/**
 * The message of a key. @throws MessageError for a key that the table lacks and for a text that is no ICU
 * message.
 */
export function messageIn(table: TextTable, locale: Locale, key: string): CompiledMessage {
  const known = COMPILED.get(table) ?? new Map<string, CompiledMessage>();
  COMPILED.set(table, known);
  const message = known.get(key) ?? compiled(table, locale, key);
  known.set(key, message);
  return message;
}

function compiled(table: TextTable, locale: Locale, key: string): CompiledMessage {
  const icu = parsed(table, locale, key);
  const ast = icu.getAst();
  const gaps = gapsOf(ast);
  const slowly = (values: MessageValues) => formatted(icu, key, values);
  const said = (values: MessageValues) =>
    gaps === undefined ? slowly(values) : (filled(gaps, values) ?? slowly(values));
  return { params: ast.flatMap(paramsIn), format: (values) => withMinus(said(values), values) };
}

/** Numbers below zero with a minus: a hyphen between numbers means up to. */
function withMinus(text: string, values: MessageValues): string {
  let set = text;
  for (const value of Object.values(values))
    if (typeof value === 'number' && value < 0)
      set = set.replace(new RegExp(`(?<![\\w-])-(?=${-value}(?!\\d))`, 'g'), '−');
  return set;
}

function parsed(table: TextTable, locale: Locale, key: string): IntlMessageFormat {
  const source = Object.hasOwn(table, key) ? table[key] : undefined;
  if (source === undefined) throw new MessageError('missing-key', key, `no sentence "${key}" in ${locale}`);
  try {
    return new IntlMessageFormat(source, locale, undefined, { ignoreTag: true });
  } catch (error) {
    throw new MessageError(
      'bad-message',
      key,
      `"${key}" in ${locale} is no ICU message: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function formatted(icu: IntlMessageFormat, key: string, values: MessageValues): string {
  try {
    return `${icu.format<string>(values)}`;
  } catch (error) {
    throw new MessageError(
      'missing-param',
      key,
      `"${key}": ${error instanceof Error ? error.message : error}`,
    );
  }
}

type Node = ReturnType<IntlMessageFormat['getAst']>[number];

// Of the parser's node types.
const LITERAL = 0;
const ARGUMENT = 1;

function paramsIn(node: Node): string[] {
  const branches =
    'options' in node ? Object.values(node.options).flatMap((option) => option.value.flatMap(paramsIn)) : [];
  return 'value' in node && node.type !== LITERAL ? [node.value, ...branches] : branches;
}

/**
 * A message without plurals and choices: texts, and the parameters between them. Boards set hundreds of these
 * a picture.
 */
interface Gaps {
  readonly texts: readonly string[];
  readonly params: readonly string[];
}

function gapsOf(ast: readonly Node[]): Gaps | undefined {
  const texts = [''];
  const params: string[] = [];
  for (const node of ast) {
    if (node.type === LITERAL) texts[texts.length - 1] += node.value;
    else if (node.type === ARGUMENT) {
      params.push(node.value);
      texts.push('');
    } else return undefined;
  }
  return { texts, params };
}

/** Undefined where a parameter is missing. */
function filled({ texts, params }: Gaps, values: MessageValues): string | undefined {
  let text = texts[0]!;
  for (let i = 0; i < params.length; i++) {
    const value = values[params[i]!];
    if (value === undefined) return undefined;
    text += value + texts[i + 1]!;
  }
  return text;
}
