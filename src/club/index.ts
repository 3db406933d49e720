/** Players and events: competitions played in matches that know nothing of them. */

export * from './model/types.js';
