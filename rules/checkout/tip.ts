/** Percent of the subtotal before discount (SUM-04). */
export const TIP_PERCENTAGES = [0, 5, 10, 15, 20] as const;

export type TipPercentage = (typeof TIP_PERCENTAGES)[number];

/** In cents, rounded half up (SUM-05, SUM-07, X-041). */
export const tipCents = (subtotalCents: number, percentage: TipPercentage): number =>
  Math.floor((subtotalCents * percentage + 50) / 100);
