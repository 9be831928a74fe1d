import type { components } from '@cork-and-petal/sdk/schema';
import { listedToWire } from './listing.wire';
import type { Banner } from '../../postgres/catalog/home-content.repository';
import type { HomePage } from '../../../application/catalog/homepage.service';
import type { KnownZipcode } from '../../postgres/location/zipcode.repository';

type Wire = components['schemas'];

/** One object for the three answers; with errorCode 1 there is only the message. */
export function homepageToWire(page: HomePage): Wire['HomePage'] {
  switch (page.kind) {
    case 'refused':
      return { errorCode: 1, code: -1, ...said(page.message) };
    case 'empty':
      return { errorCode: 0, code: -1, ...said(page.message), ...storeInfo(page.zipcode) };
    case 'shown':
      return {
        errorCode: 0,
        code: 1,
        ...storeInfo(page.zipcode),
        banner: page.banners.filter((banner) => banner.placement === 'home').map(bannerToWire),
        ads: page.banners.filter((banner) => banner.placement === 'ad').map(bannerToWire),
        categories: page.shelves.map(({ name, products }) => ({
          categoryName: name,
          products: products.map(listedToWire),
        })),
        topproduct: page.top.map(listedToWire),
      };
  }
}

export function bannerToWire({ imageUrl, link, title }: Banner): Wire['Banner'] {
  return { imageurl: imageUrl, link, title };
}

/** Absent without a message: then the screen shows its own text. */
function said(message: string | undefined): { message?: string } {
  return message === undefined ? {} : { message };
}

function storeInfo(zipcode: KnownZipcode | undefined) {
  if (!zipcode) return { zipcode: '', city: '', state: '', loc_id: '' };
  return {
    zipcode: zipcode.zipcode,
    city: zipcode.city,
    state: zipcode.state,
    loc_id: zipcode.locationIds.join(','),
  };
}
