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
 * ports     what a run may use   making    the event in the making
 * playback  a tape being played  stage     what a script sees of the kernel
 * sequence  the table of steps   unasked   answers taken without asking
 * rulebook  what stands around the clauses on a rules page
 * record    what a run leaves    signals   how a run leaves a script
 */
export * from './basics.js';
export * from './chance.js';
export * from './check.js';
export * from './choose.js';
export * from './decision.js';
export * from './enumerate.js';
export * from './fault.js';
export * from './foresee.js';
export * from './form.js';
export * from './fortune.js';
export * from './game.js';
export * from './play.js';
export * from './ports.js';
export * from './record.js';
export * from './rulebook.js';
export * from './runner.js';
export * from './sample.js';
export * from './scene.js';
export * from './session.js';
export * from './signals.js';
export { type Named, spellings } from './spelling.js';
export * from './typed.js';
