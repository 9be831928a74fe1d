import type { DeliveryCalendars } from '../../src/application/fulfilment/delivery-calendars.port';
import { CalendarDate } from '../../src/domain/shared/calendar-date';
import type { CallsOf } from '../support/calls-of';
import { duringSuite, type PortHarness, valueOf } from '../support/port-harness';

export const DELIVERY_CALENDAR_CALLS: CallsOf<DeliveryCalendars> = {
  getNextDeliveryDates: (calendars) => calendars.calendarsFor([{ locationId: '11', speedLabel: 'Same Day' }]),
  listDriverSlots: (calendars) =>
    calendars.slotsOn({ date: CalendarDate.of(2030, 6, 1), locationId: '11', zipcode: '10001' }),
};

const slotsOn = (day: number) => ({
  date: CalendarDate.of(2030, 6, day),
  locationId: '11',
  zipcode: '10001',
});

export function describeDeliveryCalendars(name: string, harness: PortHarness<DeliveryCalendars>): void {
  describe(`delivery calendars, ${name}`, () => {
    duringSuite(harness);

    it('have the first day and the holidays of each vendor location [ENT-41] [CART-22] [CART-23]', async () => {
      const { port } = await harness.given('location 11 delivers from tomorrow with one holiday');
      const [calendar] = valueOf(await port.calendarsFor([{ locationId: '11', speedLabel: 'Next Day' }]));
      expect(calendar).toMatchObject({ locationId: '11', speedLabel: 'Next Day' });
      expect(calendar?.firstDate.iso).toBe('2030-06-02');
      expect(calendar?.holidays.map((holiday) => holiday.iso)).toContain('2030-06-07');
    });

    it('refuse an unknown vendor location', async () => {
      const { port } = await harness.given('location 99 is unknown');
      const answer = await port.calendarsFor([{ locationId: '99', speedLabel: 'Same Day' }]);
      expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    });

    it('list the free slots of a day [ENT-40]', async () => {
      const { port } = await harness.given('vendor location 11 has free driver slots on 2030-06-03');
      const slots = valueOf(await port.slotsOn(slotsOn(3)));
      expect(slots[0]).toEqual({ start: '10:00', end: '12:00' });
    });

    it('have no slot on a fully booked day [ERR-05]', async () => {
      const { port } = await harness.given('vendor location 11 is fully booked on 2030-06-04');
      expect(valueOf(await port.slotsOn(slotsOn(4)))).toEqual([]);
    });
  });
}
