/** How tables are divided between machines: docs/host.md says it to the operator. */

/**
 * Tables that are not divided by match, and why: each is small, or is found by something else. docs/host.md
 * names them with their way.
 */
export const WHOLE = [
  'Opening',
  'Mail',
  'Pack',
  'Key',
  'Setting',
  'MailCount',
  'Unwanted',
  'TextOnly',
  'Asked',
  // Of players and events: an event is written at once, with its entries and e-mails.
  'Player',
  'Tag',
  'Result',
  'Competition',
  'Entrant',
  'Pairing',
  'CompetitionLog',
  'Notice',
  'Rating',
  'Fit',
];
