import { Client } from 'pg';
import { PRODUCT_ID } from '../lib/demo.mjs';

/** Far away from the demo shop's own ids. */
const FIRST_ID = 1_000_000;

/** The id of the product with that number, from 1. */
export const grownProductId = (number) => String(FIRST_ID + number);

export const GROWN_CATEGORY = '900000';
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
   select ${GROWN_CATEGORY}, ${FIRST_ID} + n from ${NUMBERS}`,
];

/** Adds copies of one demo product, in a category of their own. */
export async function growCatalogue(databaseUrl, count) {
  const client = new Client({ connectionString: databaseUrl });
  // The database is dropped while it is being filled when the run is interrupted; the statement fails then, too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(
      `insert into categories (id, name, position) values (${GROWN_CATEGORY}, 'Grown', 0) on conflict do nothing`,
    );
    for (const statement of STATEMENTS) await client.query(statement, [count]);
    // Updates the planner's statistics, as in a database that has been in use.
    await client.query('vacuum analyze');
  } finally {
    await client.end().catch(() => undefined);
  }
}
