/** What the sandbox does with a card. The names are the provider's published test tokens without `tok_`. */
export interface SandboxCard {
  brand: string;
  last4: string;
  /** Refused with this message when it is saved; empty: without a message. */
  declinedWhenSaved?: string;
  /** Saved, and declined with this message when it is charged. */
  declinedWhenCharged?: string;
  /** The provider cannot be reached. */
  unreachable?: boolean;
  /** Saved, and the provider times out when it is charged. */
  timesOut?: boolean;
}

const DECLINED = 'Your card was declined.';

/**
 * The provider's test cards, and three of our own for cases that it does not simulate: no message, unreachable, timeout
 * (DEMO-47).
 */
export const SANDBOX_CARDS: Record<string, SandboxCard> = {
  visa: { brand: 'Visa', last4: '4242' },
  mastercard: { brand: 'Mastercard', last4: '4444' },
  amex: { brand: 'American Express', last4: '0005' },
  discover: { brand: 'Discover', last4: '1117' },
  diners: { brand: 'Diners Club', last4: '0004' },
  jcb: { brand: 'JCB', last4: '0505' },
  unionpay: { brand: 'UnionPay', last4: '0005' },
  chargeDeclined: { brand: 'Visa', last4: '0002', declinedWhenSaved: DECLINED },
  chargeDeclinedInsufficientFunds: {
    brand: 'Visa',
    last4: '9995',
    declinedWhenSaved: 'Your card has insufficient funds.',
  },
  chargeDeclinedExpiredCard: { brand: 'Visa', last4: '0069', declinedWhenSaved: 'Your card has expired.' },
  chargeDeclinedIncorrectCvc: {
    brand: 'Visa',
    last4: '0127',
    declinedWhenSaved: "Your card's security code is incorrect.",
  },
  chargeDeclinedProcessingError: {
    brand: 'Visa',
    last4: '0119',
    declinedWhenSaved: 'An error occurred while processing your card. Try again in a little bit.',
  },
  threeDSecure2Required: {
    brand: 'Visa',
    last4: '3220',
    declinedWhenCharged: 'Your card was declined. This transaction requires authentication.',
  },
  chargeCustomerFail: { brand: 'Visa', last4: '0341', declinedWhenCharged: DECLINED },
  noMessage: { brand: 'Visa', last4: '0010', declinedWhenSaved: '' },
  unreachable: { brand: 'Visa', last4: '0028', unreachable: true },
  silent: { brand: 'Visa', last4: '0036', timesOut: true },
};
