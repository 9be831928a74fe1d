import type { components } from '@cork-and-petal/sdk/schema';
import type { Database } from '../../postgres/database';
import type { Answer, Operations } from '../operation';
import type { Services } from '../../../start/services';
import { parseArea } from '../../../domain/location/area';
import { bannersAt } from '../../postgres/catalog/home-content.repository';
import { HomepageService } from '../../../application/catalog/homepage.service';
import { bannerToWire, homepageToWire } from '../catalog/homepage.wire';
import {
  type Alternative,
  alternativesTo,
  type KnownZipcode,
  servedZipcodesOf,
} from '../../postgres/location/zipcode.repository';
import { ZipcodeService } from '../../../application/location/zipcode.service';

/** Where the shop delivers, and what its landing pages show: wire in and out (BD-02, BD-15, BD-28, BD-29). */
export function locationOperations({ db }: Services): Operations {
  const zipcodes = new ZipcodeService(db);
  const homepage = new HomepageService(db, zipcodes);
  return {
    async getHomepage({ query }) {
      return homepageToWire(await homepage.show(parseArea(query)));
    },

    async lookUpZipcode({ query }) {
      return lookUpZipcode(db, zipcodes, query.zipcode);
    },

    async listServedPostcodes({ body }) {
      return { avaialbepostcodes: await servedZipcodesOf(db, body.city, body.state) };
    },

    async listBanners() {
      const banners = await bannersAt(db, ['desktop', 'mobile']);
      return {
        code: 1,
        desktop: banners.filter((banner) => banner.placement === 'desktop').map(bannerToWire),
        mobile: banners.filter((banner) => banner.placement === 'mobile').map(bannerToWire),
      };
    },
  };
}

/** 1 is served, 0 is not served and names alternatives, -1 is no zipcode of the shop's. */
async function lookUpZipcode(
  db: Database,
  zipcodes: ZipcodeService,
  typed: string,
): Promise<Answer<'lookUpZipcode'>> {
  const check = await zipcodes.check(typed);
  switch (check.kind) {
    case 'served':
      return { code: 1, message: 'Zipcode details fetched', data: locationsOf(check.zipcode) };
    case 'unserved':
      return {
        code: 0,
        message: check.message,
        data: (await alternativesTo(db, check.zipcode)).map(alternativeToWire),
      };
    case 'invalid':
      return { code: -1, ...(check.message !== undefined && { message: check.message }), data: [] };
  }
}

function locationsOf({ state, locationIds }: KnownZipcode): components['schemas']['ZipcodeLocation'][] {
  return locationIds.map((id) => ({ state, loc_id: String(id) }));
}

function alternativeToWire({
  zipcode,
  city,
  state,
  locationIds,
}: Alternative): components['schemas']['ZipcodeLocation'] {
  return { zipcode, city, state, loc_id: locationIds.join(',') };
}
