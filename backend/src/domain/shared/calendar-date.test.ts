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

  it('knows every day that exists [X-052]', () => {
    expect(isCalendarDate('2028-02-29')).toBe(true);
    fc.assert(fc.property(days, (day) => isCalendarDate(day)));
  });

  it('adds days and takes them off again, in order [BD-43]', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 400 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
        expect(addDays(day, count) >= day).toBe(true);
      }),
    );
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2030-12-31', 1)).toBe('2031-01-01');
  });

  it('reads the wall clock of a place, also across midnight and daylight saving [X-049, X-053]', () => {
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

describe('a time on the wall', () => {
  const NEW_YORK = 'America/New_York';

  it('is shown twice on the night when the clocks go back: the first time counts', () => {
    expect(firstMomentOf('2030-11-03', '01:30', NEW_YORK)).toEqual(new Date('2030-11-03T05:30:00Z'));
    expect(firstMomentOf('2030-11-03', '02:30', NEW_YORK)).toEqual(new Date('2030-11-03T07:30:00Z'));
  });

  it('is never shown on the night when they go forward: it is an hour later then', () => {
    expect(firstMomentOf('2030-03-10', '02:30', NEW_YORK)).toEqual(new Date('2030-03-10T07:30:00Z'));
    expect(firstMomentOf('2030-03-10', '03:30', NEW_YORK)).toEqual(new Date('2030-03-10T07:30:00Z'));
    expect(firstMomentOf('2030-03-10', '01:30', NEW_YORK)).toEqual(new Date('2030-03-10T06:30:00Z'));
  });

  it('is found again on the wall, in any place, but where it was skipped', () => {
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
