import { sql } from 'drizzle-orm';
import type { Database } from '../database';

/** A size of a product as a venue pours it. */
export interface PouredVariant {
  size: string;
  priceCents: number;
}

/** A product that a customer prepaid and a vendor's venue stocks, with what is left of it and what of that is poured there. */
export interface WalletProductRecord {
  productId: number;
  name: string;
  image: string;
  availableMl: number;
  redeemableMl: number;
  /** The one order that prepaid all that is poured there; null: several did, or none. */
  pastOrderNumber: string | null;
  variants: PouredVariant[];
}

/**
 * What a customer can redeem at a vendor, or at one venue of it: balances joined with what is on offer there (BD-14).
 * A balance is drunk in the state and star category that it was bought in.
 */
export async function listWalletProducts(
  db: Database,
  wanted: { customerId: number; vendorId: number; locationId: number | undefined },
): Promise<WalletProductRecord[]> {
  const here = wanted.locationId === undefined ? sql`true` : sql`l.id = ${wanted.locationId}`;
  const { rows } = await db.execute<WalletProductRecord & Record<string, unknown>>(sql`
    with venue as (
      select l.id, l.state, l.price_category from locations l
      where l.vendor_id = ${wanted.vendorId} and l.dine_in and ${here}
    ), balance as (
      select lot.id, lot.product_id, ordered.increment_id, sum(e.millilitres)::int as millilitres,
        exists (select 1 from venue v where v.state = lot.state and v.price_category = lot.price_category) as here
      from wallet_lots lot
      join wallet_entries e on e.lot_id = lot.id
      join order_items item on item.id = lot.order_item_id
      join orders ordered on ordered.id = item.order_id
      where lot.customer_id = ${wanted.customerId}
      group by lot.id, ordered.increment_id
      having sum(e.millilitres) > 0
    ), wallet as (
      select product_id, sum(millilitres)::int as available,
        coalesce(sum(millilitres) filter (where here), 0)::int as redeemable,
        case when count(distinct increment_id) filter (where here) = 1
          then min(increment_id) filter (where here) end as past_order
      from balance group by product_id
    )
    select p.id as "productId", p.name, p.thumbnail as image, wallet.available as "availableMl",
      wallet.redeemable as "redeemableMl", wallet.past_order as "pastOrderNumber", poured.variants
    from wallet join products p on p.id = wallet.product_id and p.active
    cross join lateral (
      select json_agg(json_build_object('size', v.bottle_size, 'priceCents', v.price) order by v.position, v.id) as variants
      from (
        select v.id, v.bottle_size, v.position, min(o.price_cents) as price
        from variants v join offers o on o.variant_id = v.id and o.active join venue on venue.id = o.location_id
        where v.product_id = coalesce(p.variants_of, p.id) and v.bottle_size ~ '^[1-9][0-9]*$'
        group by v.id
      ) v
    ) poured
    where poured.variants is not null
    order by p.search_name, p.id`);
  return rows;
}
