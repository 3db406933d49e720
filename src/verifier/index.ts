/**
 * The verifier: checks an exported journal, in Node and in the browser. It imports nothing of the rest and shares nothing
 * with the server but the written specification (src/journal/SPEC.md).
 *
 * json    canonical JSON, digests        course  what each event may say after those before it
 * shape   what a line may look like      seals   what is sealed, and opened at the end
 * chance  rolls and draws computed anew  verify  the file, line by line
 * report  what comes out
 */
export { FAULTS, type Fault, type FaultCode, type Head, line, type Report, type Summary } from './report.js';
export type { Roll } from './shape.js';
export { type Options, verifyJournal } from './verify.js';
