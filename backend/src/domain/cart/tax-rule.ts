import type { StateCharges } from './state-charges';

/** What half up is applied to: each line, the sum of each vendor's lines, or that of all lines. */
export const TAX_ROUNDINGS = ['line', 'vendor', 'order'] as const;

/** What may be taxed besides products, at the rule's own rate. Tips never are: they are added to the total. */
export const TAXED_CHARGES = ['delivery', 'processing', 'packaging', 'bank'] as const;

export type TaxRounding = (typeof TAX_ROUNDINGS)[number];
export type TaxedCharge = (typeof TAXED_CHARGES)[number];
export type TaxedFee = Exclude<TaxedCharge, 'delivery'>;

/** The rate of a category, and of those below it. */
export interface CategoryRate {
  categoryId: number;
  taxBasisPoints: number;
}

/** How a jurisdiction taxes a cart (docs/decisions/0047). */
export interface TaxRule {
  /** For what has no rate of its own. */
  taxBasisPoints: number;
  /** The first whose category a product is in is its rate. */
  categoryRates: CategoryRate[];
  taxedCharges: TaxedCharge[];
  rounding: TaxRounding;
}

/** For a jurisdiction without a rule: one rate on all products, on their sum. */
export const ruleOfState = ({ taxBasisPoints }: Pick<StateCharges, 'taxBasisPoints'>): TaxRule => ({
  taxBasisPoints,
  categoryRates: [],
  taxedCharges: [],
  rounding: 'order',
});

/** The fees that a rule taxes. The tax on fees of the state (`gst_on_fee`) is not charged on them too. */
export const taxedFees = (rule: TaxRule): TaxedFee[] =>
  rule.taxedCharges.filter((charge) => charge !== 'delivery');

/** The rate of a product that is in those categories. */
export function rateOf(rule: TaxRule, categoryIds: readonly number[]): number {
  const own = rule.categoryRates.find(({ categoryId }) => categoryIds.includes(categoryId));
  return own?.taxBasisPoints ?? rule.taxBasisPoints;
}
