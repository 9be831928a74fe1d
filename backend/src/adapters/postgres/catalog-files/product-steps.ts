import { type ApplyStep, excluded, PUT, REMOVED } from './apply-step';
import { temporaryTable } from './statements';

/** Products of a batch: each is changed as a whole, with its variants, prices and stock. */
const PRODUCTS_IN_A_BATCH = 500;

/** The rows of a file after the import: the folder's, and the shop's that it does not replace. */
const rowsAfterImport = (file: string, columns: string) => `
  select ${columns} from staged_${file}
  union all
  select ${columns} from current_${file} c where not exists (select from staged_${file} s where s.sku = c.sku)`;

/** A product is in its own categories and in all above them, also when only the tree has changed. */
const CATEGORIES = `
  with wanted as (
    select distinct p.sku, p.id as product_id, a.above_id as category_id
    from product_rows p cross join lateral jsonb_array_elements_text(p.categories) own(id)
    join above_categories a on a.id = own.id::int
  ), present as (
    select p.sku, p.id as product_id, c.category_id from product_rows p join product_categories c on c.product_id = p.id
  )
  select *, 'added' as change from (select * from wanted except select * from present) missing
  union all
  select *, 'removed' as change from (select * from present except select * from wanted) surplus`;

/** The products of which anything changes, in batches. */
const BATCHES = `
  select sku, (row_number() over (order by sku) - 1) / ${PRODUCTS_IN_A_BATCH} as batch from (
    select sku from changed_products
    union select sku from changed_product_categories
    union select v.product_sku from changed_variants x join variant_rows v using (sku)
    union select v.product_sku from changed_offers x join variant_rows v on v.sku = x.variant_sku
    union select v.product_sku from changed_stock x join variant_rows v on v.sku = x.variant_sku
  ) affected`;

const COLUMNS =
  'name, type, brand, product_type, product_category, country_of_manufacture, description, images, thumbnail, taste_scale, skill_scale, reviews, time, active, rank';

const WORK = [
  ...temporaryTable('product_rows', rowsAfterImport('products', 'sku, id, categories'), ['sku']),
  ...temporaryTable('variant_rows', rowsAfterImport('variants', 'sku, id, product_sku'), ['sku']),
  ...temporaryTable('changed_product_categories', CATEGORIES, ['sku']),
  ...temporaryTable('product_batches', BATCHES, ['sku']),
  ...temporaryTable(
    'work_products',
    `select b.batch, x.change, p.id, x.sku, ${COLUMNS}, s.related, s.variants_of
      from changed_products x join product_batches b using (sku) join product_rows p using (sku)
      left join staged_products s using (sku)`,
    ['batch'],
  ),
  ...temporaryTable(
    'work_product_categories',
    'select b.batch, x.change, x.product_id, x.category_id from changed_product_categories x join product_batches b using (sku)',
    ['batch'],
  ),
  ...temporaryTable(
    'work_variants',
    `select b.batch, x.change, v.id, x.sku, p.id as product_id, s.bottle_size, s.maximum_price_cents, s.position
      from changed_variants x join variant_rows v using (sku)
      join product_batches b on b.sku = v.product_sku join product_rows p on p.sku = v.product_sku
      left join staged_variants s on s.sku = x.sku`,
    ['batch'],
  ),
  ...temporaryTable(
    'work_offers',
    `select b.batch, x.change, v.id as variant_id, x.location_id, x.speed, s.price_cents, s.active
      from changed_offers x join variant_rows v on v.sku = x.variant_sku join product_batches b on b.sku = v.product_sku
      left join staged_offers s using (variant_sku, location_id, speed)`,
    ['batch'],
  ),
  ...temporaryTable(
    'work_stock',
    `select b.batch, x.change, v.id as variant_id, x.location_id, s.quantity, s.sold_out_message
      from changed_stock x join variant_rows v on v.sku = x.variant_sku join product_batches b on b.sku = v.product_sku
      left join staged_stock s using (variant_sku, location_id)`,
    ['batch'],
  ),
];

const CATALOG = [
  `insert into products (id, sku, ${COLUMNS}) select id, sku, ${COLUMNS} from work_products w where ${PUT}
    on conflict (id) do update set ${excluded(`sku, ${COLUMNS}`)}`,
  `update products p set active = false from work_products w where p.id = w.id and ${REMOVED}`,
  `delete from product_categories c using work_product_categories w
    where c.product_id = w.product_id and c.category_id = w.category_id and ${REMOVED}`,
  `insert into product_categories (product_id, category_id) select product_id, category_id
    from work_product_categories w where ${PUT} on conflict do nothing`,
  `insert into variants (id, product_id, sku, bottle_size, maximum_price_cents, position)
    select id, product_id, sku, bottle_size, maximum_price_cents, position from work_variants w where ${PUT}
    on conflict (id) do update set ${excluded('product_id, sku, bottle_size, maximum_price_cents, position')}`,
  `update offers o set active = false from work_variants w where o.variant_id = w.id and ${REMOVED}`,
  `insert into offers (variant_id, location_id, speed, price_cents, active)
    select variant_id, location_id, speed, price_cents, active from work_offers w where ${PUT}
    on conflict (variant_id, location_id, speed) do update set ${excluded('price_cents, active')}`,
  `update offers o set active = false from work_offers w
    where o.variant_id = w.variant_id and o.location_id = w.location_id and o.speed = w.speed and ${REMOVED}`,
];

/** Last in the transaction, and locked in the order in which orders lock: no order waits long, and none forever. */
const COUNTS = [
  `select from stock k join work_stock w using (variant_id, location_id) where w.batch = :batch
    order by k.variant_id, k.location_id for update of k`,
  `insert into stock as k (variant_id, location_id, quantity, sold_out_message, imported_quantity)
    select variant_id, location_id, quantity, sold_out_message, quantity from work_stock w where ${PUT}
    order by variant_id, location_id
    on conflict (variant_id, location_id) do update set ${excluded('sold_out_message, imported_quantity')},
      quantity = case when k.imported_quantity is distinct from excluded.imported_quantity
        then excluded.quantity else k.quantity end`,
  `update stock k set quantity = 0, imported_quantity = 0 from work_stock w
    where k.variant_id = w.variant_id and k.location_id = w.location_id and ${REMOVED}`,
];

export const PRODUCTS: ApplyStep = {
  title: 'products',
  prepare: WORK,
  work: 'product_batches',
  statements: [...CATALOG, ...COUNTS],
};

/** After all products, since they name each other. */
export const LINKS: ApplyStep = {
  title: 'links between products',
  prepare: [],
  work: 'work_products',
  statements: [
    `update products p set variants_of = named.id from work_products w left join products named on named.sku = w.variants_of
      where p.id = w.id and ${PUT} and p.variants_of is distinct from named.id`,
    `delete from related_products r using work_products w where r.product_id = w.id and ${PUT}`,
    `insert into related_products (product_id, related_id, position)
      select w.id, p.id, named.place - 1 from work_products w
      cross join lateral jsonb_array_elements_text(w.related) with ordinality as named(sku, place)
      join products p on p.sku = named.sku where ${PUT}`,
  ],
};
