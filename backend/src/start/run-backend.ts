import { runServer } from '../../../server/run-server';
import { describeError } from '../adapters/http/logging';
import { readSettings } from '../config';
import { type BackendExtension, startBackend } from './start-backend';

/** Runs the backend as this process, configured by its environment, until it is told to stop. */
export const runBackend = (readExtensions: () => readonly BackendExtension[] = () => []): Promise<void> =>
  runServer(() => startBackend(readSettings(process.env), readExtensions()), describeError);
