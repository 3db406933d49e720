/** Where `npm ci` puts a newer Node when this machine's is too old; it may not be there. */
export const BROUGHT: string;
/** Whether this version of Node runs Denrei. */
export function isFit(version: string): boolean;
