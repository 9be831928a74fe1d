import { z } from 'zod';
import {
  address,
  addresses,
  cents,
  flag,
  id,
  ids,
  integer,
  json,
  jsonText,
  lines,
  oneOf,
  optional,
  sku,
  skus,
  text,
  usually,
} from '../column';
import type { FileFormat } from '../file-format';
import { REVIEWS, reviewsExpected, SPEED } from './shared-columns';

const SCALES = z.array(z.strictObject({ label: jsonText(100), value: z.number().min(0).max(100) })).max(20);
const scalesExpected = 'objects with label and value (0 to 100)';
const scales = (about: string) => optional(json(about, SCALES, scalesExpected));
const numberOf = (what: string) =>
  optional(id(`number of the ${what}, part of addresses; without one the shop chooses it. It never changes`));

export const PRODUCTS: FileFormat = {
  name: 'products',
  about: 'What is sold, as one page each.',
  whenMissing: 'is withdrawn from sale (`active` becomes `false`)',
  key: ['sku'],
  unique: 'id',
  references: {
    categories: { file: 'categories', column: 'id' },
    related: { file: 'products', column: 'sku' },
    variants_of: { file: 'products', column: 'sku' },
  },
  columns: {
    sku: sku('identifies the product in these files'),
    id: numberOf('product'),
    name: text('name'),
    type: usually(oneOf('`config` has several variants to choose from', ['config', 'simple']), 'simple'),
    brand: optional(text('brand')),
    product_type: optional(text('type')),
    product_category: optional(text('category as text')),
    country_of_manufacture: optional(text('country')),
    description: usually(lines('plain text', 10_000), ''),
    images: usually(addresses('pictures; the first is the front'), []),
    thumbnail: address('small picture'),
    taste_scale: scales('taste'),
    skill_scale: scales('skill'),
    reviews: usually(json('reviews', REVIEWS, reviewsExpected), []),
    time: optional(text('delivery hint, as `Delivered in about 1 hour`')),
    active: usually(flag('whether it is on sale'), true),
    rank: usually(integer('place in listings, lowest first', 0, 1_000_000_000), 1_000),
    variants_of: optional(sku('its page shows the variants of that product')),
    categories: usually(ids('its most specific categories; those above them are added'), []),
    related: usually(skus('related products, in order'), []),
  },
  rules: [
    {
      column: 'variants_of',
      holds: (row) => row.variants_of === null || row.variants_of !== row.sku,
      expects: 'another product',
    },
  ],
};

export const VARIANTS: FileFormat = {
  name: 'variants',
  about: 'The sizes of a product. A product without variants is not listed.',
  whenMissing: 'is withdrawn from sale: its offers are',
  key: ['sku'],
  unique: 'id',
  references: { product_sku: { file: 'products', column: 'sku' } },
  columns: {
    sku: sku('identifies the variant in these files'),
    id: numberOf('variant'),
    product_sku: sku('its product'),
    bottle_size: text('millilitres as digits, or the name of an option; `0` is never sold', 60),
    maximum_price_cents: optional(cents('former price, struck through')),
    position: usually(integer('place among the product’s sizes', 0, 1_000_000), 0),
  },
};

export const OFFERS: FileFormat = {
  name: 'offers',
  about: 'The price of a variant at a location and speed.',
  whenMissing: 'is withdrawn from sale (`active` becomes `false`)',
  key: ['variant_sku', 'location_id', 'speed'],
  references: {
    variant_sku: { file: 'variants', column: 'sku' },
    location_id: { file: 'locations', column: 'id' },
  },
  columns: {
    variant_sku: sku('the variant'),
    location_id: id('who sells it'),
    speed: oneOf('how fast', SPEED),
    price_cents: cents('price'),
    active: usually(flag('whether it is on sale'), true),
  },
};

export const STOCK: FileFormat = {
  name: 'stock',
  about:
    'How many units a location has. A number that is the same as at the last import leaves the shop’s own count, from which sales are subtracted.',
  whenMissing: 'has no units',
  key: ['variant_sku', 'location_id'],
  references: {
    variant_sku: { file: 'variants', column: 'sku' },
    location_id: { file: 'locations', column: 'id' },
  },
  columns: {
    variant_sku: sku('the variant'),
    location_id: id('where'),
    quantity: integer('units that can be sold', 0, 1_000_000),
    sold_out_message: optional(text('message when an order finds it sold out')),
  },
};
