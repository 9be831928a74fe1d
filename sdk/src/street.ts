/**
 * A retailer's first street line, whose field name has a space on the wire; the name without it is read as well
 * (X-120).
 */
export const streetOf = (retailer: { 'street 1'?: string; street1?: string }): string | undefined =>
  retailer['street 1'] ?? retailer.street1;
