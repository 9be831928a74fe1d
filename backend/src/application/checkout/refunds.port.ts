import type { Currency } from '../../domain/shared/currency';

/** An amount to refund through the provider that the order was paid with. */
export interface Refund {
  /** The provider's idempotency key. */
  id: string;
  /** null: whatever was captured, because the order was canceled while its amount was held. */
  amountCents: number | null;
  currency: Currency;
  chargeId: string;
  paymentMethod: number;
}

/** A refund to be recorded, in the currency of its order. */
export interface NewRefund {
  orderId: number;
  amountCents: number;
  createdAt: Date;
  /** Why an amount is refunded without canceling anything; null: items were canceled. */
  reason: string | null;
  /** null: the provider is to be asked. */
  settledAt: Date | null;
}

/** A refund as an operator sees it. */
export type RecordedRefund = Pick<NewRefund, 'amountCents' | 'reason' | 'createdAt' | 'settledAt'>;

/** Refunds are recorded with their cause, and settled with the provider afterwards. */
export abstract class Refunds {
  /** Records a refund; returns its id. */
  abstract insert(refund: NewRefund): Promise<string>;

  /** The refunds of an order, oldest first. */
  abstract of(orderId: number): Promise<RecordedRefund[]>;

  /** Refunds that the provider has not confirmed, oldest first: all of them, those of a charge, or the one given. */
  abstract unsettled(which: { id?: string; chargeId?: string; limit: number }): Promise<Refund[]>;

  abstract markSettled(id: string, settledAt: Date): Promise<void>;
}
