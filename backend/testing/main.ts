import { runBackend } from '../src/start/run-backend';
import type { BackendExtension } from '../src/start/start-backend';
import { testServices } from './test-services';
import { testingExtension } from './testing-extension';

const testing: BackendExtension = {
  extendServer: (services, db) => testingExtension(testServices(services, db)),
};

/** The backend with its provider states, for contract tests of a server that runs elsewhere: never in public. */
await runBackend(['test'], [testing]);
