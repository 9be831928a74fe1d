import { backendCommand, shopOf } from './lib/backend-command.mjs';

/** Exports and erases what is kept about a person (docs/operations.md). */
await backendCommand('person', shopOf(process.env));
