import { getNextDeliveryDates, listDriverSlots } from '@cork-and-petal/sdk';
import { injectable } from 'inversify';
import {
  type CalendarRequest,
  DeliveryCalendars,
  type SlotRequest,
} from '../../../application/fulfilment/delivery-calendars.port';
import type { DeliveryCalendar } from '../../../domain/fulfilment/delivery-calendar';
import type { TimeSlot } from '../../../domain/fulfilment/time-slot';
import { type CallFailure, refused, type Unavailable } from '../../../domain/shared/failure';
import { ok, type Result } from '../../../domain/shared/result';
import { Api } from '../api';
import { callFailed, callUnavailable } from '../http-failure';
import { toCalendar, toSlots } from './to-calendar';

@injectable()
export class HttpDeliveryCalendars extends DeliveryCalendars {
  constructor(private readonly api: Api) {
    super();
  }

  async calendarsFor(
    requests: readonly CalendarRequest[],
  ): Promise<Result<readonly DeliveryCalendar[], CallFailure>> {
    const vendors = requests.map(({ locationId, speedLabel }) => ({
      vendor_id: locationId,
      delivery_type: speedLabel,
    }));
    const answer = await this.api.call(getNextDeliveryDates, { body: { vendors } });
    if (!answer.ok) return callFailed(answer.failure);
    if (!answer.succeeded) return refused(answer.message ?? '');
    return ok((answer.data.response ?? []).flatMap(toCalendar));
  }

  async slotsOn({
    date,
    locationId,
    zipcode,
  }: SlotRequest): Promise<Result<readonly TimeSlot[], Unavailable>> {
    const body = { order_date: date.iso, vendor_loc_id: locationId, zipcode };
    const answer = await this.api.call(listDriverSlots, { body });
    return answer.ok ? ok(toSlots(answer.data)) : callUnavailable(answer.failure);
  }
}
