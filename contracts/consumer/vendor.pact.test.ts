import { refused, unavailable } from '../../src/domain/shared/failure';
import { failed, ok } from '../../src/domain/shared/result';
import { VendorProductQuery } from '../../src/domain/vendor/vendor-product-query';
import { newYork } from './samples/place';
import { hudsonCellars, shownHudsonCellars, shownProduct, shownShop } from './samples/vendor';
import { contract } from './support/contract';
import { integer, someText } from './support/matchers';

const outcome = contract('vendor');
const getVendor = outcome.with({ call: 'getVendor' });
const filterVendorProducts = outcome.with({ call: 'filterVendorProducts' });

const { zipcode } = newYork;
if (!zipcode) throw new Error('New York has a zipcode.');
const visitTo = (vendorId: string) => ({ vendorId, zipcode });
const question = (vendor_id: string, page_no = 1) => ({ vendor_id, zipcode: '10001', page_no, limit: '20' });

const everything = VendorProductQuery.everything;
const NOT_FOUND = 'Vendor not found.';
const notFound = { status: 'false', message: someText(NOT_FOUND) };

getVendor(
  'a full profile with the first of three pages [BD-17] [API-17] [ENT-19] [ENT-20] [ENT-21] [ENT-22]',
  {
    given: 'vendor 1 has 45 products',
    body: question('1'),
    answer: { status: 'true', ...hudsonCellars, products: shownShop(3) },
    when: ({ vendors }) => vendors.vendor(visitTo('1'), 1),
    result: ok({ profile: shownHudsonCellars, productPage: { products: [shownProduct], totalPages: 3 } }),
  },
);

getVendor('nothing about the vendor [BD-17] [DEMO-13]', {
  given: 'vendor 3 has no about information',
  body: question('3'),
  answer: {
    status: 'true',
    vendor_info: [{ vendor_name: someText('Garden State Spirits') }],
    about_vendor: [],
    reviews: [],
    delivery_information: [],
  },
  when: ({ vendors }) => vendors.vendor(visitTo('3'), 1),
  resultLike: { ok: true, value: { profile: { about: null, reviews: [], address: '' } } },
});

getVendor('no vendor data [BD-17] [DEMO-15]', {
  given: 'vendor 4 has no vendor info',
  body: question('4'),
  answer: { status: 'true', vendor_info: [] },
  when: ({ vendors }) => vendors.vendor(visitTo('4'), 1),
  result: failed({ kind: 'no-data' }),
});

getVendor('an unknown vendor [BD-17] [DEMO-14]', {
  given: 'vendor 999 does not exist',
  body: question('999'),
  answer: notFound,
  when: ({ vendors }) => vendors.vendor(visitTo('999'), 1),
  result: refused(NOT_FOUND),
});

getVendor('a server fault while the vendor is loaded [BD-17]', {
  given: 'a call fails on purpose',
  params: { operationId: 'getVendor', kind: 'detail' },
  body: question('1'),
  status: 500,
  answer: { detail: someText('The cellar is locked') },
  when: ({ vendors }) => vendors.vendor(visitTo('1'), 1),
  result: unavailable('fault', 'The cellar is locked'),
});

const all = { size: [], price_range: [] };

filterVendorProducts('a later page of products [BD-16] [API-16]', {
  given: 'vendor 1 has 45 products',
  body: { ...question('1', 2), ...all },
  answer: { status: 'true', ...shownShop(3) },
  when: ({ vendors }) => vendors.productPage(visitTo('1'), everything.onPage(2)),
  result: ok({ products: [shownProduct], totalPages: 3 }),
});

filterVendorProducts('a page after the last of a vendor’s products [BD-16] [X-126]', {
  given: 'vendor 1 has 45 products',
  body: { ...question('1', 4), ...all },
  answer: { status: 'true', data: [], pagination: { total_pages: 3 } },
  when: ({ vendors }) => vendors.productPage(visitTo('1'), everything.onPage(4)),
  result: ok({ products: [], totalPages: 3 }),
});

filterVendorProducts('products of either size in a price range [BD-16] [X-127]', {
  given: 'vendor 1 has 45 products',
  body: { ...question('1'), size: ['375', '750'], price_range: ['25-50'] },
  answer: { status: 'true', ...shownShop(integer(1)) },
  when: ({ vendors }) =>
    vendors.productPage(
      visitTo('1'),
      everything.toggled('size', '750').toggled('size', '375').toggled('price', '25-50'),
    ),
  result: ok({ products: [shownProduct], totalPages: 1 }),
});

filterVendorProducts('no products of that size and price [BD-16]', {
  given: 'vendor 1 has no product of size 1750 in $100-$150',
  body: { ...question('1'), size: ['1750'], price_range: ['100-150'] },
  answer: { status: 'true', data: [], pagination: { total_pages: 0 } },
  when: ({ vendors }) =>
    vendors.productPage(visitTo('1'), everything.toggled('size', '1750').toggled('price', '100-150')),
  result: ok({ products: [], totalPages: 0 }),
});

filterVendorProducts('the products of an unknown vendor [BD-16]', {
  given: 'vendor 999 does not exist',
  body: { ...question('999'), ...all },
  answer: notFound,
  when: ({ vendors }) => vendors.productPage(visitTo('999'), everything),
  result: refused(NOT_FOUND),
});

filterVendorProducts('a server fault while the products are loaded [BD-16]', {
  given: 'a call fails on purpose',
  params: { operationId: 'filterVendorProducts', kind: 'no-body' },
  body: { ...question('1'), ...all },
  status: 500,
  when: ({ vendors }) => vendors.productPage(visitTo('1'), everything),
  resultLike: { ok: false, failure: { kind: 'unavailable', reason: 'fault' } },
});
