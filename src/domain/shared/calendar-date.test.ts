import { CalendarDate } from './calendar-date';

describe('a calendar date', () => {
  it.each(['2030-06-03', '2028-02-29', '2030-12-31'])('parses and formats %s', (iso) => {
    expect(CalendarDate.parse(iso)?.iso).toBe(iso);
  });

  it.each(['2030-02-30', '2030-13-01', '06/03/2030', '', null, 'soon'])('rejects %p', (text) => {
    expect(CalendarDate.parse(text)).toBeNull();
  });

  it('is shown month first', () => {
    expect(CalendarDate.of(2030, 6, 3).shown).toBe('06/03/2030');
  });

  it('adds days across the end of a month and of a year', () => {
    expect(CalendarDate.of(2030, 12, 31).plusDays(1).iso).toBe('2031-01-01');
    expect(CalendarDate.of(2030, 6, 2).isBefore(CalendarDate.of(2030, 6, 10))).toBe(true);
  });
});
