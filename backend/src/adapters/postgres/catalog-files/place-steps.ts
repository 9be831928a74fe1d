import type { CatalogTable } from '../../../application/catalog/catalog-table';
import { type ApplyStep, excluded, PUT, REMOVED } from './apply-step';
import { temporaryTable } from './statements';
import { tableSuffix } from './stored-files';
import { TAX_RULES } from './tax-rule-statements';

/** Rows of a batch: a transaction of well under a second. */
const ROWS_IN_A_BATCH = 5_000;

interface Stored {
  table: string;
  /** Columns of both file and table; those of the key first. */
  columns: string;
  conflict: string;
  /** Instead of deleting what the file lacks. */
  withdraw?: readonly string[];
  /** After the rows were written. */
  also?: readonly string[];
}

const VENDOR_REVIEWS = [
  `delete from vendor_reviews r using work_vendors w where r.vendor_id = w.id and ${PUT}`,
  `insert into vendor_reviews (vendor_id, title, detail, nickname, rating, date)
    select w.id, given.value ->> 'title', given.value ->> 'detail', given.value ->> 'nickname',
      (given.value ->> 'rating')::int, (given.value ->> 'date')::date
    from work_vendors w cross join lateral jsonb_array_elements(w.reviews) with ordinality as given(value, place)
    where ${PUT} order by w.id, given.place`,
];

/** Files whose rows are those of a table. */
const STORED: Readonly<Record<string, Stored>> = {
  vendors: {
    table: 'vendors',
    columns: 'id, name, info, about, delivery_information',
    conflict: 'id',
    also: VENDOR_REVIEWS,
  },
  locations: {
    table: 'locations',
    columns:
      'id, vendor_id, name, street1, street2, city, state, zipcode, telephone, time_zone, star_category, dine_in, pick_up, ready_time, cut_off_hour',
    conflict: 'id',
    withdraw: [
      `update locations t set dine_in = false, pick_up = false from work_locations w where t.id = w.id and ${REMOVED}`,
      `update offers o set active = false from work_locations w where o.location_id = w.id and o.active and ${REMOVED}`,
    ],
  },
  zipcodes: {
    table: 'zipcodes',
    columns:
      'zipcode, city, state, served, invalid, invalid_message, home_empty, home_message, dine_in_supported',
    conflict: 'zipcode',
    withdraw: [
      `update zipcodes t set served = false from work_zipcodes w where t.zipcode = w.zipcode and ${REMOVED}`,
    ],
  },
  'service-areas': {
    table: 'service_areas',
    columns: 'zipcode, location_id, speed',
    conflict: 'zipcode, location_id, speed',
  },
  'state-charges': {
    table: 'state_charges',
    columns:
      'state, tax_basis_points, processing_fee_cents, packaging_fee_cents, bank_charge_basis_points, gst_on_fee_basis_points',
    conflict: 'state',
  },
  slots: {
    table: 'slot_templates',
    columns: 'location_id, start_time, end_time, capacity',
    conflict: 'location_id, start_time',
  },
  'delivery-speeds': {
    table: 'delivery_speeds',
    columns: 'zipcode, flow, speed_id, name, description, delivery_fee_cents, position',
    conflict: 'zipcode, flow, speed_id',
  },
  'ship-methods': {
    table: 'ship_methods',
    columns:
      'id, zipcode, flow, speed_id, location_id, method, amount_cents, fee_cents, duration, dropoff_eta, distance, lead_days',
    conflict: 'id',
  },
  categories: {
    table: 'categories',
    columns: 'id, parent_id, name, position, image, in_menu, age_restricted, empty_message, response_code',
    conflict: 'id',
    withdraw: [
      `update categories t set in_menu = false from work_categories w where t.id = w.id and ${REMOVED}`,
    ],
  },
  banners: {
    table: 'banners',
    columns: 'id, placement, image_url, link, title, position, eyebrow, text, action, tone',
    conflict: 'id',
  },
};

const HOLIDAYS = [
  `delete from calendar_rules r using work_holidays w where r.location_id = w.location_id and r.kind = w.kind
    and coalesce(r.on_date::text, r.every_year_on, '+' || r.days_from_today) = w.day and ${REMOVED}`,
  `insert into calendar_rules (location_id, kind, on_date, every_year_on, days_from_today)
    select w.location_id, w.kind, case when length(w.day) = 10 then w.day::date end,
      case when w.day ~ '^\\d\\d-\\d\\d$' then w.day end, case when w.day like '+%' then substr(w.day, 2)::int end
    from work_holidays w where ${PUT} order by w.location_id, w.kind, w.day`,
];

const ofSpeed = (table: string, column: string, value: string) => [
  `delete from ${table} t using work_location_speeds w where t.location_id = w.location_id and t.speed = w.speed
    and w.batch = :batch and (w.change = 'removed' or w.${value} is null)`,
  `insert into ${table} (location_id, speed, ${column}) select w.location_id, w.speed, w.${value}
    from work_location_speeds w where ${PUT} and w.${value} is not null
    on conflict (location_id, speed) do update set ${column} = excluded.${column}`,
];

/** Files whose rows are stored in another form. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  holidays: HOLIDAYS,
  'tax-rules': TAX_RULES,
  'location-speeds': [
    ...ofSpeed('lead_times', 'days', 'lead_days'),
    ...ofSpeed('shipping_rates', 'amount_cents', 'delivery_fee_cents'),
  ],
  'home-sections': [
    `delete from home_sections t using work_home_sections w where t.category_id = w.category_id and ${REMOVED}`,
    `insert into home_sections (category_id, position, product_ids)
      select w.category_id, w.position, coalesce((select jsonb_agg(p.id order by listed.place)
        from jsonb_array_elements_text(w.product_skus) with ordinality as listed(sku, place)
        join products p on p.sku = listed.sku), '[]')
      from work_home_sections w where ${PUT}
      on conflict (category_id) do update set ${excluded('position, product_ids')}`,
  ],
  store: [
    `update stores t set top_product_id = null from work_store w where t.id = w.id and ${REMOVED}`,
    `insert into stores (id, top_product_id)
      select w.id, (select p.id from products p where p.sku = w.top_product_sku) from work_store w where ${PUT}
      on conflict (id) do update set ${excluded('top_product_id')}`,
  ],
};

/** The step of a file of places, delivery or the home page. */
export function fileStep({ name, key, columns }: CatalogTable): ApplyStep {
  const suffix = tableSuffix(name);
  const others = columns.map((column) => column.name).filter((column) => !key.includes(column));
  // Categories refer to each other, so they are written together.
  const batch = name === 'categories' ? '0' : `(row_number() over () - 1) / ${ROWS_IN_A_BATCH}`;
  const query = `
    select ${batch} as batch, changed.*${others.map((column) => `, s.${column}`).join('')}
    from changed_${suffix} changed left join staged_${suffix} s using (${key.join(', ')})`;
  return {
    title: name,
    prepare: temporaryTable(`work_${suffix}`, query, ['batch']),
    work: `work_${suffix}`,
    statements: OTHERS[name] ?? storedStatements(name),
  };
}

function storedStatements(name: string): readonly string[] {
  const stored = STORED[name];
  if (!stored) throw new Error(`No step writes ${name}.`);
  const { table, columns, conflict, also = [] } = stored;
  const work = `work_${tableSuffix(name)}`;
  const changing = columns
    .split(', ')
    .filter((column) => !conflict.split(', ').includes(column))
    .join(', ');
  const matches = conflict
    .split(', ')
    .map((column) => `t.${column} = w.${column}`)
    .join(' and ');
  const { withdraw = [`delete from ${table} t using ${work} w where ${matches} and ${REMOVED}`] } = stored;
  return [
    ...withdraw,
    `insert into ${table} (${columns}) select ${columns} from ${work} w where ${PUT}
      on conflict (${conflict}) do ${changing === '' ? 'nothing' : `update set ${excluded(changing)}`}`,
    ...also,
  ];
}

/** After all zipcodes, since they name each other. */
export const ALTERNATIVES: ApplyStep = {
  title: 'alternatives of zipcodes',
  prepare: [],
  work: 'work_zipcodes',
  statements: [
    `delete from zipcode_alternatives t using work_zipcodes w where t.zipcode = w.zipcode and ${PUT}`,
    `insert into zipcode_alternatives (zipcode, alternative, position)
      select w.zipcode, named.zipcode, named.place - 1 from work_zipcodes w
      cross join lateral jsonb_array_elements_text(w.alternatives) with ordinality as named(zipcode, place)
      where ${PUT}`,
  ],
};
