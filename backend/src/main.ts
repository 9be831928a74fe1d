import { runBackend } from './start/run-backend';

await runBackend();
