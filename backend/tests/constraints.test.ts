import { testBackend } from '../testing/test-backend';

/**
 * What the database itself refuses, whatever the code in front of it does: its constraints, each with a statement that
 * violates it.
 */
const backend = testBackend();
const rows = async (text: string) => (await backend.database.runSql(text)).rows as { name: string }[];

/** Inserts the first row of a table once more, with these changes. */
const again = (table: string, changes: Record<string, unknown>) =>
  `insert into ${table} select (jsonb_populate_record(one, '${JSON.stringify(changes)}')).* from ${table} one order by one limit 1`;

const CHECKS: Record<string, string> = {
  stock_not_negative: 'update stock set quantity = -1',
  offers_price_not_negative: 'update offers set price_cents = -1',
  slot_bookings_not_negative: `insert into slot_bookings values (11, '2030-06-03', '10:00', -1)`,
  cart_lines_quantity: 'update cart_lines set quantity = 0',
  refunds_amount: again('refunds', { id: 'nothing', amount_cents: 0 }),
  coupons_uses_not_negative: 'update coupons set uses = -1',
  orders_total: 'update orders set grand_total_cents = grand_total_cents + 1',
  orders_amounts_not_negative:
    'update orders set discount_cents = -1, grand_total_cents = grand_total_cents + 1',
  orders_captured: 'update orders set captured_cents = grand_total_cents + 1',
  order_items_quantity: 'update order_items set quantity = 0, line_total_cents = 0',
  order_items_amounts_not_negative: 'update order_items set tax_cents = -1',
  order_items_total: 'update order_items set line_total_cents = line_total_cents + 1',
  orders_refunded: 'update orders set refunded_cents = grand_total_cents + 1',
  wallet_entries_sign: again('wallet_entries', { id: 901, kind: 'hold', millilitres: 750 }),
  tax_rules_rounding: `insert into tax_rules values ('US', 'NY', '2030-01-01', 888, '[]', '[]', 'item')`,
  mails_status: `insert into mails (recipient, subject, body, created_at, status) values ('', '', '', now(), 'lost')`,
  locations_venue_has_stars: 'update locations set dine_in = true, star_category = null',
};

/** The other bound, or the other sign. */
const ALSO: [string, string][] = [
  ['cart_lines_quantity', 'update cart_lines set quantity = 25'],
  ['refunds_amount', again('refunds', { id: 'negative', amount_cents: -1 })],
  ['orders_refunded', 'update orders set refunded_cents = -1'],
  ['orders_captured', 'update orders set captured_cents = -1'],
  [
    'order_items_amounts_not_negative',
    'update order_items set unit_price_cents = -1, line_total_cents = -quantity',
  ],
  ...['subtotal', 'delivery_fee', 'fee', 'tax', 'tip'].map((part): [string, string] => [
    'orders_amounts_not_negative',
    `update orders set ${part}_cents = -1, grand_total_cents = grand_total_cents - ${part}_cents - 1`,
  ]),
  ['wallet_entries_sign', again('wallet_entries', { id: 902, kind: 'release', millilitres: -750 })],
  ['wallet_entries_sign', again('wallet_entries', { id: 903, kind: 'release', millilitres: 0 })],
];

const CURRENCIES = Object.fromEntries(
  [
    'cart_lines',
    'coupons',
    'delivery_speeds',
    'offers',
    'order_items',
    'orders',
    'refunds',
    'ship_methods',
    'shipping_rates',
    'state_charges',
    'variants',
  ].map((table) => [`${table}_currency`, `update ${table} set currency = 'usd'`]),
);

const UNIQUE: Record<string, string> = {
  addresses_one_primary: again('addresses', { id: 901, kind: 'shipping', is_primary: true }),
  cart_lines_once: again('cart_lines', { id: 901 }),
  customers_member_email: again('customers', { id: 901, email: 'JANE@example.com' }),
  orders_one_a_cart: again('orders', { id: 901, order_number: 'another' }),
  orders_order_number_unique: again('orders', { id: 901, cart_id: null }),
  products_sku_unique: 'update products set sku = (select min(sku) from products)',
  refunds_once_a_reason: again('refunds', { id: 'once more' }),
  variants_sku_unique: 'update variants set sku = (select min(sku) from variants)',
  wallet_entries_once: again('wallet_entries', { id: 901 }),
  wallet_lots_order_item_id_unique: again('wallet_lots', { id: 901 }),
};

/** No part of an order is in another currency. */
const ONE_CURRENCY: Record<string, string> = {
  order_items_currency_of_order: `update order_items set currency = 'EUR'`,
  refunds_currency_of_order: `update refunds set currency = 'EUR'`,
};
/** Has to be there for these to refer to; it contains the primary key, which is violated first. */
const REFERRED_TO = { orders_id_currency: '' };

beforeAll(async () => {
  await backend.given('a wallet cart ready to redeem exists');
  await backend.database.runSql(`
    update orders set cart_id = (select min(id) from carts);
    insert into coupons (code, refusal_message) values ('ONCE', '');
    insert into delivery_speeds (zipcode, flow, speed_id, name, description, delivery_fee_cents, position)
      values ('10001', 'delivery', 1, '', '', 0, 1);
    insert into ship_methods (id, zipcode, flow, speed_id, method, amount_cents, fee_cents, duration, lead_days)
      values (1, '10001', 'delivery', 1, '', 0, 0, '', 0);
    insert into refunds (id, order_id, amount_cents, reason, created_at)
      values ('refund', (select min(id) from orders), 100, 'It was late.', now());
  `);
});

describe('the database refuses what no code may write', () => {
  it.each([CHECKS, CURRENCIES, UNIQUE, ONE_CURRENCY].flatMap((part) => Object.entries(part)).concat(ALSO))(
    '%s: %s',
    async (name, statement) => {
      await expect(backend.database.runSql(statement)).rejects.toMatchObject({ constraint: name });
    },
  );

  it('and each such rule of it has a statement here', async () => {
    const checks = await rows(
      `select conname as name from pg_constraint
       where connamespace = 'public'::regnamespace and contype = 'c' order by name`,
    );
    const unique = await rows(
      `select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid
       where relnamespace = 'public'::regnamespace and indisunique and not indisprimary order by name`,
    );
    const sorted = (...parts: object[]) => parts.flatMap((part) => Object.keys(part)).sort();
    expect(checks.map(({ name }) => name).sort()).toEqual(sorted(CHECKS, CURRENCIES));
    expect(unique.map(({ name }) => name).sort()).toEqual(sorted(UNIQUE, REFERRED_TO));
  });
});
