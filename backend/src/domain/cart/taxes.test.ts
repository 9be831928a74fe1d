import fc from 'fast-check';
import { anyCharges, anyCoupon, anyLines, anyTaxRule, anyTerms } from '../../../tests/support/any-cart';
import { allocate } from '../shared/allocate';
import { shareOf } from '../shared/money';
import { sum } from '../shared/sum';
import { lineTotal } from './priced-line';
import { priceCart } from './pricing';
import type { StateCharges } from './state-charges';
import { rateOf, type TaxRule } from './tax-rule';

const aRule = (changes: Partial<TaxRule> = {}): TaxRule => ({
  taxBasisPoints: 1_000,
  categoryRates: [],
  taxedCharges: [],
  rounding: 'line',
  ...changes,
});

const aLine = (vendorId: number, unitPriceCents: number, categoryIds: number[] = []) => ({
  vendorId,
  categoryIds,
  unitPriceCents,
  quantity: 1,
  groupKey: `${vendorId}_Same Day`,
  groupShippingCents: 505,
});

const fees: StateCharges = {
  taxBasisPoints: 888,
  processingFeeCents: 199,
  packagingFeeCents: 101,
  bankChargeBasisPoints: 0,
  gstOnFeeBasisPoints: 500,
};

describe('the taxes of a cart', () => {
  it('are all borne by vendors, and by lines, deliveries and fees, to the cent and none below zero [BDG-04]', () => {
    fc.assert(
      fc.property(anyLines, anyTerms, (lines, terms) => {
        const { taxes, taxShares, vendors, ...price } = priceCart(lines, terms);
        expect(sum(taxShares.ofVendors)).toBe(taxes);
        for (const tax of [...taxShares.ofLines, ...taxShares.ofVendors])
          expect(Number.isSafeInteger(tax) && tax >= 0).toBe(true);
        const { taxBasisPoints = 0, taxedCharges = [] } = terms.taxRule ?? {};
        const charged = {
          delivery: vendors.flatMap(({ deliveries }) => deliveries),
          processing: [price.processingFee],
          packaging: [price.packagingFee],
          bank: [price.bankCharges],
        };
        const ofCharges = taxedCharges.flatMap((name) => charged[name]);
        const onCharges = sum(ofCharges.map((fee) => shareOf(fee, taxBasisPoints)));
        expect(sum(taxShares.ofLines) + onCharges).toBe(taxes);
      }),
      { numRuns: 1_000 },
    );
  });

  it('differ from the exact ones of a line, a vendor or the order by half a cent at most, as the rule says', () => {
    fc.assert(
      fc.property(anyLines, anyTaxRule, (lines, taxRule) => {
        const { taxShares } = priceCart(lines, { taxRule });
        const all = lines.map((line, index) => ({
          key: { line: index, vendor: line.vendorId, order: 0 }[taxRule.rounding],
          tax: taxShares.ofLines[index] ?? 0,
          exact: (lineTotal(line) * rateOf(taxRule, line.categoryIds)) / 10_000,
        }));
        for (const key of new Set(all.map((one) => one.key))) {
          const rounded = all.filter((one) => one.key === key);
          const exact = sum(rounded.map((one) => one.exact));
          expect(Math.abs(sum(rounded.map(({ tax }) => tax)) - exact)).toBeLessThanOrEqual(0.500_001);
        }
      }),
    );
  });

  it('without a rule are those of the state on the sum of all lines, split by what is charged', () => {
    fc.assert(
      fc.property(anyLines, anyCharges, fc.option(anyCoupon), (lines, charges, coupon) => {
        const { taxes, subtotalDiscount, taxShares, vendors } = priceCart(lines, { charges, coupon });
        expect(taxes).toBe(shareOf(subtotalDiscount, charges.taxBasisPoints));
        expect(taxShares.ofLines).toEqual(allocate(taxes, lines.map(lineTotal)));
        const charged = vendors.map(({ subtotal, discount }) => subtotal - discount);
        expect(taxShares.ofVendors).toEqual(allocate(taxes, charged));
      }),
    );
  });

  it.each([
    { rounding: 'line', total: 4, ofVendors: [3, 1] },
    { rounding: 'vendor', total: 3, ofVendors: [2, 1] },
    { rounding: 'order', total: 2, ofVendors: [1, 1] },
  ] as const)('of half a cent on each of four lines are $total cents by $rounding', (expected) => {
    const lines = [aLine(1, 5), aLine(2, 5), aLine(1, 5), aLine(1, 5)];
    const { taxes, taxShares } = priceCart(lines, { taxRule: aRule({ rounding: expected.rounding }) });
    expect({ total: taxes, ofVendors: taxShares.ofVendors }).toEqual({
      total: expected.total,
      ofVendors: expected.ofVendors,
    });
  });

  it('are at the rate of the first category that the product is in, and else at the rate of the rule', () => {
    const taxRule = aRule({
      categoryRates: [
        { categoryId: 12, taxBasisPoints: 2_000 },
        { categoryId: 1017, taxBasisPoints: 0 },
      ],
    });
    const lines = [aLine(1, 1_000, [1017, 12]), aLine(1, 1_000, [1017]), aLine(1, 1_000)];
    expect(priceCart(lines, { taxRule }).taxShares.ofLines).toEqual([200, 0, 100]);
  });

  it('are on what is left of a line after the discount', () => {
    const coupon = { percentBasisPoints: 2_500, amountCents: null };
    const { taxShares } = priceCart([aLine(1, 1_000), aLine(2, 400)], { taxRule: aRule(), coupon });
    expect(taxShares.ofLines).toEqual([75, 30]);
  });

  it('are on deliveries and fees where the rule says so, and then no tax on fees is charged on them', () => {
    const lines = [aLine(1, 1_000), aLine(2, 1_000)];
    const taxRule = aRule({ taxedCharges: ['delivery', 'packaging'] });
    const price = priceCart(lines, { charges: fees, taxRule });
    expect(price).toMatchObject({ taxes: 200 + 51 + 51 + 10, gstOnFee: 10, feeAmount: 310 });
    expect(price.taxShares.ofVendors).toEqual([156, 156]);
    expect(priceCart(lines, { charges: fees, taxRule: aRule() })).toMatchObject({ taxes: 200, gstOnFee: 15 });
  });

  it('are exact for the largest prices', () => {
    const line = { ...aLine(1, 99_999_999), quantity: 24 };
    const others = [aLine(2, 1), aLine(3, 99_999_999)];
    const taxRule = aRule({ taxBasisPoints: 9_999, rounding: 'order' });
    const { taxes, taxShares } = priceCart([line, ...others], { taxRule });
    expect(taxes).toBe(2_499_749_976);
    expect(sum(taxShares.ofVendors)).toBe(taxes);
  });
});
