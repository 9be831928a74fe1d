import { CurrentValue } from '../shared/current-value';

/** The publishable key as this browser keeps it, enciphered (STORE-24, PAY-38); blank when there is none. */
export abstract class CurrentPaymentKey extends CurrentValue<string> {}
