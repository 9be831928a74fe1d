import {
  NO_SHIPPING_CHOICE,
  type ShippingChoice,
  type FulfilmentType,
} from '../../domain/fulfilment/shipping-choice';
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
    dineInTime: local.get(KEYS.dineinTime) ?? '',
    timeSlot: local.get(KEYS.timeSlot) ?? '',
    deliveryDateTime: local.get(KEYS.deliveryDateTime) ?? '',
  }),
  write: ({ local }, choice) => {
    keep(local, KEYS.shippingType, choice.type);
    keep(local, KEYS.retailer, choice.retailerId);
    keep(local, KEYS.retailerName, choice.retailerName);
    keep(local, KEYS.dineinTime, choice.dineInTime);
    keep(local, KEYS.timeSlot, choice.timeSlot);
    keep(local, KEYS.deliveryDateTime, choice.deliveryDateTime);
    local.set(KEYS.delivery, flag(choice.type === 'delivery'));
    local.set(KEYS.pickup, flag(choice.type === 'pick-up'));
    local.set(KEYS.dineinpickup, flag(choice.type === 'dine-in'));
  },
};

const flag = (isSet: boolean): string => (isSet ? '1' : '0');

export const storedShipping = (store: BrowserStore) => new StoredValue(store, codec, NO_SHIPPING_CHOICE);
