import { DeliveryCalendar } from '../../src/domain/fulfilment/delivery-calendar';
import { refused } from '../../src/domain/shared/failure';
import { CalendarDate } from '../../src/domain/shared/calendar-date';
import { ok } from '../../src/domain/shared/result';
import { contract } from './support/contract';
import { day, eachLike, hour, someText } from './support/matchers';

const outcome = contract('fulfilment');
const listDriverSlots = outcome.with({ call: 'listDriverSlots' });

const NO_SLOTS = 'No Slots are available!';
const slotsOn = (date: CalendarDate) => ({ date, locationId: '11', zipcode: '10001' });
const slotBody = (order_date: string) => ({ order_date, vendor_loc_id: '11', zipcode: '10001' });

listDriverSlots('free slots [BD-04] [API-04] [ENT-40]', {
  given: 'vendor location 11 has free driver slots on 2030-06-03',
  body: slotBody('2030-06-03'),
  answer: eachLike({ start: hour('10:00'), end: hour('12:00') }),
  when: ({ calendars }) => calendars.slotsOn(slotsOn(CalendarDate.of(2030, 6, 3))),
  result: ok([{ start: '10:00', end: '12:00' }]),
});

listDriverSlots('a day that is fully booked [BD-04, X-048] [API-04]', {
  given: 'vendor location 11 is fully booked on 2030-06-04',
  body: slotBody('2030-06-04'),
  answer: { code: -1, message: NO_SLOTS },
  when: ({ calendars }) => calendars.slotsOn(slotsOn(CalendarDate.of(2030, 6, 4))),
  result: ok([]),
});

listDriverSlots('a day without slots, reported without a code [BD-04, X-048]', {
  given: 'vendor location 11 says without a code that 2030-06-05 has no slots',
  body: slotBody('2030-06-05'),
  answer: { message: NO_SLOTS },
  when: ({ calendars }) => calendars.slotsOn(slotsOn(CalendarDate.of(2030, 6, 5))),
  result: ok([]),
});

listDriverSlots('a past day [BD-04]', {
  given: 'vendor location 11 has free driver slots on 2030-06-03',
  body: slotBody('2020-01-01'),
  answer: { code: -1, message: someText('Please choose today or a later date.') },
  when: ({ calendars }) => calendars.slotsOn(slotsOn(CalendarDate.of(2020, 1, 1))),
  result: ok([]),
});

const nextDay = (locationId: string) => [{ locationId, speedLabel: 'Next Day' }];
const nextDayBody = (vendor_id: string) => ({ vendors: [{ vendor_id, delivery_type: 'Next Day' }] });

const [first, holiday] = [CalendarDate.of(2030, 6, 2), CalendarDate.of(2030, 6, 7)];
const calendar = DeliveryCalendar.of('11', 'Next Day', first, [holiday]);

outcome('the days of a location [BD-43] [API-43] [ENT-41]', {
  given: 'location 11 delivers from tomorrow with one holiday',
  call: 'getNextDeliveryDates',
  body: nextDayBody('11'),
  answer: {
    status: 1,
    response: [
      {
        vendor_id: '11',
        delivery_type: 'Next Day',
        delivery_date: day('2030-06-02'),
        holidays: eachLike(day('2030-06-07')),
      },
    ],
  },
  when: ({ calendars }) => calendars.calendarsFor(nextDay('11')),
  result: ok([calendar]),
});

outcome('an unknown location [BD-43]', {
  given: 'location 99 is unknown',
  call: 'getNextDeliveryDates',
  body: nextDayBody('99'),
  answer: { status: 0, message: someText('Vendor not found.') },
  when: ({ calendars }) => calendars.calendarsFor(nextDay('99')),
  result: refused('Vendor not found.'),
});
