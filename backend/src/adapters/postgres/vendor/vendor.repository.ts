import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { prepared } from '../prepared';
import type { ProductReview } from '../schema/catalog';
import type { AboutVendor, VendorInfo } from '../schema/vendor';

export interface VendorRecord {
  /** null: the vendor exists but says nothing of itself (DEMO-15). */
  info: VendorInfo | null;
  about: AboutVendor | null;
  deliveryInformation: string | null;
  /** The newest first. */
  reviews: ProductReview[];
}

/** A vendor with all that its page says of it, in one query. */
export async function findVendor(db: Database, id: number): Promise<VendorRecord | undefined> {
  const [vendor] = await prepared<VendorRecord>(
    db,
    sql`
    select vendor.info, vendor.about, vendor.delivery_information as "deliveryInformation",
      (select coalesce(json_agg(json_build_object('title', r.title, 'detail', r.detail, 'nickname', r.nickname,
          'rating', r.rating, 'date', r.date) order by r.date desc, r.id), '[]')
       from vendor_reviews r where r.vendor_id = vendor.id) as reviews
    from vendors vendor where vendor.id = ${id}`,
  );
  return vendor;
}
