import { backendCommand, shopOf } from './lib/backend-command.mjs';

/** Lists the events of the card provider, and handles them again (docs/operations.md). */
await backendCommand('card-events', shopOf(process.env));
