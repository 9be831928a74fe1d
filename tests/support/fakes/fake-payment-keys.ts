import { PaymentKeys } from '../../../src/application/customer/payment-keys.port';
import { type CallFailure, refused } from '../../../src/domain/shared/failure';
import { ok, type Result } from '../../../src/domain/shared/result';
import { Outage } from './outage';

export class FakePaymentKeys extends PaymentKeys {
  readonly outage = new Outage();
  /** Empty if the shop takes no cards. */
  key = 'pk_sandbox_1';

  async publishableKey(): Promise<Result<string, CallFailure>> {
    return this.outage.now ?? (this.key ? ok(this.key) : refused(''));
  }
}
