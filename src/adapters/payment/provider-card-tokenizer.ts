import { injectable } from 'inversify';
import { type CardEntry, CardTokenizer } from '../../application/customer/card-tokenizer.port';
import { Clock } from '../../application/shared/clock.port';
import { IdSource } from '../../application/shared/id-source.port';
import { type Unavailable, unavailable } from '../../domain/shared/failure';
import { ok, type Result } from '../../domain/shared/result';
import { CachedPaymentKey } from './cached-payment-key';

const SANDBOX_KEY = /^pk_sandbox/;

/** Opens the widget of the provider that issued the payment key, or the sandbox's. Each is loaded on first use. */
@injectable()
export class ProviderCardTokenizer extends CardTokenizer {
  constructor(
    private readonly paymentKey: CachedPaymentKey,
    private readonly clock: Clock,
    private readonly ids: IdSource,
  ) {
    super();
  }

  async open(): Promise<Result<CardEntry, Unavailable>> {
    const key = await this.paymentKey.get();
    if (!key.ok) {
      return key.failure.kind === 'unavailable'
        ? { ok: false, failure: key.failure }
        : unavailable('missing', key.failure.message);
    }
    try {
      return ok(await (SANDBOX_KEY.test(key.value) ? this.openSandbox() : this.openStripe(key.value)));
    } catch {
      return unavailable('offline', 'The card form could not be loaded.');
    }
  }

  private async openSandbox(): Promise<CardEntry> {
    const { SandboxCardEntry } = await import('./sandbox-card-entry');
    return new SandboxCardEntry(this.clock, this.ids);
  }

  private async openStripe(key: string): Promise<CardEntry> {
    const { openStripeEntry } = await import('./stripe-card-entry');
    return openStripeEntry(key);
  }
}
