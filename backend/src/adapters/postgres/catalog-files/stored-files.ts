/** Where the rows of a file of the catalogue are in the database. */
interface StoredFile {
  /** Selects them, with the file's columns. */
  current: string;
  /** Of a row `c` that the file lacks: whether there is something to withdraw or delete. Without it there always is. */
  isLeft?: string;
  /** What kind of change a row `s` is to `c`, which has its key; null if none. Without it: compared by columns. */
  change?: string;
}

const select = (from: string) => (columns: string) => `select ${columns} from ${from}`;

const skuOf = (id: string) => `(select named.sku from products named where named.id = ${id})`;

const VENDORS = `
  select v.id, v.name, v.info, v.about, v.delivery_information,
    coalesce((select jsonb_agg(jsonb_build_object('title', r.title, 'detail', r.detail, 'nickname', r.nickname,
        'rating', r.rating, 'date', r.date) order by r.id)
      from vendor_reviews r where r.vendor_id = v.id), '[]') as reviews
  from vendors v`;

const ZIPCODES = `
  select z.zipcode::text, z.city, z.state::text, z.served, z.invalid, z.invalid_message, z.home_empty, z.home_message,
    z.dine_in_supported, coalesce(named.zipcodes, '[]') as alternatives
  from zipcodes z left join (
    select zipcode, jsonb_agg(alternative::text order by position, alternative) as zipcodes
    from zipcode_alternatives group by zipcode
  ) named using (zipcode)`;

/**
 * The most specific categories: those above them are in the table too. Joined as a whole, since a subquery for each
 * product takes minutes while the statistics of a table that was just filled are missing.
 */
const PRODUCTS = `
  select p.sku, p.id, p.name, p.type, p.brand, p.product_type, p.product_category, p.country_of_manufacture,
    p.description, p.images, p.thumbnail, p.taste_scale, p.skill_scale, p.reviews, p.time, p.active, p.rank,
    shown.sku as variants_of, coalesce(own.ids, '[]') as categories, coalesce(linked.skus, '[]') as related
  from products p
  left join products shown on shown.id = p.variants_of
  left join (
    select c.product_id, jsonb_agg(c.category_id order by c.category_id) as ids from product_categories c
    where not exists (
      select from product_categories lower join categories below on below.id = lower.category_id
      where lower.product_id = c.product_id and below.parent_id = c.category_id)
    group by c.product_id
  ) own on own.product_id = p.id
  left join (
    select r.product_id, jsonb_agg(other.sku order by r.position, other.id) as skus
    from related_products r join products other on other.id = r.related_id group by r.product_id
  ) linked on linked.product_id = p.id`;

const HOLIDAYS = `
  select distinct location_id, kind, coalesce(on_date::text, every_year_on, '+' || days_from_today) as day
  from calendar_rules`;

const LOCATION_SPEEDS = `
  select location_id, speed, t.days as lead_days, r.amount_cents as delivery_fee_cents
  from lead_times t full join shipping_rates r using (location_id, speed)`;

const HOME_SECTIONS = `
  select h.category_id, h.position,
    coalesce((select jsonb_agg(p.sku order by listed.place)
      from jsonb_array_elements_text(h.product_ids) with ordinality as listed(id, place)
      join products p on p.id = listed.id::int), '[]') as product_skus
  from home_sections h`;

/** Stock was counted again if its number is neither that of the last import nor that of the shop. */
const STOCK_CHANGE = `case
  when s.sold_out_message is distinct from c.sold_out_message then 'changed'
  when s.quantity is not distinct from c.imported_quantity then null
  when s.quantity <> c.quantity then 'changed'
  else 'noted' end`;

/** By the name of the file. */
const STORED_FILES: Readonly<Record<string, StoredFile>> = {
  vendors: { current: VENDORS, isLeft: 'false' },
  locations: {
    current: select('locations')(
      'id, vendor_id, name, street1, street2, city, state::text, zipcode::text, telephone, time_zone, star_category, dine_in, pick_up, ready_time, cut_off_hour',
    ),
    isLeft: 'c.dine_in or c.pick_up or exists (select from offers o where o.location_id = c.id and o.active)',
  },
  zipcodes: { current: ZIPCODES, isLeft: 'c.served' },
  'service-areas': { current: select('service_areas')('zipcode::text, location_id, speed') },
  'state-charges': {
    current: select('state_charges')(
      'state::text, tax_basis_points, processing_fee_cents, packaging_fee_cents, bank_charge_basis_points, gst_on_fee_basis_points',
    ),
  },
  'tax-rules': {
    current: select('tax_rules')(
      'country::text, state::text, valid_from::text, tax_basis_points, category_rates, taxed_charges, rounding',
    ),
  },
  slots: { current: select('slot_templates')('location_id, start_time, end_time, capacity') },
  holidays: { current: HOLIDAYS },
  'location-speeds': { current: LOCATION_SPEEDS },
  'delivery-speeds': {
    current: select('delivery_speeds')(
      'zipcode::text, flow, speed_id, name, description, delivery_fee_cents, position',
    ),
  },
  'ship-methods': {
    current: select('ship_methods')(
      'id, zipcode::text, flow, speed_id, location_id, method, amount_cents, fee_cents, duration, dropoff_eta, distance, lead_days',
    ),
  },
  categories: {
    current: select('categories')(
      'id, parent_id, name, position, image, in_menu, age_restricted, empty_message, response_code',
    ),
    isLeft: 'c.in_menu',
  },
  products: { current: PRODUCTS, isLeft: 'c.active' },
  variants: {
    current: select('variants v join products p on p.id = v.product_id')(
      'v.sku, v.id, p.sku as product_sku, v.bottle_size, v.maximum_price_cents, v.position',
    ),
    isLeft: 'exists (select from offers o where o.variant_id = c.id and o.active)',
  },
  offers: {
    current: select('offers o join variants v on v.id = o.variant_id')(
      'v.sku as variant_sku, o.location_id, o.speed, o.price_cents, o.active',
    ),
    isLeft: 'c.active',
  },
  stock: {
    current: select('stock k join variants v on v.id = k.variant_id')(
      'v.sku as variant_sku, k.location_id, k.quantity, k.sold_out_message, k.imported_quantity',
    ),
    isLeft: 'c.quantity > 0',
    change: STOCK_CHANGE,
  },
  banners: {
    current: select('banners')(
      'id, placement, image_url, link, title, position, eyebrow, text, action, tone',
    ),
  },
  'home-sections': { current: HOME_SECTIONS },
  store: {
    current: select('stores')(`id, ${skuOf('stores.top_product_id')} as top_product_sku`),
    isLeft: 'c.top_product_sku is not null',
  },
};

/** The part of table names that stands for a file. */
export const tableSuffix = (name: string): string => name.replaceAll('-', '_');

export function storedFile(name: string): StoredFile {
  const file = STORED_FILES[name];
  if (!file) throw new Error(`No file ${name} in the database.`);
  return file;
}
