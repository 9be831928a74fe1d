import { expect } from '@jest/globals';
import * as catalog from '../../sdk/examples/catalog';
import * as fulfilment from '../../sdk/examples/fulfilment';
import * as location from '../../sdk/examples/location';
import * as vendor from '../../sdk/examples/vendor';
import type { Scenario } from './scenario';

export const catalogScenarios: readonly Scenario[] = [
  {
    call: 'lookUpZipcode',
    given: 'zipcode 10001 is served',
    run: location.lookUpZipcode,
    result: ['NY: 11', 'NY: 12', 'NY: 13'],
  },
  {
    call: 'getHomepage',
    given: 'zipcode 10001 is served',
    run: location.getHomepage,
    result: ['Harbor Light Bourbon'],
  },
  {
    call: 'listServedPostcodes',
    given: 'New York NY has served postcodes',
    run: location.listServedPostcodes,
    result: ['10001', '10002'],
  },
  {
    call: 'listBanners',
    given: 'desktop and mobile banners exist',
    run: location.listBanners,
    result: ['/media/gate-wide.svg'],
  },
  {
    call: 'createCaptchaChallenge',
    given: 'the captcha is checked',
    run: location.createCaptchaChallenge,
    result: 'PBKDF2/SHA-256',
  },
  {
    call: 'searchProducts',
    given: 'products matching bourbon exist',
    run: catalog.searchProducts,
    result: { names: [1, 2, 3, 4, 5].map((number) => `Bourbon No. ${number}`), pages: 5 },
  },
  {
    call: 'listCategories',
    given: 'a category tree with three levels exists',
    run: catalog.listCategories,
    result: ['1017 ALL'],
  },
  {
    call: 'getProduct',
    given: 'product 101 with three sizes and three speeds exists',
    run: catalog.getProduct,
    result: [
      'Harbor Light Bourbon 750: $38.50',
      'Harbor Light Bourbon 375: $21.00',
      'Harbor Light Bourbon 1750: $79.00',
    ],
  },
  {
    call: 'listRecommendations',
    given: 'product 101 has recommendations',
    run: catalog.listRecommendations,
    result: ['Old Orchard Bourbon', 'Copper Kettle Bourbon'],
  },
  {
    call: 'listCategoryProducts',
    given: 'category 12 has 78 products',
    run: catalog.listCategoryProducts,
    result: 78,
  },
  {
    call: 'filterProducts',
    given: 'category 12 has 78 products',
    run: catalog.filterProducts,
    result: expect.arrayContaining(['Harbor Light Bourbon']),
  },
  {
    call: 'getVendor',
    given: 'vendor 1 has 45 products',
    run: vendor.getVendor,
    result: ['Hudson Cellars Chelsea: 2125550111'],
  },
  {
    call: 'filterVendorProducts',
    given: 'vendor 1 has 45 products',
    run: vendor.filterVendorProducts,
    result: { names: expect.arrayContaining(['Harbor Light Bourbon']), pages: 3 },
  },
  {
    call: 'listDeliverySpeeds',
    given: 'zipcode 10001 offers all speeds',
    run: fulfilment.listDeliverySpeeds,
    result: ['1 Hour Delivery: $9.99', 'Courier Delivery: $12.50', 'Store Pickup: $0.00', 'Delivery: $0.00'],
  },
  {
    call: 'getNextDeliveryDates',
    given: 'location 11 delivers from tomorrow with one holiday',
    run: fulfilment.getNextDeliveryDates,
    result: { from: '2030-06-02', holidays: ['2030-06-07'] },
  },
  {
    call: 'listDriverSlots',
    given: 'vendor location 11 has free driver slots on 2030-06-03',
    run: fulfilment.listDriverSlots,
    result: ['10:00-12:00', '12:00-14:00', '14:00-16:00', '16:00-18:00', '18:00-20:00'],
  },
];
