import type { OrderDraft } from '../../../src/domain/checkout/order-draft';
import { Money } from '../../../src/domain/shared/money';
import { fromState, samples } from '../support/from-state';
import { draft } from './order-draft';
import { onDelivery, onDeliveryBody } from './order-payment';

/** Jane redeems one bottle from her wallet at half past twelve, which costs her nothing. */
export const redemption: OrderDraft = {
  ...draft(onDelivery),
  visitTime: '12:30',
  deliveries: [
    {
      lineId: samples.lineId,
      locationId: '11',
      date: samples.sameDayDate,
      timeSlot: null,
      deliveryFee: Money.zero,
    },
  ],
};
export const redemptionBody = {
  ...onDeliveryBody,
  pickup_date: fromState('sameDayDate'),
  time_slot: '12:30',
  deliverable: [
    {
      item_id: fromState('lineId'),
      vendor_loc_id: '11',
      date: fromState('sameDayDate'),
      shipping_amount: '0.00',
    },
  ],
};
