import type { FulfilmentType, Quote } from '../../domain/cart/quote';
import type { LineDelivery } from '../../domain/checkout/delivery-choice';
import type { Address } from '../../domain/customer/address';
import type { NewOrder, OrderAddress, OrderStatus, PaymentStatus } from '../../domain/order/order';
import type { DeliveryMethod, NewOrderItem } from '../../domain/order/order-item';
import type { SpeedType } from '../../domain/shared/speed-type';
import type { ChosenAddresses } from './choose-addresses';
import type { Payment } from './payments';
import type { PlaceOrderCommand } from './place-order-command';

interface OrderParts {
  quote: Quote;
  addresses: ChosenAddresses;
  tip: number;
  payment: Payment;
  command: PlaceOrderCommand;
  email: string;
  now: Date;
}

/** The order, with the server's own amounts and copies of the addresses (X-128, BD-33). */
export function toOrder({ quote, addresses, tip, payment, command, email, now }: OrderParts): NewOrder {
  const { price, cart } = quote;
  const grandTotalCents = price.grandTotal + tip;
  return {
    customerId: command.session.customerId,
    cartId: cart.id,
    status: isPaid(grandTotalCents) ? 'processing' : 'pending',
    email,
    telephone: (addresses.delivery ?? addresses.billing).telephone,
    shippingAddress: addresses.delivery ? copyOf(addresses.delivery) : null,
    billingAddress: copyOf(addresses.billing),
    subtotalCents: price.subtotal,
    discountCents: price.discount,
    deliveryFeeCents: price.deliveryFee,
    feeCents: price.feeAmount,
    taxCents: price.taxes,
    tipCents: tip,
    grandTotalCents,
    couponCode: quote.coupon?.code ?? null,
    paymentMethod: command.payment.method,
    paymentStatus: paymentStatusOf(payment, grandTotalCents),
    cardInfo: payment.cardInfo,
    giftMessage: command.giftMessage,
    placedAt: now,
  };
}

/** The order's items, each with its own taxes. */
export function toItems(
  quote: Quote,
  deliveries: LineDelivery[],
  fulfilment: FulfilmentType,
  status: OrderStatus,
): NewOrderItem[] {
  const { ofLines: taxes } = quote.price.taxShares;
  return deliveries.map(({ line, date, slot }, index) => ({
    productId: line.productId,
    variantId: line.variantId,
    productName: line.productName,
    bottleSize: line.bottleSize,
    locationId: line.locationId,
    vendorName: line.vendorName,
    deliveryMethod: fulfilment === 'delivery' ? METHOD_OF_SPEED[line.speed] : fulfilment,
    status,
    quantity: line.quantity,
    unitPriceCents: line.priceCents,
    lineTotalCents: line.lineTotalCents,
    taxCents: taxes[index] ?? 0,
    deliveryDate: date ?? null,
    slotStart: slot?.start ?? null,
    slotEnd: slot?.end ?? null,
  }));
}

/** The names of speeds in My Orders. */
const METHOD_OF_SPEED: Record<SpeedType, DeliveryMethod> = {
  'Same Day': 'local delivery',
  'Next Day': 'courier delivery',
  'Farm Direct': 'farm direct',
};

const isPaid = (grandTotalCents: number): boolean => grandTotalCents === 0;

function paymentStatusOf({ byProvider }: Payment, grandTotalCents: number): PaymentStatus {
  if (isPaid(grandTotalCents)) return 'captured';
  return byProvider ? 'authorising' : 'due on delivery';
}

function copyOf(address: Address): OrderAddress {
  const { firstName, lastName, street1, street2, city, state, zipcode, country, telephone } = address;
  return { firstName, lastName, street1, street2, city, state, zipcode, country, telephone };
}
