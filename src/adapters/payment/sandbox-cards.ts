import type { TestCard } from '../../application/customer/card-tokenizer.port';
import { sandboxCardTexts } from '../../texts/customer/sandbox-card';

interface SandboxCard extends TestCard {
  /** The provider's published token for it, without `tok_`. */
  readonly token: string;
}

/** The provider's published test numbers, and three more for failures that it cannot simulate (DEMO-47). */
export const SANDBOX_CARDS: readonly SandboxCard[] = [
  { number: '4242 4242 4242 4242', outcome: sandboxCardTexts.succeeds('Visa'), token: 'visa' },
  { number: '5555 5555 5555 4444', outcome: sandboxCardTexts.succeeds('Mastercard'), token: 'mastercard' },
  { number: '3782 822463 10005', outcome: sandboxCardTexts.succeeds('American Express'), token: 'amex' },
  { number: '6011 1111 1111 1117', outcome: sandboxCardTexts.succeeds('Discover'), token: 'discover' },
  { number: '3056 930009 0200 04', outcome: sandboxCardTexts.succeeds('Diners Club'), token: 'diners' },
  { number: '3566 0020 2036 0505', outcome: sandboxCardTexts.succeeds('JCB'), token: 'jcb' },
  { number: '6200 0000 0000 0005', outcome: sandboxCardTexts.succeeds('UnionPay'), token: 'unionpay' },
  { number: '4000 0000 0000 0002', outcome: sandboxCardTexts.declinedOnSaving, token: 'chargeDeclined' },
  {
    number: '4000 0000 0000 9995',
    outcome: sandboxCardTexts.insufficientFunds,
    token: 'chargeDeclinedInsufficientFunds',
  },
  { number: '4000 0000 0000 0069', outcome: sandboxCardTexts.expired, token: 'chargeDeclinedExpiredCard' },
  { number: '4000 0000 0000 0127', outcome: sandboxCardTexts.wrongCode, token: 'chargeDeclinedIncorrectCvc' },
  {
    number: '4000 0000 0000 0119',
    outcome: sandboxCardTexts.processingError,
    token: 'chargeDeclinedProcessingError',
  },
  {
    number: '4000 0000 0000 0341',
    outcome: sandboxCardTexts.declinedOnOrdering,
    token: 'chargeCustomerFail',
  },
  {
    number: '4000 0000 0000 3220',
    outcome: sandboxCardTexts.asksForConfirmation,
    token: 'threeDSecure2Required',
  },
  { number: '4000 0000 0000 0010', outcome: sandboxCardTexts.noMessage, token: 'noMessage' },
  { number: '4000 0000 0000 0028', outcome: sandboxCardTexts.unreachable, token: 'unreachable' },
  { number: '4000 0000 0000 0036', outcome: sandboxCardTexts.silent, token: 'silent' },
];

export const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

export const sandboxCard = (number: string): SandboxCard | undefined =>
  SANDBOX_CARDS.find((card) => digitsOf(card.number) === digitsOf(number));

/** Brands by prefix of the numbers above, spelt as by the provider. */
const BRANDS: readonly (readonly [string, string])[] = [
  ['4', 'Visa'],
  ['5', 'Mastercard'],
  ['37', 'American Express'],
  ['6011', 'Discover'],
  ['30', 'Diners Club'],
  ['35', 'JCB'],
  ['62', 'UnionPay'],
];

export const brandOf = (number: string): string =>
  BRANDS.find(([beginning]) => digitsOf(number).startsWith(beginning))?.[1] ?? '';
