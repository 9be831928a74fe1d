import type { StripeSettings } from '../adapters/card/stripe-client';

const TIMEOUT_MS = 5_000;

/** Reads a path of Stripe's API; throws if it does not answer in time. */
export const requestStripe = ({ origin, secretKey }: StripeSettings, path: string): Promise<Response> =>
  fetch(`${origin}${path}`, {
    headers: { authorization: `Bearer ${secretKey}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
