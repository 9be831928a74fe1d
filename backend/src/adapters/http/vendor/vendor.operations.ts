import type { Database } from '../../postgres/database';
import type { Answer, Call, Operations } from '../operation';
import { parseId } from '../../../domain/shared/ids';
import { parseArea } from '../../../domain/location/area';
import type { Services } from '../../../start/services';
import { parsePageWish, parseRanges } from './vendor-shop-request';
import { readVendorShop } from '../../../application/vendor/vendor-shop.service';
import { findVendor } from '../../postgres/vendor/vendor.repository';
import { shopToWire, vendorToWire } from './vendor.wire';

const NOT_FOUND = { status: 'false', message: 'Vendor not found' } as const;
const UNKNOWN_RANGE = {
  status: 'false',
  message: 'price_range holds a range that the shop does not know',
} as const;

/** The vendor page's calls: wire in and out (BD-16, BD-17). */
export function vendorOperations({ db }: Services): Operations {
  return {
    getVendor: (call) => getVendor(db, call),
    filterVendorProducts: (call) => filterVendorProducts(db, call),
  };
}

async function getVendor(db: Database, { body }: Call<'getVendor'>): Promise<Answer<'getVendor'>> {
  const vendorId = parseId(body.vendor_id);
  if (vendorId === undefined) return NOT_FOUND;
  const everything = { vendorId, area: parseArea({ zipcode: body.zipcode }), sizes: [], bands: [] };
  const [vendor, shop] = await Promise.all([
    findVendor(db, vendorId),
    readVendorShop(db, everything, parsePageWish(body)),
  ]);
  return vendor && shop ? vendorToWire(vendor, shop) : NOT_FOUND;
}

async function filterVendorProducts(
  db: Database,
  { body }: Call<'filterVendorProducts'>,
): Promise<Answer<'filterVendorProducts'>> {
  const vendorId = parseId(body.vendor_id);
  if (vendorId === undefined) return NOT_FOUND;
  const bands = parseRanges(body.price_range);
  if (!bands) return UNKNOWN_RANGE;
  const criteria = { vendorId, area: parseArea({ zipcode: body.zipcode }), sizes: body.size ?? [], bands };
  const shop = await readVendorShop(db, criteria, parsePageWish(body));
  return shop ? { status: 'true', ...shopToWire(shop) } : NOT_FOUND;
}
