import fc from 'fast-check';
import { anyCharges, anyCoupon, anyLines, anyTerms } from '../../../tests/support/any-cart';
import { type PriceSummary, priceCart } from './pricing';
import type { StateCharges } from './state-charges';
import { splitByVendor, type VendorCost } from './vendor-costs';

const COLUMNS = [
  'subtotal',
  'discount',
  'deliveryFee',
  'feeAmount',
  'taxes',
  'grandTotal',
] as const satisfies (keyof PriceSummary & keyof VendorCost)[];

describe('the price by vendor', () => {
  it('adds up to the total in every column and every row, to the cent, for every cart [X-129, BDG-04]', () => {
    fc.assert(
      fc.property(anyLines, anyTerms, (lines, terms) => {
        const price = priceCart(lines, terms);
        const costs = splitByVendor(lines, price);
        for (const column of COLUMNS)
          expect(costs.reduce((sum, cost) => sum + cost[column], 0)).toBe(price[column]);
        for (const cost of costs) {
          const { subtotal, discount, deliveryFee, feeAmount, taxes } = cost;
          expect(cost.grandTotal).toBe(subtotal - discount + deliveryFee + feeAmount + taxes);
          for (const column of COLUMNS)
            expect(Number.isSafeInteger(cost[column]) && cost[column] >= 0).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('assigns products and delivery to their vendor, and splits the rest by share within a cent [X-129]', () => {
    fc.assert(
      fc.property(anyLines, anyCharges, anyCoupon, (lines, charges, coupon) => {
        const price = priceCart(lines, { charges, coupon });
        for (const cost of splitByVendor(lines, price)) {
          const own = lines.filter(({ vendorId }) => vendorId === cost.vendorId);
          const alone = priceCart(own, { charges });
          expect([cost.subtotal, cost.deliveryFee]).toEqual([alone.subtotal, alone.deliveryFee]);
          expect(cost.discount).toBeLessThanOrEqual(cost.subtotal);
          const share = price.subtotal && (price.discount * cost.subtotal) / price.subtotal;
          expect(Math.abs(cost.discount - share)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('equals the total for a single vendor [X-129]', () => {
    fc.assert(
      fc.property(anyLines, anyTerms, (lines, terms) => {
        const own = lines.map((line) => ({ ...line, vendorId: 1, vendorName: 'Hudson Cellars' }));
        const price = priceCart(own, terms);
        for (const cost of splitByVendor(own, price)) expect(price).toMatchObject(amountsOf(cost));
      }),
    );
  });

  it('splits the fees equally where all products and their delivery are free', () => {
    const free = { unitPriceCents: 0, quantity: 1, categoryIds: [], groupShippingCents: 0 };
    const lines = [1, 2].map((vendorId) => ({ ...free, vendorId, vendorName: '', groupKey: `${vendorId}` }));
    const charges = { ...NO_RATES, processingFeeCents: 151 };
    const costs = splitByVendor(lines, priceCart(lines, { charges }));
    expect(costs.map(({ feeAmount }) => feeAmount)).toEqual([75, 76]);
  });
});

const NO_RATES: StateCharges = {
  taxBasisPoints: 0,
  processingFeeCents: 0,
  packagingFeeCents: 0,
  bankChargeBasisPoints: 0,
  gstOnFeeBasisPoints: 0,
};

const amountsOf = (cost: VendorCost) =>
  Object.fromEntries(COLUMNS.map((column) => [column, cost[column]] as const));
