export * from './postgresql/client.js';
