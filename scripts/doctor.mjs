import { backendCommand } from './lib/backend-command.mjs';

/** Checks the settings of the backend against the systems that they name (docs/operations.md). */
await backendCommand('doctor');
