import { SHOP } from './catalogue.mjs';

/** The forms in which the contract wants products (openapi/schemas/catalog.yaml). */

/** US dollars as a string with two decimals. @param {number} cents */
export const price = (cents) => (cents / 100).toFixed(2);

const picture = (product) => `/media/${product.id}.svg`;
const lowest = ({ sizes }) => Math.min(...sizes.map(({ cents }) => cents));

/** A product of a search, and of recommendations. */
export const summary = (product) => ({
  id: product.id,
  name: product.name,
  image: [{ small_image: picture(product) }],
  price: price(lowest(product)),
});

/** A product of a listing, and of the home page. */
export const listed = (product) => ({
  id: product.id,
  type: 'config',
  name: product.name,
  sku: `P${product.id}`,
  image: picture(product),
  child: product.sizes.map(({ id, label, cents }) => ({
    id,
    sku: `P${product.id}-${id}`,
    price: price(cents),
    pricerange: [],
    image: picture(product),
    bottle_size: label,
  })),
});

/** A product with everything on its page. */
export const detail = (product) => ({
  code: 1,
  id: product.id,
  name: product.name,
  brand: SHOP.name,
  images: [picture(product)],
  description: product.text,
  reviews: [],
  review_count: 0,
  stock_status: 'in stock',
  child: product.sizes.map(({ id, label, cents }) => ({
    id,
    bottle_size: label,
    price: price(cents),
    speed_id: [
      {
        Type: 'Same Day',
        Loc_id: SHOP.locationId,
        Price: price(cents),
        active: 1,
        Vendor_id: SHOP.vendorId,
        Vendor_name: SHOP.name,
      },
    ],
  })),
});

/**
 * A page of a listing or a search. A page past the last one is empty.
 *
 * @template Item
 * @param {Item[]} all
 * @param {{ page: number, limit: number }} wanted
 */
export function pageOf(all, { page, limit }) {
  const shown = Math.max(1, page);
  const items = all.slice((shown - 1) * limit, shown * limit);
  const pagination = {
    limit,
    current_page: shown,
    total_page: Math.ceil(all.length / limit),
    total_records: all.length,
  };
  return { items, pagination };
}
