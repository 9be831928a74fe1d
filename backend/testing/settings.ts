import { BROWSING, CONNECTIONS } from '../src/adapters/postgres/connections';
import type { Settings } from '../src/config';

/** Settings of a backend under test: every provider is simulated, and everything optional is off. */
export function testSettings(changes: Partial<Settings> = {}): Settings {
  return {
    mode: 'test',
    providers: { cards: 'sandbox', upi: 'sandbox', identity: 'sandbox', mail: 'sandbox' },
    host: '127.0.0.1',
    port: 0,
    connections: CONNECTIONS,
    browsing: BROWSING,
    shedDelayMs: 0,
    currency: 'USD',
    captcha: { required: false, secrets: [], cost: 1 },
    agePolicy: 'declared',
    faceCheckBeforeOrder: false,
    pictures: { linkSecrets: ['secret of the tests'] },
    legacyCredentialQuery: true,
    corsOrigins: [],
    shopName: 'Cork & Petal',
    passwordWords: [],
    trustProxy: false,
    limitFactor: 1_000,
    migrateAtStart: true,
    lockWaitMs: 10_000,
    paymentWaitMs: 30_000,
    // Tests change the catalogue and read it immediately.
    catalogCacheSeconds: 0,
    shutdown: { delay: 0, limit: 10 },
    reference: false,
    logLevel: 'silent',
    ...changes,
  };
}
