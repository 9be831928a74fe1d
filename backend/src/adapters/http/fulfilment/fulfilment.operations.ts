import { DeliveryCalendars } from '../../../application/fulfilment/delivery-calendars.port';
import { ListDriverSlots } from '../../../application/fulfilment/list-driver-slots';
import {
  NextDeliveryDates,
  type NextDeliveryQuery,
} from '../../../application/fulfilment/next-delivery-dates';
import { optionalId } from '../optional-id';
import { SPEED_TYPES } from '../../../domain/shared/speed-type';
import type { Operations } from '../operation';
import type { Services } from '../services';

const NO_SLOTS = 'No Slots are available!';

/** Driver slots and the delivery calendar: BD-04, BD-43. */
export function fulfilmentOperations({ data, clock }: Services): Operations {
  const listDriverSlots = new ListDriverSlots(data, clock);
  const nextDeliveryDates = new NextDeliveryDates(data.get(DeliveryCalendars), clock);
  return {
    listDriverSlots: async ({ body }) => {
      const result = await listDriverSlots.execute({
        date: body.order_date,
        locationId: optionalId(body.vendor_loc_id),
        vendorId: optionalId(body.vendor_id),
        zipcode: body.zipcode,
      });
      if ('slots' in result) return result.slots.map(({ start, end }) => ({ start, end }));
      // Both forms are documented, and the calendar of a location chooses between them (X-048, DEMO-41).
      return result.rules.includes('message') ? { message: NO_SLOTS } : { code: -1, message: NO_SLOTS };
    },
    getNextDeliveryDates: async ({ body }) => {
      const vendors = Array.isArray(body) ? body : body.vendors;
      const queries = vendors.map((vendor) => ({
        id: optionalId(vendor.vendor_id) ?? 0,
        speed: speedOf(vendor.delivery_type),
      }));
      const dates = await nextDeliveryDates.execute(queries);
      const response = dates.map(({ date, holidays }, index) => ({
        vendor_id: vendors[index]?.vendor_id ?? '',
        delivery_type: vendors[index]?.delivery_type ?? '',
        delivery_date: date,
        holidays,
      }));
      return { status: 1, response };
    },
  };
}

/** undefined for a label that no speed has. */
const speedOf = (label: string): NextDeliveryQuery['speed'] =>
  label === 'Dine-In' ? 'dine-in' : SPEED_TYPES.find((speed) => speed === label);
