import fc from 'fast-check';
import { addDays, firstMomentOf, isCalendarDate, localTime } from './calendar-date';

const days = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

describe('calendar dates', () => {
  it.each([
    '2030-02-29',
    '2030-02-30',
    '2030-13-01',
    '2030-6-3',
    '06/03/2030',
    '2030-06-03T00:00',
    '',
    '9999-99-99',
  ])('refuses %j [BD-04]', (text) => expect(isCalendarDate(text)).toBe(false));

  it('accepts every day that exists [X-052]', () => {
    expect(isCalendarDate('2028-02-29')).toBe(true);
    fc.assert(fc.property(days, (day) => isCalendarDate(day)));
  });

  it('adds and subtracts days, in order [BD-43]', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 400 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
        expect(addDays(day, count) >= day).toBe(true);
      }),
    );
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2030-12-31', 1)).toBe('2031-01-01');
  });

  it('reads the local time of a time zone, across midnight and daylight saving [X-049, X-053]', () => {
    const instant = new Date('2030-06-03T03:30:00Z');
    expect(localTime(instant, 'America/New_York')).toEqual({ date: '2030-06-02', time: '23:30', hour: 23 });
    expect(localTime(instant, 'UTC')).toEqual({ date: '2030-06-03', time: '03:30', hour: 3 });
    expect(localTime(new Date('2030-06-03T04:00:00Z'), 'America/New_York')).toEqual({
      date: '2030-06-03',
      time: '00:00',
      hour: 0,
    });
    expect(localTime(new Date('2030-01-03T05:00:00Z'), 'America/New_York').time).toBe('00:00');
  });
});

describe('a local time', () => {
  const NEW_YORK = 'America/New_York';

  it('occurs twice when the clocks go back: the first occurrence counts', () => {
    expect(firstMomentOf('2030-11-03', '01:30', NEW_YORK)).toEqual(new Date('2030-11-03T05:30:00Z'));
    expect(firstMomentOf('2030-11-03', '02:30', NEW_YORK)).toEqual(new Date('2030-11-03T07:30:00Z'));
  });

  it('is skipped when the clocks go forward: it is taken as an hour later', () => {
    expect(firstMomentOf('2030-03-10', '02:30', NEW_YORK)).toEqual(new Date('2030-03-10T07:30:00Z'));
    expect(firstMomentOf('2030-03-10', '03:30', NEW_YORK)).toEqual(new Date('2030-03-10T07:30:00Z'));
    expect(firstMomentOf('2030-03-10', '01:30', NEW_YORK)).toEqual(new Date('2030-03-10T06:30:00Z'));
  });

  it('is the local time of its first moment in any time zone, unless it is skipped', () => {
    const places = fc.constantFrom(
      NEW_YORK,
      'America/Los_Angeles',
      'Asia/Kolkata',
      'Australia/Lord_Howe',
      'UTC',
    );
    const times = fc.integer({ min: 0, max: 1439 }).map((minutes) => {
      const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
        String(part).padStart(2, '0'),
      );
      return `${hour}:${minute}`;
    });
    const day = fc.integer({ min: 0, max: 3650 }).map((count) => addDays('2026-01-01', count));
    fc.assert(
      fc.property(day, times, places, (date, time, place) => {
        const shown = localTime(firstMomentOf(date, time, place), place);
        const isSkipped = shown.date !== date || shown.time !== time;
        expect(isSkipped ? shown.time > time : true).toBe(true);
      }),
    );
  });
});
