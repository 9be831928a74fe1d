import { sql, type SQL } from 'drizzle-orm';
import type { IndexedProduct } from '../../../domain/catalog/listing-index/indexed-product';
import type { Connection } from '../repository-registry';

/** Read at once: a thousand products take 10 to 50 ms. */
const BATCH = 1_000;

/** A size, and the locations, speeds and prices of its offers. */
type StoredSize = [size: string, locationIds: number[], speeds: string[], prices: number[]];

interface StoredProduct extends Omit<IndexedProduct, 'sizes'>, Record<string, unknown> {
  sizes: StoredSize[];
}

/** All active products, in batches. */
export async function* readAll(db: Connection): AsyncGenerator<IndexedProduct[]> {
  for (let last: number | undefined = 0; last !== undefined;) {
    const products: IndexedProduct[] = await read(db, sql`p.id > ${last}`, sql`limit ${BATCH}`);
    yield products;
    last = products.length === BATCH ? products.at(-1)?.id : undefined;
  }
}

/** Those of the products that are active, and those that show the sizes of one of them. */
export const readSome = (db: Connection, ids: number[]): Promise<IndexedProduct[]> => {
  const list = sql`any(${sql.param(ids)}::int[])`;
  return read(db, sql`(p.id = ${list} or p.variants_of = ${list})`);
};

async function read(db: Connection, condition: SQL, limit = sql``): Promise<IndexedProduct[]> {
  const { rows } = await db.execute<StoredProduct>(sql`
    select p.id, p.rank, p.search_name as name,
      array(select listed.category_id from product_categories listed where listed.product_id = p.id) as "categoryIds",
      coalesce((
        select json_agg(json_build_array(v.bottle_size, o.location_ids, o.speeds, o.prices))
        from variants v cross join lateral (
          select array_agg(o.location_id) as location_ids, array_agg(o.speed) as speeds, array_agg(o.price_cents) as prices
          from offers o where o.variant_id = v.id and o.active
        ) o
        where v.product_id = coalesce(p.variants_of, p.id) and v.bottle_size <> '0' and o.prices is not null
      ), '[]') as sizes
    from products p where p.active and ${condition} order by p.id ${limit}`);
  return rows.map(({ sizes, ...product }) => ({ ...product, sizes: sizes.map(sizeOf) }));
}

const sizeOf = ([size, locationIds, speeds, prices]: StoredSize): IndexedProduct['sizes'][number] => ({
  size,
  offers: prices.map((priceCents, number) => ({
    priceCents,
    locationId: locationIds[number] ?? 0,
    speed: speeds[number] ?? '',
  })),
});
