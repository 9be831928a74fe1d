import type { Review } from '../shared/review';

export interface VendorProfile {
  /** null: the vendor exists, but has no profile (DEMO-15). */
  info: VendorInfo | null;
  about: AboutVendor | null;
  deliveryInformation: string | null;
  /** Newest first. */
  reviews: Review[];
}

/**
 * The vendor's banner; which fields are present differs by vendor (DEMO-12). A website and a telephone may be given in
 * several fields (ENT-19), and the first that is present counts.
 */
export interface VendorInfo {
  name?: string;
  imageUrl?: string;
  website?: string;
  vendorWebsite?: string;
  websiteUrl?: string;
  vendorTelephone?: string;
  telephone?: string;
}

/** The About tab of a vendor: one of its locations (ENT-20). */
export interface AboutVendor {
  locationName?: string;
  formattedAddress?: string;
  street?: string;
  city?: string;
  state?: string;
  zipcode?: string;
  telephone?: string;
  description?: string;
}
