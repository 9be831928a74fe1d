import { allocate } from '../shared/allocate';
import type { Currency } from '../shared/currency';

/** What a cancellation needs to know of an order. */
interface CancellableOrder {
  currency: Currency;
  discountCents: number;
  grandTotalCents: number;
  refundedCents: number;
}

/** The same of an item; `status` is that of the order's items. */
interface CancellableItem {
  id: number;
  status: string;
  lineTotalCents: number;
  taxCents: number;
}

/** What is canceled of an order, and what the shopper gets back. */
export interface Cancellation<Item extends CancellableItem> {
  canceled: Item[];
  kept: Item[];
  /** Nothing of the order is kept. */
  isWhole: boolean;
  refundCents: number;
  currency: Currency;
}

/**
 * Cancels the given items, or all that are left. An item is refunded its price less its share of the discount, and its
 * tax; the last one also delivery, fees and tip, so that the refunds of an order add up to its total to the
 * cent, in whatever order its items are canceled. What was refunded without canceling anything is not refunded again.
 */
export function cancellationOf<Item extends CancellableItem>(
  { order, items }: { order: CancellableOrder; items: Item[] },
  itemIds: readonly number[] | undefined,
): Cancellation<Item> {
  const open = items.filter(({ status }) => status !== 'canceled');
  const canceled = open.filter(({ id }) => itemIds?.includes(id) ?? true);
  const kept = open.filter((item) => !canceled.includes(item));
  const isWhole = kept.length === 0;
  const left = order.grandTotalCents - order.refundedCents;
  const refundCents = isWhole ? left : Math.min(left, valueOf(canceled, items, order));
  return { canceled, kept, isWhole, refundCents, currency: order.currency };
}

function valueOf(
  canceled: CancellableItem[],
  items: CancellableItem[],
  { discountCents }: CancellableOrder,
): number {
  const discounts = allocate(
    discountCents,
    items.map(({ lineTotalCents }) => lineTotalCents),
  );
  return items.reduce((sum, item, index) => {
    if (!canceled.includes(item)) return sum;
    return sum + item.lineTotalCents - (discounts[index] ?? 0) + item.taxCents;
  }, 0);
}
