import { allocate } from '../shared/allocate';
import type { PriceSummary } from './pricing';

/** One vendor's part of a cart's price; all amounts in cents. */
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
  lineTotalCents: number;
  groupKey: string;
  groupShippingCents: number;
}

/**
 * The price by vendor. Products and delivery belong to a vendor. Amounts for the whole cart are split so that every
 * column adds up to the cent: the discount by products, taxes by what remains of them, fees by that plus delivery.
 */
export function splitByVendor(lines: VendorLine[], price: PriceSummary): VendorCost[] {
  const direct = directCosts(lines);
  const discounts = allocate(
    price.discount,
    direct.map(({ subtotal }) => subtotal),
  );
  const discounted = direct.map(({ subtotal }, index) => subtotal - (discounts[index] ?? 0));
  const taxes = allocate(price.taxes, discounted);
  const fees = allocateAll(
    price.feeAmount,
    direct.map(({ deliveryFee }, index) => (discounted[index] ?? 0) + deliveryFee),
  );
  return direct.map((cost, index) => {
    const split = {
      discount: discounts[index] ?? 0,
      feeAmount: fees[index] ?? 0,
      taxes: taxes[index] ?? 0,
    };
    const grandTotal = cost.subtotal - split.discount + cost.deliveryFee + split.feeAmount + split.taxes;
    return { ...cost, ...split, grandTotal };
  });
}

type DirectCost = Pick<VendorCost, 'vendorId' | 'vendorName' | 'subtotal' | 'deliveryFee'>;

/** In the order of the vendors' first lines; each group has one delivery fee (X-129). */
function directCosts(lines: VendorLine[]): DirectCost[] {
  const costs = new Map<number, DirectCost>();
  const countedGroups = new Set<string>();
  for (const { vendorId, vendorName, lineTotalCents, groupKey, groupShippingCents } of lines) {
    const cost = costs.get(vendorId) ?? { vendorId, vendorName, subtotal: 0, deliveryFee: 0 };
    costs.set(vendorId, {
      ...cost,
      subtotal: cost.subtotal + lineTotalCents,
      deliveryFee: cost.deliveryFee + (countedGroups.has(groupKey) ? 0 : groupShippingCents),
    });
    countedGroups.add(groupKey);
  }
  return [...costs.values()];
}

/** Fees are due even if all products and their delivery are free: then each vendor pays the same. */
const allocateAll = (cents: number, weights: number[]): number[] =>
  allocate(cents, weights.some((weight) => weight > 0) ? weights : weights.map(() => 1));
