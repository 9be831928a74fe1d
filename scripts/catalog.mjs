import { backendCommand, shopOf } from './lib/backend-command.mjs';

/** Imports or exports the catalogue (docs/catalog.md). */
await backendCommand('catalog', shopOf(process.env));
