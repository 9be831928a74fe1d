import { Client } from 'pg';
import { PRODUCT_ID } from '../lib/demo.mjs';

/** Far away from the demo shop's own ids. */
const FIRST_ID = 1_000_000;

/** The id of the product with that number, from 1. */
export const grownProductId = (number) => String(FIRST_ID + number);

/** The category of all additional products, a department with a twentieth of them, and a shelf with a twentieth of its. */
export const GROWN_CATEGORY = '900000';
export const GROWN_DEPARTMENT = '900100';
export const GROWN_SHELF = '901000';
const PARTS = 20;
/** One in ten additional products has this word in its name. */
export const RARE_WORD = 'juniper';
/** Of a tenth of the additional products each. */
export const WORDS = [
  RARE_WORD,
  'amber',
  'barley',
  'cedar',
  'dahlia',
  'elder',
  'fennel',
  'ginger',
  'hazel',
  'iris',
];

/** Of the product with that number. */
export const grownProductName = (number) => `${WORDS[number % WORDS.length]} reserve ${number}`;

const NUMBERS = 'generate_series(1, $1::int) n';
const STATEMENTS = [
  `insert into products (id, name, sku, type, brand, product_type, product_category, country_of_manufacture,
     description, images, thumbnail, reviews, active, rank)
   select ${FIRST_ID} + n, (array['${WORDS.join("','")}'])[n % ${WORDS.length} + 1] || ' reserve ' || n, 'GROWN-' || n, p.type,
     p.brand, p.product_type, p.product_category, p.country_of_manufacture, p.description, p.images, p.thumbnail,
     p.reviews, true, ${FIRST_ID} + n
   from products p, ${NUMBERS} where p.id = ${PRODUCT_ID}`,
  `insert into variants (id, product_id, sku, bottle_size, position)
   select (${FIRST_ID} + n) * 10 + v.position, ${FIRST_ID} + n, 'GROWN-' || n || '-' || v.position, v.bottle_size, v.position
   from variants v, ${NUMBERS} where v.product_id = ${PRODUCT_ID}`,
  `insert into offers (variant_id, location_id, speed, price_cents)
   select (${FIRST_ID} + n) * 10 + v.position, o.location_id, o.speed, o.price_cents + n % 97 * 100
   from offers o join variants v on v.id = o.variant_id, ${NUMBERS} where v.product_id = ${PRODUCT_ID}`,
  `insert into product_categories (category_id, product_id)
   select category, ${FIRST_ID} + n from ${NUMBERS} cross join lateral (values (${GROWN_CATEGORY}),
     (${GROWN_DEPARTMENT} + n % ${PARTS}), (${GROWN_SHELF} + n % ${PARTS ** 2})) of_product (category)`,
];

const CATEGORIES = `
  insert into categories (id, name, position) values (${GROWN_CATEGORY}, 'Grown', 0);
  insert into categories (id, parent_id, name, position)
    select ${GROWN_DEPARTMENT} + n, ${GROWN_CATEGORY}, 'Department ' || n, n from generate_series(0, ${PARTS - 1}) n;
  insert into categories (id, parent_id, name, position)
    select ${GROWN_SHELF} + n, ${GROWN_DEPARTMENT} + n % ${PARTS}, 'Shelf ' || n, n from generate_series(0, ${PARTS ** 2 - 1}) n`;

/** Adds copies of one demo product, in categories of their own. */
export async function growCatalogue(databaseUrl, count) {
  const client = new Client({ connectionString: databaseUrl });
  // The database is dropped while it is being filled when the run is interrupted; the statement fails then, too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(CATEGORIES);
    for (const statement of STATEMENTS) await client.query(statement, [count]);
    // Updates the planner's statistics, as in a database that has been in use.
    await client.query('vacuum analyze');
  } finally {
    await client.end().catch(() => undefined);
  }
}
