import { runServer } from '../../../server/run-server';
import { describeError } from '../adapters/http/logging';
import { readSettings } from '../config';
import { type Addition, startBackend } from './start-backend';

/** Runs the backend as this process, configured by its environment, until it is told to stop. */
export const runBackend = (readAdditions: () => readonly Addition[] = () => []): Promise<void> =>
  runServer(() => startBackend(readSettings(process.env), readAdditions()), describeError);
