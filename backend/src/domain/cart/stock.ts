/** Units of a variant at a location. */
export interface StockRequest {
  variantId: number;
  locationId: number;
  quantity: number;
}

/** A request that exceeds the stock. */
export interface StockShortage extends StockRequest {
  left: number;
  /** The vendor's message. */
  soldOutMessage: string | null;
}

/** Lines of one variant at one location share the same stock, whatever their speed. */
export function unitsPerStock(lines: readonly StockRequest[]): StockRequest[] {
  const units = new Map<string, StockRequest>();
  for (const { variantId, locationId, quantity } of lines) {
    const key = `${variantId}@${locationId}`;
    units.set(key, { variantId, locationId, quantity: quantity + (units.get(key)?.quantity ?? 0) });
  }
  return [...units.values()];
}
