import { runBackend } from './start/run-backend';

/** `doctor` checks the configuration instead of starting. Contains nothing of the demo; test mode simulates providers. */
if (process.argv[2] === 'doctor') await (await import('./doctor/run-doctor')).runDoctor();
else await runBackend(['production', 'test']);
