import { cutPage, type PageWish, type Pagination } from '../../domain/catalog/pagination';
import type { Database } from '../../adapters/postgres/database';
import {
  vendorProductIds,
  vendorProducts,
  type VendorProductRecord,
  type VendorShopCriteria,
} from '../../adapters/postgres/vendor/vendor-shop.repository';

export interface VendorShop {
  products: VendorProductRecord[];
  pagination: Pagination;
}

/** A page of what the vendor sells; undefined where there is no such vendor. */
export async function readVendorShop(
  db: Database,
  criteria: VendorShopCriteria,
  wish: PageWish,
): Promise<VendorShop | undefined> {
  const matching = await vendorProductIds(db, criteria);
  if (!matching) return undefined;
  const { ids, pagination } = cutPage(matching, wish);
  return { pagination, products: await vendorProducts(db, ids, criteria.vendorId, criteria.area) };
}
