import { runBackend } from './start/run-backend';

/** Contains nothing of the demo; in test mode, providers are simulated. */
await runBackend(['production', 'test']);
