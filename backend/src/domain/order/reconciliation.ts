import type { Currency } from '../shared/currency';
import type { PaymentStatus } from './order';

/** A charge as the card provider has it. */
export interface ProviderCharge {
  chargeId: string;
  status: 'held' | 'captured' | 'released';
  currency: Currency;
  amountCents: number;
  /** What the provider has refunded of it. */
  refundedCents: number;
  /** Its shopper has asked their bank for the money. */
  isDisputed: boolean;
}

/** An order that was paid by card, and what the provider has confirmed to have refunded of it. */
export interface ChargedOrder {
  orderNumber: string;
  chargeId: string;
  paymentStatus: PaymentStatus;
  currency: Currency;
  /** What was captured, or is to be: the total without what was canceled before. */
  chargeCents: number;
  settledRefundCents: number;
}

/** A difference between the shop's and the provider's record of one charge, or a dispute of its payer. */
export interface PaymentDifference {
  kind: 'no-order' | 'no-charge' | 'currency' | 'disputed' | 'not-captured' | 'not-released' | 'amount';
  chargeId: string;
  /** null: no order has this charge. */
  orderNumber: string | null;
  /** What was paid and not refunded, according to the shop. */
  shopCents: number;
  /** null: no order has this charge. */
  shopCurrency: Currency | null;
  /** The same, or what is held, according to the provider. */
  providerCents: number;
  /** null: the provider has no such charge. */
  providerCurrency: Currency | null;
}

/**
 * Compares an order with its charge; undefined: they agree. Both are older than the time in which an order is
 * confirmed and captured, so nothing is still in progress.
 */
export function differenceOf(
  order: ChargedOrder | undefined,
  charge: ProviderCharge | undefined,
): PaymentDifference | undefined {
  const shopCents = order ? paidAccordingTo(order) : 0;
  const providerCents = charge ? netAmountOf(charge) : 0;
  const kind = kindOf(order, charge, shopCents - providerCents);
  return (
    kind && {
      kind,
      chargeId: order?.chargeId ?? charge?.chargeId ?? '',
      orderNumber: order?.orderNumber ?? null,
      shopCents,
      shopCurrency: order?.currency ?? null,
      providerCents,
      providerCurrency: charge?.currency ?? null,
    }
  );
}

function kindOf(
  order: ChargedOrder | undefined,
  charge: ProviderCharge | undefined,
  missingCents: number,
): PaymentDifference['kind'] | undefined {
  const isHeld = charge?.status === 'held';
  if (!order) return isHeld || missingCents !== 0 ? 'no-order' : undefined;
  const isPaid = !isUnpaid(order);
  if (!charge) return isPaid ? 'no-charge' : undefined;
  // Amounts of two currencies cannot be compared.
  if (charge.currency !== order.currency) return 'currency';
  if (charge.isDisputed) return 'disputed';
  if (isPaid && charge.status !== 'captured') return 'not-captured';
  if (!isPaid && isHeld) return 'not-released';
  return missingCents === 0 ? undefined : 'amount';
}

/** What waits for the shopper's approval is not paid yet. */
const isUnpaid = ({ paymentStatus }: ChargedOrder): boolean =>
  paymentStatus === 'refused' || paymentStatus === 'requested';

const paidAccordingTo = (order: ChargedOrder): number =>
  isUnpaid(order) ? 0 : order.chargeCents - order.settledRefundCents;

const netAmountOf = ({ status, amountCents, refundedCents }: ProviderCharge): number =>
  status === 'released' ? 0 : amountCents - refundedCents;
