import { createShopClient, type ShopClientOptions } from '../src/client';
import type { FakeBackend } from './fake-backend';

/** A client that talks to the fake backend. */
export const aShopAt = (backend: FakeBackend, options: Partial<ShopClientOptions> = {}) =>
  createShopClient({ baseUrl: 'https://shop.test', fetch: backend.fetch, ...options });
