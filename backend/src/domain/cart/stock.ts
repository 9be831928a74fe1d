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
export function unitsByStockRow(lines: readonly StockRequest[]): StockRequest[] {
  const rows = new Map<string, StockRequest>();
  for (const { variantId, locationId, quantity } of lines) {
    const key = `${variantId}@${locationId}`;
    rows.set(key, { variantId, locationId, quantity: quantity + (rows.get(key)?.quantity ?? 0) });
  }
  return [...rows.values()];
}
