/** The ledger of an audit, its rolls and figures, for the server's pages and for files in the browser. */
export { figuresHtml, type LedgerContext, rollsHtml } from './html.js';
export { signedNumber } from './plots.js';
export { csvRows, type Say } from './rows.js';
