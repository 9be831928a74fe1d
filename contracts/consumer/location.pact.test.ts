import { ShoppingPlace } from '../../src/domain/location/shopping-place';
import { refused } from '../../src/domain/shared/failure';
import { failed, ok } from '../../src/domain/shared/result';
import { area, newYork, newYorkQuery, placeIn, zipcode } from './samples/place';
import { listedCard, listedProduct } from './samples/product-card';
import { contract } from './support/contract';
import { eachLike, regex, someText, string } from './support/matchers';

const outcome = contract('location');
const getHomepage = outcome.with({ call: 'getHomepage' });

const locIds = (example: string) => regex('\\d+(,\\d+)*', example);
const banner = { imageurl: string('/media/banner.svg'), link: string('/store'), title: string('Autumn') };
const shownBanner = { imageUrl: '/media/banner.svg', link: '/store', title: 'Autumn', caption: null };

getHomepage('the home page of a served zipcode [BD-02] [API-02]', {
  given: 'zipcode 10001 is served',
  query: newYorkQuery,
  answer: {
    errorCode: 0,
    code: 1,
    banner: eachLike(banner),
    ads: eachLike(banner),
    categories: eachLike({ categoryName: string('Whiskey'), products: eachLike(listedProduct) }),
    topproduct: eachLike(listedProduct),
  },
  when: ({ homepages }) => homepages.homeFor(newYork),
  result: ok({
    banners: [shownBanner],
    ads: [shownBanner],
    sections: [{ category: 'Whiskey', products: [listedCard] }],
    topProducts: [listedCard],
    vendors: [],
    deliveries: [],
  }),
});

getHomepage('the home page before any zipcode is known [BD-02]', {
  given: 'zipcode 10001 is served',
  query: { zipcode: '', loc_id: '', courier_type: '' },
  answer: { errorCode: 0, code: 1, topproduct: eachLike(listedProduct) },
  when: ({ homepages }) => homepages.homeFor(ShoppingPlace.nowhere),
  result: ok({ banners: [], ads: [], sections: [], topProducts: [listedCard], vendors: [], deliveries: [] }),
});

getHomepage('the store that a zipcode belongs to [BD-02]', {
  given: 'zipcode 10001 is served',
  query: { zipcode: '10001' },
  answer: { errorCode: 0, zipcode: '10001', city: 'New York', state: 'NY', loc_id: locIds('11,12,13') },
  when: ({ homepages }) => homepages.serviceAreaAt('10001'),
  result: ok(area('10001', 'New York', 'NY', ['11', '12', '13'])),
});

getHomepage('an invalid zipcode, with a message [BD-02] [API-02]', {
  given: 'zipcode 99999 is invalid',
  query: { zipcode: '99999' },
  answer: { errorCode: 1, message: someText('99999 is not a valid zipcode.') },
  when: ({ homepages }) => homepages.serviceAreaAt('99999'),
  result: refused('99999 is not a valid zipcode.'),
});

getHomepage('an invalid zipcode, without a message [BD-02]', {
  given: 'zipcode 99999 is invalid',
  query: { zipcode: '00000' },
  answer: { errorCode: 1 },
  when: ({ homepages }) => homepages.serviceAreaAt('00000'),
  result: refused(''),
});

getHomepage('an invalid zipcode on the home page itself [BD-02]', {
  given: 'zipcode 99999 is invalid',
  query: { zipcode: '99999', loc_id: '', courier_type: '' },
  answer: { errorCode: 1, message: someText('99999 is not a valid zipcode.') },
  when: ({ homepages }) => homepages.homeFor(placeIn('99999', [])),
  result: refused('99999 is not a valid zipcode.'),
});

getHomepage('a zipcode that is not served on the home page [BD-02] [X-031]', {
  given: 'zipcode 59001 is not served',
  query: { zipcode: '59001', loc_id: '', courier_type: '' },
  answer: { errorCode: 1, message: someText('We are not currently serving the zipcode 59001') },
  when: ({ homepages }) => homepages.homeFor(placeIn('59001', [])),
  result: refused('We are not currently serving the zipcode 59001'),
});

getHomepage('nothing on the home page, with a message [BD-02] [API-02]', {
  given: 'zipcode 60601 is served but nothing is on the home page',
  query: { zipcode: '60601', loc_id: '61', courier_type: '' },
  answer: { errorCode: 0, code: -1, message: someText('There are no products in 60601 yet') },
  when: ({ homepages }) => homepages.homeFor(placeIn('60601', ['61'])),
  result: failed({ kind: 'nothing-to-show', message: 'There are no products in 60601 yet' }),
});

getHomepage('nothing on the home page, without a message [BD-02]', {
  given: 'zipcode 60601 is served but nothing is on the home page',
  params: { withoutMessage: true },
  query: { zipcode: '60601', loc_id: '61', courier_type: '' },
  answer: { errorCode: 0, code: -1 },
  when: ({ homepages }) => homepages.homeFor(placeIn('60601', ['61'])),
  result: failed({ kind: 'nothing-to-show', message: '' }),
});

outcome('banners for wide and for narrow screens [BD-29] [API-29]', {
  given: 'desktop and mobile banners exist',
  call: 'listBanners',
  answer: { desktop: eachLike(banner), mobile: eachLike(banner) },
  when: ({ homepages }) => homepages.banners(),
  result: ok({ desktop: [shownBanner], mobile: [shownBanner] }),
});

outcome('no banners [BD-29]', {
  given: 'no banners exist',
  call: 'listBanners',
  answer: { desktop: [], mobile: [] },
  when: ({ homepages }) => homepages.banners(),
  result: ok({ desktop: [], mobile: [] }),
});

outcome('the served zipcodes of a city [BD-15] [API-15]', {
  given: 'New York NY has served postcodes',
  call: 'listServedPostcodes',
  body: { city: 'New York', state: 'NY' },
  answer: { avaialbepostcodes: eachLike(regex('\\d{5}', '10001')) },
  when: ({ serviceAreas }) => serviceAreas.servedIn({ name: 'New York', state: 'NY' }),
  result: ok([zipcode('10001')]),
});

outcome('a city without served zipcodes [BD-15]', {
  given: 'Billings MT has no served postcodes',
  call: 'listServedPostcodes',
  body: { city: 'Billings', state: 'MT' },
  answer: { avaialbepostcodes: [] },
  when: ({ serviceAreas }) => serviceAreas.servedIn({ name: 'Billings', state: 'MT' }),
  result: ok([]),
});
