import type { Review } from '../shared/review';

export interface VendorProfile {
  /** null: the vendor exists, but has no profile (DEMO-15). */
  info: VendorInfo | null;
  about: AboutVendor | null;
  deliveryInformation: string | null;
  /** Newest first. */
  reviews: Review[];
}

/** The vendor's banner; which fields are present differs by vendor (DEMO-12). */
export interface VendorInfo {
  vendor_name?: string;
  vendor_image_url?: string;
  website?: string;
  vendor_website?: string;
  website_url?: string;
  vendor_phone?: string;
  phone?: string;
}

/** The About tab of a vendor. */
export interface AboutVendor {
  loc_name?: string;
  formatted_address?: string;
  loc_address?: string;
  loc_city?: string;
  loc_state?: string;
  loc_postcode?: string;
  loc_phone?: string;
  description?: string;
}
