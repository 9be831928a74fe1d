import {
  type CalendarRequest,
  DeliveryCalendars,
  type SlotRequest,
} from '../../../src/application/fulfilment/delivery-calendars.port';
import { DeliveryCalendar } from '../../../src/domain/fulfilment/delivery-calendar';
import type { TimeSlot } from '../../../src/domain/fulfilment/time-slot';
import { CalendarDate } from '../../../src/domain/shared/calendar-date';
import { type CallFailure, refused, type Unavailable } from '../../../src/domain/shared/failure';
import { ok, type Result } from '../../../src/domain/shared/result';
import { Outage } from './outage';

/** Same Day from 2030-06-01, anything else from 2030-06-02; location 99 is unknown; 2030-06-04 is fully booked. */
export class FakeDeliveryCalendars extends DeliveryCalendars {
  readonly outage = new Outage();
  readonly slotRequests: SlotRequest[] = [];
  holidays: readonly CalendarDate[] = [CalendarDate.of(2030, 6, 7)];
  slots: readonly TimeSlot[] = [
    { start: '10:00', end: '12:00' },
    { start: '12:00', end: '14:00' },
  ];
  fullyBooked: readonly string[] = ['2030-06-04'];
  /** Calendars arrive when it resolves. */
  delay: Promise<unknown> = Promise.resolve();

  async calendarsFor(
    requests: readonly CalendarRequest[],
  ): Promise<Result<readonly DeliveryCalendar[], CallFailure>> {
    await this.delay;
    if (this.outage.now) return this.outage.now;
    if (requests.some(({ locationId }) => locationId === '99')) return refused('Unknown vendor');
    return ok(
      requests.map(({ locationId, speedLabel }) => {
        const first = CalendarDate.of(2030, 6, speedLabel === 'Same Day' ? 1 : 2);
        return DeliveryCalendar.of(locationId, speedLabel, first, this.holidays);
      }),
    );
  }

  async slotsOn(request: SlotRequest): Promise<Result<readonly TimeSlot[], Unavailable>> {
    this.slotRequests.push(request);
    return this.outage.now ?? ok(this.fullyBooked.includes(request.date.iso) ? [] : this.slots);
  }
}
