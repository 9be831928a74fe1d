import { ok } from '../../src/domain/shared/result';
import { newYork } from './samples/place';
import { foundCard, foundProduct } from './samples/product-card';
import { contract } from './support/contract';
import { eachLike } from './support/matchers';

const outcome = contract('recommendations', { call: 'listRecommendations' });

const similarQuery = (id: string) => ({ product_id: id, loc_id: '11,12,13', zipCode: '10001', limit: 10 });

outcome('similar products [BD-10] [PDP-48] [API-10] [CONST-10]', {
  given: 'product 101 has recommendations',
  query: similarQuery('101'),
  answer: { recommendations: eachLike(foundProduct) },
  when: ({ catalog }) => catalog.recommendationsFor('101', newYork),
  result: ok([foundCard]),
});

outcome('nothing similar [BD-10]', {
  given: 'product 110 has no recommendations',
  query: similarQuery('110'),
  answer: { code: -1, recommendations: [] },
  when: ({ catalog }) => catalog.recommendationsFor('110', newYork),
  result: ok([]),
});
