import { Pagination } from '../../src/domain/catalog/pagination';
import { unavailable } from '../../src/domain/shared/failure';
import { ok } from '../../src/domain/shared/result';
import { newYork, newYorkQuery } from './samples/place';
import { foundCard, foundProduct } from './samples/product-card';
import { contract } from './support/contract';
import { eachLike, integer, someText } from './support/matchers';

const outcome = contract('search');

const page = { page: 1, limit: 20 };

const bourbonQuery = { q: 'bourbon', ...newYorkQuery, ...page };

outcome(
  'matching products [BD-07] [SRCH-12] [API-07] [ENT-08]',
  {
    given: 'products matching bourbon exist',
    call: 'searchProducts',
    query: bourbonQuery,
    answer: {
      products: eachLike(foundProduct),
      pagination: { current_page: 1, total_page: integer(2), total_records: integer(24) },
    },
  },
  async ({ catalog }) => {
    const answer = await catalog.search('bourbon', { page: 1, pageSize: 20 }, newYork);
    expect(answer).toEqual(ok({ products: [foundCard], pagination: Pagination.of(1, 2, 24) }));
  },
);

outcome(
  'a page after the last of the results [BD-07] [X-126]',
  {
    given: 'products matching bourbon exist',
    call: 'searchProducts',
    query: { ...bourbonQuery, page: 3 },
    answer: { products: [], pagination: { current_page: 3, total_page: 2, total_records: 24 } },
  },
  async ({ catalog }) => {
    const answer = await catalog.search('bourbon', { page: 3, pageSize: 20 }, newYork);
    expect(answer).toEqual(ok({ products: [], pagination: Pagination.of(3, 2, 24) }));
  },
);

outcome(
  'suggestions while typing [BD-07] [API-07]',
  {
    given: 'products matching bourbon exist',
    call: 'searchProducts',
    query: { q: 'bourbon' },
    answer: { products: eachLike(foundProduct) },
  },
  async ({ catalog }) => {
    expect(await catalog.suggest('bourbon')).toEqual(ok([foundCard]));
  },
);

outcome(
  'no matching products [BD-07]',
  {
    given: 'no product matches zzzz',
    call: 'searchProducts',
    query: { ...bourbonQuery, q: 'zzzz' },
    answer: { products: [], pagination: { current_page: 1, total_page: 0, total_records: 0 } },
  },
  async ({ catalog }) => {
    const answer = await catalog.search('zzzz', { page: 1, pageSize: 20 }, newYork);
    expect(answer).toEqual(ok({ products: [], pagination: Pagination.of(1, 0, 0) }));
  },
);

outcome(
  'no products for a blank term [BD-07]',
  {
    given: 'products matching bourbon exist',
    call: 'searchProducts',
    query: { ...bourbonQuery, q: '' },
    answer: { products: [], pagination: { current_page: 1, total_page: 0, total_records: 0 } },
  },
  async ({ catalog }) => {
    const answer = await catalog.search('', { page: 1, pageSize: 20 }, newYork);
    expect(answer).toEqual(ok({ products: [], pagination: Pagination.of(1, 0, 0) }));
  },
);

outcome(
  'a server fault with a detail [BD-07]',
  {
    given: 'a call fails on purpose',
    params: { operationId: 'searchProducts', kind: 'detail' },
    call: 'searchProducts',
    query: bourbonQuery,
    status: 500,
    answer: { detail: someText('The shelves are being counted') },
  },
  async ({ catalog }) => {
    const answer = await catalog.search('bourbon', { page: 1, pageSize: 20 }, newYork);
    expect(answer).toEqual(unavailable('fault', 'The shelves are being counted'));
  },
);

outcome(
  'a server fault without a detail [BD-07]',
  {
    given: 'a call fails on purpose',
    params: { operationId: 'searchProducts', kind: 'no-body' },
    call: 'searchProducts',
    query: bourbonQuery,
    status: 500,
  },
  async ({ catalog }) => {
    const answer = await catalog.search('bourbon', { page: 1, pageSize: 20 }, newYork);
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'unavailable', reason: 'fault' } });
  },
);
