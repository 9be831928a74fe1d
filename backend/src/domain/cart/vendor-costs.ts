import { allocate, type CartTotals } from './pricing';

/** What of a cart's price is one vendor's; every amount in cents. */
export interface VendorCost {
  vendorId: number;
  vendorName: string;
  subtotal: number;
  discount: number;
  deliveryFee: number;
  feeAmount: number;
  taxes: number;
  grandTotal: number;
}

interface VendorLine {
  vendorId: number;
  vendorName: string;
  rowTotalCents: number;
  groupKey: string;
  groupShippingCents: number;
}

/**
 * The price by vendor. Goods and delivery are a vendor's own. What is computed for the whole cart is split, so that
 * every column adds up to it to the cent: the discount by the goods, the taxes by what is then left of them, the fees
 * by that and the delivery.
 */
export function splitByVendor(lines: VendorLine[], totals: CartTotals): VendorCost[] {
  const own = ownCosts(lines);
  const discounts = allocate(
    totals.discount,
    own.map(({ subtotal }) => subtotal),
  );
  const discounted = own.map(({ subtotal }, index) => subtotal - (discounts[index] ?? 0));
  const taxes = allocate(totals.taxes, discounted);
  const fees = allocateAll(
    totals.feeAmount,
    own.map(({ deliveryFee }, index) => (discounted[index] ?? 0) + deliveryFee),
  );
  return own.map((cost, index) => {
    const split = {
      discount: discounts[index] ?? 0,
      feeAmount: fees[index] ?? 0,
      taxes: taxes[index] ?? 0,
    };
    const grandTotal = cost.subtotal - split.discount + cost.deliveryFee + split.feeAmount + split.taxes;
    return { ...cost, ...split, grandTotal };
  });
}

type OwnCost = Pick<VendorCost, 'vendorId' | 'vendorName' | 'subtotal' | 'deliveryFee'>;

/** In the order in which the vendors' first lines stand; each group is brought once (X-129). */
function ownCosts(lines: VendorLine[]): OwnCost[] {
  const costs = new Map<number, OwnCost>();
  const brought = new Set<string>();
  for (const { vendorId, vendorName, rowTotalCents, groupKey, groupShippingCents } of lines) {
    const cost = costs.get(vendorId) ?? { vendorId, vendorName, subtotal: 0, deliveryFee: 0 };
    costs.set(vendorId, {
      ...cost,
      subtotal: cost.subtotal + rowTotalCents,
      deliveryFee: cost.deliveryFee + (brought.has(groupKey) ? 0 : groupShippingCents),
    });
    brought.add(groupKey);
  }
  return [...costs.values()];
}

/** Fees are due also where all goods and their delivery are free: then each vendor bears the same. */
const allocateAll = (cents: number, weights: number[]): number[] =>
  allocate(cents, weights.some((weight) => weight > 0) ? weights : weights.map(() => 1));
