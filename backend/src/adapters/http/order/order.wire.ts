import type { components } from '@cork-and-petal/sdk/schema';
import type { DeliveryMethod } from '../../postgres/schema/order';
import { formatCents } from '../../../domain/shared/money';
import type { Order, OrderItem } from '../../postgres/order/order.repository';

type Schemas = components['schemas'];

const COURIER: readonly DeliveryMethod[] = ['courier', 'courier delivery'];
const FARM_DIRECT: readonly DeliveryMethod[] = ['farm direct'];

/** An order as My Orders shows it; what is collected or drunk stands with the local items (ORD-07, X-169). */
export function toOrder(order: Order, items: OrderItem[]): Schemas['Order'] {
  const elsewhere = [...COURIER, ...FARM_DIRECT];
  const itemsOf = (matches: (method: DeliveryMethod) => boolean) =>
    items.filter((item) => matches(item.deliveryMethod)).map(toItem);
  return {
    increment_id: order.incrementId,
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

function toItem(item: OrderItem): Schemas['OrderItem'] {
  return {
    product_name: item.productName,
    status: item.status,
    product_qty: item.quantity,
    row_total: formatCents(item.rowTotalCents),
    tax: formatCents(item.taxCents),
  };
}
