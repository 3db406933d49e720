/** Names of time zones to choose from. */

/** Every zone that this Node knows, UTC first. */
export const ZONES: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone')];
