/** A retailer's first street line, whose name has a space on the wire; without it is understood too. */
export const streetOf = (retailer: { 'street 1'?: string; street1?: string }): string | undefined =>
  retailer['street 1'] ?? retailer.street1;
