import { AREAS, CATEGORIES, isCategory, PRODUCTS, productById, productsIn, SHOP } from './catalogue.mjs';
import { detail, listed, pageOf, price, summary } from './wire.mjs';

/**
 * The calls of the browsing path, by method and path. Each gets the query of a GET or the body of a POST, and returns
 * the answer's body. A refusal is an answer as well: status 200 with a code other than 1.
 *
 * @type {Record<string, (given: Record<string, unknown>) => object>}
 */
export const CALLS = {
  'GET /connect/index/homepage': homePage,
  'GET /connect/index/getaddressbyzipcode': lookUpZipcode,
  'POST /connect/citylist/currentservicearea': ({ city, state }) => ({
    avaialbepostcodes: servedIn(city, state),
  }),
  'GET /connect/index/banners': () => ({ code: 1, desktop: [], mobile: [] }),
  'GET /connect/index/categorylist': categories,
  'GET /connect/index/product': ({ prodid }) => {
    const product = productById(String(prodid));
    return product ? detail(product) : { code: -1, message: 'Product not found' };
  },
  'GET /api/agent/recommendation': ({ product_id: id }) => ({
    code: 1,
    recommendations: PRODUCTS.filter((product) => product.id !== id).map(summary),
  }),
  'GET /connect/index/search': search,
  'GET /connect/index/category': (query) => listing(String(query.catid), query),
  'POST /connect/index/filters': filtered,
};

function homePage({ zipcode = '' }) {
  const area = AREAS.get(zipcode);
  if (zipcode && !area) return { errorCode: 1, code: -1, message: notServed(zipcode) };
  return {
    errorCode: 0,
    code: 1,
    zipcode,
    city: area?.city ?? '',
    state: area?.state ?? '',
    loc_id: area ? SHOP.locationId : '',
    banner: [],
    ads: [],
    categories: CATEGORIES.map(({ id, name }) => ({
      categoryName: name,
      products: productsIn(id).map(listed),
    })),
    topproduct: PRODUCTS.map(listed),
  };
}

function lookUpZipcode({ zipcode }) {
  const area = AREAS.get(zipcode);
  if (area) return { code: 1, data: [{ state: area.state, loc_id: SHOP.locationId }] };
  const alternatives = [...AREAS].map(([served, { city, state }]) => ({
    zipcode: served,
    city,
    state,
    loc_id: SHOP.locationId,
  }));
  return { code: 0, message: notServed(zipcode), data: alternatives };
}

const notServed = (zipcode) => `We do not deliver to ${zipcode} yet`;

function servedIn(city, state) {
  const same = (one, other) => String(one).toLowerCase() === String(other).toLowerCase();
  const served = [...AREAS].filter(([, area]) => same(area.city, city) && same(area.state, state));
  return served.map(([zipcode]) => zipcode);
}

function categories() {
  const children = CATEGORIES.map(({ id, name }) => ({ category_id: id, category_name: name, children: [] }));
  return { code: 1, data: [{ category_id: '1017', category_name: 'ALL', children }] };
}

function search({ q = '', page, limit }) {
  const term = String(q).trim().toLowerCase();
  const found = PRODUCTS.filter(({ name }) => term && name.toLowerCase().includes(term));
  const { items, pagination } = pageOf(found, wanted(page, limit));
  return { code: 1, products: items.map(summary), pagination };
}

function listing(categoryId, { page, limit }, all = productsIn(categoryId)) {
  const { items, pagination } = pageOf(all, wanted(page, limit));
  if (!isCategory(categoryId))
    return { code: -1, message: 'This category does not exist', products: [], filters: {}, pagination };
  const cents = productsIn(categoryId).flatMap(({ sizes }) => sizes.map((size) => size.cents));
  const filters = {
    price: {
      minprice: price(Math.min(...cents)),
      maxprice: price(Math.max(...cents)),
      parameter: 'priceranges',
      options: [],
    },
  };
  return { code: 1, products: items.map(listed), filters, pagination };
}

const byName = (one, other) => one.name.localeCompare(other.name);
const byPrice = (one, other) => one.sizes[0].cents - other.sizes[0].cents;
const ORDERS = new Map([
  ['name_asc', byName],
  ['name_desc', (one, other) => byName(other, one)],
  ['price_asc', byPrice],
  ['price_desc', (one, other) => byPrice(other, one)],
]);

function filtered({ catid, parent_category_id: parent, sort_by: order, ...page }) {
  const categoryId = String(catid?.[0] ?? parent ?? '1017');
  return listing(categoryId, page, productsIn(categoryId).toSorted(ORDERS.get(order) ?? (() => 0)));
}

const wanted = (page, limit) => ({ page: Number(page) || 1, limit: Number(limit) || 20 });
