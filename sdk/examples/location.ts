import type { ShopClient } from '@cork-and-petal/sdk';
import { orThrow } from '@cork-and-petal/sdk/errors';

/** The locations that deliver to a zipcode; product calls take them as one comma-separated text, `11,12,13`. */
export async function lookUpZipcode(shop: ShopClient) {
  const { data } = orThrow(await shop.lookUpZipcode({ query: { zipcode: '10001' } }));
  return data.data.map(({ state, loc_id }) => `${state}: ${loc_id}`);
}

/** The home page of a zipcode. */
export async function getHomepage(shop: ShopClient) {
  const { data } = orThrow(await shop.getHomepage({ query: { zipcode: '10001' } }));
  return data.topproduct?.map(({ name }) => name) ?? [];
}

/** The zipcodes of a city that are served. */
export async function listServedPostcodes(shop: ShopClient) {
  const { data } = orThrow(await shop.listServedPostcodes({ body: { city: 'New York', state: 'NY' } }));
  return data.avaialbepostcodes;
}

/** The banners of the entry gate for wide screens. */
export async function listBanners(shop: ShopClient) {
  const { data } = orThrow(await shop.listBanners());
  return data.desktop.map(({ imageurl }) => imageurl);
}

/** A challenge for the browser to solve; the solution is good for one call, sent as `X-Captcha-Solution`. */
export async function createCaptchaChallenge(shop: ShopClient) {
  const { data } = orThrow(await shop.createCaptchaChallenge());
  return data.parameters.algorithm;
}
