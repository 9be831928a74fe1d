import { backendCommand } from './lib/backend-command.mjs';

/** Migrates the database to this version of the backend (docs/deploy.md). */
await backendCommand('migrate');
