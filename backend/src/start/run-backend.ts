import { runServer } from '../../../server/run-server';
import { describeError } from '../adapters/http/logging';
import { readSettings } from '../config';
import type { Mode } from '../mode';
import { type BackendExtension, startBackend } from './start-backend';

/**
 * Runs the backend as this process, configured by its environment, until it is told to stop.
 *
 * @param modes that it can run in; the first is the default
 */
export const runBackend = (
  modes: readonly [Mode, ...Mode[]],
  extensions: readonly BackendExtension[] = [],
): Promise<void> =>
  runServer(async () => startBackend(readSettings(process.env, modes), extensions), describeError);
