/** `home` banners stand on the store landing, the other two on the gate. */
export type BannerPlacement = 'home' | 'desktop' | 'mobile' | 'ad';

export interface Banner {
  placement: BannerPlacement;
  imageUrl: string;
  link: string;
  title: string;
}

/** A section of the store landing, before it is known which of its products are sold in the area. */
export interface HomeSection {
  name: string;
  productIds: number[];
}

export interface HomeContent {
  banners: Banner[];
  sections: HomeSection[];
  topProductId: number | null;
}
