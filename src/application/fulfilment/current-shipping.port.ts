import type { ShippingChoice } from '../../domain/fulfilment/shipping-choice';
import { CurrentValue } from '../shared/current-value';

/** Delivery, pick-up or dine-in, as chosen on the delivery options page (STORE-13, STORE-15..23). */
export abstract class CurrentShipping extends CurrentValue<ShippingChoice> {}
