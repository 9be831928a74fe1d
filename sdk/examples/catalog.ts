import { pageOf, type ShopClient } from '@cork-and-petal/sdk';
import { orThrow } from '@cork-and-petal/sdk/errors';

const NEAR = { zipcode: '10001', loc_id: '11,12,13' };

/** The names on the first page of search results, and the number of pages. */
export async function searchProducts(shop: ShopClient) {
  const { data } = orThrow(await shop.searchProducts({ query: { q: 'bourbon', limit: 5, ...NEAR } }));
  return { names: data.products.map(({ name }) => name), pages: pageOf(data.pagination).count };
}

/** The category tree, one category per line. */
export async function listCategories(shop: ShopClient) {
  const { data } = orThrow(await shop.listCategories());
  return data.data.map(({ category_id, category_name }) => `${category_id} ${category_name}`);
}

/** A product with its sizes; prices are strings in dollars. */
export async function getProduct(shop: ShopClient) {
  const query = { prodid: '101', zipCode: NEAR.zipcode, loc_id: NEAR.loc_id };
  const { data } = orThrow(await shop.getProduct({ query }));
  return data.child?.map(({ bottle_size, price }) => `${data.name} ${bottle_size}: $${price}`) ?? [];
}

/** Products that are similar to this one. */
export async function listRecommendations(shop: ShopClient) {
  const query = { product_id: '101', zipCode: NEAR.zipcode, loc_id: NEAR.loc_id, limit: 10 };
  const { data } = orThrow(await shop.listRecommendations({ query }));
  return data.recommendations.map(({ name }) => name);
}

/** Counts the products of a category, page by page. */
export async function listCategoryProducts(shop: ShopClient) {
  let count = 0;
  for (let page = 1, hasNext = true; hasNext; page += 1) {
    const query = { catid: '12', page, limit: 50, ...NEAR };
    const { data } = orThrow(await shop.listCategoryProducts({ query }));
    count += data.products.length;
    ({ hasNext } = pageOf(data.pagination));
  }
  return count;
}

/** The bottles of a category up to $500, cheapest first. */
export async function filterProducts(shop: ShopClient) {
  const body = {
    catid: ['12'],
    parent_category_id: '12',
    priceranges: ['under500'],
    sort_by: 'price_asc',
    ...NEAR,
  };
  const { data } = orThrow(await shop.filterProducts({ body: { ...body, page: 1, limit: 20 } }));
  return data.products.map(({ name }) => name);
}
