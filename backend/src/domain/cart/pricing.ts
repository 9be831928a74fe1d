import { shareOf } from '../shared/money';
import { type CouponTerms, discountOf } from './coupon';

/** What a cart's price depends on; all amounts in cents (BDG-04). */
export interface PricedLine {
  unitPriceCents: number;
  quantity: number;
  /** Lines of one location at one speed are delivered together, for one fee. */
  groupKey: string;
  groupShippingCents: number;
}

/** Tax and fees of the state of the shopping zipcode (DEMO-45). */
export interface StateCharges {
  taxBasisPoints: number;
  processingFeeCents: number;
  packagingFeeCents: number;
  bankChargeBasisPoints: number;
  gstOnFeeBasisPoints: number;
}

export interface PriceSummary {
  subtotal: number;
  discount: number;
  subtotalDiscount: number;
  deliveryFee: number;
  processingFee: number;
  packagingFee: number;
  bankCharges: number;
  gstOnFee: number;
  feeAmount: number;
  taxes: number;
  grandTotal: number;
}

/** For states that are not in the table. */
const NO_CHARGES: StateCharges = {
  taxBasisPoints: 0,
  processingFeeCents: 0,
  packagingFeeCents: 0,
  bankChargeBasisPoints: 0,
  gstOnFeeBasisPoints: 0,
};

export const lineTotal = (line: { unitPriceCents: number; quantity: number }): number =>
  line.unitPriceCents * line.quantity;

/** The only place that prices a cart: grandTotal = subtotalDiscount + taxes + deliveryFee + feeAmount. */
export function priceCart(
  lines: PricedLine[],
  charges?: StateCharges | null,
  coupon?: CouponTerms | null,
): PriceSummary {
  const applied = lines.length > 0 && charges ? charges : NO_CHARGES;
  const subtotal = sum(lines.map(lineTotal));
  const discount = coupon ? discountOf(coupon, subtotal) : 0;
  const subtotalDiscount = subtotal - discount;
  const deliveryFee = sum([
    ...new Map(lines.map((line) => [line.groupKey, line.groupShippingCents])).values(),
  ]);
  const fees = feesOf(applied, subtotalDiscount + deliveryFee);
  const taxes = shareOf(subtotalDiscount, applied.taxBasisPoints);
  const grandTotal = subtotalDiscount + taxes + deliveryFee + fees.feeAmount;
  return { subtotal, discount, subtotalDiscount, deliveryFee, ...fees, taxes, grandTotal };
}

/** The bank fee is charged on products and delivery; GST on the other three fees. */
function feesOf(charges: StateCharges, productsAndDeliveryCents: number) {
  const processingFee = charges.processingFeeCents;
  const packagingFee = charges.packagingFeeCents;
  const bankCharges = shareOf(productsAndDeliveryCents, charges.bankChargeBasisPoints);
  const gstOnFee = shareOf(processingFee + packagingFee + bankCharges, charges.gstOnFeeBasisPoints);
  return {
    processingFee,
    packagingFee,
    bankCharges,
    gstOnFee,
    feeAmount: processingFee + packagingFee + bankCharges + gstOnFee,
  };
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
