import type { VendorProfile } from '../../domain/vendor/vendor-profile';

export abstract class Vendors {
  /** A vendor with everything on its page, in one query. */
  abstract find(id: number): Promise<VendorProfile | undefined>;
}
