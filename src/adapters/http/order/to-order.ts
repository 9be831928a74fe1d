import type { components } from '@cork-and-petal/sdk';
import { Order, type OrderItem } from '../../../domain/order/order';
import { Money } from '../../../domain/shared/money';

type Wire = components['schemas'];

/** ENT-43 */
export const toOrder = (wire: Wire['Order']): Order =>
  Order.of({
    number: String(wire.increment_id),
    status: wire.status ?? '',
    deliveryFee: Money.parseOrZero(wire.delivery_fee),
    fees: Money.parseOrZero(wire.fee_amount),
    tax: Money.parseOrZero(wire.tax),
    tip: Money.parseOrZero(wire.driver_tip),
    discount: Money.parseOrZero(wire.discount),
    total: Money.parseOrZero(wire.grand_total),
    deliveryMethod: wire.items?.[0]?.delivery_method ?? '',
    localItems: (wire.local_delivery_items ?? []).map(toItem),
    courierItems: (wire.courier_delivery_items ?? []).map(toItem),
    farmDirectItems: (wire.farm_direct_delivery_items ?? []).map(toItem),
  });

/** ENT-44 */
const toItem = (wire: Wire['OrderItem']): OrderItem => ({
  name: wire.product_name ?? '',
  status: wire.status ?? '',
  quantity: Number(wire.product_qty ?? 0),
  total: Money.parseOrZero(wire.row_total),
  tax: Money.parseOrZero(wire.tax),
});
