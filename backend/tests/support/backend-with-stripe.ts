import {
  startTestBackend,
  type TestBackend,
  type TestBackendOptions,
} from '../../testing/start-test-backend';
import { type FakeStripe, startFakeStripe } from '../../testing/stripe/fake-stripe';

/** A whole backend that uses Stripe's SDK, against a fake of Stripe's API whose ledger shows what was held and captured. */
export interface BackendWithStripe extends TestBackend {
  stripe: FakeStripe;
}

/** @param webhookSecret Stripe's events are signed with it; absent: none are received */
export async function startBackendWithStripe({
  webhookSecret,
  ...options
}: TestBackendOptions & { webhookSecret?: string } = {}): Promise<BackendWithStripe> {
  const stripe = await startFakeStripe();
  const backend = await startTestBackend({
    ...options,
    settings: { ...options.settings, stripe: { ...stripe.settings, webhookSecret } },
  });
  return {
    ...backend,
    stripe,
    stop: async () => {
      await backend.stop();
      await stripe.stop();
    },
  };
}
