import { orThrow } from '@cork-and-petal/sdk/errors';
import { example } from './example';

/** The locations that deliver to a zipcode; product calls take them as one comma-separated text, `11,12,13`. */
export const lookUpZipcode = example({
  given: 'zipcode 10001 is served',
  async run(shop) {
    const { data } = orThrow(await shop.lookUpZipcode({ query: { zipcode: '10001' } }));
    return data.data.map(({ state, loc_id }) => `${state}: ${loc_id}`);
  },
  result: ['NY: 11', 'NY: 12', 'NY: 13'],
});

/** The home page of a zipcode. */
export const getHomepage = example({
  given: 'zipcode 10001 is served',
  async run(shop) {
    const { data } = orThrow(await shop.getHomepage({ query: { zipcode: '10001' } }));
    return data.topproduct?.map(({ name }) => name) ?? [];
  },
  result: ['Harbor Light Bourbon'],
});

/** The zipcodes of a city that are served. */
export const listServedPostcodes = example({
  given: 'New York NY has served postcodes',
  async run(shop) {
    const { data } = orThrow(await shop.listServedPostcodes({ body: { city: 'New York', state: 'NY' } }));
    return data.avaialbepostcodes;
  },
  result: ['10001', '10002'],
});

/** The banners of the entry gate for wide screens. */
export const listBanners = example({
  given: 'desktop and mobile banners exist',
  async run(shop) {
    const { data } = orThrow(await shop.listBanners());
    return data.desktop.map(({ imageurl }) => imageurl);
  },
  result: ['/media/gate-wide.svg'],
});

/** A challenge for the browser to solve; the solution is good for one call, sent as `X-Captcha-Solution`. */
export const createCaptchaChallenge = example({
  given: 'the captcha is checked',
  async run(shop) {
    const { data } = orThrow(await shop.createCaptchaChallenge());
    return data.parameters.algorithm;
  },
  result: 'PBKDF2/SHA-256',
});
