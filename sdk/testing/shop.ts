import { createShopClient } from '../src/client';
import type { ConnectionOptions } from '../src/connection';
import type { FakeBackend } from './fake-backend';

/** A client that talks to the fake backend. */
export const aShopAt = (backend: FakeBackend, options: Partial<ConnectionOptions> = {}) =>
  createShopClient({ baseUrl: 'https://shop.test', retries: 0, fetch: backend.fetch, ...options });
