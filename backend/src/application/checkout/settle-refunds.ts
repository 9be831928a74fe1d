import { UPI } from '../../domain/shared/payment-method';
import type { CardGateway } from '../customer/card-gateway.port';
import type { Clock } from '../shared/clock.port';
import type { DataSource } from '../shared/data-source.port';
import { BATCH_SIZE, type BatchResult, runBatch } from '../shared/run-batch';
import { type Refund, Refunds } from './refunds.port';
import type { UpiGateway } from './upi-gateway.port';

/** Refunds through the provider: right after a cancellation, and later if the provider could not be reached. */
export class SettleRefunds {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
    private readonly cards: CardGateway,
    private readonly upi: UpiGateway,
  ) {}

  /** Right after it was recorded; `pending`: the provider could not be reached, and a scheduled run tries again. */
  async attempt(id: string): Promise<'confirmed' | 'pending'> {
    return this.settle(id).then(
      () => 'confirmed',
      () => 'pending',
    );
  }

  /** All refunds of a charge, one after the other; throws if the provider cannot be reached. */
  async settleOfCharge(chargeId: string): Promise<void> {
    const refunds = await this.data.get(Refunds).unsettled({ chargeId, limit: BATCH_SIZE });
    for (const refund of refunds) await this.refund(refund);
  }

  async settleOutstanding(): Promise<BatchResult> {
    const refunds = await this.data.get(Refunds).unsettled({ limit: BATCH_SIZE });
    return runBatch(refunds, (refund) => this.refund(refund));
  }

  private async settle(id: string): Promise<void> {
    const refunds = await this.data.get(Refunds).unsettled({ id, limit: 1 });
    await Promise.all(refunds.map((refund) => this.refund(refund)));
  }

  private async refund({ id, amountCents, currency, chargeId, paymentMethod }: Refund): Promise<void> {
    const request = { chargeId, amountCents, currency, idempotencyKey: id };
    await (paymentMethod === UPI ? this.upi.refundPart(request) : this.cards.refund(request));
    await this.data.get(Refunds).markSettled(id, this.clock.now());
  }
}
