import type { DeliveryCalendar } from '../../domain/fulfilment/delivery-calendar';
import type { TimeSlot } from '../../domain/fulfilment/time-slot';
import type { CalendarDate } from '../../domain/shared/calendar-date';
import type { CallFailure, Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';

/** A vendor location and a speed label, as the cart groups by them. */
export interface CalendarRequest {
  readonly locationId: string;
  readonly deliveryType: string;
}

export interface SlotRequest {
  readonly date: CalendarDate;
  readonly locationId: string;
  readonly zipcode: string;
}

/** When vendors deliver. */
export abstract class DeliveryCalendars {
  abstract calendarsFor(
    requests: readonly CalendarRequest[],
  ): Promise<Result<readonly DeliveryCalendar[], CallFailure>>;
  /** Every way of having no slot is an empty list. */
  abstract slotsOn(request: SlotRequest): Promise<Result<readonly TimeSlot[], Unavailable>>;
}
