import { cents, checked, id, integer, oneOf, optional, pattern, text, usually, zipcode } from '../column';
import type { FileFormat } from '../file-format';
import { DATE, SPEED, TIME } from './shared-columns';

const FLOWS = ['checkout', 'venue'] as const;
const time = (about: string) => pattern(about, TIME, 'a time, as `09:30`');
const AT_LOCATION = { location_id: { file: 'locations', column: 'id' } };

/** A date, a day of every year, or a number of days from today. */
const isDay = (value: string) =>
  (DATE.test(value) && isOfCalendar(value)) ||
  (/^\d\d-\d\d$/.test(value) && isOfCalendar(`2028-${value}`)) ||
  /^\+\d{1,3}$/.test(value);

function isOfCalendar(date: string): boolean {
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}

export const SLOTS: FileFormat = {
  name: 'slots',
  about: 'The daily driver slots of a location, by its own clock.',
  whenMissing: 'is deleted; what is booked stays booked',
  key: ['location_id', 'start_time'],
  references: AT_LOCATION,
  columns: {
    location_id: id('where'),
    start_time: time('from'),
    end_time: time('until'),
    capacity: integer('orders that fit', 0, 100_000),
  },
  rules: [
    {
      column: 'end_time',
      holds: (row) => String(row.end_time) > String(row.start_time),
      expects: 'a time after `start_time`',
    },
  ],
};

export const HOLIDAYS: FileFormat = {
  name: 'holidays',
  about: 'Days on which a location does not deliver, or has no slots.',
  whenMissing: 'is deleted',
  key: ['location_id', 'kind', 'day'],
  references: AT_LOCATION,
  columns: {
    location_id: id('where'),
    kind: usually(
      oneOf('`full`: all slots are booked; `message`, `code`: other ways to say so', [
        'holiday',
        'full',
        'message',
        'code',
      ]),
      'holiday',
    ),
    day: checked(
      'when',
      isDay,
      'a date (`2030-12-24`), a day of every year (`12-25`) or days from today (`+4`)',
    ),
  },
};

export const LOCATION_SPEEDS: FileFormat = {
  name: 'location-speeds',
  about: 'Lead time and delivery fee of a location’s speeds. Without a row: today, and free.',
  whenMissing: 'is deleted',
  key: ['location_id', 'speed'],
  references: AT_LOCATION,
  columns: {
    location_id: id('where'),
    speed: oneOf('how fast', SPEED),
    lead_days: optional(integer('days to the first delivery', 0, 365)),
    delivery_fee_cents: optional(cents('fee of a delivery')),
  },
};

export const DELIVERY_SPEEDS: FileFormat = {
  name: 'delivery-speeds',
  about: 'The speed cards that checkout offers to a zipcode.',
  whenMissing: 'is deleted',
  key: ['zipcode', 'flow', 'speed_id'],
  references: { zipcode: { file: 'zipcodes', column: 'zipcode' } },
  columns: {
    zipcode: zipcode('where to'),
    flow: oneOf('`venue`: dine-in, pick-up and delivery of a venue', FLOWS),
    speed_id: integer('number of the speed: 1, 2, 3 or 10', 1, 100),
    name: text('name'),
    description: usually(text('description', 1_000), ''),
    delivery_fee_cents: cents('fee that the card shows'),
    position: usually(integer('place among the cards', 0, 1_000_000), 0),
  },
};

export const SHIP_METHODS: FileFormat = {
  name: 'ship-methods',
  about: 'The methods of a speed card; a card without one is disabled.',
  whenMissing: 'is deleted',
  key: ['id'],
  references: {
    zipcode: { file: 'zipcodes', column: 'zipcode' },
    location_id: { file: 'locations', column: 'id' },
  },
  columns: {
    id: id('number of the method'),
    zipcode: zipcode('where to'),
    flow: oneOf('as in `delivery-speeds`', FLOWS),
    speed_id: integer('its card', 1, 100),
    location_id: optional(id('location of a pick-up or dine-in; none for a delivery')),
    method: text('name'),
    amount_cents: cents('price'),
    fee_cents: cents('fee'),
    duration: usually(text('how long it takes'), ''),
    dropoff_eta: optional(text('when it arrives')),
    distance: optional(text('miles from the zipcode, for a pick-up')),
    lead_days: usually(integer('further days', 0, 365), 0),
  },
};
