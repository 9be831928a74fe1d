import { sum } from '../shared/sum';
import type { CartPrice } from './pricing';
import { splitFees } from './vendor-amounts';

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

/**
 * The price by vendor. Products and delivery belong to a vendor. Amounts for the whole cart are split so that every
 * column adds up to the cent: the discount by products, fees by what remains of them plus delivery.
 */
export function splitByVendor(
  lines: readonly { vendorId: number; vendorName: string }[],
  { vendors, feeAmount: fees, taxShares }: Pick<CartPrice, 'vendors' | 'feeAmount' | 'taxShares'>,
): VendorCost[] {
  const names = new Map(lines.map(({ vendorId, vendorName }) => [vendorId, vendorName]));
  const feeShares = splitFees(fees, vendors);
  return vendors.map(({ vendorId, subtotal, discount, deliveries }, index) => {
    const deliveryFee = sum(deliveries);
    const feeAmount = feeShares[index] ?? 0;
    const taxes = taxShares.ofVendors[index] ?? 0;
    const grandTotal = subtotal - discount + deliveryFee + feeAmount + taxes;
    const vendorName = names.get(vendorId) ?? '';
    return { vendorId, vendorName, subtotal, discount, deliveryFee, feeAmount, taxes, grandTotal };
  });
}
