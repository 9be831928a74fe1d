import type { components } from '@cork-and-petal/sdk/schema';
import { formatCents } from '../../../domain/shared/money';
import type { DeliveryMethod, OrderItem, OrderWithItems } from '../../../domain/order/order-item';

type Schemas = components['schemas'];

const COURIER: readonly DeliveryMethod[] = ['courier', 'courier delivery'];
const FARM_DIRECT: readonly DeliveryMethod[] = ['farm direct'];

/** An order in My Orders; pick-up and redeemed items are listed among the local ones (ORD-07, X-169). */
export function orderToWire({ order, items }: OrderWithItems): Schemas['Order'] {
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
    items: items.map((item) => ({ delivery_method: item.deliveryMethod })),
    local_delivery_items: itemsOf((method) => !elsewhere.includes(method)),
    courier_delivery_items: itemsOf((method) => COURIER.includes(method)),
    farm_direct_delivery_items: itemsOf((method) => FARM_DIRECT.includes(method)),
  };
}

function itemToWire(item: OrderItem): Schemas['OrderItem'] {
  return {
    product_name: item.productName,
    status: item.status,
    product_qty: item.quantity,
    row_total: formatCents(item.lineTotalCents),
    tax: formatCents(item.taxCents),
  };
}
