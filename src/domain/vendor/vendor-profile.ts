import type { Review } from '../shared/review';
import type { Website } from './website';

/** The profile on the vendor page; fields that the vendor leaves out are empty (ENT-19 to ENT-21). */
export interface VendorProfile {
  readonly name: string;
  readonly logoUrl: string;
  readonly website: Website | null;
  readonly phone: string;
  readonly address: string;
  /** Null if there is no information (ERR-09). */
  readonly about: AboutVendor | null;
  readonly reviews: readonly Review[];
  readonly deliveryLines: readonly string[];
}

export interface AboutVendor {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly lines: readonly string[];
}
