import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../src/adapters/postgres/database';

/** Stock of every variant before anything was sold. */
export const INITIAL_STOCK = 100_000;

/** Invariants of orders, whatever was killed in the middle of one: each query returns violations. */
const INVARIANTS: [string, SQL][] = [
  [
    'the items of an order add up to its subtotal',
    sql`select o.id from orders o
      left join (select order_id, sum(line_total_cents) as goods from order_items group by order_id) i on i.order_id = o.id
      where i.goods is distinct from o.subtotal_cents`,
  ],
  [
    'the parts of an order add up to its total',
    sql`select id from orders where grand_total_cents <>
      subtotal_cents - discount_cents + delivery_fee_cents + fee_cents + tax_cents + tip_cents`,
  ],
  [
    'a cart has an order if and only if it is ordered, or being ordered',
    sql`select c.id from carts c full join orders o on o.cart_id = c.id
      where c.status <> case when o.id is null then 'open' when o.payment_status = 'authorising' then 'ordering' else 'ordered' end`,
  ],
  [
    'every confirmed order has an attempt with its number, and every placed attempt an order',
    sql`select o.id from (select * from orders where payment_status <> 'authorising') o full join (select * from order_attempts where outcome ->> 'kind' = 'placed') a
      on a.cart_id = o.cart_id and a.customer_id = o.customer_id and a.outcome -> 'order' ->> 'orderNumber' = o.order_number
      where o.id is null or a.key is null`,
  ],
  [
    'stock decreased by what was ordered',
    sql`select s.variant_id from stock s left join
      (select variant_id, location_id, sum(quantity) as units from order_items group by variant_id, location_id) i
      on i.variant_id = s.variant_id and i.location_id = s.location_id
      where s.quantity + coalesce(i.units, 0) <> ${INITIAL_STOCK}`,
  ],
  [
    'a slot is booked once for each order that it delivers',
    sql`select b.date from slot_bookings b full join
      (select location_id, delivery_date, slot_start, count(distinct order_id) as visits from order_items
        where slot_start is not null group by location_id, delivery_date, slot_start) i
      on i.location_id = b.location_id and i.delivery_date = b.date and i.slot_start = b.start_time
      where b.booked is distinct from i.visits`,
  ],
  [
    'a coupon was used once for each order that has it',
    sql`select code from coupons where uses <> (select count(*) from orders where coupon_code = code)`,
  ],
  [
    'every confirmed order has a confirmation mail',
    sql`select o.id from (select * from orders where payment_status <> 'authorising') o full join mails m on m.subject = 'Your order #' || o.order_number
      where o.id is null or m.id is null`,
  ],
  [
    'every order whose payment is not confirmed has its hold, and no other has one',
    sql`select o.id from orders o left join payment_holds h on h.order_id = o.id
      where (o.payment_status = 'authorising') is distinct from (h.id is not null)`,
  ],
  [
    'every confirmed order paid by card has a charge of its own',
    sql`select cart_id from orders where payment_method = 2 and payment_status <> 'authorising' and
      (charge_id is null or exists (select 1 from orders other where other.charge_id = orders.charge_id and other.id <> orders.id))`,
  ],
];

/** The violations at one moment; none if no order is incomplete. */
export async function violations(db: Database): Promise<string[]> {
  return db.transaction(
    async (tx) => {
      const found: string[] = [];
      for (const [invariant, query] of INVARIANTS) {
        const { rows } = await tx.execute(query);
        if (rows.length > 0) found.push(`${invariant}: ${JSON.stringify(rows)}`);
      }
      return found;
    },
    { isolationLevel: 'repeatable read' },
  );
}
