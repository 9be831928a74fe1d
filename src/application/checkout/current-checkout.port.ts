import type { Checkout } from '../../domain/checkout/checkout';
import { CurrentValue } from '../shared/current-value';

/** The checkout in progress, which survives a reload (STATE-02..07, STORE-10..12). */
export abstract class CurrentCheckout extends CurrentValue<Checkout> {}
