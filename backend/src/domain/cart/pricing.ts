import { shareOf } from '../shared/money';
import { sum } from '../shared/sum';
import { type CouponTerms, discountOf } from './coupon';
import { lineTotal, type PricedLine } from './priced-line';
import type { StateCharges } from './state-charges';
import { type Taxes, taxCart } from './taxes';
import { ruleOfState, type TaxedFee, taxedFees, type TaxRule } from './tax-rule';
import { type VendorAmounts, vendorAmounts } from './vendor-amounts';

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

/** The price of a cart, and how it is made up. */
export interface CartPrice extends PriceSummary {
  vendors: VendorAmounts[];
  taxShares: Taxes;
}

/** What is charged besides products and deliveries; `taxRule` is missing where the rate of the state applies. */
export interface CartTerms {
  charges?: StateCharges | null;
  coupon?: CouponTerms | null;
  taxRule?: TaxRule | null;
}

/** For states that are not in the table. */
const NO_CHARGES: StateCharges = {
  taxBasisPoints: 0,
  processingFeeCents: 0,
  packagingFeeCents: 0,
  bankChargeBasisPoints: 0,
  gstOnFeeBasisPoints: 0,
};

/** The only place that prices a cart: grandTotal = subtotalDiscount + taxes + deliveryFee + feeAmount. */
export function priceCart(lines: PricedLine[], { charges, coupon, taxRule }: CartTerms = {}): CartPrice {
  const applied = lines.length > 0 && charges ? charges : NO_CHARGES;
  const rule = taxRule ?? ruleOfState(applied);
  const subtotal = sum(lines.map(lineTotal));
  const discount = coupon ? discountOf(coupon, subtotal) : 0;
  const subtotalDiscount = subtotal - discount;
  const vendors = vendorAmounts(lines, discount);
  const deliveryFee = sum(vendors.flatMap(({ deliveries }) => deliveries));
  const fees = feesOf(applied, subtotalDiscount + deliveryFee, taxedFees(rule));
  const taxShares = taxCart(lines, vendors, fees.charged, rule);
  const { total: taxes } = taxShares;
  const grandTotal = subtotalDiscount + taxes + deliveryFee + fees.amounts.feeAmount;
  const products = { subtotal, discount, subtotalDiscount, deliveryFee };
  return { ...products, ...fees.amounts, taxes, grandTotal, vendors, taxShares };
}

/** The bank fee is charged on products and delivery; GST on those of the other fees that are not taxed. */
function feesOf(charges: StateCharges, productsAndDeliveryCents: number, taxed: TaxedFee[]) {
  const charged: Record<TaxedFee, number> = {
    processing: charges.processingFeeCents,
    packaging: charges.packagingFeeCents,
    bank: shareOf(productsAndDeliveryCents, charges.bankChargeBasisPoints),
  };
  const all = sum(Object.values(charged));
  const gstOnFee = shareOf(all - sum(taxed.map((fee) => charged[fee])), charges.gstOnFeeBasisPoints);
  return {
    charged,
    amounts: {
      processingFee: charged.processing,
      packagingFee: charged.packaging,
      bankCharges: charged.bank,
      gstOnFee,
      feeAmount: all + gstOnFee,
    },
  };
}
