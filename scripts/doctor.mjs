import { backendCommand } from './lib/backend-command.mjs';

/** Checks the settings of the backend against the running world (docs/operations.md). */
await backendCommand('doctor');
