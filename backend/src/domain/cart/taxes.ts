import { allocate } from '../shared/allocate';
import { shareOf } from '../shared/money';
import { groupBy } from '../shared/group-by';
import { sum } from '../shared/sum';
import { lineTotal, type PricedLine } from './priced-line';
import { rateOf, type TaxedFee, taxedFees, type TaxRule } from './tax-rule';
import { splitFees, type VendorAmounts } from './vendor-amounts';

/** Who bears the taxes of a cart; all amounts in cents. */
export interface Taxes {
  total: number;
  /** On each line, in the order of the cart; without those on deliveries and fees. */
  ofLines: number[];
  /** In the order of the vendors' first lines; all of the total. */
  ofVendors: number[];
}

/** A line, and its tax before it is rounded: cents times basis points, without and with the discount. */
interface TaxedLine {
  line: PricedLine;
  full: number;
  discounted: number;
}

/** The only place that computes taxes. Each delivery and each fee that is taxed is rounded by itself. */
export function taxCart(
  lines: readonly PricedLine[],
  vendors: readonly VendorAmounts[],
  fees: Readonly<Record<TaxedFee, number>>,
  rule: TaxRule,
): Taxes {
  const taxed = taxedLines(lines, vendors, rule);
  const ofLines = taxesOfLines(taxed, rule);
  const deliveryRate = rule.taxedCharges.includes('delivery') ? rule.taxBasisPoints : 0;
  const ofDeliveries = vendors.map(({ deliveries }) =>
    sum(deliveries.map((fee) => shareOf(fee, deliveryRate))),
  );
  const ofFees = sum(taxedFees(rule).map((fee) => shareOf(fees[fee], rule.taxBasisPoints)));
  const parts = [ofVendorsProducts(taxed, ofLines, vendors, rule), ofDeliveries, splitFees(ofFees, vendors)];
  return {
    total: sum(ofLines) + sum(ofDeliveries) + ofFees,
    ofLines,
    ofVendors: vendors.map((_, index) => sum(parts.map((part) => part[index] ?? 0))),
  };
}

function taxedLines(
  lines: readonly PricedLine[],
  vendors: readonly VendorAmounts[],
  rule: TaxRule,
): TaxedLine[] {
  const discounts = new Map(
    vendors.flatMap(({ lines: own, discount }) => {
      const shares = allocate(discount, own.map(lineTotal));
      return own.map((line, index) => [line, shares[index] ?? 0] as const);
    }),
  );
  return lines.map((line) => {
    const rate = rateOf(rule, line.categoryIds);
    const full = lineTotal(line);
    return { line, full: full * rate, discounted: (full - (discounts.get(line) ?? 0)) * rate };
  });
}

/** Rounds half up what the rule says, and splits each rounded sum among its lines. */
function taxesOfLines(taxed: TaxedLine[], { rounding }: TaxRule): number[] {
  const sums = groupBy<unknown, TaxedLine>(taxed, (one) => {
    if (rounding === 'order') return rounding;
    return rounding === 'vendor' ? one.line.vendorId : one;
  });
  const taxes = new Map(
    [...sums.values()].flatMap((group) => {
      const tax = roundedCents(sum(group.map(({ discounted }) => discounted)));
      const shares = allocate(
        tax,
        group.map(({ full }) => full),
      );
      return group.map((one, index) => [one, shares[index] ?? 0] as const);
    }),
  );
  return taxed.map((one) => taxes.get(one) ?? 0);
}

/** A vendor's taxes are those of its lines. What was rounded for the whole order is split by vendor first. */
function ofVendorsProducts(
  taxed: TaxedLine[],
  ofLines: number[],
  vendors: readonly VendorAmounts[],
  { rounding }: TaxRule,
): number[] {
  const sumByVendor = (value: (one: TaxedLine, index: number) => number) =>
    vendors.map(({ vendorId }) =>
      sum(taxed.map((one, index) => (one.line.vendorId === vendorId ? value(one, index) : 0))),
    );
  if (rounding === 'order')
    return allocate(
      sum(ofLines),
      sumByVendor(({ discounted }) => discounted),
    );
  return sumByVendor((_, index) => ofLines[index] ?? 0);
}

/** Half up, of cents times basis points. */
const roundedCents = (product: number): number => shareOf(product, 1);
