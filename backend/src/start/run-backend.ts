import { runServer } from '../../../server/run-server';
import { readSettings } from '../config';
import { type Addition, startBackend } from './start-backend';
import { describeStartFailure } from './start-failure';

/** Runs the backend as this process, configured by its environment, until it is told to stop. */
export const runBackend = (readAdditions: () => readonly Addition[] = () => []): Promise<void> =>
  runServer(() => startBackend(readSettings(process.env), readAdditions()), describeStartFailure);
