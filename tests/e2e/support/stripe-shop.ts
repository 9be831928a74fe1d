import { type FakeStripe, startFakeStripe } from '../../../backend/testing/stripe/fake-stripe';
import { RunningShop } from './running-shop';
import { secretsIn } from './secrets';
import { routeStripe } from './stripe-script';
import { expect, test as base } from './test';

interface StripeFixtures {
  /** A fake of Stripe's API, with a ledger of what was held and captured. */
  stripe: FakeStripe;
}

/** A test with a shop that takes cards through Stripe. */
export const test = base.extend<object, StripeFixtures>({
  stripe: [
    async ({}, use) => {
      const stripe = await startFakeStripe();
      await use(stripe);
      await stripe.stop();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ stripe }, use) => {
      const shop = new RunningShop();
      await shop.start({
        PAYMENT_SECRET_KEY: stripe.settings.secretKey,
        PAYMENT_PUBLISHABLE_KEY: stripe.publishableKey,
        PAYMENT_API_ORIGIN: stripe.settings.origin,
      });
      await use(shop);
      await shop.stop();
      expect(secretsIn(shop.log)).toEqual([]);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  page: async ({ page, stripe }, use) => {
    stripe.intents.splice(0);
    await routeStripe(page, stripe);
    await use(page);
  },
});
