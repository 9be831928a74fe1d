import { runBackend } from '../src/start/run-backend';
import type { Addition } from '../src/start/start-backend';
import { testServices } from './test-services';
import { testingExtension } from './testing-extension';

const testing: Addition = {
  extendServer: (services, db) => testingExtension(testServices(services, db)),
};

/** The backend with its provider states, for contract tests of a server that runs elsewhere: never in public. */
await runBackend(() => [testing]);
