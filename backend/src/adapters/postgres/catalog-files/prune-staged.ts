import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { runAll, temporaryTable } from './statements';
import { tableSuffix } from './stored-files';

/** Rows of a batch. */
const ROWS_IN_A_BATCH = 500;

/** What is deleted of a file once nothing refers to it; `t` is its row. */
interface Prunable {
  name: string;
  table: string;
  /** The column of table and file that identifies a row. */
  id: string;
  /** References that keep a row. */
  keptBy: readonly string[];
  /** Rows of other tables that are deleted with it; `:ids` selects the batch's. */
  also: readonly string[];
}

const PRUNABLE: readonly Prunable[] = [
  {
    name: 'variants',
    table: 'variants',
    id: 'id',
    keptBy: [
      'select from cart_lines r where r.variant_id = t.id',
      'select from order_items r where r.variant_id = t.id',
    ],
    also: ['delete from offers where variant_id in (:ids)', 'delete from stock where variant_id in (:ids)'],
  },
  {
    name: 'products',
    table: 'products',
    id: 'id',
    keptBy: [
      'select from variants r where r.product_id = t.id',
      'select from order_items r where r.product_id = t.id',
      'select from wallet_lots r where r.product_id = t.id',
      'select from products r where r.variants_of = t.id',
      'select from stores r where r.top_product_id = t.id',
      'select from home_sections r where r.product_ids @> to_jsonb(t.id)',
    ],
    also: [
      'delete from product_categories where product_id in (:ids)',
      'delete from related_products where product_id in (:ids) or related_id in (:ids)',
    ],
  },
  {
    name: 'locations',
    table: 'locations',
    id: 'id',
    keptBy: [
      'cart_lines',
      'order_items',
      'offers',
      'stock',
      'service_areas',
      'slot_templates',
      'slot_bookings',
      'calendar_rules',
      'lead_times',
      'shipping_rates',
      'ship_methods',
    ].map((table) => `select from ${table} r where r.location_id = t.id`),
    also: [],
  },
  {
    name: 'vendors',
    table: 'vendors',
    id: 'id',
    keptBy: ['select from locations r where r.vendor_id = t.id'],
    also: ['delete from vendor_reviews where vendor_id in (:ids)'],
  },
  {
    name: 'categories',
    table: 'categories',
    id: 'id',
    keptBy: [
      'select from product_categories r where r.category_id = t.id',
      'select from categories r where r.parent_id = t.id',
      'select from home_sections r where r.category_id = t.id',
      `select from tax_rules r cross join lateral jsonb_array_elements(r.category_rates) as rate(value)
        where (rate.value ->> 'categoryId')::int = t.id`,
    ],
    also: [],
  },
  {
    name: 'zipcodes',
    table: 'zipcodes',
    id: 'zipcode',
    keptBy: [
      ...['carts', 'service_areas', 'delivery_speeds', 'ship_methods'].map(
        (table) => `select from ${table} r where r.zipcode = t.zipcode`,
      ),
      'select from zipcode_alternatives r where t.zipcode in (r.zipcode, r.alternative)',
    ],
    also: [],
  },
];

/** Offers that were withdrawn: nothing refers to one. */
const WITHDRAWN_OFFERS = `
  delete from offers o using variants v where v.id = o.variant_id and not o.active and not exists (
    select from staged_offers s where s.variant_sku = v.sku and s.location_id = o.location_id and s.speed = o.speed)`;

/** Deletes what the staged files lack and nothing refers to; returns how much, by file. */
export async function pruneStaged(
  db: Database,
  isStaged: (name: string) => boolean,
): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  if (isStaged('offers')) deleted.offers = await deletedBy(db, WITHDRAWN_OFFERS);
  for (const prunable of PRUNABLE.filter(({ name }) => isStaged(name)))
    deleted[prunable.name] = await prune(db, prunable);
  return deleted;
}

async function prune(db: Database, { name, table, id, keptBy, also }: Prunable): Promise<number> {
  const isKept = keptBy.map((reference) => `exists (${reference})`).join(' or ');
  const missing = `select t.${id}, (row_number() over () - 1) / ${ROWS_IN_A_BATCH} as batch from ${table} t
    where not exists (select from staged_${tableSuffix(name)} s where s.${id} = t.${id}) and not (${isKept})`;
  await runAll(db, temporaryTable('pruned', missing, ['batch']));
  const { rows } = await db.execute<{ batch: number }>(
    sql.raw('select distinct batch::int as batch from pruned order by 1'),
  );
  let count = 0;
  for (const { batch } of rows) {
    const ids = `select ${id} from pruned where batch = ${batch}`;
    count += await db.transaction(async (tx) => {
      // Locked rows gain no new references; rows that have gained one in the meantime are kept.
      await runAll(tx, [
        `select from ${table} where ${id} in (${ids}) order by ${id} for update`,
        `delete from pruned p using ${table} t where t.${id} = p.${id} and p.batch = ${batch} and (${isKept})`,
        ...also.map((statement) => statement.replaceAll(':ids', ids)),
      ]);
      return deletedBy(tx, `delete from ${table} where ${id} in (${ids})`);
    });
  }
  return count;
}

async function deletedBy(db: Pick<Database, 'execute'>, statement: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql.raw(`with gone as (${statement} returning 1) select count(*)::int as count from gone`),
  );
  return rows[0]?.count ?? 0;
}
