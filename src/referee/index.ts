/** The referee: the kernel that runs a game's rules. Pure: no I/O, no clock, no chance of its own. */

export * from './choose.js';
export * from './foresee.js';
export * from './forms/check.js';
export * from './forms/describe.js';
export * from './forms/enumerate.js';
export * from './forms/form.js';
export * from './forms/sample.js';
export { type Named, spellings } from './forms/spelling.js';
export * from './forms/typed-orders.js';
export * from './game/basics.js';
export * from './game/chance.js';
export * from './game/component-fault.js';
export * from './game/decision.js';
export * from './game/fortune.js';
export * from './game/game.js';
export * from './game/play.js';
export * from './game/purpose.js';
export * from './game/rulebook.js';
export * from './game/scene.js';
export * from './run/observer.js';
export * from './run/ports.js';
export * from './run/record.js';
export * from './run/runner.js';
export * from './run/signals.js';
export * from './session.js';
