import { CurrentValue } from '../shared/current-value';

/** The publishable key in this browser's storage, encrypted (STORE-24, PAY-38); blank if there is none. */
export abstract class CurrentPaymentKey extends CurrentValue<string> {}
