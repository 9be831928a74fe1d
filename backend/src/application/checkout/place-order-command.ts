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
}

/** A command together with the hold that was recorded for its payment (docs/decisions/0002). */
export interface PlaceOrderWithHold extends PlaceOrderCommand {
  /** undefined if nothing can be held: payment on delivery, or a card that is not the customer's. */
  holdId: string | undefined;
}
