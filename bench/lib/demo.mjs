import { NotAvailable } from './not-available.mjs';

/**
 * Demo data that the measurements rely on: a served zipcode, a category of 78 products, a product with three sizes.
 */
export const ZIPCODE = '10001';
export const CATEGORY = { id: '12', name: 'Whiskey' };
export const PRODUCT_ID = '101';
export const LISTING_PATH = `/store/category/${CATEGORY.name.toLowerCase()}/${CATEGORY.id}`;

const asQuery = (fields) => new URLSearchParams(fields).toString();

async function answerOf(shopUrl, path) {
  const response = await fetch(shopUrl + path);
  if (response.status !== 200) throw new NotAvailable(`GET ${path} answers ${response.status}`);
  return response.json();
}

/** The shopping place of the zipcode, as the home call returns it. */
export async function shoppingPlace(shopUrl) {
  const path = `/connect/index/homepage?${asQuery({ store_id: '1', zipcode: ZIPCODE })}`;
  const { loc_id: locations, state } = await answerOf(shopUrl, path);
  return { zipcode: ZIPCODE, locations, state };
}

/** The read calls that are measured, as a browser sends them. */
export function readCalls({ zipcode, locations }) {
  const listing = { catid: CATEGORY.id, store_id: '1', zipcode, loc_id: locations, page: '1', limit: '12' };
  const product = { prodid: PRODUCT_ID, store_id: '1', zipCode: zipcode, loc_id: locations };
  return [
    { name: 'list 12 products', path: `/connect/index/category?${asQuery(listing)}` },
    { name: 'one product', path: `/connect/index/product?${asQuery(product)}` },
  ];
}
