/** What a seat leaves in advance: standing orders with the defaults behind them, and plans. */
export { standingAnswer, timeoutAnswer } from './answers.js';
export { standingForms, standingKey } from './forms.js';
export { plannedOf } from './plan.js';
