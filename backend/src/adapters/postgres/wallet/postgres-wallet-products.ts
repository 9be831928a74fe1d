import { sql } from 'drizzle-orm';
import { type WalletProductCriteria, WalletProducts } from '../../../application/wallet/wallet-products.port';
import type { WalletProduct } from '../../../domain/wallet/wallet-product';
import type { Connection } from '../repository-registry';

export class PostgresWalletProducts implements WalletProducts {
  constructor(private readonly db: Connection) {}

  async matching({ customerId, vendorId, locationId }: WalletProductCriteria): Promise<WalletProduct[]> {
    const here = locationId === undefined ? sql`true` : sql`l.id = ${locationId}`;
    const { rows } = await this.db.execute<WalletProduct & Record<string, unknown>>(sql`
      with venue as (
        select l.id, l.state, l.star_category from locations l
        where l.vendor_id = ${vendorId} and l.dine_in and ${here}
      ), balance as (
        select lot.id, lot.product_id, ordered.order_number, sum(e.millilitres)::int as millilitres,
          exists (select 1 from venue v where v.state = lot.state and v.star_category = lot.star_category) as here
        from wallet_lots lot
        join wallet_entries e on e.lot_id = lot.id
        join order_items item on item.id = lot.order_item_id
        join orders ordered on ordered.id = item.order_id
        where lot.customer_id = ${customerId}
        group by lot.id, ordered.order_number
        having sum(e.millilitres) > 0
      ), wallet as (
        select product_id, sum(millilitres)::int as available,
          coalesce(sum(millilitres) filter (where here), 0)::int as redeemable,
          case when count(distinct order_number) filter (where here) = 1
            then min(order_number) filter (where here) end as past_order
        from balance group by product_id
      )
      select p.id as "productId", p.name, p.thumbnail as image, wallet.available as "availableMl",
        wallet.redeemable as "redeemableMl", wallet.past_order as "pastOrderNumber", sold.variants
      from wallet join products p on p.id = wallet.product_id and p.active
      cross join lateral (
        select json_agg(json_build_object('size', v.bottle_size, 'priceCents', v.price) order by v.position, v.id) as variants
        from (
          select v.id, v.bottle_size, v.position, min(o.price_cents) as price
          from variants v join offers o on o.variant_id = v.id and o.active join venue on venue.id = o.location_id
          where v.product_id = coalesce(p.variants_of, p.id) and v.bottle_size ~ '^[1-9][0-9]*$'
          group by v.id
        ) v
      ) sold
      where sold.variants is not null
      order by p.search_name, p.id`);
    return rows;
  }
}
