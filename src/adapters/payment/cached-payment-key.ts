import { injectable } from 'inversify';
import { CurrentPaymentKey } from '../../application/customer/current-payment-key.port';
import { PaymentKeys } from '../../application/customer/payment-keys.port';
import { type CallFailure, refused } from '../../domain/shared/failure';
import { ok, type Result } from '../../domain/shared/result';
import { decrypt, encrypt } from './key-cipher';

/** A secret key here would be a leak, so only publishable keys are accepted. */
const isPublishable = (key: string): boolean => /^pk_/.test(key);

/** The provider's publishable key: the stored one at once, renewed in the background (PAY-38). */
@injectable()
export class CachedPaymentKey {
  constructor(
    private readonly paymentKeys: PaymentKeys,
    private readonly currentPaymentKey: CurrentPaymentKey,
  ) {}

  async get(): Promise<Result<string, CallFailure>> {
    const kept = await decrypt(this.currentPaymentKey.get());
    const renewed = this.renew();
    return kept && isPublishable(kept) ? ok(kept) : renewed;
  }

  private async renew(): Promise<Result<string, CallFailure>> {
    const answer = await this.paymentKeys.publishableKey();
    if (!answer.ok) {
      if (answer.failure.kind === 'refused') this.currentPaymentKey.clear();
      return answer;
    }
    if (!isPublishable(answer.value)) return refused('');
    const cipher = await encrypt(answer.value);
    if (cipher) this.currentPaymentKey.set(cipher);
    return answer;
  }
}
