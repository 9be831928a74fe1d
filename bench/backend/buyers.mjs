import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { ZIPCODE } from '../lib/demo.mjs';

/** More stock than the run can sell. */
const UNITS_IN_STOCK = 1_000_000;
/** Enough stock rows that buyers rarely compete for the same one. */
const STOCK_ROWS = 20;

const NUMBERS = 'generate_series(1, $1::int) n';
const NOW = 'now(), now()';
const CART_ID = "'crt_' || replace(email, '@', '_')";

/**
 * Creates buyers, each with the token of a session in which the age was declared, an address and a cart with one
 * courier line; `$2` is the prefix of their ids.
 */
const STATEMENTS = [
  `insert into customers (kind, email, first_name, last_name, created_at)
     select 'member', 'buyer' || n || '@' || $2, 'Sam', 'Buyer', now() from ${NUMBERS}`,
  `insert into addresses (customer_id, kind, nickname, first_name, last_name, street1, city, state, zipcode, telephone, is_primary, created_at)
     select id, 'shipping', 'Home', 'Sam', 'Buyer', '350 5th Avenue', 'New York', 'NY', '${ZIPCODE}', '2125550100', true, now()
     from customers where email like '%@' || $2 and $1::int > 0`,
  `insert into sessions (token_hash, customer_id, created_at, expires_at, age_declared_at)
     select encode(sha256(convert_to('tok_' || email, 'UTF8')), 'hex'), id, now(), now() + interval '1 day', now()
     from customers where email like '%@' || $2 and $1::int > 0`,
  `insert into carts (id, customer_id, zipcode, created_at, updated_at)
     select ${CART_ID}, id, '${ZIPCODE}', ${NOW} from customers where email like '%@' || $2 and $1::int > 0`,
  `with stocked as (
       select o.*, row_number() over () - 1 as place from offers o
       join service_areas a on a.location_id = o.location_id and a.speed = o.speed and a.zipcode = '${ZIPCODE}'
       join stock s on s.variant_id = o.variant_id and s.location_id = o.location_id and s.quantity = ${UNITS_IN_STOCK}
       where o.speed = 'Next Day')
     insert into cart_lines (cart_id, variant_id, location_id, speed, quantity, seen_price_cents)
     select ${CART_ID}, s.variant_id, s.location_id, s.speed, 1, s.price_cents
     from (select email, row_number() over () as n from customers where email like '%@' || $2 and $1::int > 0) c
     join stocked s on s.place = c.n % (select count(*) from stocked)`,
];

const STOCK_UP = `update stock s set quantity = ${UNITS_IN_STOCK}, sold_out_message = null from (
    select o.variant_id, o.location_id from offers o
    join service_areas a on a.location_id = o.location_id and a.speed = o.speed and a.zipcode = '${ZIPCODE}'
    join variants v on v.id = o.variant_id join products p on p.id = v.product_id and p.active
    where o.speed = 'Next Day' and o.active order by 1, 2 limit ${STOCK_ROWS}) wanted
  where s.variant_id = wanted.variant_id and s.location_id = wanted.location_id`;

const CARTS = `select c.email, l.id as line, l.location_id as location, a.id as address
  from customers c join addresses a on a.customer_id = c.id join cart_lines l on l.cart_id = ${CART_ID}
  where c.email like '%@' || $1`;

/** The first day on which a courier delivers from each location. */
async function firstDays(shopUrl, locations) {
  const vendors = locations.map((id) => ({ vendor_id: String(id), delivery_type: 'Next Day' }));
  const answer = await fetch(`${shopUrl}/connect/delivery/nextDeliveryDate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ vendors }),
  });
  const { response } = await answer.json();
  return new Map(response.map((one) => [String(one.vendor_id), one.delivery_date]));
}

/** Creates buyers who are ready to order, each with the request that places the order. */
export async function createBuyers(databaseUrl, shopUrl, count) {
  const domain = randomBytes(6).toString('hex');
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(STOCK_UP);
    for (const statement of STATEMENTS) await client.query(statement, [count, domain]);
    await client.query('analyze');
    const { rows } = await client.query(CARTS, [domain]);
    const days = await firstDays(shopUrl, [...new Set(rows.map(({ location }) => location))]);
    return rows.map((row) => orderOf(row, days));
  } finally {
    await client.end();
  }
}

const orderOf = ({ email, line, location, address }, days) => ({
  token: `tok_${email}`,
  body: JSON.stringify({
    cart_id: `crt_${email.replace('@', '_')}`,
    delivery_address_id: String(address),
    billing_address_id: String(address),
    payment_method: 4,
    driver_tip: '0.00',
    store_id: 1,
    deliverable: [
      { item_id: String(line), vendor_loc_id: String(location), date: days.get(String(location)) },
    ],
  }),
});
