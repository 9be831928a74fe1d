import type { components } from '@cork-and-petal/sdk';
import { Order, type OrderedProduct, type OrderItem } from '../../../domain/order/order';
import { CalendarDate } from '../../../domain/shared/calendar-date';
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
    placedAt: toInstant(wire.created_at),
    payment: wire.payment,
    addressLines: wire.shipping_address && toLines(wire.shipping_address),
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
  product: toProduct(wire),
  vendorName: wire.vendor_name,
  date: CalendarDate.parse(wire.delivery_date) ?? undefined,
});

/** Both ids, or else the product is looked up by its name. */
const toProduct = ({
  parent_id: id,
  product_id: variantId,
  bottle_size: size = '',
  image = '',
}: Wire['OrderItem']): OrderedProduct | undefined =>
  id && variantId ? { id: String(id), variantId: String(variantId), size, imageUrl: image } : undefined;

const toLines = ({ name, street1, street2, city, state, zipcode }: Wire['OrderAddress']): readonly string[] =>
  [name, [street1, street2].filter(Boolean).join(' '), `${city}, ${state} ${zipcode}`].filter(Boolean);

function toInstant(text: string | undefined): Date | undefined {
  const instant = new Date(text ?? '');
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}
