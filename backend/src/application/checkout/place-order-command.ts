import type { DeliveryChoices } from '../../domain/checkout/delivery-choice';
import type { Session } from '../../domain/customer/session';
import type { Attempt } from '../shared/attempt';
import type { FulfilmentChoice } from './chosen-fulfilment';

/** How the order is to be paid (PAY-37). */
export interface PaymentSelection {
  method: number;
  cardId: string;
  upiId: string;
}

/** One request to place an order; without an attempt it is repeated safely too, as a cart makes one order only. */
export interface PlaceOrderCommand {
  cartId: string;
  session: Session;
  attempt: Attempt | undefined;
  /** undefined: none is named. */
  deliveryAddressId: number | undefined;
  billingAddressId: number | undefined;
  fulfilment: FulfilmentChoice;
  delivery: DeliveryChoices;
  /** A decimal amount; blank is none. */
  driverTip: string | undefined;
  payment: PaymentSelection;
  giftMessage: string;
}

/** A command whose money, if any, is held under a key that was written down before (docs/decisions). */
export interface PlaceOrderWithHold extends PlaceOrderCommand {
  /** None where nothing can be held: paid on delivery, or with no card of the customer's. */
  holdId: string | undefined;
}
