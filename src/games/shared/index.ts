/**
 * What the games have in common and the kernel does not know. Every game may import this folder; it imports no game.
 *
 * components   reading a component file by a game's schema
 */
export { readComponents } from './components.js';
