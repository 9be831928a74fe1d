/**
 * `authorised`: held at the provider and still to be captured, which is done after the commit (ADR on the charge).
 * `requested`: the shopper is asked for the money elsewhere; `refused`: it did not come.
 */
export type PaymentStatus = 'due on delivery' | 'authorised' | 'requested' | 'captured' | 'refused';

export type OrderStatus = 'pending' | 'processing' | 'complete' | 'canceled';

/** An address as it was when the order was placed: later edits do not touch it (BD-33). */
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
  /** One order a cart, whatever happens to the idempotency key; null: the payment did not come, and the cart is the shopper's again. */
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
  couponCode: string | null;
  /** 2 cards, 3 UPI, 4 payment on delivery (PAY-37). */
  paymentMethod: number;
  /** The provider's id of the charge; null: paid on delivery. */
  chargeId: string | null;
  /** Where the shopper is asked for the money; null: nowhere. */
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
  | 'couponCode'
  | 'chargeId'
  | 'paymentUrl'
  | 'cardInfo'
  | 'giftMessage';

/** An order before it has its number. */
export type NewOrder = Omit<Order, 'id' | 'orderNumber' | OptionalInNewOrder> &
  Partial<Pick<Order, OptionalInNewOrder>>;
