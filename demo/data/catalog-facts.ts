import { eq } from 'drizzle-orm';
import type { Transaction } from '../../backend/src/adapters/postgres/database';
import { locations, products, variants, vendors } from '../../backend/src/adapters/postgres/schema';

interface VariantFacts {
  readonly productId: number;
  readonly productName: string;
  readonly bottleSize: string;
}

interface LocationFacts {
  readonly vendorName: string;
  readonly state: string;
  readonly starCategory: number | null;
}

/** What past orders and wallets repeat of the catalogue. */
export interface CatalogFacts {
  readonly variant: (id: number) => VariantFacts;
  readonly location: (id: number) => LocationFacts;
}

export async function readCatalogFacts(tx: Transaction): Promise<CatalogFacts> {
  const { id, productId, bottleSize } = variants;
  const ofVariants = await tx
    .select({ id, productId, bottleSize, productName: products.name })
    .from(variants)
    .innerJoin(products, eq(products.id, productId));
  const ofLocations = await tx
    .select({ id: locations.id, state: locations.state, starCategory: locations.starCategory, vendorName: vendors.name })
    .from(locations)
    .innerJoin(vendors, eq(vendors.id, locations.vendorId));
  return { variant: find('variant', ofVariants), location: find('location', ofLocations) };
}

function find<Row extends { readonly id: number }>(what: string, rows: readonly Row[]): (id: number) => Row {
  const known = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    const row = known.get(id);
    if (row === undefined) throw new Error(`The demo's catalogue has no ${what} ${id}, which past orders name.`);
    return row;
  };
}
