import type { Zipcode } from '../location/zipcode';

/** `home` banners and ads are on the store home, `desktop` and `mobile` banners on the entry gate. */
export type BannerPlacement = 'home' | 'desktop' | 'mobile' | 'ad';

/** Text over the picture; the tone is the picture's. */
export interface BannerCaption {
  eyebrow: string | null;
  text: string | null;
  action: string | null;
  tone: 'light' | 'dark';
}

export interface Banner {
  placement: BannerPlacement;
  imageUrl: string;
  link: string;
  title: string;
  caption: BannerCaption | null;
}

/** A section of the store home, before its products are restricted to the area. */
export interface HomeSection {
  name: string;
  productIds: number[];
}

/** A vendor with a profile, and the place of its location that serves the area. */
export interface HomeVendor {
  id: number;
  name: string;
  imageUrl: string | null;
  city: string;
  state: string;
}

export interface HomeContent {
  /** null if it is unknown, or none was asked for. */
  zipcode: Zipcode | null;
  banners: Banner[];
  sections: HomeSection[];
  topProductId: number | null;
  /** By name; none without a zipcode. */
  vendors: HomeVendor[];
}
