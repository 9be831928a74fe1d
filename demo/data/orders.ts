import type { orderItems, orders } from '../../backend/src/adapters/postgres/schema';
import type { OrderAddress } from '../../backend/src/domain/order/order';
import { ADDRESSES } from './addresses';
import type { CatalogFacts } from './catalog-facts';
import { MEMBERS } from './people';
import { PAST_ORDERS, type PastItem, type PastOrder } from './past-orders';

type OrderRow = typeof orders.$inferInsert;
type ItemRow = typeof orderItems.$inferInsert;

const TAX_BASIS_POINTS = 888;
const DELIVERY_CENTS = 799;
const FEE_CENTS = 349;
const WITHOUT_DELIVERY = new Set(['pickup', 'dine-in']);
const DAY_MS = 86_400_000;

const share = (cents: number, basisPoints: number) => Math.round((cents * basisPoints) / 10_000);

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

function itemRow(orderId: number, order: PastOrder, item: PastItem, { facts, now }: { facts: CatalogFacts; now: Date }): ItemRow {
  const { variantId, quantity, locationId, method, cents } = item;
  const { productId, productName, bottleSize } = facts.variant(variantId);
  const { vendorName } = facts.location(locationId);
  const lineTotalCents = cents * quantity;
  return {
    orderId, productId, variantId, productName, bottleSize, locationId, vendorName,
    deliveryMethod: method, status: order.status, quantity, unitPriceCents: cents, lineTotalCents,
    taxCents: share(lineTotalCents, TAX_BASIS_POINTS),
    deliveryDate: daysBefore(now, order.daysAgo).toISOString().slice(0, 10),
  };
}

function addressOf(customerId: number): OrderAddress | null {
  const found = ADDRESSES.find((row) => row.customerId === customerId && row.isPrimary);
  if (found === undefined) return null;
  const { firstName, lastName, street1, street2, city, state, zipcode, telephone } = found;
  return { firstName, lastName, street1, street2: street2 ?? '', city, state, zipcode, country: 'US', telephone };
}

/** The sums of an order: the total is always the sum of its parts. */
function sums(order: PastOrder, items: readonly ItemRow[]) {
  const subtotalCents = items.reduce((sum, item) => sum + item.lineTotalCents, 0);
  const needsNoDelivery = order.items.every((item) => WITHOUT_DELIVERY.has(item.method));
  const groups = new Set(order.items.map((item) => `${item.locationId} ${item.method}`)).size;
  const discountCents = share(subtotalCents, (order.discountPercent ?? 0) * 100);
  const deliveryFeeCents = needsNoDelivery ? 0 : DELIVERY_CENTS * groups;
  const feeCents = needsNoDelivery ? 0 : FEE_CENTS;
  const taxCents = share(subtotalCents - discountCents, TAX_BASIS_POINTS);
  const tipCents = share(subtotalCents, (order.tipPercent ?? 0) * 100);
  const grandTotalCents = subtotalCents - discountCents + deliveryFeeCents + feeCents + taxCents + tipCents;
  return { subtotalCents, discountCents, deliveryFeeCents, feeCents, taxCents, tipCents, grandTotalCents };
}

function orderRow(order: PastOrder, id: number, items: readonly ItemRow[], now: Date): OrderRow {
  const address = addressOf(order.customerId);
  return {
    id,
    orderNumber: String(100_000 + id),
    customerId: order.customerId,
    status: order.status,
    email: MEMBERS.find((member) => member.id === order.customerId)?.email ?? '',
    telephone: address?.telephone ?? '',
    shippingAddress: address,
    billingAddress: address,
    ...sums(order, items),
    couponCode: order.discountPercent === undefined ? null : 'SAVE10',
    paymentMethod: 4,
    paymentStatus: 'due on delivery',
    giftMessage: order.giftMessage ?? '',
    placedAt: daysBefore(now, order.daysAgo),
  };
}

export interface PastOrderRows {
  readonly orders: readonly OrderRow[];
  readonly orderItems: readonly PastItemRow[];
}

/** An item, under an id that the wallet's lots refer to. */
export type PastItemRow = ItemRow & { readonly id: number };

/** The past orders, with dates relative to today. */
export function pastOrderRows(now: Date, facts: CatalogFacts): PastOrderRows {
  const built = PAST_ORDERS.map((order, index) => {
    const items = order.items.map((item) => itemRow(index + 1, order, item, { facts, now }));
    return { row: orderRow(order, index + 1, items, now), items };
  });
  const orderItems = built.flatMap(({ items }) => items).map((item, index) => ({ ...item, id: index + 1 }));
  return { orders: built.map(({ row }) => row), orderItems };
}
