import type { VendorProfile } from '../../domain/vendor/vendor-profile';

export abstract class Vendors {
  /** A vendor with all that its page says of it, in one query. */
  abstract find(id: number): Promise<VendorProfile | undefined>;
}
