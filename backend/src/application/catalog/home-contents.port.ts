import type { Banner, BannerPlacement, HomeContent } from '../../domain/catalog/home-content';

export abstract class HomeContents {
  /** All that stands on the home page of any area, in one query. */
  abstract read(): Promise<HomeContent>;

  /** The banners of some places, in their order. */
  abstract bannersAt(placements: BannerPlacement[]): Promise<Banner[]>;
}
