import { Pagination } from '../../src/domain/catalog/pagination';
import { unavailable } from '../../src/domain/shared/failure';
import { ok } from '../../src/domain/shared/result';
import type { ProviderState } from '../states';
import { newYork, newYorkQuery } from './samples/place';
import { foundCard, foundProduct } from './samples/product-card';
import { contract } from './support/contract';
import { tooOftenForShell } from './support/answers';
import { eachLike, integer, someText } from './support/matchers';

const outcome = contract('search', { call: 'searchProducts' });

const BOURBON: ProviderState = 'products matching bourbon exist';

const page = { page: 1, limit: 20 };

const bourbonQuery = { q: 'bourbon', ...newYorkQuery, ...page };

outcome('matching products [BD-07] [SRCH-12] [API-07] [ENT-08]', {
  given: BOURBON,
  query: bourbonQuery,
  answer: {
    products: eachLike(foundProduct),
    pagination: { current_page: 1, total_page: integer(2), total_records: integer(24) },
  },
  when: ({ catalog }) => catalog.search('bourbon', { page: 1, pageSize: 20 }, newYork),
  result: ok({ products: [foundCard], pagination: Pagination.of(1, 2, 24), areSimilar: false }),
});

const withoutProducts: [string, ProviderState, { q: string; page: number }, [number, number]][] = [
  ['a page after the last of the results [BD-07] [X-126]', BOURBON, { q: 'bourbon', page: 3 }, [2, 24]],
  ['no matching products [BD-07]', 'no product matches zzzz', { q: 'zzzz', page: 1 }, [0, 0]],
  ['no products for a blank term [BD-07]', BOURBON, { q: '', page: 1 }, [0, 0]],
];

for (const [title, given, asked, [pages, records]] of withoutProducts) {
  outcome(title, {
    given,
    query: { ...bourbonQuery, ...asked },
    answer: {
      products: [],
      pagination: { current_page: asked.page, total_page: pages, total_records: records },
    },
    when: ({ catalog }) => catalog.search(asked.q, { page: asked.page, pageSize: 20 }, newYork),
    result: ok({
      products: [],
      pagination: Pagination.of(asked.page, pages, records),
      areSimilar: false,
    }),
  });
}

outcome('suggestions while typing [BD-07] [API-07]', {
  given: BOURBON,
  query: { q: 'bourbon' },
  answer: { products: eachLike(foundProduct) },
  when: ({ catalog }) => catalog.suggest('bourbon'),
  result: ok([foundCard]),
});

outcome('too many searches in a minute [BD-07, BDG-06]', {
  ...tooOftenForShell,
  query: bourbonQuery,
  when: ({ catalog }) => catalog.search('bourbon', { page: 1, pageSize: 20 }, newYork),
});

outcome('a server fault with a detail [BD-07]', {
  given: 'a call fails on purpose',
  params: { operationId: 'searchProducts', kind: 'detail' },
  query: bourbonQuery,
  status: 500,
  answer: { detail: someText('The shelves are being counted') },
  when: ({ catalog }) => catalog.search('bourbon', { page: 1, pageSize: 20 }, newYork),
  result: unavailable('fault', 'The shelves are being counted'),
});

outcome('a server fault without a detail [BD-07]', {
  given: 'a call fails on purpose',
  params: { operationId: 'searchProducts', kind: 'no-body' },
  query: bourbonQuery,
  status: 500,
  when: ({ catalog }) => catalog.search('bourbon', { page: 1, pageSize: 20 }, newYork),
  resultLike: { ok: false, failure: { kind: 'unavailable', reason: 'fault' } },
});
