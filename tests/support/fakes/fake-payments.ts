import { type PaymentOptions, Payments } from '../../../src/application/checkout/payments.port';
import type { PaymentMethod } from '../../../src/domain/checkout/payment-choice';
import type { SavedCard } from '../../../src/domain/customer/saved-card';
import { type CallFailure, refused } from '../../../src/domain/shared/failure';
import { ok, type Result } from '../../../src/domain/shared/result';
import { Outage } from './outage';

export class FakePayments extends Payments {
  readonly outage = new Outage();
  readonly askedUpi: string[] = [];
  cards: readonly SavedCard[] = [];
  methods: readonly PaymentMethod[] = ['card', 'upi', 'pod'];
  /** Set to refuse; an empty text is a refusal without a message. */
  refusal: string | null = null;

  async optionsFor(): Promise<Result<PaymentOptions, CallFailure>> {
    return this.outage.now ?? ok({ cards: this.cards, methods: this.methods });
  }

  async knowsUpi(upiId: string): Promise<Result<boolean, CallFailure>> {
    if (this.outage.now) return this.outage.now;
    if (this.refusal !== null) return refused(this.refusal);
    this.askedUpi.push(upiId);
    return ok(upiId !== 'nobody@okbank');
  }
}
