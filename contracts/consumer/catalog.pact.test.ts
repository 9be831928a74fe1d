import { Category } from '../../src/domain/catalog/category';
import { ListingQuery } from '../../src/domain/catalog/listing-query';
import { Pagination } from '../../src/domain/catalog/pagination';
import { ShoppingPlace } from '../../src/domain/location/shopping-place';
import { ok } from '../../src/domain/shared/result';
import { emptyListing, listedPage, listing, listingBeyond, pageBeyond, somePage } from './samples/listing';
import { newYork, newYorkQuery } from './samples/place';
import { contract } from './support/contract';
import { refusing } from './support/answers';
import { arrayContaining, someText } from './support/matchers';

const outcome = contract('catalog');
const listCategoryProducts = outcome.with({ call: 'listCategoryProducts' });
const filterProducts = outcome.with({ call: 'filterProducts' });

outcome('a tree of three levels [BD-08] [API-08] [ENT-07]', {
  given: 'a category tree with three levels exists',
  call: 'listCategories',
  query: { courier_type: '' },
  answer: {
    code: 1,
    data: arrayContaining({
      category_id: '1017',
      category_name: someText('ALL'),
      children: arrayContaining({
        category_id: '12',
        category_name: someText('Whiskey'),
        children: arrayContaining({ category_id: '12', category_name: 'Shop All', children: [] }),
      }),
    }),
  },
  when: ({ catalog }) => catalog.categories(ShoppingPlace.nowhere),
  result: ok([
    Category.of({
      id: '1017',
      name: 'ALL',
      imageUrl: null,
      children: [
        {
          id: '12',
          name: 'Whiskey',
          imageUrl: null,
          children: [{ id: '12', name: 'Shop All', imageUrl: null, children: [] }],
        },
      ],
    }),
  ]),
});

outcome('no categories [BD-08]', {
  given: 'no categories exist',
  call: 'listCategories',
  query: { courier_type: '' },
  ...refusing('There are no categories yet.'),
  when: ({ catalog }) => catalog.categories(ShoppingPlace.nowhere),
});

const page = { page: 1, limit: 20 };

listCategoryProducts('the first page of 78 products [BD-11] [API-11] [ENT-09] [ENT-11] [ENT-15] [ENT-16]', {
  given: 'category 12 has 78 products',
  query: { catid: '12', ...newYorkQuery, ...page },
  answer: listedPage(4, 78),
  when: ({ catalog }) => catalog.list(ListingQuery.of('12'), newYork),
  result: ok(listing(4, 78)),
});

listCategoryProducts('a page after the last of a category [BD-11] [X-126]', {
  given: 'category 12 has 78 products',
  query: { catid: '12', ...newYorkQuery, ...page, page: 5 },
  answer: pageBeyond(5, 4, 78),
  when: ({ catalog }) => catalog.list(ListingQuery.of('12').onPage(5), newYork),
  result: ok(listingBeyond(5, 4, 78)),
});

listCategoryProducts('an empty category, with a message [BD-11]', {
  given: 'category 40 is empty with a message',
  query: { catid: '40', ...newYorkQuery, ...page },
  answer: { code: 1, products: [], message: someText('The next shipment arrives on Friday') },
  when: ({ catalog }) => catalog.list(ListingQuery.of('40'), newYork),
  result: ok({ ...emptyListing('The next shipment arrives on Friday'), pagination: Pagination.none }),
});

listCategoryProducts('an empty category, without a message [BD-11]', {
  given: 'category 41 is empty without a message',
  query: { catid: '41', ...newYorkQuery, ...page },
  answer: { code: 1, products: [], pagination: { current_page: 1, total_page: 0, total_records: 0 } },
  when: ({ catalog }) => catalog.list(ListingQuery.of('41'), newYork),
  result: ok(emptyListing('')),
});

listCategoryProducts('products with a code other than 1 [BD-11]', {
  given: 'category 42 answers code -1 with its products',
  query: { catid: '42', ...newYorkQuery, ...page },
  answer: { ...somePage, code: -1 },
  when: ({ catalog }) => catalog.list(ListingQuery.of('42'), newYork),
  result: ok({ ...listing(1, 1), isAccepted: false }),
});

const NO_CATEGORY = 'This category does not exist.';

listCategoryProducts('no such category [BD-11]', {
  given: 'category 99 does not exist',
  query: { catid: '99', ...newYorkQuery, ...page },
  answer: { code: -1, message: someText(NO_CATEGORY), products: [], filters: {} },
  when: ({ catalog }) => catalog.list(ListingQuery.of('99'), newYork),
  result: ok({ ...emptyListing(NO_CATEGORY), pagination: Pagination.none, isAccepted: false }),
});

const filterBody = { parent_category_id: '12', ...newYorkQuery, ...page };

filterProducts('products of a type, a price and a size, cheapest first [BD-12] [API-12] [ENT-17]', {
  given: 'category 12 has 78 products',
  body: { ...filterBody, catid: ['122'], priceranges: ['under500'], size: ['750'], sort_by: 'price_asc' },
  answer: somePage,
  when: ({ catalog }) =>
    catalog.list(
      ListingQuery.of('12')
        .toggled('type', '122')
        .toggled('price', 'under500')
        .toggled('size', '750')
        .sortedBy('price_asc'),
      newYork,
    ),
  result: ok(listing(1, 1)),
});

filterProducts('a category in another order [BD-12]', {
  given: 'category 12 has 78 products',
  body: { ...filterBody, catid: ['12'], priceranges: [], size: [], sort_by: 'name_desc' },
  answer: listedPage(4, 78),
  when: ({ catalog }) => catalog.list(ListingQuery.of('12').sortedBy('name_desc'), newYork),
  result: ok(listing(4, 78)),
});

filterProducts('a page after the last of a category in another order [BD-12] [X-126]', {
  given: 'category 12 has 78 products',
  body: { ...filterBody, catid: ['12'], priceranges: [], size: [], sort_by: 'name_desc', page: 5 },
  answer: pageBeyond(5, 4, 78),
  when: ({ catalog }) => catalog.list(ListingQuery.of('12').sortedBy('name_desc').onPage(5), newYork),
  result: ok(listingBeyond(5, 4, 78)),
});

filterProducts('no products of that size and price [BD-12]', {
  given: 'no product matches size 1750 and under500 in category 12',
  body: { ...filterBody, catid: ['12'], priceranges: ['under500'], size: ['1750'], sort_by: '' },
  answer: { code: 1, products: [], pagination: { current_page: 1, total_page: 0, total_records: 0 } },
  when: ({ catalog }) =>
    catalog.list(ListingQuery.of('12').toggled('price', 'under500').toggled('size', '1750'), newYork),
  result: ok(emptyListing('')),
});

const UNKNOWN_RANGE = 'priceranges contains an unknown price range.';

filterProducts('an unknown price range [BD-12]', {
  given: 'category 12 has 78 products',
  body: { ...filterBody, catid: ['12'], priceranges: ['under5'], size: [], sort_by: '' },
  answer: { code: -1, message: someText(UNKNOWN_RANGE), products: [], filters: {} },
  when: ({ catalog }) => catalog.list(ListingQuery.of('12').toggled('price', 'under5'), newYork),
  result: ok({ ...emptyListing(UNKNOWN_RANGE), pagination: Pagination.none, isAccepted: false }),
});
