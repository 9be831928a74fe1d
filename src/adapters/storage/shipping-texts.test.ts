import { CalendarDate } from '../../domain/shared/calendar-date';
import { deliveryFrom, deliveryText, slotText, visitFrom, visitText } from './shipping-texts';

const date = CalendarDate.of(2030, 6, 3);

describe('the texts of a shipping choice in the browser', () => {
  it('have the date and time of a visit; other text is ignored [STORE-15]', () => {
    expect(visitText({ date, time: '12:30' })).toBe('2030-06-03 12:30');
    expect(visitText(null)).toBe('');
    expect(visitFrom('2030-06-03 12:30')).toEqual({ date, time: '12:30' });
    const others = ['', 'tomorrow noon', '2030-02-30 12:30', '2030-06-03 07:30', '2030-06-03'];
    for (const text of [...others, 'x'.repeat(5000)]) expect(visitFrom(text)).toBeNull();
  });

  it('have the date and slot of a delivery; a slot that cannot be parsed is none [STORE-16] [STORE-17]', () => {
    const delivery = { date, slot: { start: '12:00', end: '14:00' } };
    expect([deliveryText(delivery), slotText(delivery)]).toEqual(['2030-06-03 12:00', '12:00-14:00']);
    expect([deliveryText({ date, slot: null }), slotText({ date, slot: null })]).toEqual(['2030-06-03', '']);
    expect([deliveryText(null), slotText(null)]).toEqual(['', '']);
    expect(deliveryFrom('2030-06-03 12:00', '12:00-14:00')).toEqual(delivery);
    expect(deliveryFrom('2030-06-03', 'noon')).toEqual({ date, slot: null });
    expect(deliveryFrom('soon', '12:00-14:00')).toBeNull();
  });
});
