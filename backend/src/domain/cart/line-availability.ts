import type { CartLine } from './cart-line';
import type { Unavailability } from './cart-refusal';

type RequestedLine = Pick<
  CartLine,
  'id' | 'variantId' | 'locationId' | 'quantity' | 'sold' | 'served' | 'inStock' | 'soldOutMessage'
>;

const stockKey = (line: RequestedLine): string => `${line.variantId}@${line.locationId}`;

/**
 * Why lines cannot be bought, by line id. Lines of one variant at one location share the same stock, whatever their
 * speed.
 */
export function unavailableLines(lines: RequestedLine[], zipcode: string): Map<number, Unavailability> {
  const units = new Map<string, number>();
  for (const line of lines) units.set(stockKey(line), (units.get(stockKey(line)) ?? 0) + line.quantity);
  return new Map(
    lines.flatMap((line): [number, Unavailability][] => {
      const reason = reasonAgainst(line, units.get(stockKey(line)) ?? 0, zipcode);
      return reason ? [[line.id, reason]] : [];
    }),
  );
}

function reasonAgainst(line: RequestedLine, units: number, zipcode: string): Unavailability | undefined {
  if (!line.sold) return { kind: 'not-sold' };
  if (!line.served) return { kind: 'not-delivered', zipcode };
  if (line.inStock >= units) return undefined;
  return shortageOf(line.inStock, line.soldOutMessage);
}

/** Why a location with that stock cannot supply more. */
export const shortageOf = (left: number, soldOutMessage: string | null): Unavailability =>
  left === 0 ? { kind: 'sold-out', message: soldOutMessage ?? '' } : { kind: 'only-left', count: left };

/**
 * Lines that cannot be picked up at the retailer, because they are sold at another location. `retailerId` undefined:
 * picked up at each line's location.
 */
export function linesNotForPickUp(
  lines: Pick<CartLine, 'id' | 'locationId' | 'locationPicksUp'>[],
  retailerId: number | undefined,
): Map<number, Unavailability> {
  const elsewhere = (line: { locationId: number }) =>
    retailerId !== undefined && line.locationId !== retailerId;
  const reasons = lines.flatMap((line): [number, Unavailability][] => {
    if (!line.locationPicksUp) return [[line.id, { kind: 'pick-up-not-offered' }]];
    return elsewhere(line) ? [[line.id, { kind: 'sold-elsewhere' }]] : [];
  });
  return new Map(reasons);
}
