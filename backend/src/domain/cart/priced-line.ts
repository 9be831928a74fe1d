/** What a cart's price depends on; all amounts in cents (BDG-04). */
export interface PricedLine {
  vendorId: number;
  /** All that the product is in, for the tax of a category. */
  categoryIds: readonly number[];
  unitPriceCents: number;
  quantity: number;
  /** Lines of one location at one speed are delivered together, for one fee. */
  groupKey: string;
  groupShippingCents: number;
}

export const lineTotal = (line: { unitPriceCents: number; quantity: number }): number =>
  line.unitPriceCents * line.quantity;
