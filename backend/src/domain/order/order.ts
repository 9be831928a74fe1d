import type { Currency } from '../shared/currency';

/**
 * `authorising`: everything is reserved, and the provider has not answered yet; nobody is shown such an order.
 * `authorised`: held, to be captured (docs/decisions/0002). `requested`: the shopper has to approve the payment
 * elsewhere; `refused`: they did not.
 */
export type PaymentStatus =
  | 'due on delivery'
  | 'authorising'
  | 'authorised'
  | 'requested'
  | 'captured'
  | 'refused';

export type OrderStatus = 'pending' | 'processing' | 'complete' | 'canceled';

/** An address as it was when the order was placed: later edits do not affect it (BD-33). */
export interface OrderAddress {
  firstName: string;
  lastName: string;
  street1: string;
  street2: string;
  city: string;
  state: string;
  zipcode: string;
  country: string;
  telephone: string;
}

export interface Order {
  id: number;
  /** The number that the shopper and customer service use. */
  orderNumber: string;
  customerId: number;
  /** One order per cart, whatever the idempotency key; null: the payment failed, and the cart is open again. */
  cartId: string | null;
  status: OrderStatus;
  email: string;
  telephone: string;
  shippingAddress: OrderAddress | null;
  billingAddress: OrderAddress | null;
  subtotalCents: number;
  discountCents: number;
  deliveryFeeCents: number;
  feeCents: number;
  taxCents: number;
  tipCents: number;
  /** What was paid: subtotal - discount + delivery + fees + tax + tip. */
  grandTotalCents: number;
  /** What was refunded, or is no longer owed, of the total. */
  refundedCents: number;
  /** What was captured from a card, or should have been; null: all of the total, or nothing yet. */
  capturedCents: number | null;
  /** Of its amounts, those of its items and of its refunds. */
  currency: Currency;
  couponCode: string | null;
  /** 2 card, 3 UPI, 4 payment on delivery (PAY-37). */
  paymentMethod: number;
  /** The provider's id of the charge; null: payment on delivery. */
  chargeId: string | null;
  /** Where the shopper approves the payment; null: nowhere. */
  paymentUrl: string | null;
  paymentStatus: PaymentStatus;
  cardInfo: string | null;
  giftMessage: string;
  placedAt: Date;
}

type OptionalInNewOrder =
  | 'cartId'
  | 'shippingAddress'
  | 'billingAddress'
  | 'refundedCents'
  | 'capturedCents'
  | 'couponCode'
  | 'chargeId'
  | 'paymentUrl'
  | 'cardInfo'
  | 'giftMessage';

/** An order before it has a number; it gets the currency of the shop. */
export type NewOrder = Omit<Order, 'id' | 'orderNumber' | 'currency' | OptionalInNewOrder> &
  Partial<Pick<Order, OptionalInNewOrder>>;
