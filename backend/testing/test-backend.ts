import { startTestBackend, type TestBackend, type TestBackendOptions } from './start-test-backend';

/** Starts a backend before the tests around this call, and stops it after them. Nothing is there before that. */
export function duringTests<Backend extends { stop(): Promise<void> }>(
  start: () => Promise<Backend>,
): Backend {
  const backend = {} as Backend;
  beforeAll(async () => void Object.assign(backend, await start()), 60_000);
  afterAll(() => backend.stop(), 30_000);
  return backend;
}

export const testBackend = (options?: TestBackendOptions): TestBackend =>
  duringTests(() => startTestBackend(options));
