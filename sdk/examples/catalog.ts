import { pageOf } from '@cork-and-petal/sdk';
import { orThrow } from '@cork-and-petal/sdk/errors';
import { example } from './example';

const NEAR = { zipcode: '10001', loc_id: '11,12,13' };

/** The names on the first page of search results, and the number of pages. */
export const searchProducts = example({
  given: 'products matching bourbon exist',
  async run(shop) {
    const { data } = orThrow(await shop.searchProducts({ query: { q: 'bourbon', limit: 5, ...NEAR } }));
    return { names: data.products.map(({ name }) => name), pages: pageOf(data.pagination).count };
  },
  result: {
    names: ['Bourbon No. 1', 'Bourbon No. 2', 'Bourbon No. 3', 'Bourbon No. 4', 'Bourbon No. 5'],
    pages: 5,
  },
});

/** The category tree, one category per line. */
export const listCategories = example({
  given: 'a category tree with three levels exists',
  async run(shop) {
    const { data } = orThrow(await shop.listCategories());
    return data.data.map(({ category_id, category_name }) => `${category_id} ${category_name}`);
  },
  result: ['1017 ALL'],
});

/** A product with its sizes; prices are strings in dollars. */
export const getProduct = example({
  given: 'product 101 with three sizes and three speeds exists',
  async run(shop) {
    const query = { prodid: '101', zipCode: NEAR.zipcode, loc_id: NEAR.loc_id };
    const { data } = orThrow(await shop.getProduct({ query }));
    return data.child?.map(({ bottle_size, price }) => `${data.name} ${bottle_size}: $${price}`) ?? [];
  },
  result: [
    'Harbor Light Bourbon 750: $38.50',
    'Harbor Light Bourbon 375: $21.00',
    'Harbor Light Bourbon 1750: $79.00',
  ],
});

/** Products that are similar to this one. */
export const listRecommendations = example({
  given: 'product 101 has recommendations',
  async run(shop) {
    const query = { product_id: '101', zipCode: NEAR.zipcode, loc_id: NEAR.loc_id, limit: 10 };
    const { data } = orThrow(await shop.listRecommendations({ query }));
    return data.recommendations.map(({ name }) => name);
  },
  result: ['Old Orchard Bourbon', 'Copper Kettle Bourbon'],
});

/** Counts the products of a category, page by page. */
export const listCategoryProducts = example({
  given: 'category 12 has 78 products',
  async run(shop) {
    let count = 0;
    for (let page = 1, hasNext = true; hasNext; page += 1) {
      const query = { catid: '12', page, limit: 50, ...NEAR };
      const { data } = orThrow(await shop.listCategoryProducts({ query }));
      count += data.products.length;
      ({ hasNext } = pageOf(data.pagination));
    }
    return count;
  },
  result: 78,
});

/** The bottles of a category up to $500, cheapest first. */
export const filterProducts = example({
  given: 'category 12 has 78 products',
  async run(shop) {
    const body = {
      catid: ['12'],
      parent_category_id: '12',
      priceranges: ['under500'],
      sort_by: 'price_asc',
      ...NEAR,
    };
    const { data } = orThrow(await shop.filterProducts({ body: { ...body, page: 1, limit: 20 } }));
    return data.products.map(({ name }) => name);
  },
  result: (names) => names.includes('Harbor Light Bourbon'),
});
