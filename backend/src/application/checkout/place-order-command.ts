import type { DeliveryChoices } from '../../domain/checkout/delivery-choice';
import type { Session } from '../../domain/customer/session';
import type { Attempt } from '../shared/attempt';
import type { FulfilmentChoice } from './chosen-fulfilment';

/** How the order is paid (PAY-37). */
export interface PaymentSelection {
  method: number;
  cardId: string;
  upiId: string;
}

/**
 * A request to place an order. Repeating it is safe even without an idempotency key, since a cart makes one order only
 * (X-150).
 */
export interface PlaceOrderCommand {
  cartId: string;
  session: Session;
  attempt: Attempt | undefined;
  /** undefined if none is given. */
  deliveryAddressId: number | undefined;
  billingAddressId: number | undefined;
  fulfilment: FulfilmentChoice;
  delivery: DeliveryChoices;
  /** A decimal amount; blank for none. */
  driverTip: string | undefined;
  payment: PaymentSelection;
  giftMessage: string;
  /** Where the page of a payment provider returns to: an absolute URL. */
  returnAddress: string;
}
