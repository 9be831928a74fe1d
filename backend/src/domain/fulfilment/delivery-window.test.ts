import { DeliveryCalendar, type LocationDays } from './delivery-calendar';
import { type AreaDelivery, nextWindows } from './delivery-window';

const LEAD_DAYS = { 'Same Day': 0, 'Next Day': 2 };

const at = (time: string, days: Partial<LocationDays> = {}) =>
  new DeliveryCalendar(
    { cutOffHour: 17, rules: [], leadDays: LEAD_DAYS, ...days },
    { date: '2030-06-03', time, hour: Number(time.slice(0, 2)) },
  );

const delivery = (change: Partial<AreaDelivery> = {}): AreaDelivery => ({
  calendar: at('09:00'),
  speeds: ['Same Day'],
  slots: [
    { start: '10:00', end: '12:00', capacity: 2 },
    { start: '16:00', end: '18:00', capacity: 2 },
  ],
  bookings: [],
  ...change,
});

const TODAY = { speed: 'Same Day', date: '2030-06-03', daysAhead: 0 };
const TOMORROW = { speed: 'Same Day', date: '2030-06-04', daysAhead: 1 };

test('a local delivery is possible until the last free slot of the first day with one', () => {
  expect(nextWindows([delivery()])).toEqual([{ ...TODAY, until: '18:00' }]);
  const lateBooked = [{ date: '2030-06-03', start: '16:00', booked: 2 }];
  expect(nextWindows([delivery({ bookings: lateBooked })])).toEqual([{ ...TODAY, until: '12:00' }]);
  const fullyBooked = [...lateBooked, { date: '2030-06-03', start: '10:00', booked: 2 }];
  expect(nextWindows([delivery({ bookings: fullyBooked })])).toEqual([{ ...TOMORROW, until: '18:00' }]);
});

test('slots that have begun, and days after the cut-off hour, do not count [X-049] [BD-43]', () => {
  const late = delivery({ slots: [{ start: '10:00', end: '12:00', capacity: 1 }] });
  expect(nextWindows([{ ...late, calendar: at('10:30') }])).toEqual([{ ...TOMORROW, until: '12:00' }]);
  expect(nextWindows([delivery({ calendar: at('17:00') })])).toEqual([{ ...TOMORROW, until: '18:00' }]);
});

test('days without drivers are skipped [DEMO-40] [DEMO-42]', () => {
  const rules = (['holiday', 'full'] as const).map((kind, days) => ({
    ...{ kind, onDate: null, everyYearOn: null },
    daysFromToday: days,
  }));
  expect(nextWindows([delivery({ calendar: at('09:00', { rules }) })])).toEqual([
    { speed: 'Same Day', date: '2030-06-05', daysAhead: 2, until: '18:00' },
  ]);
});

test('of several locations the earliest counts, and on the same day the one that delivers longest', () => {
  const morning = delivery({ slots: [{ start: '10:00', end: '12:00', capacity: 1 }] });
  const evening = delivery({ slots: [{ start: '18:00', end: '20:00', capacity: 1 }] });
  expect(nextWindows([morning, evening, morning])).toEqual([{ ...TODAY, until: '20:00' }]);
  const closed = delivery({ calendar: at('18:00') });
  expect(nextWindows([closed, morning])).toEqual([{ ...TODAY, until: '12:00' }]);
});

test('each speed has its own day, the earliest first', () => {
  const speeds = delivery({ speeds: ['Next Day', 'Same Day'] });
  expect(nextWindows([speeds])).toEqual([
    { ...TODAY, until: '18:00' },
    { speed: 'Next Day', date: '2030-06-05', daysAhead: 2 },
  ]);
});

test('a speed whose drivers are booked for all days is not offered', () => {
  expect(nextWindows([delivery({ slots: [] })])).toEqual([]);
  expect(nextWindows([])).toEqual([]);
});
