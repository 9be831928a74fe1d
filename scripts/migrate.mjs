import { backendCommand } from './lib/backend-command.mjs';

/** Changes the database as this version of the backend needs it (docs/deploy.md). */
await backendCommand('migrate');
