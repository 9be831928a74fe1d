import type { CartLine } from '../../adapters/postgres/cart/cart-lines.repository';

/** At most so many of one line. */
export const MOST_PER_LINE = 24;

export const NOT_AVAILABLE = 'This product is not available.';

export const onlyLeft = (count: number): string => `Only ${count} left in stock.`;
export const doesNotDeliver = (zipcode: string): string => `This seller does not deliver to ${zipcode}.`;

type Wanted = Pick<
  CartLine,
  'id' | 'variantId' | 'locationId' | 'quantity' | 'sold' | 'served' | 'inStock' | 'soldOutMessage'
>;

const shelf = (line: Wanted): string => `${line.variantId}@${line.locationId}`;

/**
 * Why lines cannot be bought, by line id; a reason may be empty, and the screen says its own. Lines of one
 * variant at one location take from the same shelf, whatever their speed.
 */
export function unavailableLines(lines: Wanted[], zipcode: string): Map<number, string> {
  const wanted = new Map<string, number>();
  for (const line of lines) wanted.set(shelf(line), (wanted.get(shelf(line)) ?? 0) + line.quantity);
  const reasons = lines.map(
    (line) => [line.id, reasonAgainst(line, wanted.get(shelf(line)) ?? 0, zipcode)] as const,
  );
  return new Map(reasons.filter((entry): entry is readonly [number, string] => entry[1] !== undefined));
}

function reasonAgainst(line: Wanted, wanted: number, zipcode: string): string | undefined {
  if (!line.sold) return NOT_AVAILABLE;
  if (!line.served) return doesNotDeliver(zipcode);
  if (line.inStock >= wanted) return undefined;
  return line.inStock === 0 ? (line.soldOutMessage ?? '') : onlyLeft(line.inStock);
}

/** Why lines cannot be collected, when the shopper comes for them: the goods lie where they are sold. */
export function uncollectableLines(
  lines: Pick<CartLine, 'id' | 'locationId' | 'locationPicksUp'>[],
  retailerId: number | undefined,
): Map<number, string> {
  const elsewhere = (line: { locationId: number }) =>
    retailerId !== undefined && line.locationId !== retailerId;
  const reasons = lines.flatMap((line): [number, string][] => {
    if (!line.locationPicksUp) return [[line.id, 'This seller does not offer pick-up.']];
    return elsewhere(line) ? [[line.id, 'This item cannot be collected at the chosen retailer.']] : [];
  });
  return new Map(reasons);
}
