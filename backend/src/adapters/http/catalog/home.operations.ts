import { HomeContents } from '../../../application/catalog/home-contents.port';
import type { NextDeliveries } from '../../../application/catalog/next-deliveries.port';
import { ProductCards } from '../../../application/catalog/product-cards.port';
import { ShowHomePage } from '../../../application/catalog/show-home-page';
import { LookUpZipcode } from '../../../application/location/look-up-zipcode';
import { Zipcodes } from '../../../application/location/zipcodes.port';
import { parseArea } from '../location/parse-area';
import type { Operations } from '../operation';
import type { Services } from '../services';
import { bannerToWire, homePageToWire } from './home-page.wire';

/** The store home, and the banners of the entry gate: BD-02, BD-29. */
export function homeOperations({ data }: Services, deliveries: NextDeliveries): Operations {
  const contents = data.get(HomeContents);
  const zipcodes = new LookUpZipcode(data.get(Zipcodes));
  const homePage = new ShowHomePage(contents, data.get(ProductCards), zipcodes, deliveries);
  return {
    getHomepage: async ({ query }) => homePageToWire(await homePage.execute(parseArea(query))),
    async listBanners() {
      const banners = await contents.bannersAt(['desktop', 'mobile']);
      return {
        code: 1,
        desktop: banners.filter((banner) => banner.placement === 'desktop').map(bannerToWire),
        mobile: banners.filter((banner) => banner.placement === 'mobile').map(bannerToWire),
      };
    },
  };
}
