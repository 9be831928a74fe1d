import { backendCommand, shopOf } from './lib/backend-command.mjs';

/** Shows and cancels orders (docs/operations.md). */
await backendCommand('orders', shopOf(process.env));
