import type { Stripe } from 'stripe';

export interface StripeSettings {
  /** `sk_…` or a restricted `rk_…`; it is only ever sent in the Authorization header. */
  secretKey: string;
  /** Origin of the API. */
  origin: string;
  /** `whsec_…`: signs the events that Stripe sends; absent: none are received. */
  webhookSecret?: string;
  /** For each attempt. */
  timeoutMs?: number;
}

/** A shopper waits for the answer: time out early and retry once. Both together stay below PAYMENT_WAIT_MS. */
const TIMEOUT_MS = 8_000;
const MAX_RETRIES = 1;

/** Stripe's SDK, loaded only with a key, and from the start: the first buyer does not wait for it. */
export class StripeClient {
  private readonly sdk = import('stripe');
  private client: Stripe | undefined;

  constructor(private readonly settings: StripeSettings) {
    // `open` throws it.
    this.sdk.catch(() => undefined);
  }

  async open(): Promise<Stripe> {
    const { Stripe: Client } = await this.sdk;
    this.client ??= this.createClient(Client);
    return this.client;
  }

  private createClient(Client: typeof Stripe): Stripe {
    const { secretKey, origin, timeoutMs = TIMEOUT_MS } = this.settings;
    const { protocol, hostname, port } = new URL(origin);
    return new Client(secretKey, {
      timeout: timeoutMs,
      maxNetworkRetries: MAX_RETRIES,
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      port: port || undefined,
      telemetry: false,
    });
  }
}
