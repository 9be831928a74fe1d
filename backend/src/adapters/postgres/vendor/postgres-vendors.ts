import { type VendorProfile } from '../../../domain/vendor/vendor-profile';
import { sql } from 'drizzle-orm';
import { prepared } from '../prepared';
import type { Vendors } from '../../../application/vendor/vendors.port';
import type { Connection } from '../repository-registry';

export class PostgresVendors implements Vendors {
  constructor(private readonly db: Connection) {}

  async find(id: number): Promise<VendorProfile | undefined> {
    const [vendor] = await prepared<VendorProfile>(
      this.db,
      sql`
    select vendor.info, vendor.about, vendor.delivery_information as "deliveryInformation",
      (select coalesce(json_agg(json_build_object('title', r.title, 'detail', r.detail, 'nickname', r.nickname,
          'rating', r.rating, 'date', r.date) order by r.date desc, r.id), '[]')
       from vendor_reviews r where r.vendor_id = vendor.id) as reviews
    from vendors vendor where vendor.id = ${id}`,
    );
    return vendor;
  }
}
