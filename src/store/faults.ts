/**
 * What drivers and Prisma throw, as errors of the store: what a caller must know about a write or a question
 * that failed.
 */
import {
  PrismaClientInitializationError,
  PrismaClientKnownRequestError,
  PrismaClientValidationError,
} from '@prisma/client/runtime/client';
import { DriverAdapterError } from '@prisma/driver-adapter-utils';
import { StoreError, type StoreErrorCode } from './errors.js';
import { FILE_GONE, FILE_LOST } from './sql/sqlite-file.js';

/** Whether anything may have been written by what failed. */
export type DatabaseCall = 'read' | 'write';

const MESSAGES: { readonly [code in Exclude<StoreErrorCode, 'badUrl'>]: string } = {
  outcomeUnknown: 'The database did not answer: it may have written this or not.',
  busy: 'The database was busy: nothing was written.',
  unavailable: 'The database cannot be reached: nothing was written.',
  full: 'The database has no more room: nothing was written.',
  gone: 'The file of the database is not where it was: nothing is written any more.',
};

/**
 * The lock was not to be had in time, or the database broke a tie: rolled back as a whole. Beginning has no
 * code.
 */
const BUSY = ['P2034', 'TransactionWriteConflict'];
const FULL = ['SQLITE_FULL', '53100'];
/** Found when a connection is made, before anything is sent. */
const CLOSED_DOOR = [
  'P1001',
  'DatabaseNotReachable',
  'TooManyConnections',
  'SQLITE_CANTOPEN',
  'SQLITE_READONLY',
];
/** The transaction was closed by a timer, perhaps while its COMMIT was under way. */
const TIMED_OUT = 'P2028';
/**
 * A connection that breaks; PostgreSQL's classes for connections, resources, operators and the system;
 * SQLite's file.
 */
const BROKEN = [
  /^(P1\d{3}|ConnectionClosed|SocketTimeout)$/,
  /^(08|53|57P|58)\w{2,3}$/,
  /^SQLITE_(IOERR|CORRUPT|NOTADB|PROTOCOL)/,
];
/** pg and Prisma name a connection that ended by a sentence alone. */
const ENDED = /connection terminated|connection ended|not queryable|server has closed the connection/i;

/** Never the database's. */
const MISTAKES = [PrismaClientValidationError, TypeError, RangeError, ReferenceError, SyntaxError];

/** `error` as a StoreError, where it is the database's; as it is, where it is a mistake of ours. */
export function storeErrorOf(error: unknown, asked: DatabaseCall): unknown {
  if (error instanceof StoreError || MISTAKES.some((mistake) => error instanceof mistake)) return error;
  const code = codeOf(error, asked);
  return code === undefined ? error : new StoreError(code, MESSAGES[code], error);
}

function codeOf(error: unknown, asked: DatabaseCall): keyof typeof MESSAGES | undefined {
  const names = namesOf(error);
  const has = (some: readonly string[]) => names.some((name) => some.includes(name));
  if (has([FILE_LOST])) return 'outcomeUnknown';
  if (has([FILE_GONE])) return 'gone';
  if (has(BUSY)) return 'busy';
  if (has(FULL)) return 'full';
  if (has(CLOSED_DOOR) || error instanceof PrismaClientInitializationError) return 'unavailable';
  if (names.includes(TIMED_OUT) || isBroken(error, names))
    return asked === 'read' ? 'unavailable' : 'outcomeUnknown';
  return asked === 'read' || names.some((name) => name.startsWith('P2')) ? undefined : 'outcomeUnknown';
}

function isBroken(error: unknown, names: readonly string[]): boolean {
  if (names.some((name) => BROKEN.some((pattern) => pattern.test(name)))) return true;
  return error instanceof Error && ENDED.test(error.message);
}

/** All that an error is called: Prisma's code, the kind that its adapter found, the driver's own code. */
function namesOf(error: unknown): readonly string[] {
  if (error instanceof DriverAdapterError) return causeNames(error.cause);
  if (!(error instanceof PrismaClientKnownRequestError)) return [];
  const found = error.meta?.driverAdapterError;
  return [error.code, ...(found instanceof DriverAdapterError ? causeNames(found.cause) : [])];
}

function causeNames({ kind, originalCode }: DriverAdapterError['cause']): readonly string[] {
  return originalCode === undefined ? [kind] : [kind, originalCode];
}

type Method = (...args: never[]) => Promise<unknown>;

/** The same methods; what the database is to blame for they throw as StoreError. */
export function answering<M extends { readonly [K in keyof M]: Method }>(asked: DatabaseCall, methods: M): M {
  const wrapped = Object.entries<Method>(methods).map(([name, method]) => [
    name,
    async (...args: never[]) => {
      try {
        return await method(...args);
      } catch (error) {
        throw storeErrorOf(error, asked);
      }
    },
  ]);
  return Object.fromEntries(wrapped) as M;
}
