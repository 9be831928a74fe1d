import type { Order } from '../../domain/order/order';
import { differenceOf, type PaymentDifference } from '../../domain/order/reconciliation';
import { OrderPayments } from '../order/order-payments.port';
import type { DataSource } from '../shared/data-source.port';
import type { CapturePayments } from './capture-payments';
import { ChargedOrders } from './charged-orders.port';
import type { GiveUpOverdueOrders } from './give-up-overdue-orders';
import { PaymentHolds } from './payment-holds.port';
import type { ChargeOfHold, ProviderCharges } from './provider-charges.port';
import type { ReleaseHolds } from './release-holds';
import type { SettleRefunds } from './settle-refunds';
import type { SettleRequestedPayment } from './settle-requested-payment';

/**
 * How a payment stands. `agrees`: its order is paid, or refused and not; `nothing-held`: there is no order, and nothing is
 * held or was kept; `under-way`: its order waits for the provider's answer, or the shopper's; `not-of-the-shop`: another use of the account.
 */
export type PaymentState =
  | { kind: 'agrees' | 'nothing-held' | 'under-way' | 'not-of-the-shop' }
  | PaymentDifference;

/** What is done periodically for all payments, and here for one. */
export interface Settling {
  overdue: GiveUpOverdueOrders;
  holds: ReleaseHolds;
  captures: CapturePayments;
  refunds: SettleRefunds;
  requested: SettleRequestedPayment;
}

/**
 * Brings one payment and its order together, whatever has happened to either: what is not ordered is released, what is
 * ordered is captured, what is canceled is refunded; what then still differs is returned, as by the reconciliation.
 * Repeating it has no further effect.
 */
export class SettleCardPayment {
  constructor(
    private readonly data: DataSource,
    private readonly provider: ProviderCharges,
    private readonly settling: Settling,
  ) {}

  /** Throws if the provider cannot be reached, or is not ready for what has to be done. */
  async execute(chargeId: string): Promise<PaymentState> {
    const found = await this.provider.find(chargeId);
    if (!found) return { kind: 'not-of-the-shop' };
    const { overdue, holds } = this.settling;
    const unconfirmed = await this.data.get(PaymentHolds).orderOf(found.holdId);
    if (unconfirmed && overdue.isUnderWay(unconfirmed)) return { kind: 'under-way' };
    if (unconfirmed) await overdue.giveUp(unconfirmed);
    await holds.release(found.holdId);
    // A confirmation takes the hold and writes the order's charge at once: whoever has seen no hold sees the charge.
    const order = await this.data.get(OrderPayments).orderOfCharge(chargeId);
    if (order && (await this.isOpen(order, found))) return { kind: 'under-way' };
    if (order) await this.complete(order, found);
    return this.compare(chargeId);
  }

  /** Whether the shopper can still approve it; if they have, or have failed, the order is completed or undone. */
  private async isOpen(
    { paymentStatus, currency, chargeId }: Order,
    { charge }: ChargeOfHold,
  ): Promise<boolean> {
    const isComparable = !charge || charge.currency === currency;
    if (paymentStatus !== 'requested' || chargeId === null || !isComparable) return false;
    return (await this.settling.requested.settle(chargeId))?.isOpen ?? false;
  }

  private async complete(order: Order, { charge }: ChargeOfHold): Promise<void> {
    const { captures, refunds } = this.settling;
    // What is in another currency is not touched, but reported.
    if (charge && charge.currency !== order.currency) return;
    const canBeCaptured = charge !== undefined && charge.status !== 'released';
    if (order.paymentStatus === 'authorised' && canBeCaptured) await captures.captureAndMark(order);
    if (order.chargeId !== null) await refunds.settleOfCharge(order.chargeId);
  }

  private async compare(chargeId: string): Promise<PaymentState> {
    const found = await this.provider.find(chargeId);
    const [order] = await this.data.get(ChargedOrders).ofCharges([chargeId]);
    const difference = differenceOf(order, found?.charge);
    return difference ?? { kind: order ? 'agrees' : 'nothing-held' };
  }
}
