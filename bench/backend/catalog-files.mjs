import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const LOCATIONS = 100;
const ZIPCODES = 1_000;
const DEPARTMENTS = 20;
const CATEGORIES = 200;
const OFFERS_OF_A_VARIANT = 3;

const times = (count, row) => ({
  *[Symbol.iterator]() {
    for (let index = 0; index < count; index += 1) yield* row(index);
  },
});

/** Every second product has two sizes. */
const sizesOf = (index) => (index % 2 === 0 ? [750] : [750, 375]);
const locationOf = (index, offer) => ((index * 3 + offer * 11) % LOCATIONS) + 1;
const categoryOf = (index) => DEPARTMENTS + 1 + (index % CATEGORIES);

const ofEachOffer = (index, row) =>
  sizesOf(index).flatMap((size) =>
    Array.from({ length: OFFERS_OF_A_VARIANT }, (_, offer) =>
      row(`P-${index}-${size}`, locationOf(index, offer), size),
    ),
  );

const product = (index, count) =>
  [
    `P-${index},Product ${index},Brand ${index % 500},"A description, in some words, of product ${index}."`,
    `/media/${index}/1.jpg|/media/${index}/2.jpg,/media/${index}/t.jpg`,
    `${categoryOf(index)}|${categoryOf(index + 1)},P-${(index + 1) % count}|P-${(index + 2) % count},${index % 5_000}`,
  ].join(',');

/**
 * The files of a catalogue.
 * @returns {{ name: string, header: string, rows: Iterable<string> }[]}
 */
const filesOf = (count, extraCents) => [
  { name: 'vendors', header: 'id,name', rows: times(50, (index) => [`${index + 1},Vendor ${index}`]) },
  {
    name: 'locations',
    header: 'id,vendor_id,name,street1,city,state,zipcode,time_zone',
    rows: times(LOCATIONS, (index) => [
      `${index + 1},${(index % 50) + 1},Location ${index},1 Main St,New York,NY,10001,America/New_York`,
    ]),
  },
  {
    name: 'zipcodes',
    header: 'zipcode,city,state,served',
    rows: times(ZIPCODES, (index) => [`${10_000 + index},New York,NY,true`]),
  },
  {
    name: 'service-areas',
    header: 'zipcode,location_id,speed',
    rows: times(ZIPCODES, (index) =>
      [0, 1, 2, 3].map((area) => `${10_000 + index},${locationOf(index, area)},Same Day`),
    ),
  },
  {
    name: 'categories',
    header: 'id,parent_id,name',
    rows: times(1, () => [
      '1017,,ALL',
      ...times(DEPARTMENTS, (index) => [`${index + 1},1017,Department ${index}`]),
      ...times(CATEGORIES, (index) => [
        `${categoryOf(index)},${(index % DEPARTMENTS) + 1},Category ${index}`,
      ]),
    ]),
  },
  {
    name: 'products',
    header: 'sku,name,brand,description,images,thumbnail,categories,related,rank',
    rows: times(count, (index) => [product(index, count)]),
  },
  {
    name: 'variants',
    header: 'sku,product_sku,bottle_size',
    rows: times(count, (index) => sizesOf(index).map((size) => `P-${index}-${size},P-${index},${size}`)),
  },
  {
    name: 'offers',
    header: 'variant_sku,location_id,speed,price_cents',
    rows: times(count, (index) =>
      ofEachOffer(
        index,
        (sku, location, size) => `${sku},${location},Same Day,${size + (index % 9_000) + extraCents}`,
      ),
    ),
  },
  {
    name: 'stock',
    header: 'variant_sku,location_id,quantity',
    rows: times(count, (index) => ofEachOffer(index, (sku, location) => `${sku},${location},${index % 50}`)),
  },
];

/**
 * Writes a catalogue into a folder.
 * @param {string} folder
 * @param {number} count products
 * @param {number} [extraCents] by which each price is higher
 */
export async function writeCatalog(folder, count, extraCents = 0) {
  for (const { name, header, rows } of filesOf(count, extraCents)) {
    const lines = function* () {
      yield `${header}\n`;
      for (const row of rows) yield `${row}\n`;
    };
    await pipeline(Readable.from(lines()), createWriteStream(join(folder, `${name}.csv`)));
  }
}
