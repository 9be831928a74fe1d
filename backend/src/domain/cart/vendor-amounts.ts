import { allocate } from '../shared/allocate';
import { groupBy } from '../shared/group-by';
import { sum } from '../shared/sum';
import { lineTotal, type PricedLine } from './priced-line';

/** What is a vendor's own of a cart, and its share of the discount; all amounts in cents. */
export interface VendorAmounts {
  vendorId: number;
  lines: PricedLine[];
  subtotal: number;
  discount: number;
  /** The fee of each delivery. */
  deliveries: number[];
}

/** By vendor, in the order of their first lines. The discount is split by products. */
export function vendorAmounts(lines: readonly PricedLine[], discount: number): VendorAmounts[] {
  const vendors = [...groupBy(lines, ({ vendorId }) => vendorId)];
  const subtotals = vendors.map(([, own]) => sum(own.map(lineTotal)));
  const discounts = allocate(discount, subtotals);
  return vendors.map(([vendorId, own], index) => ({
    vendorId,
    lines: own,
    subtotal: subtotals[index] ?? 0,
    discount: discounts[index] ?? 0,
    deliveries: deliveryFees(own),
  }));
}

/** One for each group of lines. */
const deliveryFees = (lines: readonly PricedLine[]): number[] => [
  ...new Map(lines.map((line) => [line.groupKey, line.groupShippingCents])).values(),
];

/** Splits fees of the whole cart by what is charged for a vendor's products and deliveries. */
export function splitFees(cents: number, vendors: readonly VendorAmounts[]): number[] {
  const charged = vendors.map(({ subtotal, discount, deliveries }) => subtotal - discount + sum(deliveries));
  // Fees are due even if all products and their delivery are free: then each vendor pays the same.
  return allocate(cents, charged.some((weight) => weight > 0) ? charged : charged.map(() => 1));
}
