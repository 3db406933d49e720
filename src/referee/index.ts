/**
 * The referee: the kernel that runs a game's rules. Pure: no I/O, no clock, no chance of its own.
 *
 * basics    small words          form      order forms and their builder
 * decision  questions            check     an order that came, against its form
 * enumerate legal sentences      walking   the walks through forms that make them
 * sample    a random legal sentence
 * choose    the best one look ahead  fortune   whose luck a roll is    fault    a component file that cannot be played
 * foresee   the best one as the match goes on from it
 * typed     an order as a line of words           spelling  how ids are written
 * play      what a script gets   game      what a game must bring
 * chance    the port for dice    scene     what the board draws
 * runner    the machine          recorder  what a run goes by and leaves
 * answers   where an answer comes from                 session   a match in memory (try, playouts, bots)
 * observer  who looks on
 * ports     what a run may use   making    the event in the making
 * playback  a tape being played  stage     what a script sees of the kernel
 * sequence  the table of steps   unasked   answers taken without asking
 * rulebook  what stands around the clauses on a rules page
 * record    what a run leaves    signals   how a run leaves a script
 */

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
