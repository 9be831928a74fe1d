import type { Banner, BannerPlacement, HomeContent } from '../../domain/catalog/home-content';

export abstract class HomeContents {
  /** The contents of the home page, in one query: of them the zipcode itself and the vendors depend on the zipcode. */
  abstract read(zipcode: string | undefined): Promise<HomeContent>;

  /** The banners of some placements, in display order. */
  abstract bannersAt(placements: BannerPlacement[]): Promise<Banner[]>;
}
