export * from './sqlite/client.js';
