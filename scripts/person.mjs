import { backendCommand, shopOf } from './lib/backend-command.mjs';

/** Exports and erases the data of a person (docs/operations.md). */
await backendCommand('person', shopOf(process.env));
