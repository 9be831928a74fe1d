import { CalendarDate } from '../shared/calendar-date';
import { DeliveryCalendar } from './delivery-calendar';
import { primarySpeed } from './delivery-speed';
import { dollars } from '../../../tests/support/builders/catalog';

const day = (date: number) => CalendarDate.of(2030, 6, date);
const calendar = DeliveryCalendar.of('11', 'Next Day', day(3), [day(4), day(7)]);

describe('a delivery calendar', () => {
  it("is closed before the vendor's next delivery date [CART-22]", () => {
    expect(calendar.allows(day(2), day(1))).toBe(false);
    expect(calendar.allows(day(3), day(1))).toBe(true);
  });

  it('is closed on holidays [CART-23]', () => {
    expect(calendar.allows(day(7), day(1))).toBe(false);
  });

  it('is closed before today, and open today [CART-24]', () => {
    expect(calendar.allows(day(5), day(6))).toBe(false);
    expect(calendar.allows(day(6), day(6))).toBe(true);
  });

  it('is closed beyond the order horizon [CART-22] [SUM-26]', () => {
    expect(calendar.allows(day(1).plusDays(365), day(1))).toBe(true);
    expect(calendar.allows(day(1).plusDays(366), day(1))).toBe(false);
  });

  it('finds the next open day', () => {
    expect(calendar.nextOpenDate(day(4))?.iso).toBe('2030-06-05');
    expect(calendar.nextOpenDate(day(1))?.iso).toBe('2030-06-03');
  });
});

describe('delivery speeds', () => {
  const method = (id: string, amount: string) => ({
    id,
    method: id,
    amount: dollars(amount),
    deliveryDate: '',
    duration: '',
  });
  const speed = (id: number, methods: ReturnType<typeof method>[]) => ({
    id,
    name: '',
    description: '',
    fee: dollars('0'),
    methods,
  });

  it('takes the first speed that has a method [SHIP-10] [SHIP-11]', () => {
    expect(primarySpeed([speed(3, []), speed(2, [method('a', '1.00')])])?.id).toBe(2);
    expect(primarySpeed([speed(3, [])])).toBeNull();
  });
});
