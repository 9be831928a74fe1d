import type { components } from '@cork-and-petal/sdk/schema';
import { formatCents } from '../../../domain/shared/money';
import { paymentName } from '../../../domain/shared/payment-method';
import type { OrderAddress } from '../../../domain/order/order';
import type { DeliveryMethod, ListedItem, ListedOrder } from '../../../domain/order/order-item';

type Schemas = components['schemas'];

const COURIER: readonly DeliveryMethod[] = ['courier', 'courier delivery'];
const FARM_DIRECT: readonly DeliveryMethod[] = ['farm direct'];

/** An order in My Orders; pick-up and redeemed items are listed among the local ones (ORD-07, X-169). */
export function orderToWire({ order, items }: ListedOrder): Schemas['Order'] {
  const elsewhere = [...COURIER, ...FARM_DIRECT];
  const itemsOf = (matches: (method: DeliveryMethod) => boolean) =>
    items.filter((item) => matches(item.deliveryMethod)).map(itemToWire);
  return {
    increment_id: order.orderNumber,
    status: order.status,
    delivery_fee: formatCents(order.deliveryFeeCents),
    fee_amount: formatCents(order.feeCents),
    tax: formatCents(order.taxCents),
    driver_tip: formatCents(order.tipCents),
    discount: formatCents(order.discountCents),
    grand_total: formatCents(order.grandTotalCents),
    created_at: order.placedAt.toISOString(),
    payment: order.cardInfo ?? paymentName(order.paymentMethod),
    ...(order.shippingAddress && { shipping_address: addressToWire(order.shippingAddress) }),
    items: items.map((item) => ({ delivery_method: item.deliveryMethod })),
    local_delivery_items: itemsOf((method) => !elsewhere.includes(method)),
    courier_delivery_items: itemsOf((method) => COURIER.includes(method)),
    farm_direct_delivery_items: itemsOf((method) => FARM_DIRECT.includes(method)),
  };
}

const addressToWire = (address: OrderAddress): Schemas['OrderAddress'] => ({
  name: `${address.firstName} ${address.lastName}`.trim(),
  street1: address.street1,
  street2: address.street2,
  city: address.city,
  state: address.state,
  zipcode: address.zipcode,
});

function itemToWire(item: ListedItem): Schemas['OrderItem'] {
  return {
    product_name: item.productName,
    status: item.status,
    product_qty: item.quantity,
    row_total: formatCents(item.lineTotalCents),
    tax: formatCents(item.taxCents),
    product_id: String(item.variantId),
    parent_id: String(item.productId),
    bottle_size: item.bottleSize,
    vendor_name: item.vendorName,
    ...(item.image !== null && { image: item.image }),
    ...(item.deliveryDate && { delivery_date: item.deliveryDate }),
  };
}
