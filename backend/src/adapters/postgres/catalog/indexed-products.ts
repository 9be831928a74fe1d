import { sql, type SQL } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import type { IndexedProduct } from '../../../domain/catalog/listing-index/indexed-product';
import type { Connection } from '../repository-registry';

/** Read at once: a thousand products take 20 to 50 ms. */
export const BATCH = 1_000;
/** While shoppers keep the connections busy, a batch is refused; what has been read is not read again then. */
const ATTEMPTS = 5;
const PAUSE_MS = 1_000;

/** The version of the latest change in `listing_changes`; 0 without one. */
export const LATEST_VERSION = sql`(select coalesce(max(version), 0)::float8 from listing_changes)`;

export interface ReadProducts {
  /** What they are as of: read in the same statement, since the next one may be answered by a replica that is behind. */
  version: number;
  products: IndexedProduct[];
}

/** A size, and the locations, speeds and prices of its offers. */
type StoredSize = [size: string, locationIds: number[], speeds: string[], prices: number[]];

type StoredProduct = Omit<IndexedProduct, 'sizes'> & { sizes: StoredSize[] };

type Position = Pick<IndexedProduct, 'rank' | 'id'>;

const BEFORE_ALL: Position = { rank: -(2 ** 31), id: -(2 ** 31) };

/** All active products in their default order, in batches. */
export async function* readAll(db: Connection): AsyncGenerator<ReadProducts> {
  for (let last: Position | undefined = BEFORE_ALL; last !== undefined;) {
    const condition = sql`(p.rank, p.id) > (${last.rank}, ${last.id}) order by p.rank, p.id limit ${BATCH}`;
    const batch: ReadProducts = await readPatiently(db, condition);
    yield batch;
    last = batch.products.length === BATCH ? batch.products.at(-1) : undefined;
  }
}

/** Those of the products that are active, and those that show the sizes of one of them. */
export const readSome = (db: Connection, ids: number[]): Promise<ReadProducts> => {
  const list = sql`any(${sql.param(ids)}::int[])`;
  return read(db, sql`(p.id = ${list} or p.variants_of = ${list})`);
};

async function readPatiently(db: Connection, condition: SQL): Promise<ReadProducts> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await read(db, condition);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await pause(PAUSE_MS);
    }
  }
}

async function read(db: Connection, condition: SQL): Promise<ReadProducts> {
  const { rows } = await db.execute<{ version: number; products: StoredProduct[] }>(sql`
    select ${LATEST_VERSION} as version, coalesce((select json_agg(indexed order by indexed.rank, indexed.id) from (
      select p.id, p.rank, p.search_name as name, p.search_text as text,
        coalesce((select bought.popularity from product_popularity bought where bought.product_id = p.id), 0) as popularity,
        json_build_object('name', ${lexemes('a')}, 'brand', ${lexemes('b')}, 'kind', ${lexemes('c')}) as lexemes,
        array(select listed.category_id from product_categories listed where listed.product_id = p.id) as "categoryIds",
        coalesce((
          select json_agg(json_build_array(v.bottle_size, o.location_ids, o.speeds, o.prices))
          from variants v cross join lateral (
            select array_agg(o.location_id) as location_ids, array_agg(o.speed) as speeds, array_agg(o.price_cents) as prices
            from offers o where o.variant_id = v.id and o.active
          ) o
          where v.product_id = coalesce(p.variants_of, p.id) and v.bottle_size <> '0' and o.prices is not null
        ), '[]') as sizes
      from products p where p.active and ${condition}
    ) indexed), '[]') as products`);
  if (!rows[0]) throw new Error('The database returned no row.');
  const { version, products } = rows[0];
  return { version, products: products.map((each) => ({ ...each, sizes: each.sizes.map(sizeOf) })) };
}

/** Those of a weight: A is of the name, B of the brand, C of type and category. */
const lexemes = (weight: 'a' | 'b' | 'c'): SQL =>
  sql`tsvector_to_array(ts_filter(p.search_vector, ${`{${weight}}`}::"char"[]))`;

const sizeOf = ([size, locationIds, speeds, prices]: StoredSize): IndexedProduct['sizes'][number] => ({
  size,
  offers: prices.map((priceCents, number) => ({
    priceCents,
    locationId: locationIds[number] ?? 0,
    speed: speeds[number] ?? '',
  })),
});
