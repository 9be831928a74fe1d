import {
  NO_SHIPPING_CHOICE,
  type ShippingChoice,
  type FulfilmentType,
} from '../../domain/fulfilment/shipping-choice';
import { deliveryFrom, deliveryText, slotText, visitFrom, visitText } from './shipping-texts';
import type { BrowserStore } from './browser-store';
import { KEYS } from './storage-keys';
import { type Codec, keep, StoredValue } from './stored-value';

const TYPES: readonly FulfilmentType[] = ['delivery', 'pick-up', 'dine-in'];

/** STORE-13, STORE-15..17, STORE-19..23; the three flags follow from the type (SHIP-19..21). */
const codec: Codec<ShippingChoice> = {
  keys: [
    KEYS.shippingType,
    KEYS.retailer,
    KEYS.retailerName,
    KEYS.dineinTime,
    KEYS.timeSlot,
    KEYS.deliveryDateTime,
    KEYS.delivery,
    KEYS.pickup,
    KEYS.dineinpickup,
  ],
  read: ({ local }) => ({
    type: TYPES.find((type) => type === local.get(KEYS.shippingType)) ?? '',
    retailerId: local.get(KEYS.retailer) ?? '',
    retailerName: local.get(KEYS.retailerName) ?? '',
    visit: visitFrom(local.get(KEYS.dineinTime) ?? ''),
    delivery: deliveryFrom(local.get(KEYS.deliveryDateTime) ?? '', local.get(KEYS.timeSlot) ?? ''),
  }),
  write: ({ local }, choice) => {
    keep(local, KEYS.shippingType, choice.type);
    keep(local, KEYS.retailer, choice.retailerId);
    keep(local, KEYS.retailerName, choice.retailerName);
    keep(local, KEYS.dineinTime, visitText(choice.visit));
    keep(local, KEYS.timeSlot, slotText(choice.delivery));
    keep(local, KEYS.deliveryDateTime, deliveryText(choice.delivery));
    local.set(KEYS.delivery, flag(choice.type === 'delivery'));
    local.set(KEYS.pickup, flag(choice.type === 'pick-up'));
    local.set(KEYS.dineinpickup, flag(choice.type === 'dine-in'));
  },
};

const flag = (isSet: boolean): string => (isSet ? '1' : '0');

export const storedShipping = (store: BrowserStore) => new StoredValue(store, codec, NO_SHIPPING_CHOICE);
