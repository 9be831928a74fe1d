import type { components } from '@cork-and-petal/sdk/schema';
import type { NextDelivery } from '../../../application/catalog/next-deliveries.port';
import type { HomePage } from '../../../application/catalog/show-home-page';
import type { Banner, BannerCaption, HomeVendor } from '../../../domain/catalog/home-content';
import type { Zipcode } from '../../../domain/location/zipcode';
import { listedToWire } from './listing.wire';

type Wire = components['schemas'];

/** One object for all answers; the third one, with errorCode 1, is a refusal. */
export function homePageToWire(page: HomePage): Wire['HomePage'] {
  switch (page.kind) {
    case 'empty':
      return { errorCode: 0, code: -1, ...optionalMessage(page.message), ...storeInfo(page.zipcode) };
    case 'shown':
      return {
        errorCode: 0,
        code: 1,
        ...storeInfo(page.zipcode),
        banner: page.banners.filter((banner) => banner.placement === 'home').map(bannerToWire),
        ads: page.banners.filter((banner) => banner.placement === 'ad').map(bannerToWire),
        categories: page.sections.map(({ name, products }) => ({
          categoryName: name,
          products: products.map(listedToWire),
        })),
        topproduct: page.top.map(listedToWire),
        vendors: page.vendors.map(vendorToWire),
        deliveries: page.deliveries.map(deliveryToWire),
      };
  }
}

export function bannerToWire({ imageUrl, link, title, caption }: Banner): Wire['Banner'] {
  return { imageurl: imageUrl, link, title, ...(caption && { caption: captionToWire(caption) }) };
}

const vendorToWire = ({ id, name, imageUrl, city, state }: HomeVendor): Wire['HomeVendor'] => ({
  id: String(id),
  name,
  ...(imageUrl && { imageurl: imageUrl }),
  city,
  state,
});

const deliveryToWire = ({ speed, date, daysAhead, until }: NextDelivery): Wire['HomeDelivery'] => ({
  type: speed,
  delivery_date: date,
  days_ahead: daysAhead,
  ...(until && { until }),
});

function captionToWire({ eyebrow, text, action, tone }: BannerCaption): Wire['BannerCaption'] {
  return { ...(eyebrow && { eyebrow }), ...(text && { text }), ...(action && { action }), tone };
}

/** Omitted without a message, so that the screen shows its default text. */
function optionalMessage(message: string | undefined): { message?: string } {
  return message === undefined ? {} : { message };
}

function storeInfo(zipcode: Zipcode | undefined) {
  if (!zipcode) return { zipcode: '', city: '', state: '', loc_id: '' };
  return {
    zipcode: zipcode.zipcode,
    city: zipcode.city,
    state: zipcode.state,
    loc_id: zipcode.locationIds.join(','),
  };
}
