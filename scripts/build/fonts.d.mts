/** Makes dist/fonts if it is missing or was made for other characters. Safe to call from several processes at once. */
export function ensureFonts(): Promise<void>;
