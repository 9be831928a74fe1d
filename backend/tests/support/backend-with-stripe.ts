import { startTestBackend, type TestBackend } from '../../testing/start-test-backend';
import { type FakeStripe, startFakeStripe } from '../../testing/stripe/fake-stripe';

/** A whole backend that uses Stripe's SDK, against a fake of Stripe's API whose ledger shows what was held and captured. */
export interface BackendWithStripe extends TestBackend {
  stripe: FakeStripe;
}

export async function startBackendWithStripe(): Promise<BackendWithStripe> {
  const stripe = await startFakeStripe();
  const backend = await startTestBackend({ settings: { stripe: stripe.settings } });
  return {
    ...backend,
    stripe,
    stop: async () => {
      await backend.stop();
      await stripe.stop();
    },
  };
}
