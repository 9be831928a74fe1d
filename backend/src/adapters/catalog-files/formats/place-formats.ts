import { z } from 'zod';
import {
  address,
  checked,
  flag,
  id,
  integer,
  json,
  jsonText,
  lines,
  oneOf,
  optional,
  text,
  usually,
  zipcode,
  zipcodes,
} from '../column';
import type { FileFormat } from '../file-format';
import { SPEED, REVIEWS, reviewsExpected, state } from './shared-columns';

const short = jsonText(200).optional();
const INFO = z.strictObject({
  name: short,
  imageUrl: short,
  website: short,
  vendorWebsite: short,
  websiteUrl: short,
  vendorTelephone: short,
  telephone: short,
});
const ABOUT = z.strictObject({
  locationName: short,
  formattedAddress: short,
  street: short,
  city: short,
  state: short,
  zipcode: short,
  telephone: short,
  description: z.string().max(5_000).optional(),
});

function isTimeZone(name: string): boolean {
  try {
    return name.includes('/') && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

export const VENDORS: FileFormat = {
  name: 'vendors',
  about: 'Who sells: a profile page each.',
  whenMissing: 'stays, and sells nothing once its locations do not',
  key: ['id'],
  columns: {
    id: id('number of the vendor, part of the address of its page'),
    name: text('name'),
    info: optional(
      json('its banner', INFO, `an object with ${Object.keys(INFO.shape).join(', ')}, all optional`),
    ),
    about: optional(
      json('its About tab', ABOUT, `an object with ${Object.keys(ABOUT.shape).join(', ')}, all optional`),
    ),
    delivery_information: optional(lines('how it delivers', 5_000)),
    reviews: usually(json('reviews, oldest first', REVIEWS, reviewsExpected), []),
  },
};

export const LOCATIONS: FileFormat = {
  name: 'locations',
  about: 'Where vendors keep their stock: prices, stock, slots and dates are those of a location.',
  whenMissing: 'sells nothing any more: no pick-up, no dine-in, and its offers are withdrawn',
  key: ['id'],
  references: { vendor_id: { file: 'vendors', column: 'id' } },
  columns: {
    id: id('number of the location'),
    vendor_id: id('whose it is'),
    name: text('name'),
    street1: text('street and number'),
    street2: usually(text('second line'), ''),
    city: text('city'),
    state: state('state'),
    zipcode: zipcode('zipcode of its own address'),
    telephone: optional(text('telephone', 40)),
    time_zone: checked('its time zone', isTimeZone, 'a time zone, as `America/New_York`'),
    star_category: optional(integer('stars of a venue', 1, 5)),
    dine_in: usually(flag('whether drinks are redeemed there'), false),
    pick_up: usually(flag('whether orders are fetched there'), false),
    ready_time: optional(text('when an order can be fetched')),
    cut_off_hour: usually(integer('from this hour on, orders count as the next day’s', 0, 24), 17),
  },
  rules: [
    {
      column: 'star_category',
      holds: (row) => row.dine_in !== true || row.star_category !== null,
      expects: 'stars where `dine_in` is `true`: what is prepaid is redeemed at venues of the same stars',
    },
  ],
};

export const ZIPCODES: FileFormat = {
  name: 'zipcodes',
  about: 'The zipcodes that the shop knows, served or not.',
  whenMissing: 'is not served any more',
  key: ['zipcode'],
  references: { alternatives: { file: 'zipcodes', column: 'zipcode' } },
  columns: {
    zipcode: zipcode('the zipcode'),
    city: usually(text('city'), ''),
    state: usually(state('state'), ''),
    served: usually(flag('whether the shop delivers there'), false),
    invalid: usually(flag('whether the gate refuses it as a mistake'), false),
    invalid_message: optional(text('message of that refusal')),
    home_empty: usually(flag('whether its home page is empty'), false),
    home_message: optional(text('message of the empty home page')),
    dine_in_supported: usually(flag('whether venues are offered there'), false),
    alternatives: usually(zipcodes('served zipcodes that are offered instead, in order'), []),
  },
  rules: [
    {
      column: 'served',
      holds: (row) => !(row.served === true && row.invalid === true),
      expects: '`false` where `invalid` is `true`',
    },
    {
      column: 'city',
      holds: (row) => row.invalid === true || row.city !== '',
      expects: 'a city unless `invalid` is `true`',
    },
  ],
};

export const SERVICE_AREAS: FileFormat = {
  name: 'service-areas',
  about: 'Which location delivers to which zipcode, at which speed.',
  whenMissing: 'is deleted',
  key: ['zipcode', 'location_id', 'speed'],
  references: {
    zipcode: { file: 'zipcodes', column: 'zipcode' },
    location_id: { file: 'locations', column: 'id' },
  },
  columns: {
    zipcode: zipcode('where to'),
    location_id: id('from where'),
    speed: oneOf('how fast', SPEED),
  },
};

export const CATEGORIES: FileFormat = {
  name: 'categories',
  about: 'The tree of categories. Category 1017 is its root, which `/category/ALL` opens.',
  whenMissing: 'leaves the menu',
  key: ['id'],
  references: { parent_id: { file: 'categories', column: 'id' } },
  columns: {
    id: id('number of the category, part of the address of its page'),
    parent_id: optional(id('the category above it')),
    name: text('name'),
    position: usually(integer('place among its siblings', 0, 1_000_000), 0),
    image: optional(address('picture of its card; without one, that of its first product')),
    in_menu: usually(flag('whether the menu has it'), true),
    age_restricted: usually(flag('whether its products are for adults'), true),
    empty_message: optional(text('message of an empty listing')),
    response_code: usually(integer('code of its listing’s answer; other than 1 it is only logged', -1, 1), 1),
  },
};
