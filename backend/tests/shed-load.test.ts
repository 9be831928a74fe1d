import { browsingOperations, isBrowsing } from '../src/adapters/http/browsing';
import { createOperations } from '../src/adapters/http/operations';
import { testBackend } from '../testing/test-backend';
import type { ServerExtension } from '../src/adapters/http/server-extension';
import { serveProbes } from '../../server/probes';
import { Readiness } from '../../server/readiness';

const probes: ServerExtension = { register: (app) => serveProbes(app, new Readiness({})) };

const backend = testBackend({ settings: { shedDelayMs: 20 }, extensions: () => [probes] });

/** The server runs in this process as well, so blocking the event loop delays it. */
function keepBusy(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end;);
}

it('gives connections of their own to the calls that it may refuse, and to no others', () => {
  const refusable = Object.keys(createOperations(backend.services)).filter(isBrowsing);
  expect(Object.keys(browsingOperations(backend.services)).sort()).toEqual(refusable.sort());
});

it('refuses browsing calls, and no others, while the event loop is delayed', async () => {
  const values = await backend.given('a cart ready to order exists');
  const answers = async () => {
    const [looking, buying, probe] = await Promise.all([
      backend.call('listCategories', { query: { zipcode: '10001' } }),
      backend.call('showCart', { token: String(values.token), body: { cart_id: String(values.cartId) } }),
      fetch(`${backend.baseUrl}/healthz`),
    ]);
    return { looking, buying, probe };
  };
  let answered = await answers();
  while (answered.looking.status !== 503) {
    expect([answered.looking.status, answered.buying.status, answered.probe.status]).toEqual([200, 200, 200]);
    keepBusy(300);
    answered = await answers();
  }
  expect([answered.buying.status, answered.probe.status]).toEqual([200, 200]);
  expect(Number(answered.looking.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answered.looking.body).toEqual({ detail: 'The store is very busy. Please try again in a moment.' });
});
