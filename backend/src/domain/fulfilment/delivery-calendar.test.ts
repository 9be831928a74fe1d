import fc from 'fast-check';
import { addDays, localTime } from '../shared/calendar-date';
import { type CalendarRule, DeliveryCalendar, type LocationDays } from './delivery-calendar';
import { distinctSlots, freeSlots } from './driver-slots';

const at = (date: string, time = '10:00') => ({ date, time, hour: Number(time.slice(0, 2)) });
const days = (over: Partial<LocationDays> = {}): LocationDays => ({
  cutOffHour: 17,
  rules: [],
  leadDays: { 'Same Day': 0, 'Next Day': 2, 'Farm Direct': 3 },
  ...over,
});
const rule = (over: Partial<CalendarRule>): CalendarRule => ({
  kind: 'holiday',
  onDate: null,
  everyYearOn: null,
  daysFromToday: null,
  ...over,
});

describe('the delivery calendar', () => {
  it('counts the lead time of a speed from today [BD-43]', () => {
    const calendar = new DeliveryCalendar(days(), at('2030-06-03'));
    expect(calendar.nextDate('Same Day')).toBe('2030-06-03');
    expect(calendar.nextDate('Next Day')).toBe('2030-06-05');
    expect(calendar.nextDate()).toBe('2030-06-03');
  });

  it("counts an order from the cut-off hour on as the next day's [BD-43]", () => {
    expect(new DeliveryCalendar(days(), at('2030-06-03', '16:59')).nextDate('Same Day')).toBe('2030-06-03');
    expect(new DeliveryCalendar(days(), at('2030-06-03', '17:00')).nextDate('Same Day')).toBe('2030-06-04');
  });

  it('skips holidays that are given by date, day of the year or distance from today [BD-43, CART-23]', () => {
    const rules = [
      rule({ onDate: '2030-12-24' }),
      rule({ everyYearOn: '12-25' }),
      rule({ daysFromToday: 4 }),
    ];
    const calendar = new DeliveryCalendar(days({ rules }), at('2030-12-22'));
    expect(calendar.nextDate('Next Day')).toBe('2030-12-27');
    expect(calendar.holidays()).toEqual(['2030-12-24', '2030-12-25', '2030-12-26']);
    expect(calendar.delivers('2030-12-25', 'Same Day')).toBe(false);
  });

  it('delivers from the next possible date up to a year ahead [CART-22, CART-24]', () => {
    const calendar = new DeliveryCalendar(days(), at('2030-06-03'));
    expect(calendar.delivers('2030-06-04', 'Next Day')).toBe(false);
    expect(calendar.delivers('2030-06-05', 'Next Day')).toBe(true);
    expect(calendar.delivers('2031-06-03', 'Next Day')).toBe(true);
    expect(calendar.delivers('2031-06-04', 'Next Day')).toBe(false);
  });

  it('never offers a past day or a holiday, whatever the rules are [BD-43]', () => {
    const rules = fc.array(
      fc.integer({ min: 0, max: 40 }).map((daysFromToday) => rule({ daysFromToday })),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(
        rules,
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 20 }),
        (holidays, hour, lead) => {
          const now = at('2030-06-03', `${String(hour).padStart(2, '0')}:00`);
          const calendar = new DeliveryCalendar(
            days({ rules: holidays, leadDays: { 'Next Day': lead } }),
            now,
          );
          const next = calendar.nextDate('Next Day');
          expect(next >= addDays(now.date, lead)).toBe(true);
          expect(calendar.isHoliday(next)).toBe(false);
          expect(calendar.delivers(next, 'Next Day')).toBe(true);
        },
      ),
    );
  });
});

describe('driver slots', () => {
  const slot = (start: string, booked = 0) => ({
    start,
    end: `${Number(start.slice(0, 2)) + 2}:00`,
    capacity: 2,
    booked,
  });
  const starts = (
    calendar: DeliveryCalendar,
    date: string,
    planned = [slot('14:00'), slot('10:00'), slot('12:00', 2)],
  ) => distinctSlots(freeSlots(calendar, date, planned)).map((free) => free.start);

  it('lists slots with room, in order [BD-04]', () => {
    expect(starts(new DeliveryCalendar(days(), at('2030-06-03')), '2030-06-04')).toEqual(['10:00', '14:00']);
  });

  it('lists those of several locations at the same hours once', () => {
    const slots = [slot('12:00'), slot('10:00'), slot('12:00', 1)];
    expect(distinctSlots(slots).map(({ start }) => start)).toEqual(['10:00', '12:00']);
  });

  it('omits slots that have started today [X-049]', () => {
    expect(starts(new DeliveryCalendar(days(), at('2030-06-03', '10:00')), '2030-06-03')).toEqual([
      '10:00',
      '14:00',
    ]);
    expect(starts(new DeliveryCalendar(days(), at('2030-06-03', '10:01')), '2030-06-03')).toEqual(['14:00']);
  });

  it("has none in the past, after today's cut-off, on a holiday, on a full day and beyond the horizon [BD-04, DEMO-40]", () => {
    const rules = [
      rule({ onDate: '2030-06-05' }),
      rule({ kind: 'full', onDate: '2030-06-06' }),
      rule({ kind: 'message', onDate: '2030-06-07' }),
    ];
    const calendar = new DeliveryCalendar(days({ rules }), at('2030-06-03', '17:30'));
    for (const date of ['2030-06-02', '2030-06-03', '2030-06-05', '2030-06-06', '2030-06-07', '2030-07-04'])
      expect(starts(calendar, date)).toEqual([]);
    expect(starts(calendar, '2030-07-03')).toEqual(['10:00', '14:00']);
  });
});

describe('a slot at 2:30 on the night of a daylight-saving change', () => {
  const NIGHT = [
    { start: '01:30', end: '02:30', capacity: 1, booked: 0 },
    { start: '02:30', end: '03:30', capacity: 1, booked: 0 },
  ];
  const timeZone = 'America/New_York';
  const freeAt = (instant: string, date: string, planned = NIGHT) => {
    const now = new Date(instant);
    const calendar = new DeliveryCalendar(days({ cutOffHour: 24 }), localTime(now, timeZone), {
      instant: now,
      timeZone,
    });
    return freeSlots(calendar, date, planned).map(({ start }) => start);
  };

  it('is an hour later when the clock skips it, and over afterwards [BD-04] [X-049]', () => {
    const date = '2030-03-10';
    expect(freeAt('2030-03-09T20:00:00Z', date)).toEqual(['01:30', '02:30']);
    expect(freeAt('2030-03-10T06:59:00Z', date)).toEqual(['02:30']);
    // The clock shows 3:00, half an hour before the slot.
    expect(freeAt('2030-03-10T07:00:00Z', date)).toEqual(['02:30']);
    expect(freeAt('2030-03-10T07:31:00Z', date)).toEqual([]);
  });

  it('is not sold again when its hour repeats [BD-04] [X-049]', () => {
    const date = '2030-11-03';
    expect(freeAt('2030-11-03T05:30:00Z', date)).toEqual(['01:30', '02:30']);
    expect(freeAt('2030-11-03T05:31:00Z', date)).toEqual(['02:30']);
    // 1:15 for the second time: the 1:30 slot is over.
    expect(freeAt('2030-11-03T06:15:00Z', date)).toEqual(['02:30']);
    expect(freeAt('2030-11-03T07:31:00Z', date)).toEqual([]);
  });

  it('has the same capacity as on any other night', () => {
    const full = NIGHT.map((slot) => ({ ...slot, booked: 1 }));
    expect(freeAt('2030-11-03T05:00:00Z', '2030-11-03', full)).toEqual([]);
  });
});
