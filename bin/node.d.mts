/** Whether this version of Node runs the product. */
export function isFit(version: string): boolean;
