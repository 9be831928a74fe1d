import type { DeliveryCalendar } from '../../domain/fulfilment/delivery-calendar';
import type { TimeSlot } from '../../domain/fulfilment/time-slot';
import type { CalendarDate } from '../../domain/shared/calendar-date';
import type { CallFailure, Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';

/** A location and a speed label, by which the cart is grouped. */
export interface CalendarRequest {
  readonly locationId: string;
  readonly speedLabel: string;
}

export interface SlotRequest {
  readonly date: CalendarDate;
  readonly locationId: string;
  readonly zipcode: string;
}

/** The dates and slots of deliveries. */
export abstract class DeliveryCalendars {
  abstract calendarsFor(
    requests: readonly CalendarRequest[],
  ): Promise<Result<readonly DeliveryCalendar[], CallFailure>>;
  /** Empty whenever there is no slot, whatever the reason. */
  abstract slotsOn(request: SlotRequest): Promise<Result<readonly TimeSlot[], Unavailable>>;
}
