import type { Banner, BannerPlacement, HomeContent } from '../../domain/catalog/home-content';

export abstract class HomeContents {
  /** The contents of the home page of any area, in one query. */
  abstract read(): Promise<HomeContent>;

  /** The banners of some placements, in display order. */
  abstract bannersAt(placements: BannerPlacement[]): Promise<Banner[]>;
}
