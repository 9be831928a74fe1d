import { backendCommand, shopOf } from './lib/backend-command.mjs';

/** Lists the mails that could not be sent, or sends them again (docs/operations.md). */
await backendCommand('mail', shopOf(process.env));
